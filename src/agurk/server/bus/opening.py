"""From the URL of a bus to the bus."""

from agurk.server.bus.address import read_address
from agurk.server.bus.base import Bus, BusError
from agurk.server.bus.memory import MemoryBus

IN_PROCESS = frozenset({"", "memory:", "memory://"})
"""The URLs of a bus within one process."""


def open_bus(url: str = "") -> Bus:
    """Return the bus that a URL stands for, not started yet.

    Args:
        url: "" or memory:// for a server of one process; redis://, rediss://, valkey://,
            valkeys:// or unix:// for several, which then share a Redis or Valkey server.

    Raises:
        BusError: if the URL stands for none, or if the driver is not installed.
    """
    if url in IN_PROCESS:
        return MemoryBus()
    address = read_address(url)
    try:
        from agurk.server.bus.redis import RedisBus  # noqa: PLC0415  an extra brings the driver
    except ModuleNotFoundError as error:
        if (error.name or "").split(".")[0] != "redis":
            raise
        raise BusError(
            f"The bus at {address.shown} needs a driver that is not installed; "
            "`pip install 'agurk[redis]'` brings it."
        ) from None
    return RedisBus(address)
