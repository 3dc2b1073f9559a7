"""A dispute about a card that was played, settled by the rules, in sentences."""

from agurk.play.given import Misgiven, check_cards, read_hand, read_trick
from agurk.rules.cards import Hand
from agurk.rules.referee import Ruling
from agurk.rules.referee import referee as rule_on
from agurk.rules.trick import Trick
from agurk.rules.variant import Variant
from agurk.text.catalogue import words
from agurk.text.lists import one_of
from agurk.text.reasons import reason_text


def verdict(
    variant: Variant, trick: str, played: str, left: str, language: str = "en"
) -> list[str]:
    """Return whether a card was legal, why, and what should have been played.

    Raises:
        AgurkError: if what was typed cannot have happened.
    """
    play = read_hand(variant, played, "The disputed play")
    before, remaining = read_trick(variant, trick), variant.hand_of(left)
    check_cards(variant, (play, remaining, *before))
    return ruling_lines(variant, before, play, remaining, language)


def verdict_on(variant: Variant, line: str, language: str = "en") -> list[str]:
    """Return the same for a line such as `9c / 6d / Kh 2s`: trick, played card, cards left.

    Raises:
        AgurkError: if the line is not like this, or what it says cannot have happened.
    """
    parts = [part.strip() for part in line.split("/")]
    if len(parts) != 3:
        raise Misgiven(
            "Write a dispute as trick / played card / cards left, such as dispute 9c / 6d / Kh 2s."
        )
    trick, played, left = parts
    return verdict(variant, trick, played, left, language)


def ruling_lines(
    variant: Variant, trick: Trick, played: Hand, remaining: Hand, language: str = "en"
) -> list[str]:
    """Return what the referee says to people about a play already made.

    Args:
        variant: The rules.
        trick: The plays before the disputed one.
        played: The disputed play.
        remaining: The hand that is left.
        language: The language.
    """
    before = variant.sort((*played, *remaining))
    reason = reason_text(variant, before, trick, played, language, told=True)
    return answer_lines(rule_on(variant, trick, played, remaining), reason, language)


def answer_lines(ruling: Ruling, reason: str, language: str = "en") -> list[str]:
    """Return the lines for people."""
    say = words(language, "cli")
    if ruling.legal:
        return [say.say("was-legal", {"reason": reason})]
    plays = one_of(
        [" ".join(card.pretty for card in play) for play in ruling.should_have], language
    )
    lines = [
        say.say("was-not-legal", {"reason": reason}),
        say.say("should-have", {"plays": plays}),
    ]
    if ruling.witnesses:
        shown = " ".join(card.pretty for card in ruling.witnesses)
        lines.append(say.say("witnesses", {"cards": shown}))
    return lines
