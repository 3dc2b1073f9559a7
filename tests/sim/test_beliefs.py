"""How likely hands are by what was played from them."""

from random import Random

import pytest

from agurk.rules.cards import cards
from agurk.rules.errors import DealError, WrongTime
from agurk.rules.match import Phase
from agurk.rules.state import begin
from agurk.sim import native
from agurk.sim.beliefs import likelihoods
from agurk.sim.plain.belief import Belief
from agurk.sim.position import counts_of
from agurk.sim.rollouts import Model, asked_of, question_of
from agurk.sim.running import CountError
from agurk.sim.sample import Worlds
from agurk.sim.shape import ranks_of, shape_of
from agurk.solve.situation import view_of_deal
from agurk.variants import VARIANTS
from tests.strategies import play_on

MODELS = (Model("sharp", 0.3, 0.05), Model("learned", 0.7, 0.05))


def seen(key, players):
    """Return states in which some cards have been played of a deal, and some are left."""
    for moment in play_on(begin(VARIANTS[key], players), Random(key), 0.02):
        state = moment.state
        if state.match.phase is Phase.PLAY and len(list(state.view(None).plays())) > players:
            yield state


def hands_left(state, seat):
    """Return the hand that a seat has left, and such hands of others as have as many cards."""
    ranks, deal = ranks_of(state.match.variant), state.deal
    size = len(deal.hands[seat])
    return [
        tuple(sorted(ranks[card] for card in deal.hands[each]))
        for each in (seat, *state.match.seats)
        if len(deal.hands[each]) == size
    ]


@pytest.mark.skipif(not native.available(), reason="there is no kernel")
@pytest.mark.parametrize(
    ("key", "players"), [("danish", 2), ("danish", 4), ("cucumber_free", 3), ("gurka_is", 3)]
)
def test_kernel_and_plain_python_reckon_the_same(key, players):
    state = next(seen(key, players))
    for me in state.match.seats:
        view = state.view(me)
        belief = Belief(question_of(view, me, "sharp", None, models=MODELS), Worlds.of(view))
        for seat in state.match.seats:
            hands = hands_left(state, seat)
            counts = [counts_of(shape_of(view.variant), hand) for hand in hands]
            plain = [belief.likely(state.match.seats.index(seat), each) for each in counts]
            assert likelihoods(view, seat, hands, MODELS) == plain


def test_who_sees_it_does_not_matter():
    state = next(seen("danish", 3))
    for seat in state.match.seats:
        found = {
            tuple(likelihoods(state.view(me), seat, hands_left(state, seat), MODELS))
            for me in state.match.seats
        }
        assert len(found) == 1


def test_who_leads_low_is_hardly_believed_to_hold_high_cards_where_all_lead_high():
    view = view_of_deal(VARIANTS["danish"], cards("3c 9d Kd"), played=cards("5s"))
    assert view.seat is not None
    low, high = likelihoods(view, 1 - view.seat, [(0, 1), (9, 10)], [Model("sharp", 1.0, 0.1)])
    assert low > 5 * high


def test_of_equal_cards_any_may_have_been_played():
    """Who has another five left would have played this one but every other time."""
    view = view_of_deal(VARIANTS["danish"], cards("3c 9d Kd"), played=cards("5s"))
    assert view.seat is not None
    pair, alone = likelihoods(view, 1 - view.seat, [(3, 8), (4, 8)], [Model("lowest", 1.0, 1e-9)])
    assert pair == pytest.approx(alone / 2)


def test_models_need_slips():
    state = next(seen("danish", 2))
    for models in ([], [MODELS[0]._replace(slips=0.0)]):
        with pytest.raises(CountError):
            likelihoods(state.view(0), 1, [], models)


@pytest.mark.parametrize("hand", [(1,), (1, 2, 3), (1, 1), (1, 13), (-1, 4)])
def test_a_hand_that_cannot_be_left_is_refused(hand):
    view = view_of_deal(VARIANTS["danish"], cards("3c 9d Kd"), played=cards("5s 3d 3h 3s 8d"))
    assert view.seat is not None
    with pytest.raises(DealError):
        likelihoods(view, 1 - view.seat, [hand], MODELS)


@pytest.mark.skipif(not native.available(), reason="there is no kernel")
@pytest.mark.parametrize("hand", [(1,), (1, 2, 3), (1, 1)])
def test_the_kernel_refuses_such_a_hand_itself(hand):
    view = view_of_deal(VARIANTS["danish"], cards("3c 9d Kd"), played=cards("5s 3d 3h 3s 8d"))
    assert view.seat is not None
    question = question_of(view, view.seat, "sharp", None, models=MODELS)
    with pytest.raises(ValueError, match="left"):
        asked_of(question).likely(Worlds.of(view).native, 1 - view.seat, [bytes(hand)])


def test_who_does_not_sit_at_the_deal_is_refused():
    state = next(seen("danish", 2))
    for view, seat in ((state.view(None), 1), (state.view(0), 2)):
        with pytest.raises(WrongTime):
            likelihoods(view, seat, [], MODELS)
