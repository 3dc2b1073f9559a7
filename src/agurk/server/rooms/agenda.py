"""What happens at a table by itself, and when: lots, deals, bots, clocks, and who is away.

Nothing happens while none of its people is connected; the table waits as it stands.
"""

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import NamedTuple

from agurk.bots import find as find_bot
from agurk.rules.actions import BuyIn, CallKontra, Choice, Exchange
from agurk.rules.match import Phase
from agurk.rules.view import View
from agurk.server.rooms import asking
from agurk.server.rooms.pace import NONCE_WAIT, QUESTION
from agurk.server.rooms.room import Room
from agurk.server.rooms.seating import stand_in, take_back
from agurk.server.unsaid import shown
from agurk.server.wire.client import Topic
from agurk.server.wire.options import Late
from agurk.server.wire.scene import Away, Clock, Stage
from agurk.table.commands import Command


class Due(NamedTuple):
    """Something that happens by itself."""

    at: float
    """When, in seconds since 1970."""
    do: Callable[[float], None]
    """What; takes the time."""


class Thought(NamedTuple):
    """A decision that a bot has to make."""

    number: int
    """The entry on which it is made."""
    seat: int
    bot: str
    view: View
    seed: int

    def __repr__(self) -> str:
        """Return a text without what nobody else is to read."""
        return shown(self, "view", "seed")


_DECLINED = (BuyIn(accept=False), CallKontra(call=False), Exchange())
"""What people who are late answer to questions that can be declined."""

_AWAY: dict[Phase, Choice] = {
    Phase.BUY_IN: BuyIn(accept=False),
    Phase.KONTRA: CallKontra(call=False),
}
"""What bots answer for people who are away: nobody pays, or plays for more, without knowing."""


def _instead(view: View, random: Random) -> Choice:
    """Return what is done for somebody who is late: the lowest card, or a question declined."""
    declined = (choice for choice in _DECLINED if choice in view.actions)
    return next(declined, None) or find_bot("lowest").choose(view, random)


