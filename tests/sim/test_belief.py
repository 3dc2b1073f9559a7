"""Worlds weighed by what others have played: kernel against plain Python, and as it should be."""

from itertools import islice
from random import Random

import pytest

from agurk.rules.errors import WrongTime
from agurk.rules.match import Phase
from agurk.rules.state import begin
from agurk.sim import native
from agurk.sim.plain.belief import Belief
from agurk.sim.plain.rollouts import try_believing
from agurk.sim.policies import UnknownPolicy
from agurk.sim.rollouts import DRAWN, KEPT, Model, Rollouts
from agurk.sim.running import CountError
from agurk.variants import VARIANTS
from tests.rules.scenes import scene
from tests.strategies import play_on

NEEDS_KERNEL = pytest.mark.skipif(not native.available(), reason="there is no kernel")

DANISH = VARIANTS["danish"]
MODELS = (
    Model("sharp", 0.2, 0.05),
    Model("ladder", 0.3, 0.4),
    Model("learned", 0.4, 0.4),
    Model("lowest", 0.1, 1.0),
)


def views(key, players):
    """Return some views of seats that are to play a card."""
    plays = play_on(begin(VARIANTS[key], players), Random(key), 0.02)
    states = [moment.state for moment in islice(plays, 60)]
    states = [state for state in states if state.match.phase is Phase.PLAY]
    return [state.view(state.to_act) for state in states[7::13]]


@NEEDS_KERNEL
@pytest.mark.parametrize("alike", [0.0, 0.7, 1.0])
@pytest.mark.parametrize(
    ("key", "players"),
    [
        ("danish", 3),
        ("cucumber_free", 4),
        ("gurka_se_match", 3),
        ("diku_exchange", 2),
        ("five_cucumbers", 3),
        ("gurka_is", 3),
    ],
)
def test_kernel_and_plain_python_believe_the_same(key, players, alike):
    asked = views(key, players)[:2]
    assert len(asked) == 2
    for view in asked:
        rollouts = Rollouts(view, policies="learned", models=MODELS, alike=alike)
        found = rollouts.believe(1, seed=7, first=2)
        assert found == try_believing(rollouts.question, rollouts.worlds, 7, 2, 1), view


def test_blocks_add_up():
    view = scene("danish", "2d 5h Kd|Ks 5s 9c|Qc 6s Td").view(0)
    rollouts = Rollouts(view, models=MODELS)
    both = rollouts.believe(1, seed=3) + rollouts.believe(1, seed=3, first=1)
    assert both == rollouts.believe(2, seed=3)
    assert both.worlds == 2 * KEPT


def test_nobody_is_believed_without_a_model():
    view = scene("danish", "2d 5h Kd|Ks 5s 9c|Qc 6s Td").view(0)
    with pytest.raises(WrongTime, match="models"):
        Rollouts(view).believe(1)


@pytest.mark.parametrize(
    ("model", "error"),
    [
        pytest.param(Model("deep", 1.0, 0.1), UnknownPolicy, id="no such policy"),
        pytest.param(Model("uniform", 1.0, 0.1), CountError, id="chance itself"),
        pytest.param(Model("sharp", 0.0, 0.1), CountError, id="nobody plays so"),
        pytest.param(Model("sharp", 1.0, 0.0), CountError, id="never a slip"),
        pytest.param(Model("sharp", 1.0, 1.5), CountError, id="more slips than plays"),
    ],
)
def test_a_model_that_cannot_tell_how_likely_a_play_is_is_refused(model, error):
    view = scene("danish", "2d 5h Kd|Ks 5s 9c|Qc 6s Td").view(0)
    with pytest.raises(error):
        Rollouts(view, models=[model])


def test_who_leads_a_middling_card_sharply_is_believed_to_hold_nothing_higher():
    view = after_a_lead("9h")
    sharp = Rollouts(view, models=[Model("sharp", 1.0, 0.01)])
    over = [max(rank for rank, n in enumerate(laid.hands[0]) if n) > 7 for laid in laid_in(sharp)]
    fit = [max(rank for rank, n in enumerate(hands[0]) if n) > 7 for hands in drawn_for(sharp)]
    assert sum(over) < 0.2 * len(over)
    assert sum(fit) > 0.9 * len(fit)


def test_a_play_that_a_policy_would_not_make_shows_that_it_is_not_used():
    # Whoever leads the deuce first plays by no rule that leads the highest.
    models = [Model("sharp", 0.5, 0.01), Model("lowest", 0.5, 0.01)]
    policies = [laid.policies[0] for laid in laid_in(Rollouts(after_a_lead("2h"), models=models))]
    assert policies.count("lowest") > 0.9 * len(policies)


def test_where_all_play_alike_one_tells_how_the_others_go_on():
    view = scene("danish", "2d 5h Kd|Ks 5s 9c|Qc 6s Td", "2d").view(1)
    models = [Model("sharp", 1.0, 0.01), Model("lowest", 1.0, 0.01)]
    apart, together = (
        [laid.policies[2] for laid in laid_in(Rollouts(view, models=models, alike=alike))]
        for alike in (0.0, 1.0)
    )
    assert 0.3 * len(apart) < apart.count("lowest") < 0.7 * len(apart)
    assert together.count("lowest") > 0.9 * len(together)


@pytest.mark.parametrize("alike", [-0.1, 1.1, float("nan")])
def test_players_are_alike_at_a_share_of_tables(alike):
    view = scene("danish", "2d 5h Kd|Ks 5s 9c|Qc 6s Td").view(0)
    with pytest.raises(CountError, match="alike"):
        Rollouts(view, models=MODELS, alike=alike)


def test_shares_are_in_any_measure():
    view = scene("danish", "2d 5h Kd|Ks 5s 9c|Qc 6s Td", "2d").view(1)
    more = [model._replace(share=model.share * 8) for model in MODELS]
    found, same = (Rollouts(view, models=each, alike=0.5).believe(1) for each in (MODELS, more))
    assert found == same


def after_a_lead(card):
    """Return the view of the second seat when the first has led a card; most cards are aside."""
    first, second = f"{card} 9s Ts Jc Qs Ks As", "3d 5h 6c Td Jh Qd Kd"
    held = (*DANISH.hand_of(first), *DANISH.hand_of(second))
    stock = " ".join(other.text for other in DANISH.cards if other not in held)
    return scene("danish", f"{first}|{second}", card, stock).view(1)


def laid_in(rollouts):
    """Return the worlds of one block, each as often as it counts."""
    belief = Belief(rollouts.question, rollouts.worlds)
    return [laid for laid in belief.block(5, 0) for _ in range(laid.times)]


def drawn_for(rollouts):
    return rollouts.worlds.draw(DRAWN, seed=5)
