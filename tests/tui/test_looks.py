"""How the main screens look, as text and as pictures: few, and compared letter by letter."""

from dataclasses import replace
from typing import Any

import pytest
from syrupy.extensions.image import SVGImageSnapshotExtension

from agurk.rules.cards import Card
from agurk.rules.match import Phase
from agurk.tui.drawing import sheet
from agurk.tui.drawing.faces import Faces
from agurk.tui.drawing.lines import text
from agurk.tui.picture import Hint, Offer, Said, Stop, Talk, Worth
from agurk.tui.themes import THEMES, all_themes
from agurk.variants import VARIANTS
from scripts.terminal import tidy
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
async def test_the_deal_that_was_just_counted_is_named_until_the_next_is_dealt():
    async with at_table(players=3) as player:
        first = await player.play(lambda picture: picture.stop is Stop.GO_ON)
        assert "Deal 1" in text_of(player.app).splitlines()[0]
        await player.press("enter")
        await player.wait(lambda player: player.picture.view.counts)
        assert "Deal 2" in text_of(player.app).splitlines()[0]
        assert first.view.match.number == 2


@pytest.mark.asyncio
async def test_the_first_screen(snapshot):
    async with program() as player:
        await player.pilot.pause()
        assert text_of(player.app) == snapshot


async def my_turn(player):
    await player.play(lambda picture: picture.stop is Stop.CHOICE and len(picture.tricks) == 2)


async def at_a_server(player):
    """Show what only a server's table has: a hint that is always the same, talk, a question."""
    await my_turn(player)
    picture = player.picture
    plays = picture.view.actions
    hint = Hint(
        tuple([Worth(each.cards, 0.2 + at / 10) for at, each in enumerate(plays)]),
        plays[-1].cards,
        "Der Bube hält die 3 für das Ende.",
    )
    player.table.show(
        replace(
            picture,
            hint=hint,
            talk=Talk(free=True, others=(1, 2)),
            said=(Said(1, "well-played", ""), Said(2, "", "Wer hat den König?")),
            offers=picture.offers | {Offer.YES, Offer.NO},
        )
    )
    said = player.table.said
    player.table.said = {seat: (text, float("inf")) for seat, (text, _) in said.items()}


async def counted(player):
    await player.play(lambda picture: picture.stop is Stop.GO_ON)


async def talking(player):
    await at_a_server(player)
    await player.press("f6")


LOOKS: dict[str, Any] = {
    "my-turn": (my_turn, 4, (80, 24), {}),
    "at-a-server": (
        at_a_server,
        4,
        (120, 36),
        {"theme": "light", "four_colours": True, "language": "de"},
    ),
    "a-price": (
        counted,
        7,
        (80, 24),
        {"theme": "contrast", "language": "pl"},
    ),
    "what-to-say": (talking, 3, (80, 24), {"language": "fi"}),
}
"""How somebody comes to see something, among how many, and on what screen."""


@pytest.mark.asyncio
@pytest.mark.parametrize("look", LOOKS)
async def test_a_state_looks_as_it_was_seen_to(look, snapshot):
    come_to, players, size, settings = LOOKS[look]
    async with at_table(players=players, size=size, seed="looks", **settings) as player:
        await come_to(player)
        await player.pilot.pause()
        svg = tidy(player.app.export_screenshot(title="Agurk"))
    assert svg == snapshot(extension_class=SVGImageSnapshotExtension)


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


@pytest.mark.asyncio
async def test_the_cards_of_a_deal_stay_while_the_size_of_the_next_is_asked_for():
    async with at_table("cucumber_dealers_choice", players=3) as player:
        picture = await player.play(
            lambda picture: (
                picture.stop is Stop.CHOICE
                and picture.view.match.phase is Phase.SIZE
                and bool(picture.tricks)
            )
        )
        shown = text_of(player.app)
        assert f"Deal {picture.view.match.number - 1}" in shown.splitlines()[0]
        last = picture.tricks[-1].plays[-1].cards[0]
        assert "last" in shown
        assert Faces().rank(last) in shown


@pytest.mark.asyncio
async def test_a_card_with_a_long_name_takes_two_lines():
    async with at_table("krypkille", players=3) as player:
        picture = await player.play(lambda picture: picture.tricks and not picture.view.counts)
    drawn = sheet.draw(picture, Faces(), "en", 200, 20)
    told = "\n".join(text(line) for line in drawn)
    plays = [play for trick in picture.tricks for play in trick.plays]
    long = [card.pretty for play in plays for card in play.cards if len(card.pretty) > 5]
    assert long
    for name in long:
        assert name not in told
        assert name[:5] in told
        assert name[5:] in told
