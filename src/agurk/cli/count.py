"""`agurk count`: how many ways the next cards of a deal can be played."""

from pathlib import Path

from agurk.cli.options import AsJson, Misused, Rules
from agurk.cli.output import print_json, print_lines
from agurk.notation.count import count as count_plays
from agurk.notation.count import position, position_text
from agurk.notation.either import one_record
from agurk.rules.deal import Deal
from agurk.rules.match import Phase

_STANDARD = Rules()
_USUAL = 6


def count(
    file: Path | None = None,
    /,
    *,
    deal: str | None = None,
    leader: int = 0,
    trick: str = "",
    number: int = 1,
    depth: int | None = None,
    rules: Rules = _STANDARD,
    json: AsJson = False,
) -> None:
    """Count the ways in which the next 1, 2, 3 ... cards can be played.

    Args:
        file: A record, whose deal is counted from its first card on.
        deal: The cards that each still holds, such as "2s Kh | 3c 9d", instead of a record.
        leader: The place that leads or led the trick, counted from 0.
        trick: The cards played to the trick, such as "9c 2d"; the cards of a set as 9c+9d.
        number: Which deal of the record is counted.
        depth: How many cards ahead; to the end of the deal if that is not far.
        rules: The rules of the deal; a record has its own.
        json: Print JSON.
    """
    at = _position(file, deal, leader, trick, number, rules)
    plays = sum(map(len, at.hands))
    ahead = min(plays, _USUAL) if depth is None else depth
    if not 1 <= ahead <= plays:
        raise Misused(f"{plays} cards are left, so the depth is from 1 to {plays}, not {ahead}.")
    counts = [count_plays(at, cards) for cards in range(1, ahead + 1)]
    if json:
        hands, led_by, played = position_text(at)
        where = {"variant": at.variant.key, "deal": hands, "leader": led_by, "trick": played}
        print_json(where | {"counts": counts})
    else:
        from agurk.text.catalogue import words

        say = words("en", "cli").say
        shown = [f"{ways:,}" for ways in counts]
        cards, ways = say("count-cards"), max([say("count-ways"), *shown], key=len)
        rows = [(cards, say("count-ways")), *((str(at + 1), n) for at, n in enumerate(shown))]
        print_lines(f"{left:>{len(cards)}}  {right:>{len(ways)}}" for left, right in rows)


def _position(  # noqa: PLR0917 - it is given what the command is given
    file: Path | None, deal: str | None, leader: int, trick: str, number: int, rules: Rules
) -> Deal:
    """Return the deal to be counted."""
    if (file is None) == (deal is None):
        raise Misused("Name a record, or the cards that each holds with --deal, and not both.")
    if deal is not None:
        return position(rules.chosen(), deal, leader, trick)
    if file is None or trick or leader or rules != _STANDARD:
        raise Misused("A record says its own rules, leader and trick; name it alone.")
    return _recorded(file, number)


def _recorded(file: Path, number: int) -> Deal:
    """Return a deal of a record before its first card."""
    from agurk.notation import replay

    record = one_record(file)
    if record.partial:
        raise Misused(f"{file} is a score sheet; its hands are not known.")
    for _, state, _ in replay(record):
        match, deal = state.match, state.deal
        if match.number != number or match.phase is not Phase.PLAY:
            continue
        if deal is not None and not deal.begun:
            return deal
    raise Misused(f"{file} has no deal {number} that was played.")
