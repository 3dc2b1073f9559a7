"""The table as a whole: its log, what viewers get of it, and what it refuses."""

import dataclasses
import gc
import tracemalloc
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from agurk.notation.record import Record
from agurk.notation.replay import state_after
from agurk.rules.actions import BuyIn, Correct, DealOut, Lot, Play, Redeal
from agurk.rules.ahead import claim
from agurk.rules.cards import Card, cards
from agurk.rules.errors import DealError, IllegalAction, PlayersError, TextError, WrongTime
from agurk.rules.events import Corrected, Dealt, MatchOver, Played, Redealt, TrickTaken
from agurk.rules.fairness import promise
from agurk.rules.view import view_of
from agurk.table.acts import AddNonce, Begin, DemandRedeal, Pause, Resume, Sit
from agurk.table.commands import Command
from agurk.table.entries import Entry, actions_of
from agurk.table.errors import Forgotten, LogError, NotYours, Paused, SeatError, Stale
from agurk.table.events import MatchBegun, NonceAdded, RedealDemanded, SecretShown, TakenBack
from agurk.table.sitters import Sitter
from agurk.table.table import Table
from agurk.variants import VARIANTS
from tests.table.tables import corrections, decide, go_on, opened, play_out, tables

DANISH = VARIANTS["danish"]


def dealt(players=3, bots=(), **kind):
    table = opened(players=players, bots=bots, **kind)
    table.deal(at=1.0)
    table.deal(at=2.0)
    return table


def cards_in(value):
    """Yield every card that a value holds, however deep."""
    if isinstance(value, Card):
        yield value
    elif dataclasses.is_dataclass(value):
        for entry in dataclasses.fields(value):
            if entry.name != "variant":
                yield from cards_in(getattr(value, entry.name))
    elif isinstance(value, (tuple, list)):
        for part in value:
            yield from cards_in(part)


# --- the log


@given(tables(), st.data())
def test_any_beginning_of_a_log_folds_to_the_table_of_that_time(table, data):
    known = data.draw(st.integers(1, len(table.log)))
    early = Table.fold(table.log[:known])
    assert early.log == table.log[:known]
    for entry in table.log[known:]:
        early.follow(entry)
    assert early.log == table.log
    assert [early.view(seat) for seat in range(len(table.sitters))] == [
        table.view(seat) for seat in range(len(table.sitters))
    ]
    assert (early.sitters, early.paused, early.nonces) == (
        table.sitters,
        table.paused,
        table.nonces,
    )


@given(tables(), st.data())
def test_what_was_known_and_what_was_missed_are_the_whole(table, data):
    viewer = data.draw(st.sampled_from([None, *range(len(table.sitters))]))
    known = data.draw(st.integers(0, len(table.log)))
    whole = table.since(0, viewer)
    assert whole[:known] + table.since(known, viewer) == whole
    assert [notice.number for notice in whole] == list(range(len(table.log)))


@given(tables())
def test_entries_show_no_card_that_was_not_shown_at_the_table(table):
    for notice in table.since(0):
        shown = {
            card
            for event in notice.events
            if isinstance(event, (Played, TrickTaken, Corrected, TakenBack))
            for card in (*event.cards, *getattr(event, "hand", ()))
        }
        assert {card for event in notice.events for card in cards_in(event)} <= shown
        assert notice.own is None


@given(tables())
def test_a_seat_gets_back_what_it_did_and_nobody_else_does(table):
    for seat in range(len(table.sitters)):
        for notice, entry in zip(table.since(0, seat), table.log, strict=True):
            assert notice.own == (entry.act if entry.who == seat else None)


@given(tables())
def test_the_record_of_a_log_leads_to_the_same_match(table):
    record = Record(
        variant=table.match.variant,
        players=len(table.sitters),
        actions=actions_of(table.log),
    )
    assert state_after(record).match == table.match


