"""A seat at a table on a server: what is heard becomes pictures, what is done becomes commands.

A connection that breaks is made again, and what was missed is caught up with. Commands that have
not been answered are sent once more; a server does nothing twice.
"""

import asyncio
import json
import random
import secrets
import time
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from agurk.rules.errors import AgurkError
from agurk.rules.events import Dealt, TrickTaken
from agurk.table.events import Event
from agurk.tui.joined import asking, happened, seen
from agurk.tui.joined.address import Place
from agurk.tui.joined.commands import command_of
from agurk.tui.joined.happened import Heard
from agurk.tui.joined.hearing import Conversation, Hints
from agurk.tui.joined.pictured import chair_of, engine, nothing, refusal
from agurk.tui.link import Link
from agurk.tui.picture import (
    Mute,
    Notice,
    Offer,
    Picture,
    Stop,
)

PROTOCOL = 1
"""The version of the protocol that is spoken here."""

_FIRST_WAIT, _LONGEST_WAIT = 0.5, 10.0
_PASSING = frozenset(("say", "mute", "hint"))
"""Commands that are not kept: they are neither waited for nor sent once more."""
_SHOWN = 6.0
"""For how many seconds a refusal, or what a dispute came to, is shown."""
_ENDED = frozenset(
    ("closed", "removed", "no-table", "no-spectators", "token", "token-expired", "protocol")
)


