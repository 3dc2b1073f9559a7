"""A table with a crowd around it that does anything at any time, on a clock that does not run."""

import asyncio
from random import Random
from typing import Any

import msgspec

from agurk.bots import find
from agurk.notation.actions import action_text
from agurk.rules.actions import Play
from agurk.rules.errors import AgurkError
from agurk.server.rooms import seating
from agurk.server.rooms.client import Client
from agurk.server.rooms.host import MOVED, Host, Services
from agurk.server.rooms.patience import Patience
from agurk.server.rooms.ports import Who
from agurk.server.rooms.room import Room
from agurk.server.thinker import Advice
from agurk.server.wire import client, orders
from agurk.server.wire.options import Hints, Late, Pace, TableOptions, Thinking
from agurk.server.wire.scene import Stage
from agurk.server.wire.worth import Worth
from tests.server.rooms.timeless import run
from tests.server.rooms.watch import Watch

PEOPLE = ("Ida", "Bo", "Saga", "Ola", "Aino", "Ewa")
WORDS = ("hello", "I hold the As", "9c?", "Kuku", "wait")
CARDS = ("2c", "9d", "As", "7h+7s", "X1", "7", "Kuku", "3c 4c", "nonsense")


class Kept:
    """A storage for one room that keeps rows at once and shows them to a watch."""

    def __init__(self, watch):
        self.rows = []
        self.matches = []
        self._watch = watch

    async def append(self, _, rows, listing=None, finished=None):
        await asyncio.sleep(0)
        assert [row.number for row in rows] == list(
            range(len(self.rows), len(self.rows) + len(rows))
        )
        self.rows += rows
        self._watch.kept(rows)
        with self._watch:
            if listing is not None:
                self._watch.look(listing.summary, None)
            if finished is not None:
                self.matches.append(finished)
                self._watch.record(finished.record)

    async def read(self, _, start=0):
        return self.rows[start:]


class AtOnce:
    """Bots that think in no time."""

    async def choose(self, bot, view, seed):
        return find(bot).choose(view, Random(seed))

    async def hint(self, view, seed, language):
        """Return a hint in which every legal play is named; what it is worth is no matter here."""
        del seed, language
        cards = [each.cards for each in view.actions if isinstance(each, Play)]
        plays = tuple(
            [
                Worth(
                    cards=tuple([card.text for card in each]),
                    chance=0.5,
                    error=0.0,
                    loss=0.0,
                    loss_error=0.0,
                    pays=None,
                )
                for each in cards
            ]
        )
        await asyncio.sleep(0.2)
        return Advice(plays=plays, best=plays[-1].cards, exact=True, told="")


class Ear:
    """A connection: every frame is read by the watch."""

    def __init__(self, watch, player, seat=None):
        self.watch = watch
        self.player = player
        self.asked = ""
        self.bye = None
        self.client = Client(player, self, seat)

    def put(self, frame):
        with self.watch:
            self.watch.read(frame.decode(), self.player, self.asked)

    def close(self, bye):
        self.bye = bye
        self.put(msgspec.json.encode(bye))


