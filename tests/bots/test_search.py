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
from tests.bots.questions import questions
from tests.rules.scenes import scene
from tests.strategies import play_on


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
    bot = Search(worlds=4, haze=0.1, memory=1)
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

    monkeypatch.setattr(rollouts.Rollouts, "believe", tangled)
    view = next(questions("danish", 4, 1))
    assert Search().choose(view, Random(1)) == Ladder().choose(view, Random(1))


def test_what_play_has_shown_can_be_left_out_of_account():
    # Whoever threw a nine below the best holds nothing lower, so the eight cannot take the end.
    hands = "8d Kd Td|9s Ts 9c|Qc Qs Jd"
    view = scene("danish", hands, "Td 9s Qc", "2s 3s 4s 5s 6s 7s 2c 3c 4c 5c 6c 7c").view(2)
    worlds = [worlds_of(view, inference).draw(200, seed=1) for inference in (True, False)]
    lows = [sum(any(hands[1][:6]) for hands in drawn) for drawn in worlds]
    assert lows[0] == 0
    assert lows[1] > 100


def worlds_of(view, inference):
    return rollouts.Rollouts(view, heeds=inference).worlds


def test_what_it_forgets_may_come_again():
    view = next(view for view in questions("danish", 3, 2) if len(view.tricks) == 3)
    found = Counter(Search(worlds=1, memory=0).choose(view, Random(seed)) for seed in range(60))
    assert found != Counter(Search(worlds=1).choose(view, Random(seed)) for seed in range(60))


def test_in_a_haze_it_does_not_always_see_what_is_best():
    view = scene("danish", "2d Kd|Ks 5s|Qc 6s").view(0)
    hazy = Search(worlds=20, haze=1.0)
    assert len({hazy.choose(view, Random(seed)) for seed in range(40)}) == 2


def test_what_is_within_its_sight_it_sees_in_any_haze():
    view = scene("danish", "2d Kd|Ks 5s|Qc 6s").view(0)
    near = Search(worlds=20, sight=1, haze=1.0)
    assert len({near.choose(view, Random(seed)) for seed in range(40)}) == 1


def test_in_a_haze_it_plays_anything_where_it_goes_by_rule(monkeypatch):
    def tangled(*args, **kwargs):
        raise TooManyWays("What is known is too tangled.")

    monkeypatch.setattr(rollouts.Rollouts, "run", tangled)
    view = next(questions("danish", 4, 1))
    hazy = Search(worlds=8, inference=False, haze=1.0)
    assert len({hazy.choose(view, Random(seed)) for seed in range(40)}) > 2


@pytest.mark.parametrize(
    "option",
    [
        "worlds=0",
        "milliseconds=0",
        "milliseconds=60001",
        "memory=-1",
        "haze=1.5",
        "sight=33",
        "plain=0",
    ],
)
def test_it_refuses_a_search_without_end_or_beginning(option):
    with pytest.raises(BotOption, match=option.partition("=")[0]):
        make(f"search:{option}")
