"""What simulations need only for some of what they do."""

from agurk.rules.errors import AgurkError


class MissingExtra(AgurkError, ImportError):
    """Something was asked for that needs a package not installed."""

    slug = "missing-extra"


def need_numpy(what: str) -> None:
    """Make sure that numpy is there.

    Args:
        what: What needs it, as a sentence begins.

    Raises:
        MissingExtra: if it is not installed.
    """
    try:
        import numpy as np  # noqa: F401, PLC0415 - only who wants arrays needs it
    except ImportError as missing:
        raise MissingExtra(
            f"{what} need numpy, which is not installed: pip install agurk[sim]."
        ) from missing
