"""How the main screens look, as text: few, and compared letter by letter."""

import pytest

from agurk.rules.cards import Card
from agurk.tui.drawing.faces import Faces
from agurk.tui.picture import Stop
from agurk.tui.themes import THEMES, all_themes
from agurk.variants import VARIANTS
from tests.tui.playing import at_table, program, text_of


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "size", [pytest.param((80, 24), id="narrow"), pytest.param((120, 40), id="wide")]
)
async def test_my_turn(size, snapshot):
    async with at_table(players=4, size=size, seed="looks") as player:
        await player.play(lambda picture: picture.stop is Stop.CHOICE and len(picture.tricks) == 2)
        assert text_of(player.app) == snapshot


@pytest.mark.asyncio
async def test_a_deal_that_is_counted(snapshot):
    async with at_table(players=7, seed="looks") as player:
        await player.play(lambda picture: picture.stop is Stop.GO_ON)
        assert text_of(player.app) == snapshot


@pytest.mark.asyncio
async def test_the_first_screen(snapshot):
    async with program() as player:
        await player.pilot.pause()
        assert text_of(player.app) == snapshot


@pytest.mark.parametrize("key", VARIANTS)
def test_every_card_can_be_told_from_every_other(key):
    faces = Faces()
    drawn = {faces.card(card) for card in VARIANTS[key].cards}
    assert len(drawn) == len(set(VARIANTS[key].cards))


def test_a_joker_is_drawn_with_its_number():
    assert Faces().card(Card("X2")) == "★2"


def luminance(colour):
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one, other):
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


TEXT = [
    *[(ink, ground) for ink in ("ink", "ink-2", "green", "warm") for ground in
      ("paper", "sheet", "flesh")],
    ("ink", "warm-tint"), ("warm", "warm-tint"), ("on-green", "green"),
    *[(f"suit-{suit}", card) for suit in "shdc" for card in ("card", "card-off")],
]  # fmt: skip


@pytest.mark.parametrize("theme", all_themes(), ids=lambda theme: theme.name)
def test_whatever_is_to_be_read_has_contrast(theme):
    colours = theme.variables
    for ink, ground in TEXT:
        assert contrast(colours[ink], colours[ground]) >= 4.5, (ink, ground)


def test_there_are_four_colours_of_suits_in_half_of_the_themes():
    numbers = [len({theme.variables[f"suit-{suit}"] for suit in "shdc"}) for theme in all_themes()]
    assert sorted(numbers) == [2] * len(THEMES) + [4] * len(THEMES)
