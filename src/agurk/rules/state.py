"""A match at one moment, with every card: the authority that checks each action.

Only the table that deals holds a state. Everybody else gets a `View` of it.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from agurk.rules import events as ev
from agurk.rules.actions import (
    Action,
    BuyIn,
    CallKontra,
    Choice,
    ChooseSize,
    Correct,
    DealOut,
    Exchange,
    Lot,
    Play,
    Redeal,
)
from agurk.rules.cards import Hand, text_of, without
from agurk.rules.choices import Exchange as ExchangeRule
from agurk.rules.choices import Multiplier
from agurk.rules.deal import Deal, refusal, start
from agurk.rules.errors import DealError, IllegalAction, WrongTime
from agurk.rules.exchanging import allowed_numbers, asking_order, exchanges
from agurk.rules.match import Match, Phase
from agurk.rules.pack import is_court
from agurk.rules.progress import Progress, ask_buy_ins, count_deal, prepare, settle_deal
from agurk.rules.sizes import choosable_sizes
from agurk.rules.standing import buy_in, opening
from agurk.rules.trick import bound_to_lowest, how_played
from agurk.rules.variant import Variant
from agurk.rules.view import View, view_of


class Step(NamedTuple):
    """What an action led to."""

    state: "State"
    events: tuple[ev.Event, ...]


@dataclass(frozen=True, slots=True)
class State:
    """Everything there is to know of a match at one moment.

    >>> from agurk.rules.cards import cards
    >>> pack = Variant(hand=1).cards
    >>> state = begin(Variant(hand=1), 2).apply(Lot(0)).state
    >>> state = state.apply(DealOut((pack[:1], pack[1:2]), pack[2:])).state
    >>> state.to_act, state.actions
    (1, (Play(cards=(Card("2d"),)),))
    """

    match: Match
    deal: Deal | None = None
    """The cards of the deal in play; None when none are out."""

    @property
    def to_act(self) -> int | None:
        """The seat that has to decide; None when the table acts next or the match is over."""
        match = self.match
        if match.phase is Phase.PLAY and self.deal is not None:
            return match.seats[self.deal.turn]
        if match.phase is Phase.SIZE:
            return match.dealer
        return match.waiting[0] if match.waiting else None

    @property
    def actions(self) -> tuple[Choice, ...]:
        """Everything that the seat to act may choose; empty when no player has to."""
        match self.match.phase:
            case Phase.PLAY if self.deal is not None:
                return tuple([Play(cards) for cards in self.deal.legal])
            case Phase.SIZE:
                return tuple(ChooseSize(size) for size in _sizes(self.match))
            case Phase.EXCHANGE if self.deal is not None:
                seat = self.match.waiting[0]
                hand = self.deal.hands[self.match.seats.index(seat)]
                numbers = _exchange_numbers(self.match, self.deal)
                return tuple(Exchange(cards) for cards in exchanges(hand, numbers))
            case Phase.KONTRA:
                return CallKontra(call=False), CallKontra(call=True)
            case Phase.BUY_IN:
                return BuyIn(accept=False), BuyIn(accept=True)
            case _:
                return ()

    def apply(self, action: Action) -> Step:
        """Return the next state and what happened.

        Raises:
            IllegalAction: if the action is not legal now.
            WrongTime: if this kind of action has no meaning now.
            DealError: if cards handed out are no correct deal.
        """
        try:
            phases, step = _STEPS[type(action)]
        except KeyError:
            raise IllegalAction(f"{action!r} is no action.") from None
        if self.match.phase not in phases:
            raise WrongTime(
                f"{type(action).__name__} is not possible now: the match waits for "
                f"{_WAITS[self.match.phase]}."
            )
        return step(self, action)

    def view(self, seat: int | None) -> View:
        """Return all that a seat may know, or a spectator if `seat` is None.

        Raises:
            IllegalAction: if there is no such seat.
        """
        if seat is not None and not 0 <= seat < self.match.players:
            raise IllegalAction(f"There are seats 0 to {self.match.players - 1}, not {seat}.")
        return view_of(self, seat)


def begin(variant: Variant, players: int) -> State:
    """Return a match before the lot for the first dealer.

    Raises:
        PlayersError: if the variant is not for so many.
    """
    variant.check_players(players)
    return State(Match(variant, players, opening(variant, players)))


def check_deal(match: Match, deal: DealOut) -> None:
    """Make sure that cards handed out are a correct deal.

    Raises:
        DealError: if a hand has the wrong number, or the cards are not those of the pack.
    """
    if len(deal.hands) != len(match.seats):
        raise DealError(f"{len(deal.hands)} hands were dealt to {len(match.seats)} players.")
    for seat, hand in zip(match.seats, deal.hands, strict=True):
        if len(hand) != match.size:
            raise DealError(f"Seat {seat} was dealt {len(hand)} cards; each gets {match.size}.")
    left = Counter(match.variant.cards)
    left.subtract((*match.kept, *(card for hand in deal.hands for card in hand), *deal.stock))
    for card, number in left.items():
        if number < 0:
            raise DealError(f"{card} comes more often than the cards to be dealt have it.")
    if missing := tuple(left.elements()):
        raise DealError(
            f"The deal and its stock lack {len(missing)} cards: {text_of(missing[:5])}."
        )


def _sizes(match: Match) -> range:
    return choosable_sizes(match.variant, len(match.seats), len(match.kept))


def _exchange_numbers(match: Match, deal: Deal) -> tuple[int, ...]:
    seat = match.waiting[0]
    hand = deal.hands[match.seats.index(seat)]
    return allowed_numbers(
        match.variant,
        len(hand),
        len(deal.stock),
        [count for _, count in match.exchanged],
        courts=any(is_court(card) for card in hand),
        mine=match.changed_by(seat),
    )


def _cards(state: State) -> Deal:
    """Return the deal in play.

    Raises:
        WrongTime: if no cards are out.
    """
    if state.deal is None:
        raise WrongTime("No cards are out.")
    return state.deal


def _between(progress: Progress) -> Step:
    """Return a step to a moment when no cards are out."""
    match, happened = progress
    return Step(State(match), happened)


def _lot(state: State, action: Lot) -> Step:
    players = state.match.players
    if not 0 <= action.dealer < players:
        raise IllegalAction(f"The lot draws a seat from 0 to {players - 1}, not {action.dealer}.")
    match = replace(state.match, dealer=action.dealer, number=1)
    return _between(prepare(match, (ev.DealerDrawn(action.dealer),)))


def _choose_size(state: State, action: ChooseSize) -> Step:
    sizes = _sizes(state.match)
    if action.size not in sizes:
        raise IllegalAction(
            f"The dealer may give each {sizes[0]} to {sizes[-1]} cards, not {action.size}."
        )
    match = replace(state.match, size=action.size, phase=Phase.DEAL)
    return Step(State(match), (ev.SizeChosen(match.dealer, action.size),))


def _deal_out(state: State, action: DealOut) -> Step:
    match = state.match
    check_deal(match, action)
    leader = match.leader()
    deal = start(match.variant, action.hands, match.seats.index(leader), action.stock)
    dealt = ev.Dealt(match.dealer, match.number, match.size, leader)
    if match.variant.exchange is not ExchangeRule.NONE:
        asked = asking_order(match.variant, match.from_dealer())
        return Step(State(replace(match, phase=Phase.EXCHANGE, waiting=asked), deal), (dealt,))
    return Step(_open_play(match, deal), (dealt,))


def _open_play(match: Match, deal: Deal) -> State:
    """Return the state in which Kontra is asked for, where it is known, or the first card led."""
    if match.variant.multiplier is Multiplier.KONTRA:
        return State(replace(match, phase=Phase.KONTRA, waiting=match.from_dealer()), deal)
    return State(replace(match, phase=Phase.PLAY, waiting=()), deal)


def _redeal(state: State, action: Redeal) -> Step:
    if _cards(state).begun:
        raise WrongTime("A deal can be thrown in only before its first card is played.")
    match = replace(state.match, phase=Phase.DEAL, waiting=(), exchanged=(), kontra=None, shown=())
    return Step(State(match), (ev.Redealt(match.dealer, action.reason),))


def _exchange(state: State, action: Exchange) -> Step:
    match, deal = state.match, _cards(state)
    seat, numbers = match.waiting[0], _exchange_numbers(match, deal)
    if len(action.cards) not in numbers:
        allowed = ", ".join(map(str, numbers))
        raise IllegalAction(f"Seat {seat} may change {allowed} cards, not {len(action.cards)}.")
    deal = deal.exchange(match.seats.index(seat), action.cards)
    exchanged = (*match.exchanged, (seat, len(action.cards)))
    match = replace(match, exchanged=exchanged, waiting=match.waiting[1:])
    after = State(match, deal) if match.waiting else _open_play(match, deal)
    return Step(after, (ev.Exchanged(seat, len(action.cards)),))


def _kontra(state: State, action: CallKontra) -> Step:
    seat = state.match.waiting[0]
    waiting = () if action.call else state.match.waiting[1:]
    match = replace(
        state.match,
        waiting=waiting,
        kontra=seat if action.call else None,
        phase=Phase.KONTRA if waiting else Phase.PLAY,
    )
    return Step(State(match, state.deal), (ev.KontraAnswered(seat, action.call),))


def _play(state: State, action: Play) -> Step:
    deal, seats = _cards(state), state.match.seats
    seat = seats[deal.turn]
    if action.cards not in deal.legal:
        raise IllegalAction(refusal(f"Seat {seat}", deal.legal, action.cards))
    trick, last = (*deal.trick, action.cards), deal.last_trick
    deal = deal.play(action.cards)
    match = _less_shown(state.match, seat, action.cards)
    how = how_played(match.variant, trick, last=last)
    lowest = not last and bound_to_lowest(match.variant, trick)
    happened: tuple[ev.Event, ...] = (ev.Played(seat, action.cards, how, lowest, last),)
    if deal.trick:
        return Step(State(match, deal), happened)
    done = deal.tricks[-1]
    best = done.plays[(done.taker - done.leader) % len(seats)]
    happened = (*happened, ev.TrickTaken(seats[done.taker], best, deal.over))
    if deal.over:
        return _between(settle_deal(match, count_deal(match, deal), happened))
    return Step(State(match, deal), happened)


def _less_shown(match: Match, seat: int, played: Hand) -> Match:
    """Return the match with played cards no longer among those of a hand that was shown."""
    if not match.shown:
        return match
    known = dict(match.shown)
    if seat not in known:
        return match
    known[seat] = without(known[seat], played)
    return replace(match, shown=tuple(known.items()))


def _correct(state: State, action: Correct) -> Step:
    deal, match = _cards(state), state.match
    seat, wrong = match.seats[deal.turn], text_of(action.played)
    if not action.played:
        raise IllegalAction(f"Seat {seat} has put down no card that could be corrected.")
    try:
        without(deal.hands[deal.turn], action.played)
    except ValueError:
        raise IllegalAction(f"Seat {seat} does not hold {wrong}.") from None
    if match.variant.sort(action.played) in deal.legal:
        raise IllegalAction(f"{wrong} was legal for seat {seat}, so there is nothing to correct.")
    hand = deal.hands[deal.turn]
    known = dict(match.shown) | {seat: hand}
    shown = State(replace(match, shown=tuple(known.items())), deal)
    after = _play(shown, Play(action.instead))
    return Step(after.state, (ev.Corrected(seat, action.played, hand), *after.events))


def _buy_in(state: State, action: BuyIn) -> Step:
    match = state.match
    seat, standing = match.waiting[0], match.standing
    happened: tuple[ev.Event, ...]
    if action.accept:
        standing, happened = buy_in(match.variant, standing, seat)
    else:
        happened = (ev.BuyInAnswered(seat, bought=False, score=standing.scores[seat]),)
    match = replace(match, standing=standing, waiting=match.waiting[1:])
    return _between(ask_buy_ins(match, happened))


_WAITS = {
    Phase.LOT: "the lot for the first dealer",
    Phase.SIZE: "the dealer to name the number of cards",
    Phase.DEAL: "the cards to be dealt",
    Phase.EXCHANGE: "a player to change cards",
    Phase.KONTRA: "a player to call Kontra or pass",
    Phase.PLAY: "a card to be played",
    Phase.BUY_IN: "a player to buy in or decline",
    Phase.OVER: "nothing more; it is over",
}

_STEPS: dict[type[Action], tuple[tuple[Phase, ...], Callable[[State, Any], Step]]] = {
    Lot: ((Phase.LOT,), _lot),
    ChooseSize: ((Phase.SIZE,), _choose_size),
    DealOut: ((Phase.DEAL,), _deal_out),
    Redeal: ((Phase.EXCHANGE, Phase.KONTRA, Phase.PLAY), _redeal),
    Exchange: ((Phase.EXCHANGE,), _exchange),
    CallKontra: ((Phase.KONTRA,), _kontra),
    Play: ((Phase.PLAY,), _play),
    Correct: ((Phase.PLAY,), _correct),
    BuyIn: ((Phase.BUY_IN,), _buy_in),
}