@given(tables())
def test_the_secret_is_shown_only_when_a_match_is_over(table):
    secret = b""
    for entry in table.log:
        if isinstance(entry.act, Begin):
            secret = entry.act.secret
        shown = [event for event in entry.events if isinstance(event, SecretShown)]
        assert bool(shown) == any(isinstance(event, MatchOver) for event in entry.events)
        assert bool(shown) == (repr(secret) in repr(entry))


def test_a_table_tells_its_rules_and_its_promise():
    table = opened(secret=bytes(range(32)))
    assert (table.variant, table.promise) == (DANISH, promise(bytes(range(32))))
    random = Random(5)
    while not table.over:
        table.deal(at=0.0) if table.to_deal else decide(table, random)
    table.do(Command(Begin(DANISH, "second", bytes(32))), at=9.0)
    assert table.promise == promise(bytes(32))


@settings(max_examples=10)
@given(st.sampled_from(sorted(VARIANTS)), st.integers(0, 2**32))
def test_a_match_ends_and_its_deals_follow_from_its_secret(variant, seed):
    random = Random(seed)
    table = play_out(opened(variant, VARIANTS[variant].least_players, random.randbytes(32)), random)
    assert table.over
    shown = table.log[-1].events[-1]
    begun = table.log[0].events[0]
    assert isinstance(shown, SecretShown)
    assert isinstance(begun, MatchBegun)
    assert promise(shown.secret) == begun.promise


@pytest.mark.parametrize(
    ("log", "told"),
    [
        pytest.param((), "A log opens with the beginning of a match.", id="empty"),
        pytest.param((Entry(0, Lot(0)),), "A log opens", id="without a beginning"),
        pytest.param(
            (Entry(0, Begin(DANISH, "first", b"short", (Sitter("Ida"), Sitter("Bo")))),),
            "cannot begin: A secret has 32 bytes, not 5",
            id="with an impossible beginning",
        ),
    ],
)
def test_a_log_that_is_none_is_refused(log, told):
    with pytest.raises(LogError, match=told):
        Table.fold(log)


def test_a_log_with_a_gap_is_refused():
    log = dealt().log
    with pytest.raises(LogError, match="Entry 1 is missing; 2 follows"):
        Table.fold((log[0], log[2]))


def test_a_log_with_another_deal_than_the_secret_gives_is_refused():
    log = dealt().log
    hands = log[2].act.hands
    forged = dataclasses.replace(log[2], act=DealOut((*hands[1:], hands[0]), log[2].act.stock))
    with pytest.raises(LogError, match="only what follows from its secret"):
        Table.fold((*log[:2], forged))


# --- a log that is forgotten


@given(tables(), st.data())
def test_a_table_that_forgets_goes_on_as_one_that_does_not(table, data):
    numbers = data.draw(st.lists(st.integers(-1, len(table.log) + 1), max_size=3))
    forgetful = Table.fold(table.log)
    for number in numbers:
        forgetful.forget(number)
    kept = min(max([0, *numbers]), len(table.log))
    assert forgetful.log == table.log[kept:]
    assert forgetful.last == table.last
    for each in (table, forgetful):
        go_on(each, Random(1), 10)
    assert forgetful.log == table.log[kept:]
    assert forgetful.last == table.last
    assert forgetful.since(kept, 0) == table.since(kept, 0)
    assert [forgetful.view(seat) for seat in range(len(table.sitters))] == [
        table.view(seat) for seat in range(len(table.sitters))
    ]


def test_whoever_asks_for_what_is_forgotten_is_told_to_ask_for_a_view():
    table = dealt()
    table.forget(2)
    for number in (-1, 0, 1):
        with pytest.raises(Forgotten, match="ask for a fresh view") as caught:
            table.since(number)
        assert caught.value.first == 2
    assert [notice.number for notice in table.since(2)] == [2]
    table.forget(3)
    assert (table.log, table.last, table.since(3)) == ((), 2, ())


