"""What the screen shows of a play that is taken back."""

import io

from hypothesis import given

from agurk.cli.line.pen import Pen
from agurk.cli.line.sheet import Sheet
from agurk.play.say import Teller
from agurk.rules.cards import cards
from agurk.rules.events import Played
from agurk.table.entries import Entry
from agurk.table.events import TakenBack
from agurk.variants import VARIANTS
from tests.table.tables import tables


def sheet_of(entries):
    sheet = Sheet()
    for entry in entries:
        for event in entry.events:
            sheet.hear(event)
    return sheet


@given(tables())
def test_a_play_that_was_taken_back_does_not_lie_on_the_table(table):
    kept: list[Entry] = []
    for entry in table.log:
        if any(isinstance(event, TakenBack) for event in entry.events):
            place = max(
                place
                for place, each in enumerate(kept)
                if any(isinstance(event, Played) for event in each.events)
            )
            del kept[place]
        else:
            kept.append(entry)
    assert sheet_of(table.log) == sheet_of(kept)


def test_who_takes_back_which_card_is_told():
    teller = Teller(VARIANTS["danish"], ("Ida", "Bo"), 0, Pen(io.StringIO()))
    told = [teller.tell(TakenBack(seat, cards("9c"))) for seat in (0, 1)]
    assert told == ["You take back 9c.", "Bo takes back 9c."]
