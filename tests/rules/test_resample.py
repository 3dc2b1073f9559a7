"""Drawn states are all that fit, and equally likely: counted against every way to lay the cards."""

from collections import Counter
from itertools import combinations
from math import sqrt
from random import Random

import pytest

from agurk.rules.cards import Card, text_of
from agurk.rules.choices import Exchange
from agurk.rules.deal import start
from agurk.rules.errors import IllegalAction
from agurk.rules.pack import is_court
from agurk.rules.resample import Worlds
from tests.rules.scenes import scene

DRAWS = 40
"""How often each state can be expected to be drawn."""

CASES = [
    pytest.param(
        "danish", "4c 9h Kd | 3d 8c Jc | 5h 7s Qd", "9h 3d 5h", "6c Ts", id="thrown, both bound"
    ),
    pytest.param(
        "danish", "4c 9h Kd | 3d 8c Jc | 5h 9s Qd", "9h 3d 9s", "6c Ts 2h", id="thrown, one bound"
    ),
    pytest.param(
        "cucumber", "4c 9h Kd | 3d 6c 8c | 5h 7s 8d", "9h 3d 5h", "Jc Ts 2h", id="unable to head"
    ),
    pytest.param(
        "cucumber",
        "4c 9h | 3d 8c | Th Qd | 5c 6d",
        "9h 3d Th 5c",
        "Jc Tc 2h 4h",
        id="unable to head different cards",
    ),
    pytest.param(
        "cucumber", "4c Ah Kd | 3d 8c Jc | 5h 7s Qd", "Ah 3d 5h", "6c Ts 2h", id="under an ace"
    ),
    pytest.param(
        "gurka_se_match", "4c 9h Kd | Ts 3c 8c | Jh 7s Qd", "9h Ts Jh", "6c Td 9c", id="no equal"
    ),
    pytest.param(
        "gurka_se_previous", "4c 9h Kd | 3d 8c Jc | 5h 7s Qd", "9h 3d 5h 4c", "6c 2h", id="previous"
    ),
    pytest.param(
        "gurka_is",
        "9c 9d 2s Kd | 3d 7c Jc Qs | Th Jh 8s Ac",
        "9c+9d 3d+7c Th+Jh",
        "3h 6d 7s",
        id="sets",
    ),
    pytest.param(
        "diku_exchange",
        "4c 9h | 3d Jc | 5h Qd",
        "-4c -3d -5h 9h Jc Qd",
        "6c 2h Ts Kd",
        id="after an exchange",
    ),
    pytest.param(
        "rassi",
        "4c 9h | 3d 8c",
        "- -3d+8c - - - -",
        "6c Qh Ts Kd 2s",
        id="whole hands changed",
    ),
    pytest.param("danish", "4c 9h Kd | 3d 5c Qc | 5h 7s Jd", "9h 5c!3d 5h", "6c Ts 2h", id="shown"),
]


def layouts(state, seat):
    """Return every layout of what a seat does not see, with the ways the cards give it.

    A layout is legal if the hands it gives could have been played as they were, and whoever
    changed a whole hand for free had no court cards.
    """
    match, deal = state.match, state.deal
    others = [place for place in range(len(deal.hands)) if match.seats[place] != seat]
    groups = [(place, "hand", len(deal.hands[place])) for place in others]
    groups += [(place, "gone", len(deal.discards[place])) for place in others if deal.discards]
    hidden = list(state.view(seat).unseen())
    found: Counter[tuple[tuple[tuple[int, str], str], ...]] = Counter()
    for layout in partitions(list(range(len(hidden))), [size for _, _, size in groups]):
        laid_out = {
            (place, what): [hidden[number] for number in chosen]
            for (place, what, _), chosen in zip(groups, layout, strict=True)
        }
        if fits(state, laid_out):
            found[form(laid_out)] += 1
    return found