def test_a_command_is_as_stale_as_before_when_the_log_is_forgotten():
    table = dealt()
    turn, known = table.to_act, table.last
    decide(table, Random(1))
    table.forget(table.last + 1)
    assert isinstance(refused(table, Pause(), turn, known), Stale)
    assert isinstance(refused(table, Pause(), turn, table.last + 1), Stale)
    table.do(Command(Pause(), turn, table.last), at=3.0)


def test_a_log_goes_on_from_where_it_was_forgotten():
    table = dealt()
    behind = Table.fold(table.log)
    behind.forget(3)
    decide(table, Random(1))
    with pytest.raises(LogError, match="Entry 3 is missing; 4 follows"):
        behind.follow(dataclasses.replace(table.log[3], number=4))
    behind.follow(table.log[3])
    assert behind.log == table.log[3:]


def test_many_matches_take_no_more_memory_than_one_where_the_log_is_forgotten():
    random, table = Random(4), opened(players=2)
    sizes = []
    tracemalloc.start()
    try:
        for number in range(12):
            while not table.over:
                table.deal(at=0.0) if table.to_deal else decide(table, random)
                table.forget(table.last + 1)
                assert table.log == ()
            gc.collect()
            sizes.append(tracemalloc.get_traced_memory()[0])
            table.do(Command(Begin(DANISH, f"again {number}", random.randbytes(32))), at=0.0)
    finally:
        tracemalloc.stop()
    assert sizes[-1] - sizes[3] < 8_000


# --- commands


def refused(table, act, who=None, on=None):
    before = table.log
    with pytest.raises(Exception) as caught:  # noqa: PT011 - what is raised is looked at
        table.do(Command(act, who, on), at=9.0)
    assert table.log == before
    return caught.value


def test_nobody_plays_for_another_seat():
    table = dealt()
    turn = table.to_act
    play = table.view(turn).actions[0]
    other = (turn + 1) % 3
    error = refused(table, play, other)
    assert isinstance(error, NotYours)
    assert str(error) == f"It is for {table.sitters[turn].name} (seat {turn}) to decide now."
    assert isinstance(refused(table, play), NotYours)


def test_an_illegal_card_is_refused_by_the_rules():
    table = dealt()
    turn = table.to_act
    missing = next(card for card in DANISH.cards if card not in table.view(turn).hand)
    assert isinstance(refused(table, Play(missing.alone), turn), IllegalAction)


@pytest.mark.parametrize("act", [Lot(0), DealOut(()), Redeal()], ids=["lot", "deal", "redeal"])
def test_only_the_table_draws_deals_and_throws_in(act):
    assert isinstance(refused(opened(), act, 0), NotYours)
    assert isinstance(refused(opened(), act), NotYours)


def test_a_decision_when_there_is_none_to_make_is_refused():
    assert isinstance(refused(opened(), BuyIn(accept=True), 0), WrongTime)


@given(st.sampled_from(sorted(VARIANTS)), st.integers(0, 2**32))
@settings(max_examples=30)
def test_a_view_shows_what_the_state_does_whatever_was_seen_before(variant, seed):
    random = Random(seed)
    table = opened(variant, VARIANTS[variant].least_players)
    for _ in range(80):
        go_on(table, random, 1)
        assert table.view(None) == view_of(table._now.state, None)


@given(tables(), st.integers(0, 2**32))
def test_a_view_is_the_same_however_often_and_in_whatever_order_it_is_asked_for(table, seed):
    random = Random(seed)
    seats = [None, *range(len(table.sitters))] * 2
    for _ in range(3):
        random.shuffle(seats)
        fresh = Table.fold(table.log)
        for seat in seats:
            assert table.view(seat) == fresh.view(seat)
        go_on(table, random, 1)


