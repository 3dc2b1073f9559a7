"""Actions by number: what they stand for, and that they choose all there is to choose."""

from random import Random

import pytest

from agurk.bots.plays import different
from agurk.envs.numbering import Numbering, Row, allowed, rank_names
from agurk.envs.plan import plan_of
from agurk.rules.actions import BuyIn, Exchange, Play
from agurk.rules.cards import cards
from agurk.variants import VARIANTS
from tests.envs.moments import decisions


@pytest.mark.parametrize("key", VARIANTS)
def test_every_choice_has_one_row_of_numbers_and_none_begins_another(key):
    plan = plan_of(key, VARIANTS[key].least_players, episode="match")
    numbering = Numbering(plan)
    for at, state in enumerate(decisions(plan, Random(key))):
        if at > 100:
            break
        view = state.view(state.to_act)
        rows = numbering.rows(view)
        assert set(rows.values()) == set(different(view))
        assert all(0 <= number < len(numbering) for row in rows for number in row)
        assert not any(row[:end] in rows for row in rows for end in range(len(row)))


@pytest.mark.parametrize("key", ["gurka_is_exchange", "twenty_two", "diku_exchange", "danish"])
def test_going_on_as_allowed_always_comes_to_a_choice(key):
    random, plan = Random(key), plan_of(key, 2)
    numbering = Numbering(plan)
    for state in decisions(plan, random):
        rows = numbering.rows(state.view(state.to_act))
        row: Row = ()
        while row not in rows:
            row = (*row, random.choice(allowed(rows, row)))
        assert rows[row] in state.actions


@pytest.mark.parametrize("key", ["gurka_is_exchange", "vidivellir", "rassi", "ogorek_kontra"])
def test_a_choice_is_found_again_by_its_numbers(key):
    plan = plan_of(key, 3)
    numbering = Numbering(plan)
    for state in decisions(plan, Random(key)):
        rows = numbering.rows(state.view(state.to_act))
        for row, choice in rows.items():
            wanted = numbering.row(choice)
            found = tuple(numbering.next_in(rows, wanted, row[:at]) for at in range(len(row)))
            assert found == row


def test_an_exchange_of_nothing_is_done_at_once():
    plan = plan_of("rassi", 2)
    numbering = Numbering(plan)
    state = next(decisions(plan, Random(2)))
    assert numbering.rows(state.view(state.to_act))[numbering.names.index("done"),] == Exchange()


@pytest.mark.parametrize(
    ("key", "names"),
    [
        pytest.param("danish", "2 3 4 5 6 7 8 9 T J Q K A", id="one rank each"),
        pytest.param("diku_jokers", "2 3 4 5 6 7 8 9 T J Q K A X", id="jokers above"),
        pytest.param("kurko", "2 3 4 5 6 7 8 9 T J Q K A+X", id="jokers as aces"),
        pytest.param("gurka_is", "2 3 4 5 6d+6h+6s 7 8 9 T J Q K A 6c", id="a six on top"),
    ],
)
def test_ranks_are_called(key, names):
    assert " ".join(rank_names(VARIANTS[key])) == names


def test_what_is_not_played_comes_after_the_ranks():
    names = Numbering(plan_of("gurka_se", 3, episode="match")).names
    assert names[13:] == ("decline", "buy in")
    assert Numbering(plan_of("gurka_se", 3)).names[13:] == ()
    assert Numbering(plan_of("spillemagasinet", 13)).names[13:] == tuple(
        f"deal {size}" for size in range(1, 5)
    )


@pytest.mark.parametrize(
    ("choice", "row"),
    [
        pytest.param(Play(cards("2c")), (0,), id="a card"),
        pytest.param(Exchange(cards("Ac 2c 2d")), (0, 0, 12), id="cards, the lowest first"),
        pytest.param(Exchange(), (), id="no cards"),
    ],
)
def test_cards_are_numbered_by_rank(choice, row):
    assert Numbering(plan_of("diku_exchange", 4)).row(choice) == row


def test_a_buy_in_is_numbered():
    numbering = Numbering(plan_of("gurka_se", 3, episode="match"))
    assert [numbering.names[numbering.row(BuyIn(accept=said))[0]] for said in (False, True)] == [
        "decline",
        "buy in",
    ]
