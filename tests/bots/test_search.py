"""The bot that weighs each play by what it does to the match."""

from collections import Counter
from random import Random
from time import perf_counter

import pytest

from agurk.bots import BotOption, make
from agurk.bots.ladder import Ladder
from agurk.bots.search import Search
from agurk.rules.actions import Play
from agurk.rules.match import Phase
from agurk.rules.state import begin
from agurk.rules.variant import Variant
from agurk.sim import rollouts
from agurk.sim.hidden import TooManyWays
from agurk.sim.native import available
from agurk.variants import VARIANTS
from tests.rules.scenes import scene
from tests.strategies import play_on


def questions(key, players, seed):
    """Yield views of a seat that is to play a card."""
    for moment in play_on(begin(VARIANTS[key], players), Random(seed), 0.0):
        if moment.state.match.phase is Phase.PLAY:
            yield moment.state.view(moment.state.to_act)


def test_it_keeps_a_card_that_never_pays():
    view = scene("danish", "2d Kd|Ks 5s|Qc 6s").view(0)
    assert make("search").choose(view, Random(1)) == Play(view.variant.hand_of("Kd"))


def test_the_random_numbers_it_is_given_decide_which_worlds_it_sees():
    view = next(questions("danish", 4, "a hard choice"))
    few = Search(worlds=1)
    found = Counter(few.choose(view, Random(seed)) for seed in range(40))
    assert len(found) > 1
    assert found == Counter(few.choose(view, Random(seed)) for seed in range(40))


@pytest.mark.skipif(not available(), reason="there is no kernel")
@pytest.mark.parametrize("key", ["danish", "five_cucumbers", "gurka_se_match", "diku_exchange"])
def test_it_chooses_the_same_without_the_kernel(key, monkeypatch):
    bot = Search(worlds=4)
    for number, view in zip(range(12), questions(key, 4, key), strict=False):
        monkeypatch.setenv("AGURK_KERNEL", "on")
        chosen = bot.choose(view, Random(number))
        monkeypatch.setenv("AGURK_KERNEL", "off")
        assert bot.choose(view, Random(number)) == chosen


@pytest.mark.skipif(not available(), reason="there is no kernel")
def test_it_does_not_take_longer_than_it_may():
    view = next(questions("danish", 4, "a hard choice"))
    bot = Search(worlds=1_000_000, milliseconds=30)
    bot.choose(view, Random(1))
    begun = perf_counter()
    bot.choose(view, Random(2))
    assert perf_counter() - begun < 1


def test_a_pack_that_simulations_cannot_count_it_plays_as_ladder():
    for moment in play_on(begin(Variant(decks=3), 3), Random(5), 0.0):
        if moment.state.match.phase is Phase.PLAY:
            view = moment.state.view(moment.state.to_act)
            assert Search().choose(view, Random(1)) == Ladder().choose(view, Random(1))
        if moment.state.match.number > 2:
            break


def test_what_is_too_tangled_it_plays_as_ladder(monkeypatch):
    def tangled(*args, **kwargs):
        raise TooManyWays("What is known is too tangled.")

    monkeypatch.setattr(rollouts.Rollouts, "run", tangled)
    view = next(questions("danish", 4, 1))
    assert Search().choose(view, Random(1)) == Ladder().choose(view, Random(1))


@pytest.mark.parametrize("option", ["worlds=0", "milliseconds=0", "milliseconds=60001"])
def test_it_refuses_a_search_without_end_or_beginning(option):
    with pytest.raises(BotOption, match=option.partition("=")[0]):
        make(f"search:{option}")