class Crowd:
    """A host, and people who come, play, ask, talk and go."""

    def __init__(self, watch, variant, players, seed):
        self.watch = watch
        self.random = Random(seed)
        storage: Any = Kept(watch)
        self.storage = storage
        self.services = Services(storage, AtOnce(), asyncio.get_running_loop().time)
        self.ears = []
        self.commands = 0
        self.refused = set()
        self.made = []
        self.gone = False
        self.people = PEOPLE[: self.random.randint(1, min(players, len(PEOPLE)))]
        self.others = ("Eve", None)
        self.host = self._host(variant, players)

    def _host(self, variant, players):
        choose = self.random.choice
        options = TableOptions(
            variant=variant.key,
            seats=players,
            pace=choose(list(Pace)),
            late=choose(list(Late)),
            thinking=choose(list(Thinking)),
            level=choose(("uniform", "lowest", "sharp")),
            listed=choose((True, False)),
            spectators=choose((True, True, False)),
            undo=choose((True, True, False)),
            hints=choose((Hints.ALWAYS, Hints.ALWAYS, Hints.ALONE, Hints.NEVER)),
        )
        now = self.services.now()
        room = Room.open("room", options, now, random=self.random, draw=self.random.randbytes)
        room.patience = Patience(float("inf"))
        seating.sit(room, "Ida", "Ida", 0, now)
        return Host(room, self.services, self._end)

    def _end(self, _):
        self.gone = True

    @property
    def state(self):
        return self.host.room.state

    def open_ears(self, players=(*PEOPLE, "Eve", None)):
        return [
            ear for ear in self.ears if ear.client in self.host.audience and ear.player in players
        ]

    async def come(self, player, since=-1, seat=None):
        ear = Ear(self.watch, player, seat)
        try:
            await self.host.attach(ear.client, since)
        except AgurkError as error:
            self.hear(error, player)
        else:
            self.ears.append(ear)

    async def go(self, ear):
        self.ears.remove(ear)
        await self.host.detach(ear.client)

    async def order(self, player, order):
        try:
            seat = self.random.choice((None, None, None, None, 0))
            look = await self.host.order(Who(player, seat), order)
        except AgurkError as error:
            self.hear(error, player)
        else:
            self.watch.look(msgspec.json.encode(look).decode(), player)

    def hear(self, error, player):
        self.refused.add(error.slug)
        self.watch.look(msgspec.json.encode(str(error)).decode(), player)

    async def say(self, ear, kind, **fields):
        """Let a client say something; now and then again, and now and then made long ago."""
        if self.random.random() < 0.03 and self.made:
            command = self.random.choice(self.made)
        else:
            self.commands += 1
            if "on" in kind.__struct_fields__ and "on" not in fields:
                behind = self.random.choice((0,) * 30 + (-1, -7, 1))
                fields["on"] = max(-1, self.state.number + behind)
            command = kind(id=f"c{self.commands}", **fields)
            self.made.append(command)
        ear.asked = msgspec.json.encode(command).decode()
        self.watch.spoken |= self.watch.reader.cards(_spoken(command))
        await self.host.say(ear.client, command)

    async def sit_down(self):
        await self.host.created()
        await self.come("Ida")
        for player in self.people[1:]:
            if self.random.random() < 0.8:
                await self.come(player)
            await self.order(player, orders.Sit(player, None))
        if self.random.random() < 0.5:
            await self.come(self.random.choice(self.others))
        await self.begin()

    async def begin(self):
        for ear in self.open_ears(("Ida",))[:1]:
            await self.say(ear, client.Start)
        for ear in self.open_ears(self.people):
            if self.random.random() < 0.7:
                await self.say(ear, client.Nonce, text=f"words {self.random.random()}")

    async def play(self, steps):
        """Play on until the match is over or so many things have been done."""
        for _ in range(steps):
            if self.gone or self.state.stage is not Stage.PLAYING:
                return
            if self.random.random() < 0.15:
                await self.random.choice(_DOINGS)(self)
            await self.move()
            self.watch.check()

    async def move(self):
        """Let whoever has to decide do so, or time pass."""
        table = self.state.table
        seat = None if table is None or table.paused else table.to_act
        player = None if seat is None else self.state.chairs[seat].player
        ears = self.open_ears((player,)) if player else []
        if (
            not ears
            or (seat is not None and table.sitters[seat].bot)
            or self.random.random() < 0.02
        ):
            if not self.open_ears(self.people):
                await self.come(self.random.choice(self.people))
            await asyncio.sleep(self.random.choice((0.3, 3.0, 20.0)))
            return
        if self.random.random() < 0.1:
            await self.say(self.random.choice(ears), client.Hint)
            await asyncio.sleep(self.random.choice((0.0, 0.5)))
            return
        choice = self.random.choice(self.host.room.view(seat).actions)
        await self.say(self.random.choice(ears), client.Choose, action=action_text(choice))

    async def _comes(self):
        player = self.random.choice((*self.people, *self.people, *self.others))
        since = self.random.choice((-1, self.state.number - 3, self.state.number, 0))
        if len(self.open_ears()) < len(self.people) + 3:
            await self.come(player, max(-1, since), self.random.choice((None, None, None, 0)))

    async def _goes(self):
        ears = self.open_ears()
        if ears:
            await self.go(self.random.choice(ears))

    async def _speaks(self):
        ears = self.open_ears()
        if not ears:
            return
        ear, choose = self.random.choice(ears), self.random.choice
        seat = self.random.randrange(len(self.state.chairs) + 1)
        kind, fields = choose(
            (
                (client.Choose, {"action": choose((*CARDS, "kontra", "exchange none", "size 5"))}),
                (client.Redeal, {"reason": choose(("", "too few"))}),
                (client.Resume, {}),
                (client.Dispute, {"seat": seat}),
                (client.Explain, {"cards": choose(CARDS)}),
                (client.Explain, {"cards": choose(CARDS)}),
                (client.Ask, {"what": choose(list(client.Topic))}),
                (client.Ask, {"what": client.Topic.UNDO}),
                (client.Answer, {"yes": choose((True, True, False))}),
                (client.Answer, {"yes": True}),
                (client.Return, {}),
                (client.Hint, {}),
                (client.Say, {"phrase": client.Phrase.OOPS}),
                (client.Say, {"text": choose(WORDS)}),
                (client.Mute, {"seat": seat, "on": choose((True, False))}),
                (client.Prefer, {"forced": choose((True, True, False))}),
                (client.Start, {}),
                (client.Nonce, {"text": "late words"}),
            )
        )
        await self.say(ear, kind, **fields)

    async def _all_agree(self):
        """Ask something, and let the others say yes or no."""
        seated = [ear for ear in self.open_ears() if self.state.seat_of(ear.player) is not None]
        topic = self.random.choice((client.Topic.UNDO, client.Topic.UNDO, client.Topic.PAUSE))
        last = self.state.last_play
        for ear in seated:
            if topic is client.Topic.PAUSE or self.state.seat_of(ear.player) == last:
                await self.say(ear, client.Ask, what=topic)
                break
        for ear in seated:
            if self.state.question is not None:
                await self.say(ear, client.Answer, yes=self.random.random() < 0.9)
        if self.state.table is not None and self.state.table.paused and seated:
            await asyncio.sleep(5)
            await self.say(seated[0], client.Resume)

    async def _all_redeal(self):
        for ear in self.open_ears():
            if self.state.seat_of(ear.player) is not None:
                await self.say(ear, client.Redeal, reason="too many")

    async def _orders(self):
        choose, seat = self.random.choice, self.random.randrange(len(self.state.chairs) + 1)
        player = choose((*self.people, "Ida", "Ida", "Ida", *self.others))
        order = choose(
            (
                orders.Look(),
                orders.Look(),
                orders.HoldSeat(seat),
                orders.Sit(player or "Nobody", choose((None, seat))),
                orders.Sit(player or "Nobody", None),
                orders.Leave(seat),
                orders.Leave(seat),
                orders.Leave(seat),
                orders.Leave(seat),
                orders.Leave(self.state.seat_of(player) or 0),
                orders.Place(seat, choose(("sharp", "nobody"))),
            )
        )
        await self.order(player, order)

    async def _waits(self):
        await asyncio.sleep(self.random.choice((1.0, 16.0, 70.0, 200.0)))

    async def _all_go(self):
        for ear in self.open_ears():
            await self.go(ear)
        await asyncio.sleep(self.random.choice((1.0, 1000.0)))
        for player in self.people:
            await self.come(player, self.state.number)


_DOINGS = (
    *(Crowd._comes,) * 4,
    *(Crowd._goes,) * 3,
    *(Crowd._speaks,) * 12,
    *(Crowd._all_agree,) * 3,
    *(Crowd._orders,) * 3,
    Crowd._all_redeal,
    Crowd._waits,
    Crowd._all_go,
)


def _spoken(command):
    """Return what others hear of a command in the words of who gave it."""
    match command:
        case client.Say(text=text) | client.Nonce(text=text) | client.Redeal(reason=text):
            return text
    return ""


def watched_match(variant, seed, steps=300):
    """Play a match with a crowd, let a watch read all of it, and return both."""
    random = Random(f"{variant.key} {seed}")
    players = random.randint(variant.least_players, variant.most_players)
    watch = Watch(variant)

    async def main():
        crowd = Crowd(watch, variant, players, random.random())
        await crowd.sit_down()
        await crowd.play(steps)
        if crowd.state.stage is Stage.OVER:
            await crowd.begin()
            await crowd.play(20)
        watch.check()
        assert not crowd.gone, "a fault of the program has ended the host"
        assert crowd.host.room.people.connections.total() == len(crowd.host.audience)
        await crowd.host.end(MOVED)
        watch.check()
        return crowd

    return run(main)
