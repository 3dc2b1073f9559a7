"""Somebody at the keyboard of the terminal's program: reads pictures, presses keys."""

import asyncio
from contextlib import asynccontextmanager

from agurk.rules.actions import Exchange, Play
from agurk.rules.choices import LifeLost
from agurk.tui import opening
from agurk.tui.app import AgurkApp
from agurk.tui.picture import Stop
from agurk.tui.screens.table import Table
from agurk.tui.settings import Settings
from agurk.variants import VARIANTS

WAITING = {Stop.CHOICE, Stop.GO_ON, Stop.COVER, Stop.LOBBY, Stop.OVER, Stop.ENDED}
PATIENCE = 60.0

SHORT = VARIANTS["danish"].but(threshold=9, lives=1, life_lost=LifeLost.NONE)
"""Rules by which a match is soon over."""


def text_of(app):
    """Return what the screen shows, as lines of text."""
    strips = app.screen._compositor.render_strips()
    return "\n".join("".join(part.text for part in strip).rstrip() for strip in strips)


class Player:
    """Presses keys, and looks at what comes of it."""

    def __init__(self, pilot, watch=lambda _: None):
        self.pilot = pilot
        self.app = pilot.app
        self.watch = watch

    @property
    def table(self):
        return next(screen for screen in self.app.screen_stack if isinstance(screen, Table))

    @property
    def picture(self):
        return self.table.picture

    async def wait(self, wanted=None):
        """Wait until the match waits for somebody, or until something is so."""
        async with asyncio.timeout(PATIENCE):
            while True:
                await self.pilot.pause()
                if isinstance(self.app.screen, Table) and self.picture is not None:
                    self.watch(self)
                    if wanted(self) if wanted else self.picture.stop in WAITING:
                        return self.picture
                await asyncio.sleep(0.005)

    async def wait_for(self, so):
        """Wait until something is so, whatever screen is shown."""
        async with asyncio.timeout(PATIENCE):
            while not so():
                await self.pilot.pause()
                await asyncio.sleep(0.005)

    async def press(self, *keys):
        await self.pilot.press(*keys)
        self.watch(self)

    async def go(self, at):
        """Move the cursor to a card, or to a choice."""
        picking = self.table.picking
        away = at - picking.cursor
        await self.press(*["right" if away > 0 else "left"] * abs(away))
        assert picking.cursor == at

    async def perform(self, action):
        """Do one of the actions of the view with keys."""
        before, picking, view = self.picture, self.table.picking, self.picture.view
        if picking.choices:
            await self.go(picking.choices.index(action))
        elif isinstance(action, Play | Exchange):
            left, places = list(enumerate(view.hand)), list[int]()
            for card in action.cards:
                place = next(each for each in left if each[1] is card)
                left.remove(place)
                places.append(place[0])
            for at in places:
                await self.go(at)
                if picking.several:
                    await self.press("space")
        await self.press("enter")
        await self.wait(lambda _: self.picture is not before)

    async def play(self, until, choose=lambda actions: actions[0]):
        """Play until something is so."""
        while True:
            picture = await self.wait()
            if until(picture):
                return picture
            if picture.stop is Stop.CHOICE:
                await self.perform(choose(picture.view.actions))
            else:
                await self.press("enter")
                await self.wait(lambda _, before=picture: self.picture is not before)


@asynccontextmanager
async def at_table(variant="danish", *, players=3, people=("Ida",), size=(80, 24), **more):
    """Yield a player at the table of a match that has just begun."""
    rules = VARIANTS[variant] if isinstance(variant, str) else variant
    bots = ["lowest"] if players > len(people) else []
    opened = opening.new(rules, players, bots, people, more.pop("seed", "a match"))
    async with program(opening.at_once(opened), size=size, **more) as player:
        yield player


@asynccontextmanager
async def program(first=None, *, size=(80, 24), watch=lambda _: None, **settings):
    """Yield a player before the program, at its first screen unless another is asked for."""
    app = AgurkApp(Settings(**{"pace": "at-once"} | settings), first=first)
    async with app.run_test(size=size) as pilot:
        yield Player(pilot, watch)
    if app.troubled is not None:
        raise app.troubled
