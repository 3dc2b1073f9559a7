"""A match on this machine: one person against bots, several at one keyboard, or bots alone."""

import asyncio
import time
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from agurk.play.faults import write_down
from agurk.play.finishing import keep_record
from agurk.play.journal import Journal
from agurk.play.lying import all_tricks
from agurk.rules.actions import Choice
from agurk.rules.errors import AgurkError
from agurk.rules.events import Dealt, TrickTaken
from agurk.rules.fairness import deal_seed
from agurk.rules.match import Phase
from agurk.rules.player import Player
from agurk.rules.view import SeenTrick, View
from agurk.table.acts import DemandRedeal
from agurk.table.commands import Command as TableCommand
from agurk.table.entries import Entry
from agurk.table.events import Event
from agurk.table.table import Table
from agurk.text.problems import problem_text
from agurk.tui.advising import advice
from agurk.tui.link import Link
from agurk.tui.picture import (
    Chair,
    Command,
    Dispute,
    Hint,
    Mute,
    Notice,
    Offer,
    Picture,
    Say,
    Stop,
)

_BETWEEN = {Phase.LOT, Phase.SIZE, Phase.DEAL}


@dataclass(frozen=True, slots=True)
class Pace:
    """How long things are looked at, in seconds."""

    card: float = 0.7
    """A card that a bot has played."""
    trick: float = 1.2
    """A trick that is complete."""


AT_ONCE = Pace(0, 0)
"""Nothing is waited for."""


