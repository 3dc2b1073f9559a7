"""What people do in a match: decide, add words to the deals, call a deal or a play wrong."""

from functools import lru_cache

from agurk.notation.actions import parse_action
from agurk.rules.actions import BuyIn, CallKontra, Choice, ChooseSize, Exchange, Play
from agurk.rules.cards import Hand
from agurk.rules.errors import IllegalAction
from agurk.rules.reasons import explain
from agurk.rules.view import SeatPlay, View
from agurk.server.rooms import acts
from agurk.server.rooms.allowed import against_redeal
from agurk.server.rooms.errors import NotNow
from agurk.server.rooms.room import Room
from agurk.server.rooms.seating import take_back
from agurk.server.scene import texts
from agurk.server.wire import client
from agurk.server.wire.client import Topic
from agurk.server.wire.events import Played, TakenBack
from agurk.server.wire.server import Explained
from agurk.table.acts import AddNonce, DemandRedeal, Resume
from agurk.table.commands import Command
from agurk.table.errors import Stale
from agurk.text.reasons import reason_text
from agurk.text.spoken import spoken


def choose(room: Room, seat: int, command: client.Choose, at: float, *, by: str) -> None:
    """Decide what the match waits for.

    Raises:
        AgurkError: if it is not legal, not this seat's to decide, or made on an older entry.
    """
    room.check_number(command.on)
    choice = _choice(command.action)
    check_unasked(room)
    if room.state.stands_in(seat) and choice in room.view(seat).actions and not room.table.paused:
        take_back(room, seat, at)
    room.do_at_table(Command(choice, seat), at, by=by, id=command.id)


def check_unasked(room: Room) -> None:
    """Make sure that nobody asks for a card back, for nothing new may come until it is settled.

    Raises:
        NotNow: if somebody does.
    """
    question = room.state.question
    if question is not None and question.what is Topic.UNDO:
        raise NotNow("A card is asked back; play goes on when that is settled.")


def add_nonce(room: Room, seat: int, command: client.Nonce, at: float, *, by: str) -> None:
    """Add a seat's words to what the deals follow from."""
    room.do_at_table(Command(AddNonce(seat, command.text), seat), at, by=by, id=command.id)


def redeal(room: Room, seat: int, command: client.Redeal, at: float, *, by: str) -> None:
    """Call the deal incorrect.

    Raises:
        AgurkError: if it was thrown in before, or somebody cannot be asked.
    """
    room.check_number(command.on)
    refusal = against_redeal(room.state)
    if refusal is not None:
        raise refusal
    demand = DemandRedeal(seat, command.reason)
    room.do_at_table(Command(demand, seat), at, by=by, id=command.id)


def resume(room: Room, seat: int, command: client.Resume, at: float, *, by: str) -> None:
    """Go on after a pause."""
    room.do_at_table(Command(Resume(), seat), at, by=by, id=command.id)


def dispute(room: Room, seat: int, command: client.Dispute, at: float, *, by: str) -> None:
    """Check the latest play of a seat by the rules, and tell everybody.

    Raises:
        NotNow: if the seat has played nothing in this deal.
        Stale: if it has played since, or taken back what was called into question.
    """
    found = _latest(room, command.seat)
    if found is None:
        raise NotNow(f"Seat {command.seat} has played nothing in this deal.")
    _check_seen(room, command)
    trick, played = found
    hand = room.state.variant.sort((*room.view(command.seat).hand, *played))
    legal = explain(room.state.variant, hand, trick, played).legal
    room.write(acts.Settle(command.seat, seat, texts(played), legal), at, by=by, id=command.id)


def explained(room: Room, seat: int, command: client.Explain) -> Explained:
    """Return why cards in a seat's hand may be played now, or may not.

    Raises:
        NotNow: if no cards are out.
        TextError: if these are no cards of the pack.
    """
    view = room.view(seat)
    if view.leader is None:
        raise NotNow("No cards are out.")
    trick = tuple([play.cards for play in view.trick])
    words = command.cards.replace("+", " ").replace(",", " ").split()
    played = tuple([view.variant.card(word) for word in words])
    if not played:
        raise IllegalAction("Name at least one card.")
    reason = explain(view.variant, view.hand, trick, played)
    told = reason_text(view.variant, view.hand, trick, played, spoken([command.language]))
    return Explained(command.id, reason.legal, reason.value, told)


@lru_cache(maxsize=1024)
def _choice(text: str) -> Choice:
    action = parse_action(text)
    if not isinstance(action, ChooseSize | Exchange | CallKontra | Play | BuyIn):
        raise IllegalAction(f"{text!r} is not for a player to decide.")
    return action


def _latest(room: Room, seat: int) -> tuple[tuple[Hand, ...], Hand] | None:
    """Return the trick before a seat's latest play in this deal, and the play."""
    view = room.state.view
    if view is None:
        return None
    for trick in _tricks(view):
        for place, play in enumerate(trick):
            if play.seat == seat:
                return tuple([before.cards for before in trick[:place]]), play.cards
    return None


def _check_seen(room: Room, command: client.Dispute) -> None:
    """Make sure that who calls a play into question has seen it."""
    for entry in reversed(room.recent):
        if entry.number <= command.on:
            return
        for happened in entry.events:
            if isinstance(happened, Played | TakenBack) and happened.seat == command.seat:
                raise Stale(
                    f"That was asked on entry {command.on}; seat {command.seat} played at "
                    f"{entry.number}.",
                    room.state.number,
                )


def _tricks(view: View) -> list[tuple[SeatPlay, ...]]:
    """Return the tricks of the deal, the current one first."""
    return [view.trick, *(trick.plays for trick in reversed(view.tricks))]
