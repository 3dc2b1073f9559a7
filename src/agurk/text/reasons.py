"""Why a play is legal or not, and what may be played, in a sentence.

>>> from agurk.rules.cards import cards
>>> danish, held, trick = Variant(), cards("3c 8d Kh"), (cards("9c"),)
>>> reason_text(danish, held, trick, cards("8d"))
'The 8 is under the 9, and your lowest is the 3.'
>>> duty_text(danish, held, trick)
'Play 9 or higher, or the 3.'
"""

from agurk.rules.cards import Hand
from agurk.rules.choices import Follow, Lead, SetFollow
from agurk.rules.reasons import explain
from agurk.rules.trick import Demand, Trick, demand, legal_plays, meets, to_head
from agurk.rules.variant import Variant
from agurk.text.cards import named, or_higher
from agurk.text.catalogue import words


def reason_text(
    variant: Variant,
    hand: Hand,
    trick: Trick,
    play: Hand,
    language: str = "en",
    *,
    told: bool = False,
) -> str:
    """Return why `play` out of `hand` is legal on `trick`, or why it is not.

    Args:
        variant: The rules.
        hand: The cards held before the play.
        trick: The plays made before.
        play: What is played.
        language: The language.
        told: Whether the sentence speaks of a player whose card lies, not to one about to play.
    """
    reason = explain(variant, hand, trick, play)
    message = f"reason-{reason.value}" + (".told" if told else "")
    return words(language, "reasons").say(message, _filled(variant, hand, trick, play, language))


def duty_text(variant: Variant, hand: Hand, trick: Trick, language: str = "en") -> str:
    """Return what a player holding `hand` may add to `trick`."""
    hand = variant.sort(hand)
    filled = _filled(variant, hand, trick, hand[:1], language)
    asked = demand(variant, trick)
    if asked:
        filled["high"] = or_higher(variant, to_head(variant, trick)[0], language)
    return words(language, "reasons").say(_duty(variant, hand, trick, asked), filled)


def _filled(
    variant: Variant, hand: Hand, trick: Trick, play: Hand, language: str
) -> dict[str, str | int]:
    """Return what the sentences about a play may be filled with."""
    asked = demand(variant, trick)
    number = len(asked) if asked else 1
    shown = named(variant, play, language)
    filled: dict[str, str | int] = {
        "play": shown,
        "Play": shown[:1].upper() + shown[1:],
        "lowest": named(variant, variant.sort(hand)[:number], language),
        "cards": len(play),
        "asked": number,
        "led": "yes" if demand(variant, trick[:1]) == () else "no",
        "equal": "yes" if variant.set_follow is SetFollow.EQUAL else "no",
        "sets": variant.set_follow.value,
    }
    if asked:
        heads = to_head(variant, trick)
        filled["head"] = named(variant, heads, language)
        even = len({variant.strength[card] for card in heads}) == 1
        filled["even"] = "yes" if even else "no"
        filled["reach"] = "yes" if _heading(variant, hand, trick, asked) else "no"
    return filled


def _heading(
    variant: Variant, hand: Hand, trick: Trick, asked: tuple[int, ...]
) -> tuple[Hand, ...]:
    """Return the legal plays that head the trick."""
    return tuple(
        play
        for play in legal_plays(variant, variant.sort(hand), trick)
        if len(play) == len(asked)
        and meets(variant, [variant.strength[card] for card in play], asked)
    )


def _duty(variant: Variant, hand: Hand, trick: Trick, asked: Demand) -> str:
    """Return the name of the message that says what may be played."""
    if len(hand) == 1:
        return "duty-only"
    if asked is None:
        if variant.lead is Lead.SETS:
            return "duty-lead-sets"
        return "duty-lead" if variant.lead is Lead.ANY else "duty-lead-lowest"
    if asked and len(asked) > 1:
        return "duty-set"
    plays = legal_plays(variant, hand, trick)
    heading = _heading(variant, hand, trick, asked) if asked else ()
    if not heading:
        return "duty-lowest"
    if len(plays) == len(hand):
        return "duty-any"
    if variant.follow is Follow.MATCH_FIRST and _equal(variant, heading[-1], asked):
        return "duty-match"
    return "duty-head" if len(heading) == len(plays) else "duty-head-or-lowest"


def _equal(variant: Variant, play: Hand, asked: Demand) -> bool:
    return tuple(variant.strength[card] for card in play) == asked
