"""A hint to whoever plays on this machine, as a picture has it."""

from agurk.rules.view import View
from agurk.tui.picture import Hint, Worth

_SECONDS = 1.0
"""How long it is looked for: as long as servers do unless they are told otherwise."""


def advice(view: View, seed: int, language: str) -> Hint:
    """Return what each play of a view is worth, and why the best is.

    Args:
        view: What the player knows; nothing else is asked.
        seed: What worlds and choices come from, so that asking again tells the same.
        language: The language of the reason.

    Raises:
        NoHint: if it is not for this seat to play a card now.
        VariantError: if the pack is not one that simulations can count.
    """
    # Imported here, since simulations take a moment to load, and most matches need none.
    from agurk.review import hint  # noqa: PLC0415
    from agurk.review.words import why  # noqa: PLC0415
    from agurk.review.worth import Effort  # noqa: PLC0415

    found = hint(view, seed=seed, effort=Effort(seconds=_SECONDS))
    reason = found.reason
    return Hint(
        tuple([Worth(each.cards, each.chance) for each in found.worths.plays]),
        found.best.cards,
        "" if reason is None else why(view.variant, reason, language, hint=True),
    )
