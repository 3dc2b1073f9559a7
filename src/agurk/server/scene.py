"""From the engine to the wire: what everybody may see of a match, and what one seat may.

Both are made from views, never from states, so nothing that is hidden can be written here.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from agurk.notation.actions import action_text, set_text
from agurk.rules import events as rules_ev
from agurk.rules.actions import Choice, Play
from agurk.rules.ahead import claim, holding, price
from agurk.rules.cards import Hand
from agurk.rules.choices import End
from agurk.rules.match import Match
from agurk.rules.outcome import places
from agurk.rules.reasons import Reason, bar, why_legal
from agurk.rules.standing import least_too_much
from agurk.rules.trick import Demand
from agurk.rules.variant import Variant
from agurk.rules.view import SeatPlay, SeenTrick, View
from agurk.server.wire import events as ev
from agurk.server.wire import scene
from agurk.table import events as table_ev
from agurk.text.cards import plain


@lru_cache(maxsize=1024)
def texts(cards: Hand) -> tuple[str, ...]:
    """Return cards as the wire has them."""
    return tuple([card.text for card in cards])


@lru_cache(maxsize=1024)
def _hands(kept: tuple[Hand, ...]) -> tuple[tuple[str, ...], ...]:
    return tuple([texts(hand) for hand in kept])


def event(happened: table_ev.Event) -> ev.TableEvent:
    """Return what happened at a table as the wire has it."""
    return _EVENTS[type(happened)](happened)


def match_scene(
    view: View,
    *,
    name: str,
    promise: str,
    demands: tuple[int, ...] = (),
    complete: tuple[scene.Trick, ...] = (),
) -> scene.MatchScene:
    """Return the open part of a match.

    Args:
        view: A spectator's view.
        name: The name of the match.
        promise: The hash of its secret.
        demands: The seats that call the deal incorrect.
        complete: The complete tricks of the deal, or of the one before while no cards are out.
    """
    match, standing = view.match, view.match.standing
    return scene.MatchScene(
        name=name,
        promise=promise,
        phase=match.phase.value,
        to_act=view.to_act,
        dealer=None if match.dealer < 0 else match.dealer,
        deal=match.number,
        size=match.size,
        leader=view.leader,
        counts=view.counts,
        trick=plays(view.trick),
        holding=holding(view),
        tricks=complete,
        tricks_left=view.tricks_left,
        last_trick=view.last_trick,
        stock=view.stock,
        aside=texts(view.aside),
        exchanged=match.exchanged,
        kontra=match.kontra,
        shown=tuple([scene.Shown(seat, texts(hand)) for seat, hand in match.shown]),
        demands=demands,
        price=price(view),
        scores=standing.scores,
        threshold=_threshold(view.variant),
        lives=standing.lives,
        all_lives=view.variant.lives,
        bought=standing.bought,
        kept=_hands(standing.kept),
        money=standing.money,
        pot=standing.pot,
        result=result(match),
    )


def mine(view: View, seat: int, *, forced: bool, claims: bool | None = None) -> scene.Mine:
    """Return what a seat alone knows.

    Args:
        view: The seat's view.
        seat: The seat.
        forced: Whether it lets forced cards be played by themselves.
        claims: Whether all cards it has left are forced; None to look.
    """
    asked = view.demand if view.actions else None
    options = tuple([_option(view, asked, action) for action in view.actions])
    return scene.Mine(
        seat=seat,
        hand=texts(view.hand),
        options=options,
        bar=_bar(view),
        discards=texts(view.discards),
        forced=forced,
        claim=claim(view) if claims is None else claims,
    )


def plays(made: tuple[SeatPlay, ...]) -> tuple[ev.Play, ...]:
    """Return plays as the wire has them."""
    return tuple([ev.Play(play.seat, texts(play.cards)) for play in made])


def tricks(complete: tuple[SeenTrick, ...]) -> tuple[scene.Trick, ...]:
    """Return complete tricks as the wire has them."""
    return tuple([scene.Trick(plays(trick.plays), trick.taker) for trick in complete])


def _bar(view: View) -> scene.Bar | None:
    """Return what a card has to reach that this seat plays now."""
    if not view.actions or not view.trick:
        return None
    found = bar(view.variant, view.hand, tuple([play.cards for play in view.trick]))
    if found is None or not plain(view.variant, found.card):
        return None
    return scene.Bar(found.card.text, found.higher)


def _option(view: View, asked: Demand, action: Choice) -> scene.Option:
    if not isinstance(action, Play):
        return scene.Option(action_text(action), "")
    return _play_option(action.cards, why_legal(view.variant, view.hand, asked, action.cards))


@lru_cache(maxsize=1024)
def _play_option(cards: Hand, why: Reason) -> scene.Option:
    return scene.Option(set_text(cards), why.value)


@lru_cache(maxsize=256)
def _threshold(variant: Variant) -> int:
    """Return the lowest score that costs a life; 0 if none does."""
    return 0 if variant.end is End.ONE_DEAL else least_too_much(variant) or 0


def result(match: Match) -> scene.Result | None:
    """Return how a match ended; None if it goes on."""
    ended = match.outcome
    if ended is None:
        return None
    card = None if ended.top_card is None else ended.top_card.text
    return scene.Result(ended.winners, ended.losers, places(ended, match.standing), card)


def _match_over(happened: rules_ev.MatchOver) -> ev.MatchOver:
    card = None if happened.top_card is None else happened.top_card.text
    return ev.MatchOver(happened.winners, happened.losers, happened.end.value, card)


def _played(happened: rules_ev.Played) -> ev.Played:
    how = "" if happened.how is None else happened.how.value
    cards = texts(happened.cards)
    return ev.Played(happened.seat, cards, how, happened.lowest, happened.last)


_EVENTS: dict[type[Any], Callable[[Any], ev.TableEvent]] = {
    table_ev.MatchBegun: lambda it: ev.MatchBegun(
        it.name, it.promise, tuple(sitter.name for sitter in it.sitters)
    ),
    table_ev.NonceAdded: lambda it: ev.NonceAdded(it.seat, it.text),
    table_ev.Seated: lambda it: ev.Seated(it.seat, it.sitter.name, it.sitter.bot),
    table_ev.RedealDemanded: lambda it: ev.RedealDemanded(it.seat, it.reason),
    table_ev.TablePaused: lambda _: ev.TablePaused(),
    table_ev.TableResumed: lambda _: ev.TableResumed(),
    table_ev.TakenBack: lambda it: ev.TakenBack(it.seat, texts(it.cards)),
    table_ev.SecretShown: lambda it: ev.SecretShown(it.secret.hex()),
    rules_ev.DealerDrawn: lambda it: ev.DealerDrawn(it.seat),
    rules_ev.SizeChosen: lambda it: ev.SizeChosen(it.seat, it.size),
    rules_ev.Dealt: lambda it: ev.Dealt(it.dealer, it.number, it.size, it.leader),
    rules_ev.Redealt: lambda it: ev.Redealt(it.dealer, it.reason),
    rules_ev.Exchanged: lambda it: ev.Exchanged(it.seat, it.count),
    rules_ev.KontraAnswered: lambda it: ev.KontraAnswered(it.seat, it.called),
    rules_ev.Corrected: lambda it: ev.Corrected(it.seat, texts(it.cards), texts(it.hand)),
    rules_ev.Played: _played,
    rules_ev.TrickTaken: lambda it: ev.TrickTaken(it.seat, texts(it.cards), it.last),
    rules_ev.Paid: lambda it: ev.Paid(it.seat, it.points, it.score),
    rules_ev.Deducted: lambda it: ev.Deducted(it.seat, it.points, it.score),
    rules_ev.ScoreReset: lambda it: ev.ScoreReset(it.seat, it.score),
    rules_ev.LifeLost: lambda it: ev.LifeLost(it.seat, it.score, it.returns_on, it.left),
    rules_ev.WentOut: lambda it: ev.WentOut(it.seat, it.score),
    rules_ev.DealVoid: lambda it: ev.DealVoid(it.how.value),
    rules_ev.StakePaid: lambda it: ev.StakePaid(it.seat, it.units),
    rules_ev.BuyInAnswered: lambda it: ev.BuyInAnswered(it.seat, it.bought, it.score),
    rules_ev.Won: lambda it: ev.Won(it.seat, it.units),
    rules_ev.MatchOver: _match_over,
}
