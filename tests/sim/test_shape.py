"""What simulations know of a variant."""

import re
from enum import Enum
from pathlib import Path

import pytest

from agurk.rules import choices
from agurk.rules.errors import VariantError
from agurk.rules.variant import Variant
from agurk.sim import native
from agurk.sim.shape import ranks_of, shape_of
from agurk.variants import VARIANTS

HEADER = Path(__file__).parents[2] / "kernel/shape.hpp"


@pytest.mark.parametrize("key", VARIANTS)
def test_every_variant_is_known_card_by_card(key):
    variant = VARIANTS[key]
    shape, rank = shape_of(variant), ranks_of(variant)
    assert sum(shape.copies) == shape.cards == len(variant.cards)
    for card in variant.cards:
        assert shape.cost[rank[card]] == variant.cost[card]
    for one in variant.cards:
        for other in variant.cards:
            assert (rank[one] < rank[other]) == (variant.strength[one] < variant.strength[other])
            assert (shape.last[rank[one]] < shape.last[rank[other]]) == (
                variant.last_strength[one] < variant.last_strength[other]
            )


def test_ranks_are_numbered_from_the_lowest():
    danish = shape_of(VARIANTS["danish"])
    assert (danish.ranks, danish.copies, danish.cost) == (13, (4,) * 13, tuple(range(2, 15)))
    assert danish.courts == 0b111 << 9
    assert (danish.ones, danish.losing, danish.ace_rank) == (0, 0, -1)


@pytest.mark.parametrize(
    ("key", "field", "expected"),
    [
        pytest.param("cucumber", "ace_rank", 12, id="an ace that obliges"),
        pytest.param("five_cucumbers", "ones", 1, id="ones that double"),
        pytest.param("gurka_is_six_loses", "losing", 1 << 13, id="a six that loses the match"),
        pytest.param("ogorek", "last", (*range(1, 13), 0), id="aces low in the last trick"),
        pytest.param("ogorek_two_packs", "narrow", False, id="eight equal cards"),
        pytest.param("krypkille", "narrow", False, id="twenty-one ranks"),
        pytest.param("diku_jokers", "narrow", True, id="jokers above the ace"),
    ],
)
def test_a_shape_tells(key, field, expected):
    assert getattr(shape_of(VARIANTS[key]), field) == expected


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        pytest.param({"decks": 3}, "up to 12 cards of a rank", id="three packs"),
        pytest.param(
            {
                "jokers": 2,
                "joker_as": choices.JokerAs.ABOVE_ACE,
                "top_card": choices.TopCard.CLUB_SIX,
            },
            "equal in play but not in price",
            id="a joker beside the six of clubs",
        ),
    ],
)
def test_packs_that_cannot_be_counted_are_refused(changes, told):
    with pytest.raises(VariantError, match=told):
        shape_of(Variant(**changes))


def test_choices_stand_in_the_kernel_in_the_order_of_the_engine():
    text = HEADER.read_text(encoding="utf-8")
    found = dict(re.findall(r"enum class (\w+) : uint8_t \{([^}]*)\}", text))
    assert found
    for name, members in found.items():
        of_engine = [member.name.lower() for member in getattr(choices, name)]
        assert [member.strip() for member in members.split(",")] == of_engine, name


@pytest.mark.skipif(not native.available(), reason="there is no kernel")
@pytest.mark.parametrize("key", VARIANTS)
def test_the_kernel_is_told_every_field(key):
    shape = shape_of(VARIANTS[key])
    told = shape.native()
    for name in type(shape).__dataclass_fields__:
        ours, theirs = getattr(shape, name), getattr(told, name)
        if isinstance(ours, Enum):
            ours = list(type(ours)).index(ours)
        assert (tuple(theirs) if isinstance(ours, tuple) else theirs) == ours, name
    assert told.narrow == shape.narrow


@pytest.mark.skipif(not native.available(), reason="there is no kernel")
def test_the_kernel_refuses_a_choice_that_there_is_not():
    with pytest.raises(ValueError, match="follow has no such choice"):
        native.kernel.Shape().follow = 3
