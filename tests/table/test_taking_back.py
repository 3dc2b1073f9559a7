"""Taking back what one has just played."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from agurk.notation.record import Record
from agurk.notation.verify import Verdict, verify
from agurk.rules.actions import BuyIn, CallKontra, Correct, Exchange, Play
from agurk.rules.errors import AgurkError, WrongTime
from agurk.rules.events import Dealt, MatchOver, Played, TrickTaken
from agurk.rules.fairness import promise
from agurk.rules.match import Phase
from agurk.table.acts import DemandRedeal, Pause, Resume, Sit, TakeBack
from agurk.table.commands import Command
from agurk.table.entries import actions_of
from agurk.table.errors import LogError, NotYours, Paused, SeatError, Stale
from agurk.table.events import TakenBack
from agurk.table.sitters import Sitter
from agurk.table.table import Table
from agurk.variants import VARIANTS
from tests.table.tables import corrections, decide, opened, tables, take_back


def played(table, random=None, until=lambda _: True):
    """Go on until a play that something is true of, and return the seat that made it."""
    random = random or Random(1)
    while True:
        if table.to_deal:
            table.deal(at=1.0)
            continue
        seat, playing = table.to_act, table.match.phase is Phase.PLAY
        decide(table, random)
        if playing and until(table.log[-1].events):
            return seat


def completes_a_trick(events):
    return any(isinstance(event, TrickTaken) and not event.last for event in events)


def ends_a_deal(events):
    return any(isinstance(event, TrickTaken) and event.last for event in events)


def views(table):
    return [table.view(seat) for seat in (None, *range(len(table.sitters)))]


def refused(table, seat, who=None, on=None):
    before = table.log
    with pytest.raises(AgurkError) as caught:
        table.do(Command(TakeBack(seat), seat if who is None else who, on), at=9.0)
    assert table.log == before
    return caught.value


# --- what it leads to


@given(tables())
def test_after_a_play_is_taken_back_everybody_sees_what_was_there_before_it(table):
    if table.match.phase is not Phase.PLAY or table.paused:
        return
    turn, before, actions = table.to_act, views(table), actions_of(table.log)
    decide(table, Random(1))
    if table.may_take_back is None:
        return
    (entry,) = take_back(table)
    play = table.log[-2].act
    assert entry.events == (TakenBack(turn, play.cards),)
    assert views(table) == before
    assert actions_of(table.log) == actions


@given(tables())
def test_a_seat_can_take_back_its_play_only_while_that_is_the_last_of_a_deal_not_over(table):
    last = None
    for entry in table.log:
        if isinstance(entry.act, Play):
            last = entry.who
        elif not isinstance(entry.act, (Sit, Pause, Resume)):
            last = None
    assert table.may_take_back == (None if table.view(None).leader is None else last)
    for seat in range(len(table.sitters)):
        if seat != table.may_take_back:
            assert isinstance(refused(table, seat), Paused if table.paused else WrongTime)


@settings(max_examples=20)
@given(st.sampled_from(sorted(VARIANTS)), st.integers(0, 2**32))
def test_the_record_of_a_match_with_plays_taken_back_is_fair(variant, seed):
    random = Random(seed)
    secret = random.randbytes(32)
    table = opened(variant, VARIANTS[variant].least_players, secret)
    while not table.over:
        if table.may_take_back is not None and random.random() < 0.2:
            take_back(table)
        elif table.to_deal:
            table.deal(at=0.0)
        else:
            decide(table, random)
    record = Record(
        variant=table.match.variant,
        players=len(table.sitters),
        actions=actions_of(table.log),
        match=table.name,
        promise=promise(secret),
        secret=secret.hex(),
    )
    assert verify(record).verdict is Verdict.FAIR
    assert Table.fold(table.log).log == table.log


def test_a_trick_that_the_play_completed_is_open_again():
    table = opened()
    seat = played(table, until=completes_a_trick)
    trick = table.view(None).tricks[-1].plays[:-1]
    take_back(table)
    assert table.to_act == seat
    assert table.view(None).trick == trick


def test_another_card_is_played_and_taken_back_again():
    table, random = opened(), Random(2)
    seat = played(table, random)
    for _ in range(3):
        take_back(table)
        assert table.to_act == seat
        decide(table, random)
    assert [type(event) for entry in table.log[-7:] for event in entry.events] == (
        [Played] + 3 * [TakenBack, Played]
    )


def test_a_deal_whose_first_card_was_taken_back_can_be_called_incorrect():
    table = opened(bots=(1, 2))
    played(table)
    take_back(table)
    table.do(Command(DemandRedeal(0, "eight cards"), 0), at=3.0)
    assert table.to_deal


def test_people_may_come_and_go_before_a_play_is_taken_back():
    table = opened()
    seat = played(table)
    for act in (Sit(1, Sitter("Ola", "sharp")), Pause(), Resume()):
        table.do(Command(act), at=3.0)
    assert table.may_take_back == seat
    take_back(table)
    assert table.to_act == seat
    assert table.sitters[1] == Sitter("Ola", "sharp")


# --- what is refused


def told_that_it_is_too_late(table, seat):
    assert seat != table.may_take_back
    error = refused(table, seat)
    assert isinstance(error, WrongTime)
    assert str(error).startswith("Only the last play can be taken back")


def test_a_play_after_which_another_has_played_stays():
    table = opened()
    seat = played(table)
    assert played(table) != seat
    told_that_it_is_too_late(table, seat)


def test_a_play_after_which_the_taker_has_led_stays():
    table = opened()
    seat = played(table, until=completes_a_trick)
    played(table)
    told_that_it_is_too_late(table, seat)


def test_the_play_that_ended_a_deal_stays_before_and_after_the_next_is_dealt():
    table = opened()
    seat = played(table, until=ends_a_deal)
    told_that_it_is_too_late(table, seat)
    table.deal(at=3.0)
    assert isinstance(table.log[-1].events[0], Dealt)
    told_that_it_is_too_late(table, seat)


def test_the_play_that_ended_a_match_stays():
    table = opened(players=2)
    seat = played(table, until=lambda events: any(isinstance(event, MatchOver) for event in events))
    told_that_it_is_too_late(table, seat)


def test_a_play_is_taken_back_once():
    table = opened()
    seat = played(table)
    take_back(table)
    told_that_it_is_too_late(table, seat)


def test_a_play_made_to_correct_another_stays():
    table, random = opened(), Random(3)
    while not (found := corrections(table)):
        table.deal(at=0.0) if table.to_deal else decide(table, random)
    seat = table.to_act
    table.do(Command(found[0], seat), at=3.0)
    assert isinstance(table.log[-1].act, Correct)
    told_that_it_is_too_late(table, seat)


@pytest.mark.parametrize(
    ("variant", "kind"),
    [
        pytest.param("diku_exchange", Exchange, id="cards changed"),
        pytest.param("ogorek_kontra", CallKontra, id="Kontra answered"),
        pytest.param("gurka_se", BuyIn, id="a buy-in"),
    ],
)
def test_what_is_no_play_stays(variant, kind):
    table, random = opened(variant, players=4), Random(4)
    while not isinstance(table.log[-1].act, kind):
        assert not table.over
        table.deal(at=0.0) if table.to_deal else decide(table, random)
        if not isinstance(table.log[-1].act, Play):
            assert table.may_take_back is None
    told_that_it_is_too_late(table, table.log[-1].who)


def test_nobody_takes_back_for_another_seat():
    table = opened()
    seat = played(table)
    assert isinstance(refused(table, seat, (seat + 1) % 3), NotYours)
    assert isinstance(refused(table, 7), SeatError)


def test_nothing_is_taken_back_while_the_table_is_paused():
    table = opened()
    seat = played(table)
    table.do(Command(Pause(), seat), at=3.0)
    assert isinstance(refused(table, seat), Paused)


def test_what_was_asked_before_the_play_or_the_taking_back_is_stale():
    table = opened()
    seat = played(table)
    known = table.last
    assert isinstance(refused(table, seat, on=known - 1), Stale)
    take_back(table)
    with pytest.raises(Stale):
        table.do(Command(table.view(seat).actions[0], seat, known), at=3.0)


def test_a_log_that_takes_back_what_it_cannot_is_refused():
    table = opened()
    played(table)
    (entry,) = take_back(table)
    with pytest.raises(LogError, match="Entry 3 cannot be: Only the last play"):
        Table.fold((*table.log[:3], replace(entry, number=3)))
    with pytest.raises(LogError, match="Entry 4 cannot be: That is for"):
        Table.fold((*table.log[:4], replace(entry, who=(entry.who + 1) % 3)))