class LocalMatch:
    """Lets people, bots and the table act in turn, and shows each step on a link.

    Each action is on the disk before it is shown. No hand is shown to anybody but its owner: where
    several play at one keyboard, nobody's is, until its owner has taken the keyboard over.
    """

    def __init__(
        self,
        table: Table,
        journal: Journal,
        bots: Mapping[int, Player],
        *,
        secret: bytes,
        link: Link,
        pace: Pace,
        language: str = "en",
    ) -> None:
        self._table = table
        self._journal = journal
        self._bots = bots
        self._secret = secret
        self._link = link
        self._pace = pace
        self._language = language
        self._looking: asyncio.Task[None] | None = None
        """What looks for a hint."""
        self._people = [seat for seat in range(len(table.sitters)) if seat not in bots]
        self._open = self._people[0] if len(self._people) == 1 else None
        self._claimed: int | None = None
        self._tricks: tuple[SeenTrick, ...] = ()
        self._counted: tuple[Event, ...] = ()
        self._told: tuple[Event, ...] = tuple(
            [event for notice in table.since(0, self._open) for event in notice.events]
        )
        self._asked_on = True
        """Whether the deal counted last has been looked at."""

    async def run(self) -> None:
        """Play until the match is over, then until somebody leaves."""
        try:
            await self._play()
            self._finish()
        except OSError as error:
            why = error.strerror or type(error).__name__
            self._show(Stop.ENDED, Notice("not-saved", (("why", why),)))
        finally:
            self._look_no_longer()
            self._journal.close()

    async def _play(self) -> None:
        table = self._table
        while not table.over:
            if table.match.phase in _BETWEEN and not self._asked_on:
                await self._go_on()
            before = table.view(None)
            if table.to_deal:
                self._take(table.deal(time.time()), before)
                self._show(Stop.OTHERS)
                continue
            seat = table.to_act
            if seat is None:
                break
            act = await (self._bot(seat) if seat in self._bots else self._person(seat))
            self._take(table.do(TableCommand(act, seat, table.last), time.time()), before)
            self._show(Stop.OTHERS)
            trick = len(table.view(None).tricks) != len(before.tricks)
            await self._link.rest(self._pace.trick if trick else self._pace.card)

    def _finish(self) -> None:
        """Keep the record of the match, and show how it has ended."""
        try:
            kept = str(keep_record(self._table, self._journal))
            self._show(Stop.OVER, Notice("record-kept", (("file", kept),)), kept=kept)
        except (AgurkError, OSError) as error:
            self._show(
                Stop.OVER, Notice("not-recorded", (("why", problem_text(error, self._language)),))
            )

    async def _go_on(self) -> None:
        """Show what a deal has cost until somebody wants the next."""
        self._asked_on = True
        if not self._people:
            await self._link.rest(2 * self._pace.trick)
            return
        if len(self._people) > 1:
            self._open = None
        self._show(Stop.GO_ON)
        while await self._link.act() is not Command.GO_ON:
            pass

    async def _bot(self, seat: int) -> Choice:
        """Return what a bot chooses: the same whenever the match is played like this."""
        table = self._table
        seed = deal_seed(self._secret, f"{table.name}, bots", table.last)
        return await asyncio.to_thread(self._bots[seat].choose, table.view(seat), Random(seed))

    async def _person(self, seat: int) -> Choice | DemandRedeal:
        """Return what a person chooses, who has to take the keyboard over first."""
        if len(self._people) > 1 and self._open != seat:
            self._open = None
            self._show(Stop.COVER, next_to_play=seat)
            while await self._link.act() is not Command.GO_ON:
                pass
            self._open = seat
        view = self._table.view(seat)
        if self._claimed == seat and view.match.phase is Phase.PLAY:
            return view.actions[0]
        self._claimed = None
        self._show(Stop.CHOICE)
        try:
            return await self._decision(seat, view)
        finally:
            self._look_no_longer()

    async def _decision(self, seat: int, view: View) -> Choice | DemandRedeal:
        """Return what a person decides, who may ask for a hint first."""
        while True:
            act = await self._link.act()
            if act is Offer.CLAIM and self._table.claims(seat):
                self._claimed = seat
                return view.actions[0]
            if act is Offer.REDEAL and seat in self._table.may_demand:
                return DemandRedeal(seat)
            if act is Offer.HINT and self._looking is None and self._hints(view):
                self._looking = asyncio.create_task(self._look(view))
            if not isinstance(act, Offer | Command | Say | Mute | Dispute) and act in view.actions:
                return act

    def _hints(self, view: View) -> bool:
        """Tell whether a hint can be given: to one person alone who has a card to choose."""
        choice = view.match.phase is Phase.PLAY and len(view.actions) > 1
        return choice and len(self._people) == 1

    async def _look(self, view: View) -> None:
        """Find what the cards of a view are worth, and show it."""
        self._show(Stop.CHOICE, hinting=True)
        try:
            found = await asyncio.to_thread(advice, view, self._table.last, self._language)
        except AgurkError:
            self._show(Stop.CHOICE, Notice("refused-no-hint", domain="refusals"))
        except Exception as fault:  # noqa: BLE001  a match does not end for want of a hint
            write_down(fault)
            self._show(Stop.CHOICE, Notice("refused-no-hint", domain="refusals"))
        else:
            self._show(Stop.CHOICE, hint=found)

    def _look_no_longer(self) -> None:
        """Leave a hint alone that is not asked for any more."""
        if self._looking is not None:
            self._looking.cancel()
            self._looking = None

    def _take(self, entries: tuple[Entry, ...], before: View) -> None:
        """Keep what happened on the disk, and what stays in sight until the next deal."""
        self._journal.append(entries)
        for event in (event for entry in entries for event in entry.events):
            self._told += (event,)
            match event:
                case Dealt():
                    self._counted, self._claimed, self._tricks = (), None, ()
                case TrickTaken(last=True):
                    self._asked_on = False
                    self._tricks = all_tricks(before, entries[0].events)
                case _ if self._tricks:
                    self._counted += (event,)

    def _show(
        self,
        stop: Stop,
        notice: Notice | None = None,
        *,
        next_to_play: int | None = None,
        hint: Hint | None = None,
        hinting: bool = False,
        kept: str = "",
    ) -> None:
        """Give the screen a picture, of whoever's hand may be seen now."""
        if self._looking is None:
            self._link.forget()
        table, told = self._table, self._told
        self._told = ()
        view = table.view(self._open)
        self._link.show(
            Picture(
                view=view,
                chairs=tuple([Chair(each.name, each.bot) for each in table.sitters]),
                stop=stop,
                tricks=view.tricks or self._tricks,
                next_to_play=next_to_play,
                events=told,
                counted=self._counted,
                offers=self._offers(stop),
                hint=hint,
                hinting=hinting,
                notice=notice,
                shared=len(self._people) > 1,
                kept=kept,
            )
        )

    def _offers(self, stop: Stop) -> frozenset[Offer]:
        """Return what else the person at the keyboard can do."""
        seat, offers = self._open, set()
        if stop is Stop.CHOICE and seat is not None:
            if self._table.claims(seat) and len(self._table.view(seat).hand) > 1:
                offers.add(Offer.CLAIM)
            if seat in self._table.may_demand:
                offers.add(Offer.REDEAL)
            if self._looking is None and self._hints(self._table.view(seat)):
                offers.add(Offer.HINT)
        return frozenset(offers)