class Agenda:
    """The coming events of one room."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._moved = -2
        self._delay = 0.0
        self._chosen: tuple[int, int, Choice] | None = None

    def next(self) -> Due | None:
        """Return what happens next by itself; None if only people can move the table on."""
        if not self._room.people.awake:
            return None
        dues = [*self._dues()]
        return min(dues, key=lambda due: due.at) if dues else None

    def thought(self) -> Thought | None:
        """Return the decision that a bot has to make now and has not made."""
        seat = self._turn()
        if seat is None or not self._room.people.awake or not self._bot(seat):
            return None
        if self._choice(seat) is not None or self._declined(seat) is not None:
            return None
        number, view = self._room.state.moved, self._room.view(seat)
        return Thought(number, seat, self._bot(seat), view, self._room.random.getrandbits(64))

    def think(self, thought: Thought, choice: Choice) -> None:
        """Take in what a bot has chosen; it is done when the bot has taken its time.

        What the bot may not do is not done; the lowest card is played instead. What comes when
        the match has moved on is nothing to anybody.
        """
        if thought.number != self._room.state.moved:
            return
        if choice not in thought.view.actions:
            choice = find_bot("lowest").choose(thought.view, self._room.random)
        self._chosen = thought.number, thought.seat, choice

    def clock(self, at: float) -> Clock | None:
        """Return how long the seat to act still has."""
        limit = self._limit()
        seat = None if limit is None else self._turn()
        if limit is None or seat is None or self._bot(seat) or self._held():
            return None
        left = max(0.0, self._room.turn_at + limit - at)
        return Clock(seat, round(left * 1000), round(limit * 1000))

    def away(self, at: float) -> tuple[Away, ...]:
        """Return who is away, and how long it is until a bot takes over."""
        people, state = self._room.people, self._room.state
        if not people.away_since or not people.awake or state.stage is not Stage.PLAYING:
            return ()
        if self._room.table.paused:
            return ()
        return tuple(
            [
                Away(seat, round(max(0.0, self._over_at(seat) - at) * 1000))
                for seat, chair in enumerate(state.chairs)
                if chair.player in people.away_since and not self._bot(seat)
            ]
        )

    def _over_at(self, seat: int) -> float:
        """Return when a bot takes over from the person of a seat who is away."""
        room = self._room
        since = room.people.away_since[room.state.chairs[seat].player or ""]
        return since + room.state.times.grace

    def _dues(self) -> Iterator[Due]:
        room, state = self._room, self._room.state
        if state.question is not None:
            drop = partial(asking.drop, room)
            yield Due(room.asked_at if asking.outdated(room) else room.asked_at + QUESTION, drop)
        if state.stage is not Stage.PLAYING or room.table.paused:
            return
        if self._held():
            return
        for joiner in self._joiners():
            yield Due(room.turn_at, partial(take_back, room, joiner))
        if room.table.to_deal:
            yield Due(room.turn_at + self._wait(), room.deal)
            return
        seat = self._turn()
        if seat is None:
            return
        yield from self._bots_turn(seat) if self._bot(seat) else self._persons_turn(seat)

    def _joiners(self) -> list[int]:
        """Return the seats whose people wait to play, now that the deal has ended."""
        room, state = self._room, self._room.state
        present = room.people.present
        return [
            seat
            for seat in state.joining
            if seat in present and state.stands_in(seat) and not state.joins(seat)
        ]

    def _held(self) -> bool:
        """Whether play waits until it is settled if a card is taken back."""
        question = self._room.state.question
        return question is not None and question.what is Topic.UNDO

    def _wait(self) -> float:
        """Return how long the table waits before the lot or the next deal."""
        room, times = self._room, self._room.state.times
        if room.table.match.phase is Phase.LOT:
            return self._step() if self._all_nonces() else NONCE_WAIT
        return times.between if room.state.counted else self._step()

    def _step(self) -> float:
        """Return how long the lot, or thrown-in cards, stay in sight."""
        return 0.0 if self._begins() else self._room.state.times.step

    def _begins(self) -> bool:
        """Whether somebody who plays alone with bots waits for the first card of a match.

        The page shows lot, deal and cards one after the other in any case, and lets cards be
        played meanwhile; a pause here would only keep somebody from playing.
        """
        state, view = self._room.state, self._room.state.view
        if len(state.seats) != 1 or view is None or view.match.counted or state.redeals:
            return False
        own = state.seats.values()
        return not view.tricks and not any(play.seat in own for play in view.trick)

    def _all_nonces(self) -> bool:
        """Whether everybody who is there has added words to the deals."""
        nonces = self._room.table.nonces
        if self._room.state.again is not None:
            return True  # nothing can be added any more
        return all([bool(nonces) and bool(nonces[seat]) for seat in self._room.people.present])

    def _bots_turn(self, seat: int) -> Iterator[Due]:
        choice = self._declined(seat) or self._choice(seat)
        if choice is not None:
            yield Due(self._room.turn_at + self._pause(), partial(self._play, seat, choice))

    def _persons_turn(self, seat: int) -> Iterator[Due]:
        room = self._room
        if room.state.chairs[seat].player in room.people.away_since:
            yield Due(max(self._over_at(seat), room.turn_at), partial(self._stand_in, seat))
        limit = self._limit()
        if limit is not None:
            yield Due(room.turn_at + limit, partial(self._late, seat))
        if seat in room.state.forced and room.table.match.phase is Phase.PLAY:
            view = room.view(seat)
            if len(view.actions) == 1 or room.table.claims(seat):
                due = room.turn_at + self._pause()
                yield Due(due, partial(self._play, seat, view.actions[0]))

    def _late(self, seat: int, at: float) -> None:
        """Do what the table has chosen for those who are late."""
        room = self._room
        if room.state.options.late is Late.BOT and room.table.match.phase is not Phase.BUY_IN:
            stand_in(room, seat, at)
            return
        self._play(seat, _instead(room.view(seat), room.random), at)

    def _stand_in(self, seat: int, at: float) -> None:
        stand_in(self._room, seat, at)

    def _play(self, seat: int, choice: Choice, at: float) -> None:
        self._room.do_at_table(Command(choice, seat), at)

    def _limit(self) -> float | None:
        """Return how long the seat to act has."""
        room = self._room
        if room.state.stage is not Stage.PLAYING or room.table.paused:
            return None
        times = room.state.times
        return times.buy_in if room.table.match.phase is Phase.BUY_IN else times.decide

    def _turn(self) -> int | None:
        """Return the seat that has to decide and may."""
        state = self._room.state
        if state.stage is not Stage.PLAYING or state.view is None or self._room.table.paused:
            return None
        return state.view.to_act

    def _declined(self, seat: int) -> Choice | None:
        """Return what a bot answers that is asked to raise the stakes of a person who is away."""
        room = self._room
        return _AWAY.get(room.table.match.phase) if room.state.stands_in(seat) else None

    def _bot(self, seat: int) -> str:
        return self._room.table.sitters[seat].bot

    def _choice(self, seat: int) -> Choice | None:
        if self._chosen is None or self._chosen[:2] != (self._room.state.moved, seat):
            return None
        return self._chosen[2]

    def _pause(self) -> float:
        """Return how long this decision takes, drawn once and without a look at any card."""
        room = self._room
        if self._moved != room.state.moved:
            self._moved = room.state.moved
            turn = self._turn()
            bot = turn is not None and bool(self._bot(turn))
            times = room.state.times
            drawn = times.bot(room.random) if bot else times.forced(room.random)
            self._delay = 0.0 if bot and self._begins() else drawn
        return self._delay
