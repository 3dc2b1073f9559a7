"""`agurk referee`: whether a disputed card was legal, and what should have been played."""

from agurk.cli.options import AsJson, Misused, Rules
from agurk.cli.output import print_json, print_lines
from agurk.play.given import check_cards, check_seats, named, read_hand, read_trick
from agurk.play.ruling import answer_lines
from agurk.rules.cards import text_of
from agurk.rules.referee import referee as rule_on
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
        print_lines(answer_lines(ruling, reason))
