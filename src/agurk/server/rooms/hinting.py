"""Hints to whoever has to play a card: who may ask, and what the answer is.

A hint is found from the view of the seat that asks, so that it tells nobody more than play has.
"""

from typing import NamedTuple

from agurk.rules.view import View
from agurk.server.rooms import acts
from agurk.server.rooms.admission import check_open, seated
from agurk.server.rooms.allowed import against_hint
from agurk.server.rooms.errors import NoHint, NotNow
from agurk.server.rooms.patience import Patience
from agurk.server.rooms.playing import check_unasked
from agurk.server.rooms.room import Room
from agurk.server.thinker import Advice
from agurk.server.unsaid import shown
from agurk.server.wire.client import Hint
from agurk.server.wire.server import Hinted
from agurk.table.errors import Stale
from agurk.text.spoken import spoken

BURST, RATE = 12.0, 0.5
"""How many hints one player is given at once, and how many more each second brings."""


class Wish(NamedTuple):
    """A hint that somebody waits for."""

    id: str
    seat: int
    number: int
    """The entry on which the seat has to decide."""
    view: View
    language: str

    @property
    def seed(self) -> int:
        """What the worlds come from: whoever asks again is told the same."""
        return self.number

    def __repr__(self) -> str:
        """Return a text without what nobody else is to read."""
        return shown(self, "view")


class Hinting:
    """Who waits for a hint at one table."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._patience = Patience(BURST, RATE)
        self._waiting: set[int] = set()
        self._told = (-1, -1)
        """The entry and the seat of the last hint that everybody has heard of."""

    def wish(self, player: str, command: Hint, at: float) -> Wish:
        """Return what is to be found for somebody who asks; everybody hears that it is.

        Raises:
            AgurkError: if no hint is allowed here or now, or not to who asks.
        """
        room, state = self._room, self._room.state
        seat = seated(room, player)
        check_open(room)
        room.check_known(command.on)
        if state.joins(seat):
            raise NotNow("You sat down while cards were out; you play from the next deal on.")
        refusal = against_hint(state)
        if refusal is not None:
            raise refusal
        check_unasked(room)
        if room.table.to_act != seat:
            raise NoHint("A hint is for whoever has to play a card, and that is not you now.")
        room.check_number(command.on)
        if seat in self._waiting:
            raise NotNow("Your last hint is still being looked for.")
        self._patience.check(player, at)
        self._waiting.add(seat)
        self._tell(seat, player, at)
        view, language = room.view(seat), spoken([command.language])
        return Wish(command.id, seat, state.moved, view, language)

    def done(self, wish: Wish) -> None:
        """Take note that a hint has been found, or that there is none."""
        self._waiting.discard(wish.seat)

    def answer(self, wish: Wish, found: Advice) -> Hinted:
        """Return the answer to a wish.

        Raises:
            Stale: if the match has moved on meanwhile.
        """
        state = self._room.state
        if state.moved != wish.number:
            raise Stale(
                f"That hint was for entry {wish.number}; the match has moved on at {state.moved}.",
                state.number,
            )
        return Hinted(
            id=wish.id,
            number=wish.number,
            plays=found.plays,
            best=found.best,
            exact=found.exact,
            told=found.told,
        )

    def _tell(self, seat: int, player: str, at: float) -> None:
        """Let all who sit at the table hear of a hint, once for each card."""
        state = self._room.state
        if len(state.seats) > 1 and self._told != (state.moved, seat):
            self._told = (state.moved, seat)
            self._room.write(acts.TakeHint(seat), at, by=player)
