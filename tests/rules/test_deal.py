"""A deal, card by card."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from agurk.rules.cards import cards
from agurk.rules.choices import Lead
from agurk.rules.deal import start
from agurk.rules.errors import IllegalAction, WrongTime
from agurk.variants import VARIANTS
from tests.rules.positions import keys, seeds

DANISH = VARIANTS["danish"]


def deal(hands, leader=0, stock=""):
    return start(DANISH, tuple(map(cards, hands.split("|"))), leader, cards(stock))


def test_hands_are_sorted_when_a_deal_starts():
    assert deal("Kh 2s | 3c 9d").hands[0] == cards("2s Kh")


def test_the_taker_leads_to_the_next_trick():
    played = deal("2s Kh | 3c 9d | 4c Jd").play(cards("2s")).play(cards("9d")).play(cards("Jd"))
    assert (played.turn, played.tricks[-1].taker) == (2, 2)
    assert played.legal == (cards("4c"),)


def test_a_play_that_is_not_legal_is_told_what_is():
    with pytest.raises(IllegalAction, match="Place 1 may play 3c, Kd, not 7s"):
        deal("9c Ah | 3c 7s Kd").play(cards("9c")).play(cards("7s"))


def test_playing_nothing_is_not_legal():
    with pytest.raises(IllegalAction, match="not nothing"):
        deal("9c | 3c").play(())


def test_a_deal_that_is_over_takes_no_card():
    over = deal("9c | 3c").play(cards("9c")).play(cards("3c"))
    assert over.over
    with pytest.raises(WrongTime, match="All cards of this deal are played"):
        over.play(cards("9c"))


def test_cards_are_changed_for_the_next_of_the_stock():
    changed = deal("9c Ah | 3c 7s", stock="2h 4d Tc").exchange(1, cards("3c 7s"))
    assert changed.hands == (cards("9c Ah"), cards("2h 4d"))
    assert (changed.stock, changed.discards) == (cards("Tc"), ((), cards("3c 7s")))


@pytest.mark.parametrize(
    ("gone", "told"),
    [
        pytest.param("3c 7s", "2 cards cannot be changed; the stock has 1", id="too few left"),
        pytest.param("4d", "4d are not all in the hand", id="a card not held"),
    ],
)
def test_cards_cannot_be_changed(gone, told):
    with pytest.raises(IllegalAction, match=told):
        deal("9c Ah | 3c 7s", stock="2h").exchange(1, cards(gone))


def test_no_cards_are_changed_once_one_is_played():
    with pytest.raises(WrongTime, match="before the first card is played"):
        deal("9c Ah | 3c 7s", stock="2h").play(cards("9c")).exchange(1, cards("3c"))


def random_deal(key, seed):
    """Return a deal played at random to its end, and the moments before."""
    variant, random = VARIANTS[key], Random(seed)
    players = random.randint(variant.least_players, variant.most_players)
    pack = random.sample(variant.cards, len(variant.cards))
    size = min(variant.hand, len(pack) // players)
    hands = tuple(tuple(pack[seat * size : (seat + 1) * size]) for seat in range(players))
    moments = [start(variant, hands, random.randrange(players))]
    while not moments[-1].over:
        moments.append(moments[-1].play(random.choice(moments[-1].legal)))
    return size, moments


@settings(max_examples=1000)
@given(keys, seeds)
def test_a_deal_ends_after_its_number_of_tricks(key, seed):
    size, moments = random_deal(key, seed)
    end = moments[-1]
    assert not any(end.hands)
    assert {len(play) for play in end.tricks[-1].plays} == {1}
    assert sum(len(done.plays[0]) for done in end.tricks) == size
    if VARIANTS[key].lead is not Lead.SETS:
        assert len(end.tricks) == size


@settings(max_examples=1000)
@given(keys, seeds)
def test_somebody_can_play_until_all_cards_are_played(key, seed):
    _, moments = random_deal(key, seed)
    for moment in moments[:-1]:
        hand = moment.hands[moment.turn]
        assert moment.legal
        assert all(set(play) <= set(hand) for play in moment.legal)
        assert len(hand) > 1 or moment.legal == (hand,)
        assert moment.last_trick == (len(hand) == 1)


@settings(max_examples=1000)
@given(keys, seeds, st.integers(0, 2**32))
def test_every_card_but_the_legal_ones_is_refused(key, seed, other):
    _, moments = random_deal(key, seed)
    moment = Random(other).choice(moments[:-1])
    for card in moment.hands[moment.turn]:
        if card.alone not in moment.legal:
            with pytest.raises(IllegalAction, match="may play"):
                moment.play(card.alone)
