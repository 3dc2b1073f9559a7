"""The deals of a match that is over, once more, at a table of other people."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from agurk.notation.reading import loads as read
from agurk.notation.verify import Verdict, verify
from agurk.notation.writing import dumps as written
from agurk.rules.actions import DealOut, Redeal
from agurk.rules.errors import TextError, WrongTime
from agurk.table.acts import AddNonce, Again, Begin, DemandRedeal
from agurk.table.again import again, steps
from agurk.table.commands import Command
from agurk.table.errors import NoDeal
from agurk.table.lines import dumps, loads
from agurk.table.recording import record_of
from agurk.table.sitters import Sitter
from agurk.table.table import Table
from agurk.variants import VARIANTS
from tests.table.tables import opened, play_out
from tests.table.test_recording import played_with_everything

DANISH = VARIANTS["danish"]
OTHERS = (Sitter("Aino"), Sitter("A", "sharp"), Sitter("B", "sharp"))


def once_more(record, deal=0, name="again"):
    """Return a table with the deals of a record, as it stands when one has been handed out."""
    sitters = tuple(
        Sitter("Aino") if not seat else Sitter(f"Bot {seat}", "sharp")
        for seat in range(record.players)
    )
    secret = bytes.fromhex(record.secret)
    table = Table(Begin(record.variant, name, secret, sitters, again=again(record, deal)))
    for step in steps(table, record, deal):
        if step is None:
            table.deal(at=0.0)
        else:
            table.do(step, at=0.0)
    return table


def dealt(record):
    """Return the hands of each deal."""
    return [action.hands for action in record.actions if isinstance(action, DealOut)]


@settings(max_examples=25)
@given(st.sampled_from(sorted(VARIANTS)), st.integers(0, 2**32), st.data())
def test_a_match_stands_as_it_stood_when_any_deal_had_been_handed_out(variant, seed, data):
    record = record_of(played_with_everything(variant, Random(seed)).log)
    deals = dealt(record)
    deal = data.draw(st.integers(1, len(deals)))
    table = once_more(record, deal)
    folded = record_of(play_out(table, Random(seed)).log)
    begun = next(
        place
        for place, _ in enumerate(record.actions, 1)
        if dealt(replace(record, actions=record.actions[:place])) == deals[:deal]
    )
    assert folded.actions[:begun] == record.actions[:begun]
    assert folded.again == record.match
    assert folded.again_from == deal
    assert verify(folded).verdict is Verdict.NAMED
    assert read(written(folded)) == folded


@settings(max_examples=25)
@given(st.sampled_from(sorted(VARIANTS)), st.integers(0, 2**32))
def test_a_whole_match_has_the_same_lot_and_the_same_seeds(variant, seed):
    record = record_of(played_with_everything(variant, Random(seed)).log)
    folded = record_of(play_out(once_more(record), Random(seed)).log)
    assert (folded.match, folded.again, folded.again_from) == ("again", record.match, 0)
    assert (folded.secret, folded.nonces) == (record.secret, record.nonces)
    assert folded.actions[0] == record.actions[0]
    assert verify(folded).verdict is Verdict.NAMED


def test_a_deal_thrown_in_is_thrown_in_once_more():
    table = opened(bots=(1,))
    for _ in range(2):
        table.deal(at=0.0)
    for seat in (0, 2):
        table.do(Command(DemandRedeal(seat, "face up"), seat), at=0.0)
    record = record_of(play_out(table, Random(5)).log)
    assert isinstance(record.actions[2], Redeal)
    assert dealt(record_of(play_out(once_more(record, 2), Random(6)).log))[:2] == dealt(record)[:2]


def test_the_deals_of_deals_played_again_are_those_of_the_first_match():
    first = record_of(play_out(opened(), Random(5)).log)
    second = record_of(play_out(once_more(first, 2, "second"), Random(6)).log)
    third = once_more(second, 1, "third")
    assert third.again == Again("first", 1, ())
    assert verify(record_of(play_out(third, Random(7)).log)).verdict is Verdict.NAMED


@pytest.mark.parametrize("deal", [-1, 10**6], ids=["before the first", "after the last"])
def test_a_match_is_not_played_from_a_deal_it_never_had(deal):
    record = record_of(play_out(opened(), Random(5)).log)
    with pytest.raises(NoDeal, match=f"deals 1 to {len(dealt(record))}, .* from {deal} on"):
        again(record, deal)


def test_no_words_are_added_to_deals_that_are_known():
    table = opened()
    table.do(Command(AddNonce(1, "mine"), 1), at=0.0)
    table = once_more(record_of(play_out(table, Random(5)).log))
    assert table.nonces == ("", "mine", "")
    with pytest.raises(WrongTime, match="those of an earlier match"):
        table.do(Command(AddNonce(0, "more"), 0), at=0.0)


def test_a_beginning_with_known_deals_comes_back_from_its_line():
    begin = Begin(DANISH, "second", bytes(32), OTHERS, again=Again("first", 3, ("a", "", "b")))
    (entry,) = Table(begin).log
    assert loads(dumps(entry)).act == begin


@pytest.mark.parametrize(
    ("known", "told"),
    [
        pytest.param(Again("second"), "with its own name", id="its own"),
        pytest.param(Again(" "), "1 to 100 letters", id="those of no match"),
        pytest.param(Again("first", -1), "none is played anew from -1", id="from before the first"),
        pytest.param(Again("first", 0, ("a",)), "Each of 3 seats", id="words of too few"),
        pytest.param(Again("first", 0, ("a", "\n", "")), "on one line", id="words on two lines"),
    ],
)
def test_no_match_begins_with_deals_that_are(known, told):
    with pytest.raises(TextError, match=told):
        Table(Begin(DANISH, "second", bytes(32), OTHERS, again=known))


def test_other_matches_have_deals_of_their_own():
    assert opened().again is None
