"""A room in which people do anything at random, and what it looked like after each row."""

from collections import Counter
from random import Random
from typing import Any

from agurk.rules.errors import AgurkError
from agurk.server.rooms import acts, asking, seating
from agurk.server.rooms.room import Room
from agurk.server.wire import client
from agurk.server.wire.options import Late, Pace, TableOptions, Thinking
from agurk.server.wire.scene import Stage
from tests.server.rooms.driving import PEOPLE, Driver


def looks(room):
    """Return all that a room's log comes to, whoever is there."""
    state, here = room.state, room.people.connections
    room.people.connections = Counter()
    room._seats_changed()
    seen = room.scene(), tuple(room.mine(seat) for seat in range(len(state.chairs)))
    room.people.connections = here
    room._seats_changed()
    kept = (
        *(state.number, state.moved, state.last_play, state.counted, state.question),
        *(state.owner, set(state.banned), set(state.forced), tuple(state.chairs), state.closed),
        *(state.match_from, state.match_begun, room.opened),
    )
    return seen, kept


class Looking(Room):
    """A room that remembers how it looked after each row."""

    def _take(self, *args, **kwargs):
        super()._take(*args, **kwargs)
        self.__dict__.setdefault("looks", []).append(looks(self))


class Walk(Driver):
    """A random walk through all that can be done at a table."""

    def __init__(self, variant, seed):
        random = Random(seed)
        choose = random.choice
        players = random.randint(variant.least_players, variant.most_players)
        options = TableOptions(
            variant=variant.key,
            seats=players,
            pace=choose(list(Pace)),
            late=choose(list(Late)),
            thinking=choose(list(Thinking)),
            level=choose(("uniform", "lowest", "sharp")),
            undo=choose((True, True, False)),
        )
        super().__init__(options, random.randint(1, min(players, len(PEOPLE))), seed=seed)
        self.seen = {self.room.state.number: looks(self.room)}
        self.refused: Counter[str] = Counter()
        self.said = []

    def walk(self, steps):
        self.attempt(self.start)
        for _ in range(steps):
            if self.random.random() < 0.7:
                self.attempt(self.go_on)
            else:
                self.attempt(self.random.choice(self.doings()))
            self.seen[self.room.state.number] = looks(self.room)
        return self

    def attempt(self, do):
        try:
            do()
        except AgurkError as error:
            self.refused[error.slug] += 1
        finally:
            self.keep()

    def do(self, player, kind, /, **fields):
        self.said.append((player, f"c{self.ids + 1}"))
        return super().do(player, kind, **fields)

    def go_on(self):
        if self.stage is not Stage.PLAYING:
            self.do(self.anybody(), client.Start)
        elif self.room.table.paused:
            self.do(self.anybody(), client.Resume)
        elif self.person_to_act() and self.random.random() < 0.9:
            self.choose()
        else:
            self.step()

    def anybody(self):
        return self.random.choice((*self.people, *self.people, "Eve"))

    def doings(self):
        random, room, who = self.random, self.room, self.anybody()
        seat = random.randrange(len(room.state.chairs) + 1)
        last = room.state.last_play
        undoer = who if last is None else room.state.chairs[last].player or who
        commands: tuple[tuple[str, Any, dict[str, Any]], ...] = (
            (who, client.Ask, {"what": client.Topic.PAUSE}),
            (who, client.Ask, {"what": client.Topic.REMATCH}),
            (undoer, client.Ask, {"what": client.Topic.UNDO}),
            (who, client.Answer, {"yes": True}),
            (who, client.Answer, {"yes": random.random() < 0.8}),
            (who, client.Prefer, {"forced": random.random() < 0.7}),
            (who, client.Dispute, {"seat": seat}),
            (who, client.Redeal, {"reason": "too few"}),
            (who, client.Return, {}),
            (who, client.Nonce, {"text": "late words"}),
            (who, client.Choose, {"action": random.choice(("2c", "kontra", "size 5", "?"))}),
        )
        return (
            *(lambda it=it: self.do(it[0], it[1], **it[2]) for it in commands),
            lambda: seating.sit(room, who, who, random.choice((None, seat)), self.now),
            lambda: seating.leave(room, who, room.state.seat_of(who) or 0, self.now),
            lambda: seating.leave(room, self.people[0], seat, self.now),
            lambda: seating.place(room, who, seat, "sharp", self.now),
            lambda: self.come(who),
            lambda: self.come(who),
            lambda: self.go(who),
            self.all_say_yes,
            lambda: [self.do(player, client.Redeal) for player in self.people],
        )

    def come(self, who):
        self.room.connected(who, self.now)
        seat = self.room.state.seat_of(who)
        if seat is not None:
            seating.take_back(self.room, seat, self.now)

    def go(self, who):
        if self.room.people.connections[who]:
            self.room.disconnected(who, self.now)
            asking.settle(self.room, self.now)
        self.now += self.random.choice((0, 0, 30, 200))

    def all_say_yes(self):
        for player in self.people:
            if self.room.state.question is not None:
                self.attempt(lambda player=player: self.do(player, client.Answer, yes=True))

    def close(self):
        self.room.write(acts.Close(), self.now)
        self.keep()
        self.seen[self.room.state.number] = looks(self.room)