def partitions(numbers, sizes):
    if not sizes:
        yield []
        return
    for chosen in combinations(numbers, sizes[0]):
        left = [number for number in numbers if number not in chosen]
        for rest in partitions(left, sizes[1:]):
            yield [chosen, *rest]


def fits(state, laid_out):
    match, deal, variant = state.match, state.deal, state.match.variant
    for place, seat in enumerate(match.seats):
        shown = dict(match.shown).get(seat, ())
        held = laid_out.get((place, "hand"), deal.hands[place])
        if any(held.count(card) < shown.count(card) for card in shown):
            return False
        free = match.changed_by(seat)[0] if variant.exchange is Exchange.WHOLE_HANDS else 0
        if any(is_court(card) for card in laid_out.get((place, "gone"), [])[:free]):
            return False
    hands = [list(laid_out.get((place, "hand"), hand)) for place, hand in enumerate(deal.hands)]
    plays = list(state.view(None).plays())
    for play in plays:
        hands[match.seats.index(play.seat)] += play.cards
    again = start(variant, tuple(map(tuple, hands)), 0)
    try:
        for play in plays:
            again = again.play(play.cards)
    except IllegalAction:
        return False
    return True


def cards_of(view, random):
    """Return the cards of a drawn state."""
    deal = view.resample(random).deal
    assert deal is not None
    return deal


def form(laid_out):
    return tuple(sorted((key, text_of(sorted(held, key=str))) for key, held in laid_out.items()))


def laid(state, seat):
    deal = state.deal
    laid_out = {}
    for place, hand in enumerate(deal.hands):
        if state.match.seats[place] != seat:
            laid_out[place, "hand"] = list(hand)
            if deal.discards:
                laid_out[place, "gone"] = list(deal.discards[place])
    return form(laid_out)


@pytest.mark.parametrize(("key", "hands", "did", "stock"), CASES)
def test_every_state_that_fits_is_drawn_equally_often(key, hands, did, stock):
    state = scene(key, hands, did, stock)
    expected = layouts(state, 0)
    assert len(expected) > 1
    worlds, random = Worlds(state.view(0)), Random(20)
    draws = DRAWS * len(expected)
    drawn = Counter(laid(worlds.draw(random), 0) for _ in range(draws))
    assert set(drawn) <= set(expected)
    each = draws / expected.total()
    gap = sum((drawn[form] - each * ways) ** 2 / (each * ways) for form, ways in expected.items())
    freedom = len(expected) - 1
    assert abs(gap - freedom) < 4 * sqrt(2 * freedom)


def test_the_stock_is_drawn_in_every_order():
    state = scene("danish", "4c | 3d", "", "6c Ts 2h")
    random = Random(3)
    drawn = Counter(cards_of(state.view(0), random).stock for _ in range(2400))
    assert len(drawn) == 24
    assert min(drawn.values()) > 60


def test_a_spectator_draws_every_hand():
    state = scene("danish", "4c | 3d", "", "6c")
    random = Random(3)
    drawn = Counter(cards_of(state.view(None), random).hands for _ in range(600))
    assert len(drawn) == 6
    assert min(drawn.values()) > 60


def test_a_card_shown_among_equals_leaves_every_state_that_fits():
    state = scene("five_cucumbers", "4 9 13 | 3 5 12 | 5 7 11", "9 5!3 7!5", "5 7 2")
    worlds, random = Worlds(state.view(0)), Random(3)
    assert {laid(worlds.draw(random), 0) for _ in range(600)} == set(layouts(state, 0))


def test_shown_cards_stay_with_their_holder():
    state = scene("danish", "4c 9h Kd | 3d 5c Qc | 5h 7s Jd", "9h 5c!3d 5h", "6c Ts 2h")
    random = Random(3)
    for _ in range(50):
        assert Card("5c") in cards_of(state.view(0), random).hands[1]


def test_between_deals_nothing_is_drawn():
    state = scene("danish", "4c | 3d", "4c 3d")
    assert state.deal is None
    assert state.view(0).resample(Random(1)) == state
