"""A table with people who play whatever they may, as soon as they are let."""

import random
from collections import Counter
from collections.abc import Callable
from time import perf_counter

import msgspec

from benchmarks.load_client import Line

UPDATE = b'{"type":"update","number":'
WELCOME = b'{"type":"welcome",'
HARMLESS = (b'{"type":"done",', b'{"type":"presence",', b'{"type":"refused","id":"nonce')
"""What needs no answer; the lot may be drawn before somebody's words have come."""
EARLY = 400
"""Within so many letters an update says that a match has begun."""


class Option(msgspec.Struct):
    action: str


class Mine(msgspec.Struct):
    options: list[Option]


_mine = msgspec.json.Decoder(Mine).decode


class Count:
    """What has happened so far."""

    def __init__(self) -> None:
        self.took: list[float] = []
        """In how many seconds all at the table had heard of each move."""
        self.sent = 0
        self.matches = 0
        self.wrong: Counter[str] = Counter()
        """What should not have happened, and how often."""

    def begin(self) -> None:
        """Count anew."""
        self.took, self.sent, self.matches = [], 0, 0


class Seat:
    """A person at a table, with a connection."""

    def __init__(self, table: "Table", token: str, number: int) -> None:
        self.table = table
        self.token = token
        self.number = number
        self.heard = -1
        """The last entry that was told here."""
        self.welcome: Callable[[], None] = lambda: None
        self.line = Line(self._hello, self._hear, self._lost)

    def say(self, kind: str, **more: object) -> None:
        self.table.said += 1
        told = {"type": kind, "id": f"{kind}{self.table.said}", "on": self.heard} | more
        self.line.say(msgspec.json.encode(told))

    def _hello(self) -> None:
        hello = {"type": "hello", "protocol": 1, "table": self.table.name, "token": self.token}
        self.line.say(msgspec.json.encode(hello))

    def _hear(self, text: bytes) -> None:
        if text.startswith(UPDATE):
            self.heard = int(text[len(UPDATE) : text.index(b",", len(UPDATE))])
            self.table.told(self, text)
        elif text.startswith(WELCOME):
            self.welcome()
        elif not text.startswith(HARMLESS):
            self.table.count.wrong[text.decode()] += 1

    def _lost(self, why: str) -> None:
        self.table.count.wrong[f"a connection was lost: {why}"] += 1


class Table:
    """Four people who wait for each other."""

    def __init__(self, name: str, tokens: list[str], count: Count) -> None:
        self.name = name
        self.count = count
        self.ready: Callable[[Table], None] = lambda _: None
        """Is called when somebody could play."""
        self.said = 0
        self.seats = [Seat(self, token, number) for number, token in enumerate(tokens)]
        self._turn: tuple[Seat, list[Option]] | None = None
        self._on = -1
        self._sent = 0.0
        self._unaware: set[Seat] = set()
        """Who has not heard of the last move."""
        self._over = False
        self._waits = False

    def start(self) -> None:
        self.seats[0].say("start")

    def play(self) -> None:
        """Play something."""
        if self._turn is None:
            return
        self._waits = False
        seat, options = self._turn
        self._turn, self._on, self._unaware = None, seat.heard, set(self.seats)
        self.count.sent += 1
        self._sent = perf_counter()
        seat.say("choose", action=random.choice(options).action)

    def told(self, seat: Seat, update: bytes) -> None:
        """Take in what somebody was told."""
        if self._unaware and seat.heard > self._on:
            self._unaware.discard(seat)
            if not self._unaware:
                self.count.took.append(perf_counter() - self._sent)
        mine = update.rfind(b'"mine":')
        if update.find(b'"options":[{', mine) > 0:
            self._turn = seat, _mine(update[mine + 7 : -1]).options
        elif update.find(b'"match-begun"', 0, EARLY) > 0:
            self._over = False
            seat.say("nonce", text=f"{random.getrandbits(64):x}")
        elif seat.number == 0 and not self._over and b'"stage":"over"' in update:
            self._over = True
            self.count.matches += 1
            self.start()
        if self._turn is not None and not self._unaware and not self._waits:
            self._waits = True
            self.ready(self)
