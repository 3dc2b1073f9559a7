"""A record as a match that is over, face up: its deals at a glance, and one of them step by step.

What a step shows is what spectators of a table see, and the hands beside it.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from agurk.notation.record import Record
from agurk.notation.replay import Replayed, replay
from agurk.play.lying import all_tricks
from agurk.rules import events as ev
from agurk.rules.actions import Action, ChooseSize, DealOut, Lot, Redeal
from agurk.rules.cards import Hand
from agurk.rules.dealing import SEED_BYTES
from agurk.rules.fairness import deal_seed
from agurk.rules.state import State, begin
from agurk.rules.view import SeenTrick, View
from agurk.server import scene
from agurk.server.wire.replay import (
    DealLook,
    Replay,
    ReplayDeal,
    ReplayPlayer,
    SeatNonce,
    Step,
)
from agurk.server.wire.scene import MatchScene
from agurk.table.errors import NoDeal
from agurk.variants.house import house_text


class _Done(NamedTuple):
    """One action, with what was before it."""

    before: State
    action: Action
    state: State
    events: tuple[ev.Event, ...]


def overview(record: Record, you: int | None = None) -> Replay:
    """Return a match and its deals at a glance.

    Args:
        record: The match.
        you: The seat of whoever asks.

    Raises:
        RecordError: if it is a score sheet only, or an action was not legal.
    """
    variant = record.variant
    deals = list(_deals(record))
    match = deals[-1][-1].state.match if deals else begin(variant, record.players).match
    seeds = _seeds(record, len(deals))
    return Replay(
        match=record.match,
        variant=variant.key,
        house=tuple(house_text(variant).split()),
        rules=variant.name,
        players=_players(record),
        you=you,
        promise=record.promise,
        secret=record.secret,
        seed=record.seed,
        again=record.again,
        nonces=tuple([SeatNonce(seat, text) for seat, text in enumerate(record.nonces)]),
        pack=scene.texts(variant.cards),
        deals=tuple(
            [
                _look(number, done, seed)
                for number, (done, seed) in enumerate(zip(deals, seeds, strict=True), 1)
            ]
        ),
        result=scene.result(match),
    )


def deal(record: Record, number: int) -> ReplayDeal:
    """Return one deal of a match, step by step.

    Raises:
        NoDeal: if it has none of this number.
        RecordError: if it is a score sheet only, or an action was not legal.
    """
    count = 0
    for count, done in enumerate(_deals(record), 1):
        if count == number:
            return ReplayDeal(number, tuple(_steps(record, done)))
    deals = "one deal" if count == 1 else f"{count} deals"
    raise NoDeal(f"This match has {deals}; there is no deal {number}.")


def _deals(record: Record) -> Iterator[list[_Done]]:
    """Yield the actions of each deal, from its lot or the naming of its size to its buy-ins.

    Every hand-out is a deal of its own, one that was thrown in or did not count included. What
    leads to no hand-out is left out.
    """
    before = begin(record.variant, record.players)
    done: list[_Done] = []
    for step in replay(record):
        if _opens(step) and _dealt(done) is not None:
            yield done
            done = []
        done.append(_Done(before, *step))
        before = step.state
    if _dealt(done) is not None:
        yield done


def _opens(step: Replayed) -> bool:
    return isinstance(step.action, ChooseSize | DealOut)


def _dealt(done: Sequence[_Done]) -> _Done | None:
    """Return the action in which cards are handed out; None if there is none yet."""
    return next((each for each in done if isinstance(each.action, DealOut)), None)


def _players(record: Record) -> tuple[ReplayPlayer, ...]:
    other = {name.casefold(): text for name, text in record.other}
    return tuple(
        [
            ReplayPlayer(_printable(name), other.get(f"bot{seat}", ""))
            for seat, name in enumerate(record.names, 1)
        ]
    )


def _printable(name: str) -> str:
    """Return a name as it is shown: no letter of it turns the text around that follows."""
    return "".join(
        letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in name
    )


def _seeds(record: Record, deals: int) -> list[str | None]:
    """Return the seed of each deal; None where the secret is not known."""
    try:
        secret = bytes.fromhex(record.secret)
    except ValueError:
        secret = b""
    if len(secret) != SEED_BYTES:
        return [None] * deals
    return [
        deal_seed(secret, record.again or record.match, number, record.nonces).hex()
        for number in range(1, deals + 1)
    ]


def _look(number: int, done: Sequence[_Done], seed: str | None) -> DealLook:
    """Return a deal at a glance."""
    dealt = _dealt(done) or done[0]
    match, after = dealt.state.match, done[-1].state.match
    paid = [0] * match.players
    takers: list[int] = []
    last: Hand = ()
    for event in (event for each in done for event in each.events):
        match event:
            case ev.TrickTaken(seat, cards):
                takers.append(seat)
                last = cards if event.last else ()
            case ev.Paid(seat, points):
                paid[seat] += points
            case ev.Deducted(seat, points):
                paid[seat] -= points
    return DealLook(
        deal=number,
        dealer=match.dealer,
        leader=match.leader(),
        size=match.size,
        seed=seed,
        hands=_hands(dealt.state),
        stock=scene.texts(dealt.action.stock if isinstance(dealt.action, DealOut) else ()),
        kept=scene.texts(dealt.before.match.kept),
        taker=tuple(takers),
        cards=scene.texts(last),
        paid=tuple(paid),
        scores=after.standing.scores,
        lives=after.standing.lives,
    )


def _hands(state: State) -> tuple[tuple[str, ...], ...]:
    """Return what each seat holds."""
    held: list[Hand] = [()] * state.match.players
    if state.deal is not None:
        for seat, hand in zip(state.match.seats, state.deal.hands, strict=True):
            held[seat] = hand
    return tuple([scene.texts(hand) for hand in held])


def _steps(record: Record, done: Sequence[_Done]) -> Iterator[Step]:
    """Yield the steps of a deal."""
    counted: tuple[SeenTrick, ...] = ()
    before = done[0].before.view(None)
    for each in done:
        view = each.state.view(None)
        if view.counts:
            counted = view.tricks
        elif before.counts:
            counted = all_tricks(before, each.events)
        yield Step(
            seat=None if isinstance(each.action, Lot | DealOut | Redeal) else before.to_act,
            events=tuple([scene.event(event) for event in each.events]),
            scene=_scene(record, view, counted),
            hands=_hands(each.state),
        )
        before = view


def _scene(record: Record, view: View, counted: tuple[SeenTrick, ...]) -> MatchScene:
    complete = scene.tricks(counted)
    return scene.match_scene(view, name=record.match, promise=record.promise, complete=complete)