@given(st.sampled_from(sorted(VARIANTS)), st.integers(0, 2**32))
@settings(max_examples=30)
def test_a_table_knows_who_may_claim_as_their_views_do(variant, seed):
    random = Random(seed)
    table = opened(variant, VARIANTS[variant].least_players)
    for _ in range(80):
        go_on(table, random, 1)
        for seat in range(len(table.sitters)):
            assert table.claims(seat) == claim(table.view(seat))


def test_a_seat_that_is_not_there_is_refused():
    table = dealt()
    for error in (
        refused(table, Pause(), 7),
        refused(table, Sit(-1, Sitter("Ola"))),
        refused(table, DemandRedeal(3)),
    ):
        assert isinstance(error, SeatError)
        assert "There are seats 0 to 2" in str(error)
    for ask in (table.view, lambda seat: table.since(0, seat)):
        with pytest.raises(SeatError):
            ask(3)


def test_a_command_made_before_the_match_moved_on_is_stale():
    table = dealt()
    turn, known = table.to_act, table.last
    play = table.view(turn).actions[0]
    table.do(Command(play, turn, known), at=3.0)
    error = refused(table, play, turn, known)
    assert isinstance(error, Stale)
    assert error.last == table.last


def test_a_command_is_not_stale_when_only_people_moved():
    table = dealt()
    known = table.last
    table.do(Command(Sit(0, Sitter("Ola", "sharp"))), at=3.0)
    table.do(Command(table.view(table.to_act).actions[0], table.to_act, known), at=4.0)
    assert table.last == known + 2


def test_a_command_made_on_the_future_is_stale():
    table = dealt()
    assert isinstance(refused(table, Pause(), 0, table.last + 1), Stale)


def test_a_client_that_knows_of_entries_not_there_yet_is_told_so():
    table = dealt()
    assert table.since(table.last + 1) == ()
    with pytest.raises(Stale) as caught:
        table.since(table.last + 2)
    assert caught.value.last == table.last


def test_nothing_is_played_or_dealt_while_the_table_is_paused():
    table = dealt()
    table.do(Command(Pause(), 1), at=3.0)
    assert table.paused
    turn = table.to_act
    assert isinstance(refused(table, table.view(turn).actions[0], turn), Paused)
    assert isinstance(refused(table, Pause()), WrongTime)
    table.do(Command(Resume(), 2), at=4.0)
    decide(table, Random(1))
    assert isinstance(refused(table, Resume()), WrongTime)
    fresh = opened()
    fresh.do(Command(Pause()), at=1.0)
    with pytest.raises(Paused):
        fresh.deal(at=2.0)


def test_the_table_does_not_deal_while_a_player_has_to_decide():
    with pytest.raises(WrongTime):
        dealt().deal(at=3.0)


# --- seats


def test_a_bot_takes_over_a_seat_and_its_owner_takes_it_back():
    table = dealt()
    table.do(Command(Sit(1, Sitter("Bo's bot", "ladder")), 1), at=3.0)
    assert table.sitters[1] == Sitter("Bo's bot", "ladder")
    table.do(Command(Sit(1, Sitter("Bo"))), at=4.0)
    assert table.sitters[1] == Sitter("Bo")
    error = refused(table, Sit(1, Sitter("Ola")), 0)
    assert str(error) == "That is for Bo (seat 1) alone to ask."


@pytest.mark.parametrize("name", ["", "  ", "two\nlines", "x" * 41], ids=repr)
def test_a_name_that_cannot_be_shown_is_refused(name):
    with pytest.raises(SeatError, match="A name has 1 to 40 letters"):
        Sitter(name)


def test_two_of_the_same_name_are_refused():
    assert "Two at the table are called Bo" in str(refused(dealt(), Sit(0, Sitter("BO"))))


def test_too_many_players_are_refused():
    with pytest.raises(PlayersError):
        opened(players=8)


# --- fair deals


