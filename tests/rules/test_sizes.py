"""How many cards each gets."""

import pytest

from agurk.rules.choices import HandRule, HandShort
from agurk.rules.errors import PlayersError
from agurk.rules.sizes import choosable_sizes, hand_size
from agurk.rules.variant import Variant
from agurk.variants import VARIANTS


@pytest.mark.parametrize(
    ("key", "players", "deals", "sizes"),
    [
        pytest.param("danish", 7, 3, [7, 7, 7], id="the same each deal"),
        pytest.param(
            "gurka_is", 3, 12, [10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 10, 9], id="one fewer each deal"
        ),
        pytest.param("agurk_server", 3, 9, [7, 6, 5, 4, 3, 2, 1, 2, 3], id="down and up again"),
        pytest.param("matapesa", 5, 1, [10], id="as many as the pack gives equally"),
        pytest.param("bga", 10, 1, [5], id="fewer for many players"),
    ],
)
def test_hands_have(key, players, deals, sizes):
    found = [hand_size(VARIANTS[key], players, number) for number in range(1, deals + 1)]
    assert found == sizes


@pytest.mark.parametrize(
    ("key", "players", "losing", "size"),
    [
        pytest.param("danish_loser_card", 3, 9, 9, id="the losing card"),
        pytest.param("danish_loser_card", 7, 14, 7, id="what the pack gives"),
        pytest.param("concombre", 5, 13, 7, id="the first size where the pack is too small"),
        pytest.param("norwegian_vidargas", 3, 11, 7, id="at most so many"),
    ],
)
def test_the_losing_card_sets_the_hand_to(key, players, losing, size):
    assert hand_size(VARIANTS[key], players, 2, losing) == size


def test_cards_kept_are_not_dealt():
    assert hand_size(VARIANTS["danish_kept"], 7, 5, kept=10) == 6


def test_the_dealer_may_choose_from_the_fewest_to_what_the_pack_gives():
    assert choosable_sizes(VARIANTS["cucumber_dealers_choice"], 6) == range(3, 9)


def test_the_dealer_may_choose_no_more_than_the_most():
    ours = VARIANTS["cucumber_dealers_choice"].but(hand_max=5)
    assert choosable_sizes(ours, 6) == range(3, 6)


def test_more_players_than_the_pack_serves_are_refused():
    variant = Variant(hand_rule=HandRule.FIXED, hand_short=HandShort.REFUSE)
    with pytest.raises(PlayersError, match="8 players with 7 cards each need 56; the pack has 52"):
        hand_size(variant, 8)
