"""What plays are worth: in hints, and in reviews of matches that are over."""

from agurk.server.wire.base import Part


class Worth(Part, frozen=True, kw_only=True):
    """What one legal play is worth to its player, by what he or she knew."""

    cards: tuple[str, ...]
    chance: float
    """The chance to win the match after it, from 0 to 1."""
    error: float
    """The standard error of that; 0 where it follows from what the player knew."""
    loss: float
    """How much less that is than after the best play."""
    loss_error: float
    """The standard error of the loss, which is smaller than those of both chances together."""
    pays: float | None
    """How often its player pays for the last trick; null where that was not counted."""
