"""Generators of house rules."""

from enum import Enum
from typing import Any

from hypothesis import assume
from hypothesis import strategies as st

from agurk.rules.errors import VariantError
from agurk.rules.variant import RULES, Variant
from agurk.variants import VARIANTS, house

_NUMBERS = {
    "least_players": st.integers(2, 5),
    "most_players": st.integers(2, 17),
    "decks": st.integers(1, 3),
    "jokers": st.integers(0, 4),
    "hand": st.integers(1, 13),
    "hand_min": st.integers(1, 5),
    "hand_max": st.integers(0, 13),
    "threshold": st.integers(0, 300),
    "exact_reset": st.integers(0, 30),
    "lives": st.integers(1, 4),
    "stake": st.integers(1, 50),
    "buy_in_times": st.integers(1, 4),
    "buy_in_others": st.integers(1, 5),
    "buy_in_stakes": st.integers(0, 4),
}

presets = st.sampled_from(list(VARIANTS.values()))


def values(field: str) -> st.SearchStrategy[Any]:
    """Return a generator of values that a field can have."""
    default = Variant.__dataclass_fields__[field].default
    if isinstance(default, bool):
        return st.booleans()
    if isinstance(default, Enum):
        return st.sampled_from(list(type(default)))
    return _NUMBERS[field]


@st.composite
def house_rules(draw: st.DrawFn, most: int = 4) -> Variant:
    """Return a preset with a few changes that do not contradict each other."""
    base = draw(st.one_of(presets, st.just(house.PLAIN_GAME)))
    fields = draw(st.lists(st.sampled_from(RULES), max_size=most, unique=True))
    variant = base
    for field in fields:
        try:
            variant = variant.but(**{field: draw(values(field))})
        except VariantError:
            assume(len(fields) > 1)
    return house.named(variant)
