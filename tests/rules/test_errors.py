"""Each slug of the engine, provoked through its public face."""

import inspect

import pytest

from agurk import notation
from agurk.rules import errors
from agurk.rules.actions import DealOut, Lot, Play
from agurk.rules.cards import Card, cards
from agurk.rules.errors import AgurkError
from agurk.rules.state import begin
from agurk.rules.variant import Variant
from agurk.variants import VARIANTS, find

DANISH = VARIANTS["danish"]
WAYS = {
    "text": lambda: Card("9x"),
    "illegal-action": lambda: begin(DANISH, 3).apply(Lot(3)),
    "wrong-time": lambda: begin(DANISH, 3).apply(Play(cards("9c"))),
    "incorrect-deal": lambda: begin(DANISH, 3).apply(Lot(0)).state.apply(DealOut(())),
    "variant": lambda: Variant(hand=8),
    "unknown-variant": lambda: find("chess"),
    "players": lambda: begin(DANISH, 8),
    "record": lambda: notation.loads("9c 9d"),
}
KINDS = [
    kind
    for _, kind in inspect.getmembers(errors, inspect.isclass)
    if issubclass(kind, AgurkError) and kind is not AgurkError
]


@pytest.mark.parametrize("slug", WAYS)
def test_an_error_with_its_slug_is_provoked(slug):
    with pytest.raises(AgurkError) as refusal:
        WAYS[slug]()
    assert refusal.value.slug == slug
    assert str(refusal.value).endswith(".")


def test_no_slug_is_left_out():
    # No part of the package is optional so far.
    assert {kind.slug for kind in KINDS} == set(WAYS)


@pytest.mark.parametrize("kind", KINDS)
def test_an_error_is_ours_and_like_one_of_the_language(kind):
    assert kind.__mro__[1] is AgurkError
    assert kind.__mro__[2].__module__ == "builtins"
