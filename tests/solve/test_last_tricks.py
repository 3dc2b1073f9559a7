"""The last tricks of two players, found anew by what each play has shown."""

from random import Random

import pytest

from agurk.bots.plays import plays_of
from agurk.rules.cards import cards
from agurk.rules.errors import AgurkError
from agurk.rules.match import Phase
from agurk.rules.state import begin
from agurk.sim.native import available
from agurk.solve.endings import ending
from agurk.solve.equilibrium import exploitability_of, find
from agurk.solve.last_tricks import rest_of
from agurk.solve.situation import policy_by_plans, view_of_deal
from agurk.variants import VARIANTS
from tests.strategies import play_on

DANISH = VARIANTS["danish"]

pytestmark = pytest.mark.skipif(not available(), reason="there is no kernel")


def seen(hand, played=""):
    """Return what a player sees who is in turn with some cards after some plays."""
    return view_of_deal(DANISH, cards(hand), played=cards(played) if played else ())


def plan_of(view):
    """Return how the rest of a deal is played."""
    return rest_of(view).chances


def test_nothing_is_gained_by_knowing_how_small_deals_are_played():
    found = exploitability_of(DANISH, 2, policy_by_plans(plan_of, DANISH))
    assert found.exploitability <= 0.001
    assert found.value == pytest.approx(find(DANISH, 2).value, abs=0.003)


def test_a_play_says_what_else_is_held():
    """Who has a choice leads high first, so who led a five has hardly anything high."""
    after_five, after_jack = (
        rest_of(seen("9d Kc", f"{led} Kh 3s")).duel.values((7, 11)) for led in ("5h", "Jh")
    )
    assert after_five[11] < after_jack[11] - 1
    alone = ending(seen("9d Kc", "5h Kh 3s"))
    assert after_five[11] < alone[(11,)].value - 1


def test_what_nobody_would_have_played_is_answered_sensibly():
    for hand, played in (("3c 9d", "5s Kd 9s"), ("3c Td", "5s 9d 9h"), ("8c Kc", "5s 9d")):
        chances = plan_of(seen(hand, played))(ranks(cards(hand)))
        assert max(chances.values()) > 0.95
        assert chances[max(chances)] == max(chances.values())


def ranks(hand):
    """Return the ranks of some Danish cards, lowest first."""
    return tuple(sorted(card.rank - 2 for card in hand))


def test_what_is_believed_before_is_heeded():
    view = seen("4c 9d Kd")
    other = 1 - view.seat
    low = rest_of(view, before=lambda _: {other: {(0, 0, 1): 1.0}})
    assert low.duel.values((2, 7, 11))[11] == pytest.approx(-4.0, abs=0.1)
    assert low.duel.values((2, 7, 11)) != rest_of(view).duel.values((2, 7, 11))


def test_in_longer_deals_the_last_tricks_are_begun_when_few_cards_are_left():
    asked = 0
    for moment in play_on(begin(DANISH, 2), Random(3), 0.0):
        if moment.state.match.number > 3:
            break
        if moment.state.match.phase is not Phase.PLAY:
            continue
        view = moment.state.view(moment.state.to_act)
        if 2 <= len(view.hand) <= 3:
            rest = rest_of(view)
            hand = ranks(view.hand)
            legal = {play[0].rank - 2 for play in plays_of(view)}
            assert set(rest.chances(hand)) == legal
            assert rest.chances(hand) == rest_of(view).chances(hand)
            asked += 1
        elif len(view.hand) > 4:
            with pytest.raises(AgurkError) as refused:
                rest_of(view)
            assert refused.value.slug == "position-too-large"
    assert asked > 10
