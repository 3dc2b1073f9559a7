"""Many deals and matches at once, by the kernel where it was built and in plain Python elsewhere.

Each name is loaded when it is first used, so that a program pays only for what it needs.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from agurk.sim.shape import Shape, shape_of

__all__ = [
    "Shape",
    "shape_of",
]

_HOMES = {
    "agurk.sim.shape": ("Shape", "shape_of"),
}
_HOME = {name: module for module, names in _HOMES.items() for name in names}


def __getattr__(name: str) -> object:
    if name not in _HOME:
        raise AttributeError(f"module 'agurk.sim' has no attribute {name!r}")
    from importlib import import_module  # noqa: PLC0415

    found: object = getattr(import_module(_HOME[name]), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return list(__all__)
