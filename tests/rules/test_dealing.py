"""Dealing from a seed."""

from collections import Counter
from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agurk.rules.actions import Lot
from agurk.rules.dealing import below, chance, deal_out, draw_lot, seed_of, shuffle, words
from agurk.rules.errors import TextError, WrongTime
from agurk.rules.state import begin, check_deal
from agurk.variants import VARIANTS
from tests.rules.walks import tables

seeds = st.binary(min_size=32, max_size=32)


@given(seeds)
def test_a_shuffle_loses_no_card(seed):
    pack = VARIANTS["ogorek_two_packs"].cards
    assert Counter(shuffle(pack, seed)) == Counter(pack)


@given(seeds, tables)
def test_what_a_seed_deals_is_a_correct_deal(seed, table):
    key, players = table
    state = begin(VARIANTS[key], players).apply(draw_lot(players, seed)).state
    if state.actions:
        state = state.apply(state.actions[-1]).state
    check_deal(state.match, deal_out(state.match, seed))


def test_cards_are_dealt_one_by_one_from_the_left_of_the_dealer():
    state = begin(VARIANTS["danish"], 3).apply(Lot(0)).state
    deal = deal_out(state.match, bytes(32))
    mixed = shuffle(VARIANTS["danish"].cards, bytes(32))
    assert [set(hand) for hand in deal.hands] == [
        set(mixed[2:21:3]),
        set(mixed[0:21:3]),
        set(mixed[1:21:3]),
    ]
    assert deal.stock == mixed[21:]


def test_every_number_is_equally_likely():
    stream = words(bytes(32))
    counts = Counter(below(stream, 7) for _ in range(7000))
    gap = sum((counts[number] - 1000) ** 2 / 1000 for number in range(7))
    assert gap < 6 + 4 * sqrt(12)


@pytest.mark.parametrize(
    ("stream", "number"),
    [
        pytest.param([2**32 - 1, 5], 5, id="a word beyond the last multiple is skipped"),
        pytest.param([2**32 - 5, 5], 6, id="a word just under it is not"),
    ],
)
def test_no_number_is_favoured(stream, number):
    assert below(iter(stream), 7) == number


def test_the_same_seed_gives_the_same_lot():
    assert draw_lot(5, bytes(32)) == draw_lot(5, bytes(32))


def test_a_seed_in_hexadecimal_is_taken_as_it_stands():
    assert seed_of("ab" * 32) == b"\xab" * 32


@pytest.mark.parametrize("text", ["game night", "zz" * 32, "a" * 63])
def test_any_other_text_is_hashed(text):
    assert len(seed_of(text)) == 32


def test_an_empty_seed_is_refused():
    with pytest.raises(TextError, match="A seed cannot be empty"):
        seed_of("")


def test_chance_has_nothing_to_do_while_a_player_decides():
    state = begin(VARIANTS["danish"], 3).apply(Lot(0)).state
    state = state.apply(chance(state.match, bytes(32))).state
    with pytest.raises(WrongTime, match="does not wait for cards"):
        chance(state.match, bytes(32))
