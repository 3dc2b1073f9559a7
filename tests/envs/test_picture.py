"""A view as a picture."""

import numpy as np
import pytest

from agurk.envs.glyphs import HIGH, WIDE, glyph
from agurk.envs.picture import picture
from agurk.rules.cards import Suit
from agurk.variants import VARIANTS
from tests.envs.moments import laid_out


def test_what_is_drawn_follows_from_the_view_alone():
    state = laid_out(VARIANTS["danish"], ((0, 5), (3, 9)))
    other = laid_out(VARIANTS["danish"], ((0, 5), (4, 11)))
    drawn = picture(state.view(0), ["Ida", "Bo"])
    assert np.array_equal(drawn, picture(other.view(0), ["Ida", "Bo"]))
    assert not np.array_equal(drawn, picture(other.view(1), ["Ida", "Bo"]))
    assert drawn.dtype == np.uint8


@pytest.mark.parametrize("key", ["danish", "sjuer", "five_cucumbers", "krypkille"])
def test_every_sign_on_the_cards_of_a_pack_is_known(key):
    unknown = glyph("é").tobytes()
    for card in dict.fromkeys(VARIANTS[key].cards):
        for sign in card.text[: -1 if card.suit else None]:
            assert glyph(sign).shape == (HIGH, WIDE)
            assert glyph(sign).tobytes() != unknown


def test_letters_differ_and_what_is_unknown_is_a_frame():
    signs = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_-/> ♣♦♥♠"
    dots = {glyph(sign).tobytes() for sign in signs}
    assert len(dots) == len(signs)
    assert glyph("é").tobytes() not in dots


def test_suits_are_told_apart_by_shape():
    shapes = {glyph(suit.symbol).tobytes() for suit in Suit}
    assert len(shapes) == 4
