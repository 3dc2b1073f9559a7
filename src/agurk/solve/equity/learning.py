"""What a net learns from: matches before deals, and what came of them or will on average."""

from collections.abc import Iterator, Mapping
from math import gcd
from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np

from agurk.rules.choices import BuyIn, End, FirstLead, HandRule
from agurk.rules.match import Match
from agurk.rules.standing import least_too_much
from agurk.rules.state import begin
from agurk.rules.variant import Variant
from agurk.sim.courses import Courses, match_of
from agurk.sim.shape import ranks_of
from agurk.solve.equity.exact import Grid, Opening, Table, grid_of
from agurk.solve.equity.fit import Rows

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Values = NDArray[np.float64]
    Numbers = NDArray[np.int64]

_OVER = 1.3
"""How far beyond the threshold scores go where nobody leaves."""


def scattered(variant: Variant, players: int, random: Random) -> Match:
    """Return a match before a deal, with any scores and lives."""
    opened = begin(variant, players).match
    nobody_leaves = variant.end is End.ALL_BUT_ONE_OVER
    limit = least_too_much(variant) or 1
    grain = gcd(*variant.cost.values()) or 1
    highest = int(limit * _OVER) if nobody_leaves else limit - 1
    scores = [random.randint(0, highest) // grain * grain for _ in range(players)]
    if nobody_leaves:
        for seat in random.sample(range(players), 2):
            scores[seat] = random.randrange(limit)
    lives = [random.randint(1, variant.lives) for _ in range(players)]
    times = 0 if variant.buy_in is BuyIn.NONE else variant.buy_in_times
    bought = [random.randint(0, times) for _ in range(players)]
    pot = opened.standing.pot + sum(bought) * variant.stake * variant.buy_in_stakes
    before = [-1, -1, -1]
    moves = variant.first_lead not in {FirstLead.DEALER, FirstLead.DEALER_LEFT}
    if moves or variant.hand_rule is HandRule.LOSER_CARD:
        ranks = len(set(ranks_of(variant).values()))
        before = [*random.sample(range(players), 2), random.randrange(ranks)]
    number = random.randint(1, variant.hand) if variant.hand_rule in _NUMBERED else 1
    row = [random.randrange(players), number, *before, pot, *scores, *lives, *bought]
    return match_of(opened, row)


_NUMBERED = {HandRule.COUNTDOWN, HandRule.DOWN_AND_UP}


def lessons(
    variant: Variant, players: int, courses: Courses, tables: Mapping[int, Table]
) -> Iterator[Rows]:
    """Yield the deals of some matches, those with the same number of seats still in together.

    Chances that a table knows are taken from it: those of the deal itself, or of the first one
    later in its match. What else came of a match is taken as it came.
    """
    still = courses.lives > 0
    seats_in = still.sum(axis=1)
    turn = np.where(still, (np.arange(players) - courses.dealer[:, None] - 1) % players, players)
    order = np.argsort(turn, axis=1, kind="stable")
    winners = courses.winners / courses.winners.sum(axis=1, keepdims=True)
    wins, losses = winners[courses.match], courses.losers[courses.match].astype(np.float64)

    def rows_of(seats: int) -> Rows:
        chosen = np.flatnonzero(seats_in == seats)
        places = order[chosen, :seats]

        def by_place(values: "NDArray[np.generic]") -> "NDArray[Any]":
            return np.take_along_axis(values[chosen], places, axis=1)

        return Rows(
            scores=by_place(courses.scores),
            lives=by_place(courses.lives),
            bought=by_place(courses.bought),
            kept=by_place(courses.kept),
            leader=np.argmax(places == courses.leader[chosen][:, None], axis=1),
            size=courses.size[chosen],
            players=np.full(len(chosen), players),
            wins=by_place(wins),
            losses=by_place(losses),
        )

    known = np.zeros(len(seats_in), bool)
    for seats, table in tables.items():
        if seats <= players and grid_of(variant, seats, players) is not None:
            chosen = np.flatnonzero(seats_in == seats)
            known[chosen] = True
            opening, row = rows_in(table.grid, rows_of(seats))
            for values, found in ((wins, table.wins), (losses, table.losses)):
                if found.size:
                    values[chosen] = 0.0
                    values[chosen[:, None], order[chosen, :seats]] = found[opening, row]
    first = _next_known(courses.match, known)
    wins, losses = wins[first], losses[first]
    for seats in range(2, players + 1):
        yield rows_of(seats)


def rows_in(grid: Grid, rows: Rows) -> "tuple[Numbers, Numbers]":
    """Return where deals stand in a grid: the number of the opening, and that of the set."""
    level = np.minimum(rows.scores // grid.grain, grid.levels - 1)
    digit = (rows.lives - 1) * grid.levels + level
    row = np.zeros(len(rows.scores), np.int64)
    for place in range(grid.seats):
        row = row * grid.digits + digit[:, place]
    openings = {opening: at for at, opening in enumerate(grid.openings)}
    pairs = zip(rows.size.tolist(), rows.leader.tolist(), strict=True)
    return np.array([openings[Opening(*pair)] for pair in pairs], np.int64), row


def _next_known(match: "NDArray[np.int32]", known: "NDArray[np.bool_]") -> "Numbers":
    """Return for each deal the first from it on in its match that is known, or else itself."""
    many = len(match)
    here = np.arange(many)
    coming = np.where(known, here, many)
    coming = np.minimum.accumulate(coming[::-1])[::-1]
    inside = coming < many
    inside[inside] = match[coming[inside]] == match[inside]
    return np.where(inside, coming, here)
