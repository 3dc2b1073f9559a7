"""All who are connected to a room, and what each of them is sent."""

from collections.abc import Iterator

from agurk.server.rooms.admission import seat_of, turned_away
from agurk.server.rooms.client import Client
from agurk.server.rooms.frames import frame, joined, mine_text, public_text
from agurk.server.rooms.room import Room
from agurk.server.wire import PROTOCOL
from agurk.server.wire.scene import Away, Clock
from agurk.server.wire.server import Bye, Presence, Said, Welcome

_NOTHING = b"null"


class Audience:
    """The clients of one room."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._clients: set[Client] = set()
        self.told = room.state.number
        """The last entry that everybody has been told of."""
        self._mine: dict[int, bytes] = {}
        self._there = Presence((), 0, ())

        self._let_in: Presence | None = None
        """Who was there when it was last looked who may stay."""

    def __len__(self) -> int:
        return len(self._clients)

    def __iter__(self) -> Iterator[Client]:
        return iter(tuple(self._clients))

    def __contains__(self, client: object) -> bool:
        return client in self._clients

    def add(self, client: Client) -> None:
        """Let a client hear what happens from now on."""
        self._clients.add(client)

    def remove(self, client: Client) -> None:
        """Let a client hear no more."""
        self._clients.discard(client)

    def welcome(
        self, client: Client, since: int, clock: Clock | None, away: tuple[Away, ...] = ()
    ) -> None:
        """Show a client the table as it stands."""
        room = self._room
        seat = seat_of(room, client.player, client.claim)
        greeting = Welcome(
            protocol=PROTOCOL,
            table=room.name,
            options=room.state.options,
            rules=room.state.variant.name,
            you=seat,
            number=room.state.number,
            missed=room.since(since),
            scene=room.scene(clock, away),
            mine=None if seat is None else room.mine(seat),
        )
        client.sink.put(frame(greeting))

    def update(self, clock: Clock | None, away: tuple[Away, ...] = ()) -> None:
        """Tell everybody what has happened since they were last told."""
        room, told = self._room, self.told
        number = self.told = room.state.number
        if number == told:
            return
        entries = room.texts_since(told) or ()
        for touched in room.touched():
            self._mine.pop(touched, None)
        if not self._clients:
            return
        public = public_text(number, entries, room.scene(clock, away))
        watching = joined(public, _NOTHING)
        for client in self:
            seat = seat_of(room, client.player, client.claim)
            client.sink.put(watching if seat is None else joined(public, self._hand(seat)))

    def presence(self, away: tuple[Away, ...] = ()) -> None:
        """Tell everybody who is there, if that has changed."""
        there = self._room.people.presence()
        if there is not self._there and there != self._there:
            self._there = there
            self._send(frame(Presence(there.present, there.spectators, away)))

    def said(self, told: Said) -> None:
        """Pass on what somebody says to all who listen to that seat."""
        text = frame(told)
        for client in self:
            if told.seat not in client.muted:
                client.sink.put(text)

    def turned_away(self) -> Iterator[tuple[Client, Bye]]:
        """Yield the clients that may see the table no longer, with the reason.

        Where nobody has come, gone or moved since this was last asked, there are none.
        """
        there = self._room.people.presence()
        if there is self._let_in:
            return
        self._let_in = there
        for client in self:
            bye = turned_away(self._room, client.player, client.claim)
            if bye is not None:
                yield client, bye

    def bye(self, bye: Bye) -> None:
        """Let everybody go."""
        for client in self:
            client.sink.close(bye)
        self._clients.clear()

    def _send(self, text: bytes) -> None:
        for client in self:
            client.sink.put(text)

    def _hand(self, seat: int) -> bytes:
        """Return what a seat alone knows, made anew if anything of it may have changed.

        Whether all its cards are forced is looked up only then, too: where that comes from what
        others play, the seat is told when it is its turn.
        """
        text = self._mine.get(seat)
        if text is None:
            text = self._mine[seat] = mine_text(self._room.mine(seat))
        return text
