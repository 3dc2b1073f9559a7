"""A view as an object of JSON, for programs that play: all that one seat may know, and no more.

Seats count from 0, cards are lists of text, and what may be done is written as `parse_action`
reads it.

>>> from agurk.rules.actions import Lot
>>> from agurk.rules.dealing import chance, seed_of
>>> from agurk.rules.state import begin
>>> from agurk.variants import VARIANTS
>>> state = begin(VARIANTS["danish"], 2).apply(Lot(1)).state
>>> state = state.apply(chance(state.match, seed_of("an example"))).state
>>> told = view_object(state.view(0))
>>> told["phase"], told["counts"], told["actions"][0] == told["hand"][0]
('play', [7, 7], True)
"""

from collections.abc import Iterable

from agurk.notation.actions import action_text
from agurk.notation.objects import Object, texts
from agurk.rules.match import Match
from agurk.rules.view import SeatPlay, View
from agurk.variants.house import house_text


def view_object(view: View) -> Object:
    """Return a view as an object."""
    return {
        **_match_object(view.match),
        "seat": view.seat,
        "to_act": view.to_act,
        "actions": [action_text(action) for action in view.actions],
        "hand": texts(view.hand),
        "counts": list(view.counts),
        "leader": view.leader,
        "trick": _plays(view.trick),
        "tricks": [{"plays": _plays(each.plays), "taker": each.taker} for each in view.tricks],
        "stock": view.stock,
        "aside": texts(view.aside),
        "discards": texts(view.discards),
    }


def _match_object(match: Match) -> Object:
    """Return what is open of a match."""
    standing = match.standing
    return {
        "variant": match.variant.key,
        "house": house_text(match.variant),
        "players": match.players,
        "phase": match.phase.value,
        "deal": match.number,
        "dealer": match.dealer,
        "size": match.size,
        "scores": list(standing.scores),
        "lives": list(standing.lives),
        "bought": list(standing.bought),
        "kept": [texts(cards) for cards in standing.kept],
        "money": list(standing.money),
        "pot": standing.pot,
        "exchanged": [{"seat": seat, "count": count} for seat, count in match.exchanged],
        "kontra": match.kontra,
        "shown": [{"seat": seat, "cards": texts(cards)} for seat, cards in match.shown],
    }


def _plays(plays: Iterable[SeatPlay]) -> list[Object]:
    return [{"seat": play.seat, "cards": texts(play.cards)} for play in plays]
