"""No card that is hidden from a seat at a server's table is anywhere in the terminal's program.

What was hidden when is known afterwards, from the record of the match.
"""

import asyncio
from typing import NamedTuple

import pytest
from textual.widgets import Static

from agurk.notation.reading import loads
from agurk.notation.replay import replay
from agurk.rules.cards import Card
from agurk.rules.events import Dealt
from agurk.tui.picture import Stop
from tests.server.serving import Person, serving
from tests.tui.hidden import found_in, spelt, texts_of
from tests.tui.playing import program
from tests.tui.test_joined import QUICK, come

LONGER = {"house": ["threshold=25", "lives=1", "life_lost=none"]}
"""No deal costs so much that the first decides the match."""
pytestmark = pytest.mark.asyncio


class Look(NamedTuple):
    """What was found at one moment."""

    deal: int
    played: int
    """How many cards had been played in it."""
    held: frozenset[Card]
    """The cards among all objects."""
    spelt: frozenset[Card]
    """The cards that texts name."""


class Eye:
    """Looks through the program at every picture."""

    def __init__(self):
        self.looks: list[Look] = []
        self._told = 0

    def __call__(self, player):
        picture = player.picture
        cards, views = found_in(player.app)
        assert {view.seat for view in views} <= {None, 1}
        new = since_dealt(player.table.log_lines[self._told :])
        self._told = len(player.table.log_lines)
        if any(isinstance(event, Dealt) for event in picture.events):
            return  # it tells of the deal before, too, whose cards are dealt anew
        deals = {view.match.number for view in views}
        if len(deals) != 1 or not all(view.counts for view in views):
            return  # a deal that was counted is in sight, and the next perhaps on its way
        texts = [*texts_of(player.app), *new]
        played = max(sum(len(play.cards) for play in view.plays()) for view in views)
        named = {card for text in texts for card in spelt(text)}
        self.looks.append(Look(deals.pop(), played, frozenset(cards), frozenset(named)))


def since_dealt(told):
    """Return what a log tells of the deal that it tells of last."""
    dealt = [at for at, line in enumerate(told) if line.startswith("Deal ")]
    return told[dealt[-1] :] if dealt else told


def hidden_from(seat, record):
    """Return what others held, by deal and by how many cards had been played in it."""
    hidden, played, deal = {}, 0, 0
    for _, state, _ in replay(record):
        if state.deal is None:
            continue
        view = state.view(seat)
        if view.match.number != deal:
            deal, played = view.match.number, 0
        played = sum(len(play.cards) for play in view.plays())
        others = [
            hand
            for each, hand in zip(state.match.seats, state.deal.hands, strict=True)
            if each != seat
        ]
        hidden[deal, played] = {card for hand in others for card in hand}
    return hidden


def seen_of(look, hidden):
    """Return the hidden cards that a look has found."""
    return (look.held | look.spelt) & hidden[look.deal, look.played]


async def test_no_widget_holds_or_names_a_card_that_is_hidden_over_a_whole_match(tmp_path):
    eye = Eye()
    with serving(tmp_path, bot_workers=1) as server, Person(server, "Bo") as bo:
        table = await asyncio.to_thread(bo.open, **QUICK | LONGER)
        async with program(await come(server, table), watch=eye) as ida:
            await ida.wait(lambda ida: ida.picture.stop is Stop.LOBBY)

            def play_along():
                with bo.at(table) as joined:
                    joined.command("start")
                    joined.play()

            along = asyncio.create_task(asyncio.to_thread(play_along))
            await ida.play(lambda picture: picture.stop is Stop.OVER)
            await along
        played = (await asyncio.to_thread(bo.ask, "GET", "/me/matches"))["matches"][0]["match"]
        record = loads(bo.http.get(f"/api/matches/{played}").text)
    hidden = hidden_from(1, record)
    assert len({look.deal for look in eye.looks}) > 1
    assert len(eye.looks) > 20
    assert max(len(look.held) for look in eye.looks) > 5
    assert max(len(look.spelt) for look in eye.looks) > 1
    assert [seen_of(look, hidden) for look in eye.looks] == [set()] * len(eye.looks)


def everything_in(player):
    """Return all cards that are held or named anywhere."""
    cards, _ = found_in(player.app)
    return cards | {card for text in texts_of(player.app) for card in spelt(text)}


@pytest.mark.parametrize("where", ["an attribute", "a list", "a text", "a word of a list"])
async def test_a_card_that_is_where_it_must_not_be_is_found(where, tmp_path):
    with serving(tmp_path, bot_workers=1) as server, Person(server, "Bo") as bo:
        table = await asyncio.to_thread(bo.open, **QUICK)
        async with program(await come(server, table)) as ida:
            with bo.at(table) as joined:
                await asyncio.to_thread(joined.command, "start")
                await asyncio.to_thread(joined.until, lambda it: it.mine and it.mine["hand"])
                await ida.wait(lambda ida: ida.picture.view.counts)
                text = joined.mine["hand"][-1]
                card = Card(text)
                assert card not in everything_in(ida)
                widget = ida.table.query_one("#bar", Static)
                match where:
                    case "an attribute":
                        widget.stray = card
                    case "a list":
                        widget.stray = [{"hand": (card,)}]
                    case "a text":
                        widget.update(f"Bo holds {card.pretty}.")
                    case "a word of a list":
                        widget.stray = [text]
                assert card in everything_in(ida)
