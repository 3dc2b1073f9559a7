"""A match of which only a score sheet is known, as lines to read: deal by deal, as far as known."""

from collections.abc import Iterable, Iterator

from agurk.notation.record import Record
from agurk.play.replaying import DealTold, deals_of
from agurk.play.say import Teller
from agurk.rules.events import Event, TrickTaken
from agurk.text.catalogue import words
from agurk.tui.drawing.faces import Faces
from agurk.tui.drawing.lines import Line, line
from agurk.tui.drawing.sheet import cucumbers


def lines(record: Record, language: str) -> list[Line]:
    """Return what a record tells of its deals, and how all stood after each.

    Raises:
        RecordError: if it cannot be counted.
    """
    seat = words(language, "scorekeeper").say
    names = tuple(
        [name or seat("seat", {"seat": str(number)}) for number, name in enumerate(record.names, 1)]
    )
    teller = Teller(record.variant, names, None, Faces(language), language)
    return [each for deal in deals_of(record) for each in _deal(deal, teller)]


def _deal(deal: DealTold, teller: Teller) -> Iterator[Line]:
    """Yield what is known of one deal, and how all stand after it."""
    message = "deal" if deal.number else "set-by-hand"
    heading = words(teller.language, "cli").say(message, {"number": str(deal.number)})
    yield line((_told(deal.before, teller) or heading, "bold $green"))
    for seat, hand in deal.hands.items():
        yield line((f"  {teller.names[seat]}  ", "$ink-2"), teller.pen.cards(hand))
    trick: list[Event] = []
    for event in deal.play:
        trick.append(event)
        if isinstance(event, TrickTaken):
            yield line(_told(trick, teller))
            trick = []
    if trick:
        yield line(_told(trick, teller))
    after = _told(deal.after, teller)
    if after:
        yield line(after)
    yield _standing(deal, teller)
    yield line("")


def _told(events: Iterable[Event], teller: Teller) -> str:
    """Return what happened in one paragraph."""
    return " ".join(filter(None, [teller.tell(event) for event in events]))


def _standing(deal: DealTold, teller: Teller) -> Line:
    """Return how all stand who have taken their seats."""
    standing, variant = deal.match.standing, deal.match.variant
    drawn: Line = ()
    for seat, name in enumerate(teller.names):
        if seat not in deal.absent:
            score = (f"{name} {standing.scores[seat]} ", "bold $ink")
            drawn += (score, *cucumbers(variant.lives, standing.lives[seat]), ("   ", ""))
    return drawn
