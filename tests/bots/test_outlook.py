"""What a careful player reckons."""

from dataclasses import replace

from agurk.bots.outlook import Outlook
from agurk.rules.actions import DealOut, Lot
from agurk.rules.cards import Card
from agurk.rules.state import State, begin
from agurk.variants import VARIANTS


def test_points_are_unwelcome_beyond_a_threshold_at_which_nobody_leaves():
    kurko = VARIANTS["kurko"]
    match = begin(kurko, 2).apply(Lot(1)).state.match
    match = replace(match, standing=replace(match.standing, scores=(99, 99)))
    pack = kurko.cards
    state = State(match).apply(DealOut((pack[:6], pack[-6:]), pack[6:-6])).state
    outlook = Outlook(state.view(0))
    costs = [outlook.cost(Card(text)) for text in ("2c", "7c", "Kc")]
    assert 0 < costs[0] < costs[1] < costs[2]


def test_which_of_two_equal_aces_is_kept_makes_no_difference():
    two_packs = VARIANTS["ogorek_two_packs"].but(least_players=2)
    found = set()
    for aces in ("Ad Ad", "Ac Ad"):
        hand = two_packs.hand_of(f"5c 9d Jd Qh {aces}")
        rest = list(two_packs.cards)
        for card in hand:
            rest.remove(card)
        match = begin(two_packs, 2).apply(Lot(1)).state.match
        state = State(match).apply(DealOut((hand, tuple(rest[:6])), tuple(rest[6:]))).state
        outlook = Outlook(state.view(0))
        found.add(outlook.worth(hand[:1], hand[1:]))
    assert len(found) == 1
