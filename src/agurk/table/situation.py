"""A table at one moment, with all that is hidden, and what each act makes of it."""

from typing import NamedTuple

from agurk.rules.actions import Action, DealOut, Lot, Play, Redeal
from agurk.rules.cards import Hand
from agurk.rules.dealing import SEED_BYTES, chance, seed_of
from agurk.rules.errors import DealError, TextError, WrongTime
from agurk.rules.fairness import deal_seed, promise
from agurk.rules.match import Phase
from agurk.rules.state import State, begin
from agurk.table import acts
from agurk.table import events as ev
from agurk.table.errors import SeatError
from agurk.table.sitters import Sitter, check_sitters

LONGEST_NAME = 100
"""How many letters the name of a match may have."""

LONGEST_NONCE = 64
"""How many letters a seat may add to what the deals follow from."""

LONGEST_REASON = 100
"""How many letters may say what is wrong with a deal."""


class LastPlay(NamedTuple):
    """The play that was the last action of the match."""

    before: State
    """The match before it."""
    seat: int
    """Who played."""
    cards: Hand
    """What."""


class Situation(NamedTuple):
    """Everything that a table's log comes to."""

    state: State
    """The match."""
    sitters: tuple[Sitter, ...]
    """Who sits where."""
    name: str
    """The name of the match."""
    secret: bytes
    """What the lot and all deals follow from."""
    nonces: tuple[str, ...] = ()
    """What each seat added to that; empty if none did."""
    again: acts.Again | None = None
    """The match whose deals these are once more; None if they are new."""
    dealt: int = 0
    """How often the table has drawn or dealt in this match: the number of the next seed."""
    demands: tuple[acts.DemandRedeal, ...] = ()
    """Who calls this deal incorrect; none once its first card is played."""
    paused: bool = False
    """Whether the table has stopped."""
    last_play: LastPlay | None = None
    """What can be taken back; None if something new has come since, or the deal ended with it."""

    def __repr__(self) -> str:
        """Return a text without the secret, and without cards."""
        return f"Situation(name={self.name!r}, sitters={self.sitters!r}, paused={self.paused!r})"

    def chance(self) -> Lot | DealOut:
        """Return what the table itself does next, which follows from the secret.

        Raises:
            WrongTime: if the match waits for a player, or is over.
        """
        name = self.name if self.again is None else self.again.match
        seed = deal_seed(self.secret, name, self.dealt, self.nonces)
        return chance(self.state.match, seed)

    @property
    def fresh(self) -> bool:
        """Whether cards are out and none has been played."""
        return self.state.deal is not None and not self.state.deal.begun

    def check_seat(self, seat: int) -> None:
        """Make sure that there is such a seat.

        Raises:
            SeatError: if there is not.
        """
        if not 0 <= seat < len(self.sitters):
            raise SeatError(f"There are seats 0 to {len(self.sitters) - 1}, not {seat}.")


class Change(NamedTuple):
    """What an act led to."""

    situation: Situation
    events: tuple[ev.Event, ...]


def start(act: acts.Begin, before: Situation | None = None) -> Change:
    """Return the situation after a match has begun.

    Raises:
        WrongTime: if the match before is not over.
        PlayersError: if the variant is not for so many.
        SeatError: if two have the same name.
        TextError: if the name is no short line or that of the match before, the secret has a
            wrong length or does not follow from the seed, or no match can have had these deals.
    """
    if before is not None and before.state.match.phase is not Phase.OVER:
        raise WrongTime("A rematch can begin only when the match is over.")
    if before is not None and before.name == act.name:
        raise TextError(f"The match before was called {act.name} too; a rematch has its own name.")
    _check_name(act.name)
    if len(act.secret) != SEED_BYTES:
        raise TextError(f"A secret has {SEED_BYTES} bytes, not {len(act.secret)}.")
    if act.seed and seed_of(act.seed) != act.secret:
        raise TextError("The seed that was named does not give the secret.")
    sitters = act.sitters or (before.sitters if before is not None else ())
    check_sitters(sitters)
    state = begin(act.variant, len(sitters))
    situation = Situation(state, sitters, act.name, act.secret)
    if act.again is not None:
        _check_again(act.again, act.name, len(sitters))
        situation = situation._replace(nonces=act.again.nonces, again=act.again)
    begun = ev.MatchBegun(act.variant, act.name, sitters, promise(act.secret))
    return Change(situation, (begun,))


def _check_name(name: str) -> None:
    if not name.strip() or not name.isprintable() or len(name) > LONGEST_NAME:
        raise TextError(
            f"The name of a match has 1 to {LONGEST_NAME} letters on one line, unlike "
            f"{name[:60]!r}."
        )


def _check_again(again: acts.Again, name: str, seats: int) -> None:
    _check_name(again.match)
    if again.match == name:
        raise TextError(f"The deals of {name} can be played again by a match with its own name.")
    if again.deal < 0:
        raise TextError(f"A match has deals from 1 on, so none is played anew from {again.deal}.")
    if len(again.nonces) not in {0, seats}:
        raise TextError(f"Each of {seats} seats, or none, had words in the deals played again.")
    for nonce in again.nonces:
        _check_nonce(nonce)


