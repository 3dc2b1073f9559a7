"""A room driven without a server: a clock that is turned by hand, people who choose by a bot."""

from random import Random
from typing import Any

from agurk.bots import find
from agurk.notation.actions import action_text
from agurk.server.rooms import seating
from agurk.server.rooms.agenda import Agenda
from agurk.server.rooms.commands import do
from agurk.server.rooms.patience import Patience
from agurk.server.rooms.room import Room
from agurk.server.wire import client
from agurk.server.wire.options import Pace, TableOptions, Thinking
from agurk.server.wire.scene import Stage

PEOPLE = ("Ida-player", "Bo-player", "Saga-player", "Ola-player", "Aino-player", "Ewa-player")


class Driver:
    """A room, its agenda, and the time."""

    def __init__(self, options=None, people=2, *, seed=0, **changes):
        options = options or TableOptions(
            **({"pace": Pace.NONE, "thinking": Thinking.AT_ONCE} | changes)
        )
        self.random = Random(seed)
        self.now = 1000.0
        self.ids = 0
        self.room: Any = Room.open(
            "room", options, self.now, random=self.random, draw=self.random.randbytes
        )
        self.room.patience = Patience(float("inf"))
        self.people = PEOPLE[:people]
        for player in self.people:
            seating.sit(self.room, player, player.split("-")[0], None, self.now)
            self.room.connected(player, self.now)
        self.rows: list[Any] = []
        self.agenda: Any = Agenda(self.room)
        self.keep()

    @property
    def stage(self):
        return self.room.state.stage

    @property
    def to_act(self):
        return self.room.table.to_act

    def keep(self):
        """Take the new rows, as a host would to store them."""
        self.rows += self.room.rows()

    def id(self):
        self.ids += 1
        return f"c{self.ids}"

    def do(self, player, kind, /, **fields):
        """Let a player do a command, made on the newest entry unless another is named."""
        if "on" in kind.__struct_fields__:
            fields = {"on": self.room.state.number} | fields
        try:
            return do(self.room, player, kind(self.id(), **fields), self.now)
        finally:
            self.keep()

    def start(self):
        self.do(self.people[0], client.Start)
        for player in self.people:
            self.do(player, client.Nonce, text=f"words of {player}")

    def person_to_act(self):
        seat = self.to_act
        if seat is None or self.room.table.sitters[seat].bot:
            return None
        return self.room.state.chairs[seat].player

    def choose(self, bot="uniform"):
        """Let the person whose turn it is decide."""
        view = self.room.view(self.to_act)
        choice = find(bot).choose(view, self.random)
        return self.do(self.person_to_act(), client.Choose, action=action_text(choice))

    def step(self):
        """Let the next thing that happens by itself happen; tell whether anything did."""
        thought = self.agenda.thought()
        if thought is not None:
            self.agenda.think(thought, find(thought.bot).choose(thought.view, self.random))
        due = self.agenda.next()
        if due is None:
            return False
        self.now = max(self.now, due.at)
        due.do(self.now)
        self.keep()
        return True

    def move(self):
        """Let whoever is next act: a person at once, the table or a bot when it is due."""
        if self.room.table.paused or self.person_to_act() is None:
            assert self.step()
        else:
            self.choose()

    def play(self, limit=20_000):
        """Play until the match is over; people decide at once."""
        for _ in range(limit):
            if self.stage is not Stage.PLAYING:
                return
            self.move()
        raise AssertionError("the match does not end")