def test_words_that_seats_add_change_the_deals():
    plain, salted = opened(), opened()
    (added,) = salted.do(Command(AddNonce(1, "my words"), 1), at=0.5)
    assert added.events == (NonceAdded(1, "my words"),)
    assert salted.nonces == ("", "my words", "")
    for table in (plain, salted):
        while table.to_deal:
            table.deal(at=1.0)
    assert plain.view(0).hand != salted.view(0).hand


def test_words_are_added_before_the_lot_only_and_on_one_line():
    assert isinstance(refused(opened(), AddNonce(1, "two\nlines"), 1), TextError)
    assert isinstance(refused(opened(), AddNonce(1, "x" * 65), 1), TextError)
    assert isinstance(refused(dealt(), AddNonce(1, "late"), 1), WrongTime)


def test_the_dealer_cannot_be_chosen():
    table = opened()
    chosen = Entry(1, Lot((dealt().match.dealer + 1) % 3))
    with pytest.raises(LogError) as caught:
        table.follow(chosen)
    assert isinstance(caught.value.__cause__, DealError)


# --- redeals, corrections, rematches


def test_a_deal_is_thrown_in_when_every_person_calls_it_incorrect():
    table = dealt(bots=(2,))
    hand = table.view(0).hand
    (first,) = table.do(Command(DemandRedeal(0, "eight cards"), 0), at=3.0)
    assert first.events == (RedealDemanded(0, "eight cards"),)
    (second,) = table.do(Command(DemandRedeal(1, "eight cards"), 1), at=4.0)
    assert second.events == (
        RedealDemanded(1, "eight cards"),
        Redealt(table.match.dealer, "eight cards"),
    )
    (again,) = table.deal(at=5.0)
    assert isinstance(again.events[0], Dealt)
    assert table.view(0).hand != hand


def test_a_deal_is_thrown_in_when_the_last_who_did_not_agree_leaves():
    table = dealt(bots=(2,))
    table.do(Command(DemandRedeal(0, "eight cards"), 0), at=3.0)
    (entry,) = table.do(Command(Sit(1, Sitter("Bo", "sharp"))), at=4.0)
    assert entry.events[1:] == (Redealt(table.match.dealer, "eight cards"),)
    assert actions_of(table.log)[-1] == Redeal("eight cards")
    assert Table.fold(table.log).to_deal


@pytest.mark.parametrize(
    "acts",
    [
        pytest.param((), id="nobody has called the deal incorrect"),
        pytest.param((DemandRedeal(0),), id="another person has not agreed"),
    ],
)
def test_no_deal_is_thrown_in_because_somebody_leaves_when(acts):
    table = dealt(players=4)
    for act in (*acts, Sit(1, Sitter("Bo", "sharp"))):
        (entry,) = table.do(Command(act), at=3.0)
    assert len(entry.events) == 1
    assert not table.to_deal


def test_a_demand_counts_no_more_once_a_card_is_played():
    table = dealt(bots=(2,))
    table.do(Command(DemandRedeal(0), 0), at=3.0)
    decide(table, Random(1))
    (entry,) = table.do(Command(Sit(1, Sitter("Bo", "sharp"))), at=4.0)
    assert len(entry.events) == 1


@pytest.mark.parametrize("reason", ["two\nlines", "x" * 101], ids=["two lines", "a long one"])
def test_a_reason_is_a_short_line(reason):
    assert isinstance(refused(dealt(), DemandRedeal(0, reason), 0), TextError)


def test_a_seat_that_calls_a_deal_incorrect_again_has_said_so_once():
    table = dealt(players=3)
    for reason in ("seven cards", "eight cards"):
        table.do(Command(DemandRedeal(0, reason), 0), at=3.0)
    table.do(Command(DemandRedeal(1, "eight cards"), 1), at=4.0)
    assert not table.to_deal
    (entry,) = table.do(Command(DemandRedeal(2, "six cards"), 2), at=5.0)
    assert isinstance(entry.events[-1], Redealt)


