"""The bot that tries each play in many worlds."""

import sys
from collections import Counter
from random import Random
from subprocess import run

import pytest

from agurk.bots import make
from agurk.bots.pimc import Pimc
from agurk.bots.sharp import Sharp
from agurk.rules.actions import Play
from agurk.rules.errors import VariantError
from agurk.rules.match import Phase
from agurk.rules.state import begin
from agurk.rules.variant import Variant
from agurk.sim import rollouts
from agurk.sim.hidden import TooManyWays
from agurk.sim.native import available
from agurk.sim.shape import shape_of
from tests.bots.questions import questions
from tests.rules.scenes import scene
from tests.strategies import play_on


def test_it_keeps_a_card_that_never_pays():
    view = scene("danish", "2d Kd|Ks 5s|Qc 6s").view(0)
    assert make("pimc").choose(view, Random(1)) == Play(view.variant.hand_of("Kd"))


def test_the_random_numbers_it_is_given_decide_which_worlds_it_sees():
    view = next(questions("danish", 4, "a hard choice"))
    few = Pimc(worlds=1)
    found = Counter(few.choose(view, Random(seed)) for seed in range(40))
    assert len(found) > 1
    assert found == Counter(few.choose(view, Random(seed)) for seed in range(40))


@pytest.mark.skipif(not available(), reason="there is no kernel")
@pytest.mark.parametrize("key", ["danish", "five_cucumbers", "gurka_se_match", "diku_exchange"])
def test_it_chooses_the_same_without_the_kernel(key, monkeypatch):
    bot = Pimc(worlds=4)
    for number, view in zip(range(12), questions(key, 4, key), strict=False):
        monkeypatch.setenv("AGURK_KERNEL", "on")
        chosen = bot.choose(view, Random(number))
        monkeypatch.setenv("AGURK_KERNEL", "off")
        assert bot.choose(view, Random(number)) == chosen


def test_a_pack_that_simulations_cannot_count_it_plays_as_sharp():
    variant = Variant(decks=3)
    with pytest.raises(VariantError):
        shape_of(variant)
    asked = 0
    for moment in play_on(begin(variant, 3), Random(5), 0.0):
        if moment.state.match.phase is Phase.PLAY and asked < 50:
            view = moment.state.view(moment.state.to_act)
            assert Pimc().choose(view, Random(1)) == Sharp().choose(view, Random(1))
            asked += 1
    assert asked == 50


def test_what_is_too_tangled_it_plays_as_sharp(monkeypatch):
    def tangled(*args, **kwargs):
        raise TooManyWays("What is known is too tangled.")

    monkeypatch.setattr(rollouts.Rollouts, "run", tangled)
    view = next(questions("danish", 4, 1))
    assert Pimc().choose(view, Random(1)) == Sharp().choose(view, Random(1))


def test_bots_load_no_simulation_before_one_is_needed():
    program = "import sys, agurk.bots; print([n for n in sys.modules if n.startswith('agurk.sim')])"
    loaded = run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert loaded.stdout.strip() == "[]"
