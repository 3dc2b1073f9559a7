"""The same work on many machines: shares of it go out as numbers, and their sums come back.

A share is given by the number of its first deal or match and by how many there are, and sums add
up in any order. So a share that was lost with its worker is done again elsewhere, and what comes
out is the same to the bit as on one machine.
"""

from collections.abc import Callable
from time import perf_counter
from typing import TYPE_CHECKING, Any

from agurk.rules.errors import AgurkError
from agurk.sim.extras import MissingExtra
from agurk.sim.running import Progress, S

if TYPE_CHECKING:
    from distributed import Client

SHORT, LONG = 0.5, 2.0
"""Within how many seconds a share is made larger next time, and from when on smaller."""

SHARES = 2
"""How many shares wait for each thread of the cluster, the one in work included."""

PATIENCE = 10
"""Seconds to wait for a scheduler, and for its first worker."""


class ClusterError(AgurkError, ConnectionError):
    """There is no cluster at an address, nobody works there, or it broke down."""

    slug = "cluster"


def run_there(
    play: Callable[[int, int], S],
    n: int,
    *,
    address: str,
    none: S,
    unit: int = 1,
    progress: Progress | None = None,
) -> S:
    """Play `n` deals, matches or whatever else on a cluster, and return their sums.

    Args:
        play: Plays from a number on so many, and returns their sums; it can be pickled.
        n: How many to play.
        address: Where the scheduler of the cluster listens, such as tcp://10.0.0.7:8786.
        none: The sums of nothing.
        unit: Shares are a multiple of it.
        progress: Told now and then how many are done, and how many there are.

    Raises:
        MissingExtra: if what speaks to a cluster is not installed.
        ClusterError: if there is no cluster, nobody works there, or shares keep being lost.
    """
    distributed = _distributed()
    with _joined(distributed, address) as client:
        threads = sum(client.nthreads().values())
        at = done = 0
        wanted, total = unit, none
        shares: Any = distributed.as_completed()

        def give_out() -> None:
            nonlocal at
            while at < n and shares.count() < SHARES * threads:
                number = min(wanted, n - at)
                shares.add(client.submit(_share, play, at, number, pure=False))
                at += number

        give_out()
        for share in shares:
            sums, number, seconds = _result(distributed, share)
            total += sums
            done += number
            if seconds < SHORT:
                wanted *= 2
            elif seconds > LONG:
                wanted = max(unit, wanted // 2 // unit * unit)
            if progress:
                progress(done, n)
            give_out()
    return total


def _share(play: Callable[[int, int], S], first: int, number: int) -> tuple[S, int, float]:
    """Play one share, on a worker, and tell how long it took."""
    begun = perf_counter()
    sums = play(first, number)
    return sums, number, perf_counter() - begun


def _distributed() -> Any:  # noqa: ANN401 - a module that may be missing
    try:
        import distributed  # noqa: PLC0415 - only who has a cluster needs it
    except ImportError as missing:
        raise MissingExtra(
            "A cluster needs dask.distributed, which is not installed: pip install agurk[cluster]."
        ) from missing
    return distributed


def _joined(distributed: Any, address: str) -> "Client":  # noqa: ANN401 - a module
    """Return a client of the cluster at an address, once somebody works there."""
    try:
        client: Client = distributed.Client(address, timeout=PATIENCE)
    except (OSError, ValueError, ImportError) as error:
        raise ClusterError(
            f"No cluster answers at {address}; start one with `dask scheduler` and "
            "`dask worker ADDRESS`, and name the address that the scheduler prints."
        ) from error
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
    except TimeoutError as error:
        client.close()  # type: ignore[no-untyped-call]
        raise ClusterError(
            f"Nobody works for the scheduler at {address}; start `dask worker {address}` "
            "on each machine."
        ) from error
    return client


def _result(distributed: Any, share: Any) -> Any:  # noqa: ANN401 - untyped futures
    """Return what a share came to; shares lost with a worker have been done again by now."""
    try:
        return share.result()
    except distributed.KilledWorker as error:
        raise ClusterError(
            "The same share was lost again and again, so the run was stopped: "
            "its workers ended one after the other while they had it."
        ) from error
    except distributed.CancelledError as error:
        raise ClusterError("The scheduler went away before all was done.") from error
