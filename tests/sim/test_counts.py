"""The golden tree counts, against the kernel."""

import pytest

from agurk.notation.count import count, position
from agurk.rules.variant import Variant
from agurk.sim import native
from agurk.sim.shape import ranks_of, shape_of
from agurk.variants import VARIANTS
from tests.notation.test_counts import lines

if not native.available():
    pytest.skip("there is no kernel to count with", allow_module_level=True)


def counted(deal, depth):
    variant = deal.variant
    rank_of = bytes(ranks_of(variant)[card] for card in variant.order)
    hands, trick = (
        [bytes(variant.order[card] for card in cards) for cards in held]
        for held in (deal.hands, deal.trick)
    )
    shape = shape_of(variant).native()
    return native.kernel.count(shape, rank_of, hands, deal.leader, trick, depth)


@pytest.mark.parametrize("key", VARIANTS)
def test_the_kernel_counts_what_the_golden_file_says(key):
    for line in lines(key):
        place = line["hands"], int(line["leader"]), line["trick"] or ""
        deal = position(VARIANTS[key], *place)
        for depth, number in enumerate(line["counts"].split(), 1):
            assert counted(deal, depth) == int(number), f"{line[0]}, the next {depth}"


@pytest.mark.parametrize(
    ("rules", "hands"),
    [
        pytest.param({"decks": 2}, "6c 6c 6d 9h | 5c 6h 6h 6s", id="cards that come twice"),
        pytest.param(
            {"decks": 2, "lead": "sets"}, "6c 6c 6d 9h 9h | 5c 6h 6h 6s 9d", id="sets of them"
        ),
        pytest.param({"lead": "sets"}, "6c 6h 6d 9h 9c | 5c 6s Th Tc Ks", id="sets of one pack"),
    ],
)
def test_the_kernel_tells_cards_apart(rules, hands):
    changes = {name: _choice(name, value) for name, value in rules.items()}
    deal = position(Variant(most_players=4).but(**changes), hands)
    for depth in range(12):
        assert counted(deal, depth) == count(deal, depth), depth


def _choice(name, value):
    return value if isinstance(value, int) else type(getattr(Variant(), name))(value)