def _check_nonce(text: str) -> None:
    if not text.isprintable() or len(text) > LONGEST_NONCE:
        raise TextError(f"At most {LONGEST_NONCE} letters on one line can be added to the deals.")


def change(situation: Situation, act: acts.Act) -> Change:
    """Return the situation after an act.

    Raises:
        AgurkError: if the act is not possible now; says why.
    """
    match act:
        case acts.Begin():
            return start(act, situation)
        case acts.AddNonce():
            return _add_nonce(situation, act)
        case acts.Sit():
            return _sit(situation, act)
        case acts.DemandRedeal():
            return _demand_redeal(situation, act)
        case acts.TakeBack():
            return _take_back(situation, act)
        case acts.Pause():
            return _pause(situation)
        case acts.Resume():
            return _resume(situation)
        case Lot() | DealOut() if act != situation.chance():
            raise DealError("The table draws and deals only what follows from its secret.")
        case _:
            return _play(situation, act)


def draw(situation: Situation) -> tuple[Lot | DealOut, Change]:
    """Return the lot or the deal that follows from the secret, and what it led to.

    Raises:
        WrongTime: if the match waits for a player, or is over.
    """
    act = situation.chance()
    return act, _play(situation, act)


def _play(situation: Situation, act: Action) -> Change:
    """Apply an action of the match, whatever was drawn being what follows from the secret."""
    drawn = isinstance(act, (Lot, DealOut))
    state, happened = situation.state.apply(act)
    fresh = state.deal is not None and not state.deal.begun
    kept = situation.demands if fresh and not drawn else ()
    after = situation._replace(
        state=state,
        dealt=situation.dealt + drawn,
        demands=kept,
        last_play=_last_play(situation.state, act, state),
    )
    shown = (ev.SecretShown(situation.secret),) if state.match.phase is Phase.OVER else ()
    return Change(after, (*happened, *shown))


def _last_play(before: State, act: Action, after: State) -> LastPlay | None:
    """Return what can be taken back after an action of the match."""
    seat = before.to_act
    if not isinstance(act, Play) or seat is None or after.deal is None:
        return None
    return LastPlay(before, seat, act.cards)


def _take_back(situation: Situation, act: acts.TakeBack) -> Change:
    situation.check_seat(act.seat)
    last = situation.last_play
    if last is None or last.seat != act.seat:
        raise WrongTime(
            "Only the last play can be taken back, by whoever made it, before anything else "
            "happens in the deal."
        )
    after = situation._replace(state=last.before, last_play=None)
    return Change(after, (ev.TakenBack(last.seat, last.cards),))


def _add_nonce(situation: Situation, act: acts.AddNonce) -> Change:
    situation.check_seat(act.seat)
    if situation.state.match.phase is not Phase.LOT:
        raise WrongTime("Words can be added to the deals only before the lot.")
    if situation.again is not None:
        raise WrongTime("These deals are those of an earlier match; no words can be added to them.")
    _check_nonce(act.text)
    nonces = list(situation.nonces) or [""] * len(situation.sitters)
    nonces[act.seat] = act.text
    after = situation._replace(nonces=tuple(nonces))
    return Change(after, (ev.NonceAdded(act.seat, act.text),))


def _sit(situation: Situation, act: acts.Sit) -> Change:
    situation.check_seat(act.seat)
    sitters = list(situation.sitters)
    sitters[act.seat] = act.sitter
    check_sitters(sitters)
    after = situation._replace(sitters=tuple(sitters))
    return _thrown_in_if_agreed(Change(after, (ev.Seated(act.seat, act.sitter),)))


def _demand_redeal(situation: Situation, act: acts.DemandRedeal) -> Change:
    if not situation.fresh:
        raise WrongTime("A deal can be called incorrect only before its first card is played.")
    if act.seat not in situation.state.match.seats:
        raise SeatError(f"Seat {act.seat} has no cards in this deal.")
    if not act.reason.isprintable() or len(act.reason) > LONGEST_REASON:
        raise TextError(f"At most {LONGEST_REASON} letters on one line say what is wrong.")
    others = (demand for demand in situation.demands if demand.seat != act.seat)
    after = situation._replace(demands=(*others, act))
    return _thrown_in_if_agreed(Change(after, (ev.RedealDemanded(act.seat, act.reason),)))


def _thrown_in_if_agreed(before: Change) -> Change:
    """Throw the cards in if somebody demands it and every person still in does."""
    situation, happened = before
    demanding = {demand.seat for demand in situation.demands}
    people = {seat for seat in situation.state.match.seats if not situation.sitters[seat].bot}
    if not demanding or not people <= demanding:
        return before
    after = _play(situation, Redeal(situation.demands[-1].reason))
    return Change(after.situation, (*happened, *after.events))


def _pause(situation: Situation) -> Change:
    if situation.paused:
        raise WrongTime("The table is paused already.")
    return Change(situation._replace(paused=True), (ev.TablePaused(),))


def _resume(situation: Situation) -> Change:
    if not situation.paused:
        raise WrongTime("The table is not paused.")
    return Change(situation._replace(paused=False), (ev.TableResumed(),))