class Joined:
    """Somebody at a table on a server."""

    def __init__(self, place: Place, token: str, link: Link, language: str = "en") -> None:
        self._place = place
        self._token = token
        self._link = link
        self._language = language
        self._number = -1
        self._options: dict[str, Any] = {}
        self._scene: dict[str, Any] | None = None
        self._mine: dict[str, Any] | None = None
        self._heard = 0.0
        """When the scene came."""
        self._counted: tuple[Event, ...] = ()
        self._told: tuple[Heard, ...] = ()
        self._names: tuple[str, ...] = ()
        """What those in the seats are called, or were before they left."""
        self._conversation = Conversation()
        self._hints = Hints()
        self._passing: tuple[Notice | None, float] = (None, 0.0)
        """What is shown for a moment, and until when."""
        self._socket: ClientConnection | None = None
        self._waiting: dict[str, dict[str, Any]] = {}
        """Commands that have not been answered, by their ids."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._mixed = ""
        """The match whose deals this client has added letters of its own to."""
        self._claimed = False
        """Whether the rest of this deal is to be played by itself."""
        self._ending: Notice | None = None
        """Why there is nothing more to come."""

    def over(self) -> bool:
        """Tell whether there is nothing more to come."""
        return self._ending is not None

    async def run(self) -> None:
        """Stay at the table until there is no more, or until somebody leaves."""
        acts = asyncio.create_task(self._act())
        try:
            wait = _FIRST_WAIT
            while not self.over():
                before = self._number
                with suppress(OSError, TimeoutError, WebSocketException):
                    async with connect(self._place.socket, open_timeout=10, max_size=None) as line:
                        await self._talk(line)
                self._socket = None
                if self.over():
                    break
                wait = _FIRST_WAIT if self._number != before else min(_LONGEST_WAIT, 2 * wait)
                self._show(Notice("away"))
                await asyncio.sleep(wait * random.uniform(0.6, 1.0))
        finally:
            acts.cancel()

    # --- hearing

    async def _talk(self, line: ClientConnection) -> None:
        """Say hello, then hear all that is said until the connection ends."""
        hello = {"protocol": PROTOCOL, "table": self._place.table, "token": self._token}
        hello |= {"since": self._number, "language": self._language}
        await line.send(json.dumps({"type": "hello", **hello}))
        async for frame in line:
            try:
                message = json.loads(frame)
                await self._hear(line, message)
            except (AgurkError, ValueError, KeyError, TypeError, AttributeError) as error:
                why = str(error) if isinstance(error, AgurkError) else type(error).__name__
                self._end(Notice("problem-other", (("told", why),)))
            if self.over():
                return

    async def _hear(self, line: ClientConnection, message: dict[str, Any]) -> None:
        """Take in one message; what is not known here is left alone."""
        match message.get("type"):
            case "welcome":
                self._options = message["options"]
                self._socket = line
                self._take(message, message["missed"] or ())
                mutes = [self._named(each) for each in self._conversation.mutes()]
                for command in (*mutes, *self._waiting.values()):
                    await line.send(json.dumps(command))
            case "update":
                self._take(message, message["entries"])
            case "presence":
                self._present(message)
            case "said":
                self._conversation.hear(message)
                self._show()
            case "hinted":
                self._hints.hear(message)
                self._show()
            case "done":
                self._waiting.pop(message["id"], None)
                if message["number"] <= self._number:
                    self._show()
            case "refused":
                self._refused(message)
            case "bye":
                self._bye(message)

    def _take(self, message: dict[str, Any], entries: tuple[dict[str, Any], ...]) -> None:
        """Take in how the table stands now."""
        self._number, self._scene = message["number"], message["scene"]
        self._mine, self._heard = message["mine"], time.monotonic()
        happenings = happened.events(entries, self._names)
        self._names = tuple(
            [
                chair["name"] or before
                for chair, before in zip(
                    self._scene["chairs"],
                    self._names or [""] * len(self._scene["chairs"]),
                    strict=True,
                )
            ]
        )
        for at, event in enumerate(happenings):
            match event:
                case Dealt():
                    self._counted = ()
                case TrickTaken(last=True):
                    self._counted = engine(happenings[at + 1 :])
        if self._counted and not any(
            isinstance(event, Dealt) or (isinstance(event, TrickTaken) and event.last)
            for event in happenings
        ):
            self._counted += engine(happenings)
        self._told += happenings
        self._hints.look(self._mine, self._scene)
        for heard in happenings:
            if isinstance(heard, Notice) and heard.message == "log-settled":
                self._pass(heard)
        self._mix()
        self._show()
        if self._claimed and any(isinstance(event, Dealt) for event in happenings):
            self._claimed = False
            self._later({"type": "prefer", "forced": False})

    def _present(self, message: dict[str, Any]) -> None:
        """Take in who is there."""
        if self._scene is not None:
            present = set(message["present"])
            chairs = [
                {**chair, "present": seat in present}
                for seat, chair in enumerate(self._scene["chairs"])
            ]
            self._scene = {**self._scene, "chairs": chairs, "away": message["away"]}
            self._show()

    def _refused(self, message: dict[str, Any]) -> None:
        """Say why something was refused; what came too late is seen without words."""
        command = self._waiting.pop(message["id"] or "", {})
        self._hints.refused(message["id"])
        if message["slug"] != "stale" and command.get("type") != "nonce":
            self._pass(refusal(message))
        self._show()

    def _pass(self, notice: Notice) -> None:
        """Show something for a moment."""
        self._passing = notice, time.monotonic() + _SHOWN

    def _bye(self, message: dict[str, Any]) -> None:
        """Take in that the server ends the connection, and why."""
        if not message["again"]:
            slug = message["slug"]
            if slug in _ENDED:
                self._end(Notice(f"ended-{slug}"))
            else:
                self._end(refusal(message))

    def _end(self, notice: Notice) -> None:
        """Leave for good."""
        self._ending = self._ending or notice
        self._show()

    # --- saying

    async def _act(self) -> None:
        """Send what the player does, as long as anybody is there to do something."""
        while True:
            act = await self._link.act()
            if act is Offer.GIVE_UP:
                await self._leave()
                return
            if act is Offer.CLAIM:
                self._claimed = True
            elif isinstance(act, Mute):
                self._conversation.mute(act.seat, on=act.on)
            await self._send(command_of(act, self._number, self._language))

    async def _leave(self) -> None:
        """Give the seat up."""
        if self._mine is not None:
            with suppress(AgurkError, OSError):
                seat = self._mine["seat"]
                await asyncio.to_thread(asking.leave, self._place, self._token, seat)
        self._end(Notice("ended-left"))
        if self._socket is not None:
            await self._socket.close()

    async def _send(self, command: dict[str, Any] | None) -> None:
        """Send a command, now or as soon as there is a connection again."""
        if command is None:
            return
        command, passing = self._named(command), command["type"] in _PASSING
        if not passing:
            self._waiting[command["id"]] = command
        if self._socket is None:
            self._show(Notice("away" if passing else "away-waiting"))
            return
        if command["type"] == "hint":
            self._hints.ask(command["id"])
            self._show()
        elif command["type"] == "mute":
            self._show()
        with suppress(OSError, WebSocketException):
            await self._socket.send(json.dumps(command))

    @staticmethod
    def _named(command: dict[str, Any]) -> dict[str, Any]:
        """Return a command with an id of its own."""
        return {**command, "id": secrets.token_hex(8)}

    def _mix(self) -> None:
        """Add random letters to what the deals of a new match follow from."""
        match = self._scene["match"] if self._scene else None
        if match and match["phase"] == "lot" and self._mine and match["name"] != self._mixed:
            self._mixed = match["name"]
            text = secrets.token_urlsafe(9)
            self._later({"type": "nonce", "on": self._number, "text": text})

    def _later(self, command: dict[str, Any]) -> None:
        """Send a command of this client's own, as soon as what is being heard is taken in."""
        task = asyncio.create_task(self._send(command))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- showing

    def _show(self, notice: Notice | None = None) -> None:
        """Give the screen a picture of how the table stands."""
        scene, notice = self._scene, self._ending or notice
        if scene is None:
            if notice is not None:
                self._link.show(nothing(notice, self._language, ended=self.over()))
            return
        view = seen.view_of(seen.variant_of(self._options), scene, self._mine)
        told, self._told = self._told, ()
        passing, until = self._passing
        if time.monotonic() > until:
            passing = None
        self._link.show(
            Picture(
                view=view,
                chairs=tuple(
                    [
                        chair_of(seat, each, self._language)
                        for seat, each in enumerate(scene["chairs"])
                    ]
                ),
                stop=self._stop(scene),
                tricks=seen.tricks_of(scene),
                events=told,
                counted=self._counted,
                offers=self._offers(scene),
                said=self._conversation.take(),
                talk=self._conversation.offered(self._options, scene, self._mine),
                disputed=self._disputed(scene),
                hint=self._hints.found,
                hinting=self._hints.asked,
                notice=notice or passing or self._notice(scene),
                clock=self._clock(scene),
            )
        )

    def _stop(self, scene: dict[str, Any]) -> Stop:
        """Return what is waited for."""
        if self.over():
            return Stop.ENDED
        match scene["stage"]:
            case "waiting":
                return Stop.LOBBY
            case "over":
                return Stop.OVER
            case "closed":
                return Stop.ENDED
        mine = self._mine
        asked = mine is not None and mine["options"] and not scene["paused"] and not self._waiting
        return Stop.CHOICE if asked else Stop.OTHERS

    def _offers(self, scene: dict[str, Any]) -> frozenset[Offer]:
        """Return what can be asked for now."""
        mine, may, question = self._mine, scene["may"], scene["question"]
        if mine is None or self.over():
            return frozenset()
        seat = mine["seat"]
        chair = scene["chairs"][seat]
        found = {
            Offer.START: scene["stage"] == "waiting" and chair["owner"],
            Offer.PAUSE: may["pause"],
            Offer.RESUME: scene["paused"],
            Offer.UNDO: may["undo"] == seat,
            Offer.REMATCH: may["rematch"],
            Offer.REDEAL: seat in may["redeal"],
            Offer.RETURN: bool(chair["bot"]),
            Offer.HINT: may["hint"] and len(mine["options"]) > 1 and not self._hints.busy,
            Offer.CLAIM: mine["claim"] and not mine["forced"],
            Offer.GIVE_UP: True,
            Offer.YES: question is not None and seat in question["awaited"],
            Offer.NO: question is not None and seat in (*question["awaited"], question["seat"]),
        }
        return frozenset([offer for offer, there in found.items() if there])

    def _disputed(self, scene: dict[str, Any]) -> tuple[int, ...]:
        """Return the seats whose latest play may be called into question by this one."""
        return () if self._mine is None or self.over() else tuple(scene["may"]["dispute"])

    def _notice(self, scene: dict[str, Any]) -> Notice | None:
        """Return what is to be said of the table itself."""
        question = scene["question"]
        if question is not None:
            return Notice(f"asks-{question['what']}", seat=question["seat"])
        if scene["paused"]:
            return Notice("paused")
        if scene["stage"] == "waiting":
            owner = next((s for s, each in enumerate(scene["chairs"]) if each["owner"]), None)
            return Notice("waiting-nobody") if owner is None else Notice("waiting", seat=owner)
        if self._mine is not None and scene["chairs"][self._mine["seat"]]["bot"]:
            return Notice("bot-for-you")
        if scene["stage"] == "closed":
            return Notice("ended-closed")
        if scene["away"]:
            return Notice("stepped-away", seat=scene["away"][0]["seat"])
        return None

    def _clock(self, scene: dict[str, Any]) -> tuple[int, float] | None:
        """Return whose time runs, and until when by our own clock."""
        clock = scene["clock"]
        return None if clock is None else (clock["seat"], self._heard + clock["left"] / 1000)
