"""What the chances of a match before a deal depend on, seat by seat from the dealer's left."""

from typing import NamedTuple

from agurk.rules.match import Match
from agurk.sim.courses import size_of


class Situation(NamedTuple):
    """A match before a deal; places are the seats still in, from the dealer's left."""

    seats: tuple[int, ...]
    """Whose places they are; the dealer, if still in, is the last."""
    scores: tuple[int, ...]
    lives: tuple[int, ...]
    bought: tuple[int, ...]
    """How often each has bought in."""
    kept: tuple[int, ...]
    """How many cards lie before each."""
    leader: int
    """The place that leads."""
    size: int
    """How many cards each gets."""
    players: int
    """How many began the match."""


def situation_of(match: Match) -> Situation:
    """Return what the chances of a match with a dealer depend on."""
    standing, order = match.standing, match.from_dealer()
    return Situation(
        seats=order,
        scores=tuple([standing.scores[seat] for seat in order]),
        lives=tuple([standing.lives[seat] for seat in order]),
        bought=tuple([standing.bought[seat] for seat in order]),
        kept=tuple([len(standing.kept[seat]) for seat in order]),
        leader=order.index(match.leader()),
        size=size_of(match),
        players=match.players,
    )
