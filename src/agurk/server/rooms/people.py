"""Who is connected to a room, and since when those who have a seat are not."""

from collections import Counter

from agurk.server.rooms.state import RoomState
from agurk.server.wire.server import Presence


class People:
    """The people at a table, as far as they are there."""

    def __init__(self, state: RoomState) -> None:
        self.connections: Counter[str | None] = Counter()
        """How often each player is connected; None for those without a name."""
        self.away_since: dict[str, float] = {}
        """Since when a player with a seat is not connected."""
        self._state = state
        self._there: Presence | None = None

    @property
    def awake(self) -> bool:
        """Whether things happen at the table by themselves: somebody who plays is there.

        Where only bots play, somebody who watches is enough.
        """
        there = self.presence()
        return bool(there.present) or (not self._state.seats and bool(self.connections))

    @property
    def present(self) -> tuple[int, ...]:
        """The seats whose people are connected."""
        return self.presence().present

    @property
    def spectators(self) -> int:
        """How many connections are those of people without a seat."""
        return self.presence().spectators

    def presence(self) -> Presence:
        """Return who is there; whoever tells it adds who is away, and how long that may last."""
        if self._there is None:
            self._there = self._seen_there()
        return self._there

    def come(self, player: str | None) -> None:
        """Take note that somebody has come."""
        self.connections[player] += 1
        self.away_since.pop(player or "", None)
        self.look_again()

    def go(self, player: str | None, at: float) -> None:
        """Take note that somebody has gone."""
        self.connections[player] -= 1
        if not self.connections[player]:
            del self.connections[player]
            if player is not None and self._state.seat_of(player) is not None:
                self.away_since[player] = at
        self.look_again()

    def sit(self, player: str, at: float) -> None:
        """Take note that somebody took a seat, perhaps without being connected."""
        if player not in self.connections:
            self.away_since[player] = at

    def leave(self) -> None:
        """Take note that somebody left a seat."""
        for player in [*self.away_since]:
            if self._state.seat_of(player) is None:
                del self.away_since[player]

    def wake(self, at: float) -> None:
        """Begin the absence of all who are away anew."""
        self.away_since = {
            player: at for player in self._state.seats if player not in self.connections
        }

    def look_again(self) -> None:
        """Let who is there be looked up again, for seats or connections have changed."""
        self._there = None

    def _seen_there(self) -> Presence:
        seats = self._state.seats
        present = sorted([seats[player] for player in self.connections if player in seats])
        seated = sum([self.connections[player] for player in seats])
        return Presence(tuple(present), self.connections.total() - seated, ())