def test_who_calls_a_deal_incorrect_is_told_until_a_card_is_played():
    table = dealt()
    for seat in (2, 0, 2):
        table.do(Command(DemandRedeal(seat), seat), at=3.0)
    assert table.demands == (0, 2)
    decide(table, Random(1))
    assert table.demands == ()


def test_demands_do_not_outlive_their_deal():
    table = dealt(bots=(2,))
    table.do(Command(DemandRedeal(0), 0), at=3.0)
    table.do(Command(DemandRedeal(1), 1), at=3.0)
    table.deal(at=4.0)
    (entry,) = table.do(Command(DemandRedeal(0), 0), at=5.0)
    assert entry.events == (RedealDemanded(0, ""),)


def test_a_deal_in_play_is_not_thrown_in():
    table = dealt()
    decide(table, Random(1))
    assert isinstance(refused(table, DemandRedeal(0), 0), WrongTime)


def test_an_illegal_play_is_taken_back_and_shown():
    random = Random(3)
    table = dealt()
    while not (found := corrections(table)):
        table.deal(at=0.0) if table.to_deal else decide(table, random)
    turn = table.to_act
    (entry,) = table.do(Command(found[0], turn), at=3.0)
    assert isinstance(entry.events[0], Corrected)
    assert entry.events[0].cards == found[0].played
    assert set(found[0].played) <= set(table.view(None).known(turn))
    assert table.view(None).known(turn) == table.view(turn).hand
    assert isinstance(refused(table, Correct(cards("2c"), cards("3c")), turn), NotYours)


def test_a_rematch_seats_the_same_people_under_a_new_name_and_secret():
    table = play_out(opened(), Random(5))
    last = table.last
    (entry,) = table.do(Command(Begin(DANISH, "second", bytes(range(32)))), at=9.0)
    assert entry.number == last + 1
    assert entry.events == (MatchBegun(DANISH, "second", table.sitters, promise(bytes(range(32)))),)
    assert table.match.number == 0
    assert actions_of(table.log) == ()
    table.deal(at=10.0)
    assert Table.fold(table.log).log == table.log


def test_no_seat_begins_a_match_since_it_would_know_the_secret():
    table = play_out(opened(), Random(5))
    assert isinstance(refused(table, Begin(DANISH, "second", bytes(32)), 2), NotYours)


@pytest.mark.parametrize("name", ["", " ", "a\nb", "half a character \ud800", "x" * 101])
def test_the_name_of_a_match_is_a_short_line(name):
    with pytest.raises(TextError, match="The name of a match"):
        Table(Begin(DANISH, name, bytes(32), (Sitter("Ida"), Sitter("Bo"))))


def test_a_rematch_waits_for_the_end_and_needs_its_own_name():
    again = Begin(DANISH, "first", bytes(32))
    assert isinstance(refused(dealt(), again), WrongTime)
    assert isinstance(refused(play_out(opened(), Random(5)), again), TextError)


@given(tables(), st.data())
def test_a_log_in_which_another_seat_acts_is_refused(table, data):
    decided = [entry for entry in table.log if isinstance(entry.act, (Play, BuyIn))]
    assume(decided)
    entry = data.draw(st.sampled_from(decided))
    others = [None, *(seat for seat in range(len(table.sitters)) if seat != entry.who)]
    forged = dataclasses.replace(entry, who=data.draw(st.sampled_from(others)))
    with pytest.raises(LogError, match=f"Entry {entry.number} cannot be"):
        Table.fold((*table.log[: entry.number], forged))


def test_a_log_in_which_a_seat_deals_is_refused():
    log = dealt().log
    drawn = next(entry for entry in log if isinstance(entry.act, (Lot, DealOut)))
    with pytest.raises(LogError, match="are the table's own"):
        Table.fold((*log[: drawn.number], dataclasses.replace(drawn, who=0)))
