"""What an environment can be asked for, and what it refuses."""

import pytest

from agurk.envs.options import BadOption
from agurk.envs.plan import plan_of
from agurk.rules.errors import PlayersError, UnknownVariant
from agurk.variants import VARIANTS


def test_a_preset_is_found_by_any_of_its_names():
    assert plan_of("agurk", 3).variant is VARIANTS["danish"]


@pytest.mark.parametrize(
    ("options", "told"),
    [
        pytest.param({"episode": "game"}, "episode can be deal, match; not 'game'.", id="length"),
        pytest.param(
            {"reward": "win"}, "reward can be points, deal, equity; not 'win'.", id="reward"
        ),
        pytest.param(
            {"illegal": "ignore"}, "illegal can be raise, end, mend; not 'ignore'.", id="mistakes"
        ),
    ],
)
def test_an_option_that_is_none_is_refused(options, told):
    with pytest.raises(BadOption) as refusal:
        plan_of("danish", 3, **options)
    assert str(refusal.value) == told
    assert refusal.value.slug == "environment-option"


def test_too_many_players_or_cards_are_refused():
    with pytest.raises(PlayersError):
        plan_of("danish", 8)
    with pytest.raises(PlayersError):
        plan_of("danish", 4, cards=14)


def test_an_unknown_variant_is_refused():
    with pytest.raises(UnknownVariant):
        plan_of("whist", 4)


@pytest.mark.parametrize(
    ("cards", "asks"), [pytest.param(None, True, id="not told"), pytest.param(5, False, id="told")]
)
def test_the_dealer_is_asked_for_the_number_of_cards_unless_it_is_told(cards, asks):
    assert plan_of("spillemagasinet", 4, cards=cards).asks_size == asks


def test_the_worst_reward_is_that_of_the_dearest_card():
    assert plan_of("danish", 4).worst == -14
    assert plan_of("danish", 4, reward="deal").worst == -1
