"""`agurk referee`: whether a disputed card was legal, and what should have been played."""

from agurk.cli.given import check_cards, check_seats, named, read_hand, read_trick
from agurk.cli.options import AsJson, Misused, Rules
from agurk.cli.output import print_json, print_lines
from agurk.rules.cards import Hand, text_of
from agurk.rules.referee import Ruling
from agurk.rules.referee import referee as rule_on
from agurk.rules.trick import Trick
from agurk.rules.variant import Variant
from agurk.text.reasons import reason_text

_STANDARD = Rules()


def referee(
    *,
    trick: str = "",
    played: str,
    remaining: str,
    rules: Rules = _STANDARD,
    json: AsJson = False,
) -> None:
    """Say whether a disputed card was legal, and what should have been played.

    Args:
        trick: The cards played to the trick before, such as "9c"; sets with | between them.
        played: The disputed card, or set.
        remaining: The cards that its player still holds, such as "Kh 2s"; "" for none.
        rules: The rules.
        json: Print JSON.
    """
    variant = rules.chosen()
    with named("--played"):
        play = read_hand(variant, played, "The disputed play")
    with named("--remaining"):
        left = variant.hand_of(remaining)
    with named("--trick"):
        before = read_trick(variant, trick)
    check_seats(variant, len(before) + 1, "The trick with the disputed card")
    check_cards(variant, (play, left, *before))
    if before and len(play) + len(left) < len(before[0]):
        raise Misused(
            f"{len(before[0])} cards were led, more than the {len(play) + len(left)} that the "
            "player held."
        )
    ruling = rule_on(variant, before, play, left)
    reason = reason_text(variant, variant.sort((*play, *left)), before, play, told=True)
    if json:
        plays = [] if ruling.legal else [text_of(play) for play in ruling.should_have]
        print_json({"legal": ruling.legal, "should_have": plays, "reason": reason})
    else:
        print_lines(_answer(ruling, reason))


def ruling_lines(variant: Variant, trick: Trick, played: Hand, remaining: Hand) -> list[str]:
    """Return what the referee says to people about a play already made.

    Args:
        variant: The rules.
        trick: The plays before the disputed one.
        played: The disputed play.
        remaining: The hand that is left.
    """
    before = variant.sort((*played, *remaining))
    reason = reason_text(variant, before, trick, played, told=True)
    return _answer(rule_on(variant, trick, played, remaining), reason)


def _answer(ruling: Ruling, reason: str) -> list[str]:
    """Return the lines for people."""
    from agurk.text.catalogue import words
    from agurk.text.lists import one_of

    say = words("en", "cli")
    if ruling.legal:
        return [say.say("was-legal", {"reason": reason})]
    plays = one_of([" ".join(card.pretty for card in play) for play in ruling.should_have])
    lines = [
        say.say("was-not-legal", {"reason": reason}),
        say.say("should-have", {"plays": plays}),
    ]
    if ruling.witnesses:
        shown = " ".join(card.pretty for card in ruling.witnesses)
        lines.append(say.say("witnesses", {"cards": shown}))
    return lines
