"""The kernel, where it was built; simulations run in plain Python, slower, where it was not.

Setting AGURK_KERNEL=off does without it. Ask `ready()` first, then call `kernel`.
"""

import os
import warnings

__all__ = ["SlowerWarning", "available", "kernel", "ready"]

try:
    from agurk.sim import _kernel as kernel
except ImportError:
    _BUILT = False
else:
    _BUILT = True

_told = False


class SlowerWarning(UserWarning):
    """There is no kernel, so a simulation is slower than it could be."""


def available() -> bool:
    """Tell whether the kernel is there and wanted."""
    return _BUILT and os.environ.get("AGURK_KERNEL") != "off"


def ready() -> bool:
    """Tell whether the kernel is there and wanted, and warn once where it was never built."""
    global _told  # noqa: PLW0603 - once in a process
    if not (_BUILT or _told or os.environ.get("AGURK_KERNEL") == "off"):
        _told = True
        warnings.warn(
            "Agurk was installed without its kernel, so simulations run in plain Python, slower. "
            "Install a C++ compiler, and then Agurk again from its source: "
            "pip install --force-reinstall --no-deps PATH.",
            SlowerWarning,
            stacklevel=2,
        )
    return available()
