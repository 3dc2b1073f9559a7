"""What the cards of a match were worth, as lines to read."""

from collections.abc import Iterator, Sequence

from agurk.notation.record import Record
from agurk.review.reviewing import review
from agurk.review.telling import Teller


def lines(record: Record, language: str) -> list[str]:
    """Return a review of a match.

    Raises:
        AgurkError: if the match cannot be reviewed.
    """
    return list(_told(Teller(review(record), language)))


def _told(teller: Teller) -> Iterator[str]:
    """Yield how well each played, what turned the match, and what cost most."""
    yield from teller.notes()
    yield ""
    heads, rows = teller.accuracy()
    yield teller.say("accuracy")
    yield from _table([heads, *rows])
    yield ""
    yield teller.say("turning")
    yield from [f"  {each}" for each in teller.turns()]
    yield ""
    yield teller.say("costly")
    yield from [f"  {each}" for each in teller.costly() or [teller.say("costly-none")]]


def _table(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        yield (
            "  "
            + "  ".join(f"{cell:<{wide}}" for cell, wide in zip(row, widths, strict=True)).rstrip()
        )
