"""A reason in a sentence that a player understands."""

from agurk.review.reasons import Reason
from agurk.rules.variant import Variant
from agurk.text.cards import named
from agurk.text.catalogue import words

_WORTH_SAYING = 0.02
"""By how much two shares have to differ to be told."""


def why(variant: Variant, reason: Reason, language: str = "en", *, hint: bool = False) -> str:
    """Return why a play is better than another, with numbers.

    Args:
        variant: The rules.
        reason: The facts.
        language: The language.
        hint: Whether it advises before a card is played, and does not tell of one that was.
    """
    say = words(language, "review").say
    better = named(variant, reason.better, language)
    plays: dict[str, str | int] = {
        "better": better,
        "Better": better[:1].upper() + better[1:],
        "worse": named(variant, reason.worse, language),
    }
    told = [say(f"why-{reason.kind.value}{'.hint' if hint else ''}", plays)]
    if reason.pays is not None and reason.pays[1] - reason.pays[0] >= _WORTH_SAYING:
        told.append(say("why-pays", _percent(reason.pays)))
    chances = _percent(reason.chances)
    if chances["better"] != chances["worse"]:
        told.append(say("why-chance", chances))
    return " ".join(told)


def _percent(shares: tuple[float, float]) -> dict[str, str | int]:
    better, worse = [round(100 * share) for share in shares]
    return {"better": better, "worse": worse}
