"""Values as they may be shown: without the fields that hold cards, secrets, tokens or ids."""

from dataclasses import fields, is_dataclass


def shown(value: object, *unsaid: str) -> str:
    """Return a value as `repr` shows it, without what some of its fields hold.

    >>> from agurk.server.tokens import SeatClaim
    >>> shown(SeatClaim(room="r", seat=1, player="p"), "player")
    "SeatClaim(room='r', seat=1, player=...)"
    """
    parts = (
        f"{name}={'...' if name in unsaid else repr(getattr(value, name))}"
        for name in _names(value)
    )
    return f"{type(value).__name__}({', '.join(parts)})"


def _names(value: object) -> tuple[str, ...]:
    """Return the fields of a dataclass, a named tuple or a message."""
    if is_dataclass(value):
        return tuple(field.name for field in fields(value))
    kind = type(value)
    names: tuple[str, ...] = getattr(kind, "_fields", getattr(kind, "__struct_fields__", ()))
    return names
