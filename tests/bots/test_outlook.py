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
