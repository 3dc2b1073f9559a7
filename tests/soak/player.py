"""A client that plays whatever may be played, and comes back whenever its connection breaks."""

import asyncio
import json
from collections.abc import Callable, Iterable
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.soak.ledger import Ledger, Lost

ANSWER = 20.0
"""How many seconds a server that can be reached has to say something."""

OPENING = 5.0
"""How many seconds it has to open a connection."""

Frame = dict[str, Any]


class Player:
    """One person at one table, who keeps a token and the last number through every break."""

    def __init__(
        self,
        name: str,
        token: str,
        player: str,
        *,
        port: Callable[[], int],
        ledger: Ledger,
        random: Random,
        matches: int = 1,
    ) -> None:
        self.name = name
        self.port = port
        self.finished: dict[str, Frame] = {}
        """The results of the matches that are over, by name."""
        self.back = asyncio.Event()
        """Set while connected."""
        self.away: list[float] = []
        """For how long each break lasted, in seconds."""
        self.patience = ANSWER
        """How many seconds may pass without a word before the connection counts as dead."""
        self.pace = 0.0
        """About how many seconds are thought about a card."""
        self.waits: list[float] = []
        """How long each command waited for its answer."""
        self.silences = 0
        """How often nothing was heard for long of a server that was connected."""
        self.doubled = 0
        """How many commands were sent again, to be heard of as done once more."""
        self._token = token
        self._player = player
        self._ledger = ledger
        self._random = random
        self._matches = matches
        self._number = -1
        self._acknowledged = -1
        self._match = ""
        """The name of the match that was last heard of."""
        self._scene: Frame = {}
        self._mine: Frame | None = None
        self._pending: Frame | None = None
        self._last_done: Frame | None = None
        self._count = 0
        self._sent = 0.0
        self._wait_for = -1
        self._nonces: set[str] = set()

    @property
    def done(self) -> bool:
        """Whether all matches are over."""
        return len(self.finished) >= self._matches

    @property
    def where(self) -> str:
        """How far the match is, for whoever looks for one that is stuck."""
        return (
            f"{self.name} at {self._number}, {len(self.finished)} matches of {self._matches} over, "
            f"waits for {self._pending}: {self._scene}"
        )

    async def play(self) -> None:
        """Play all matches to their end."""
        loop = asyncio.get_running_loop()
        left: float | None = None
        while not self.done:
            try:
                async with connect(
                    f"ws://127.0.0.1:{self.port()}/api/socket",
                    compression=None,
                    ping_interval=None,
                    open_timeout=min(OPENING, self.patience),
                    close_timeout=0.2,
                    max_size=None,
                ) as socket:
                    welcomed = await self._hello(socket)
                    if welcomed:
                        if left is not None:
                            self.away.append(loop.time() - left)
                        left = None
                        self.back.set()
                        await self._listen(socket)
            except (OSError, WebSocketException, TimeoutError, EOFError) as error:
                if self.back.is_set() and isinstance(error, TimeoutError):
                    self.silences += 1
            finally:
                self.back.clear()
            left = loop.time() if left is None else left
            await asyncio.sleep(self._random.uniform(0.02, 0.25))

    async def _hello(self, socket: ClientConnection) -> bool:
        hello = {
            "type": "hello",
            "protocol": 1,
            "table": self._ledger.room,
            "token": self._token,
            "since": self._number,
        }
        await socket.send(json.dumps(hello))
        welcome = await self._frame(socket)
        if welcome["type"] == "bye":
            self._let_go(welcome)
            return False
        if welcome["type"] != "welcome" or welcome["you"] is None:
            raise Lost(f"{self.name} has lost the seat: {welcome}")
        if welcome["number"] < max(self._number, self._acknowledged):
            raise Lost(f"{self.name} knew {self._number}; the table is at {welcome['number']}.")
        if welcome["missed"] is not None:
            self._take(welcome["missed"], welcome["number"], gap=self._number < 0)
        else:
            self._follow(self._ledger.between(self._number, welcome["number"]))
        self._see(welcome)
        if self._pending is not None:
            await socket.send(json.dumps(self._pending))
        elif self._last_done is not None and self._random.random() < 0.2:
            self.doubled += 1
            await socket.send(json.dumps(self._last_done))
        await self._act(socket)
        return True

    async def _listen(self, socket: ClientConnection) -> None:
        while not self.done:
            frame = await self._frame(socket)
            match frame["type"]:
                case "update":
                    self._take(frame["entries"], frame["number"], gap=False)
                    self._see(frame)
                case "done":
                    self._is_done(frame)
                case "refused":
                    self._is_refused(frame)
                case "bye":
                    self._let_go(frame)
                    return
            await self._act(socket)

    async def _frame(self, socket: ClientConnection) -> Frame:
        """Return the next frame; a table at which nothing happens for long is stuck."""
        async with asyncio.timeout(self.patience):
            frame: Frame = json.loads(await socket.recv())
        return frame

    def _let_go(self, bye: Frame) -> None:
        if not bye["again"]:
            raise Lost(f"{self.name} was sent away for good: {bye}")

    def _take(self, entries: list[Frame], number: int, *, gap: bool) -> None:
        """Take in entries, which follow the last one known without a gap."""
        numbers = [entry["number"] for entry in entries]
        first = numbers[0] if gap and numbers else self._number + 1
        if numbers != list(range(first, number + 1)) and not (gap and not numbers):
            raise Lost(f"{self.name} knew {self._number}, and was told {numbers} up to {number}.")
        for entry in entries:
            self._ledger.tell(entry)
        self._follow(entries)

    def _follow(self, entries: Iterable[Frame]) -> None:
        """Take note of matches that ended, though the next may have begun since."""
        for entry in entries:
            for event in entry["events"]:
                if event["type"] == "match-begun":
                    self._match = event["match"]
                elif event["type"] == "match-over":
                    self.finished[self._match] = _told(event)

    def _see(self, frame: Frame) -> None:
        self._number = frame["number"]
        self._scene = frame["scene"]
        self._mine = frame["mine"]
        match = self._scene["match"]
        if match is not None:
            self._match = match["name"]
            if match["result"] is not None:
                self.finished[self._match] = _told(match["result"])

    def _is_done(self, done: Frame) -> None:
        self._acknowledged = max(self._acknowledged, done["number"])
        self._ledger.acknowledge(self._player, done["id"], done["number"])
        if self._pending is not None and done["id"] == self._pending["id"]:
            self._wait_for = done["number"]
            self._last_done, self._pending = self._pending, None
            self.waits.append(asyncio.get_running_loop().time() - self._sent)

    def _is_refused(self, refused: Frame) -> None:
        if refused["id"] is None:
            raise Lost(f"{self.name} was not understood: {refused}")
        self._ledger.refuse(self._player, refused["id"], refused["slug"])
        if self._pending is not None and refused["id"] == self._pending["id"]:
            if refused["slug"] in {"unavailable", "moved", "fault"}:
                return
            self._wait_for = refused["number"]
            self._pending = None

    async def _act(self, socket: ClientConnection) -> None:
        """Say what there is to be said now, one thing at a time."""
        if self._pending is not None or self._number < self._wait_for or self.done:
            return
        command = self._command()
        if command is not None:
            self._count += 1
            self._pending = command | {"id": f"{self.name}-{self._count}"}
            if self.pace:
                await asyncio.sleep(self._random.uniform(0, 2 * self.pace))
            self._sent = asyncio.get_running_loop().time()
            await socket.send(json.dumps(self._pending))

    def _command(self) -> Frame | None:
        """Return what there is to be said now; None if others have to say something."""
        scene, mine = self._scene, self._mine
        if mine is None:
            return None
        seat, on, question = mine["seat"], self._number, scene["question"]
        if question is not None:
            if seat not in question["awaited"]:
                return None
            yes = self._random.random() < 0.9 or question["what"] == "rematch"
            return {"type": "answer", "on": on, "yes": yes}
        if scene["stage"] in {"waiting", "over"}:
            return self._beginning(scene["chairs"], seat)
        if scene["paused"]:
            return {"type": "resume", "on": on}
        return self._playing(scene["match"], mine["options"])

    def _beginning(self, chairs: list[Frame], seat: int) -> Frame | None:
        """Return what begins the next match; only one of them sees to that."""
        everybody = all(chair["person"] or chair["bot"] for chair in chairs)
        if not everybody or not chairs[seat]["owner"]:
            return None
        if self.finished and self._random.random() < 0.5:
            return {"type": "ask", "on": self._number, "what": "rematch"}
        return {"type": "start", "on": self._number}

    def _playing(self, match: Frame, options: list[Frame]) -> Frame | None:
        """Return what goes on with the match, and now and then something that holds it up."""
        on = self._number
        if match["phase"] == "lot" and match["name"] not in self._nonces:
            self._nonces.add(match["name"])
            return {"type": "nonce", "on": on, "text": f"{self._random.getrandbits(64):x}"}
        if self._random.random() < 0.01:
            return {"type": "ask", "on": on, "what": self._random.choice(["pause", "undo"])}
        if options:
            return {"type": "choose", "on": on, "action": self._random.choice(options)["action"]}
        return None


def _told(result: Frame) -> Frame:
    """Return what both the event and the scene say of how a match ended.

    Whoever was away at the end, and comes back when the next match has begun, hears the event only.
    """
    return {name: result[name] for name in ("winners", "losers", "top_card")}
