"""Whether chances come true: what was foretold before each deal against who won in the end."""

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from agurk.sim.courses import match_courses
from agurk.solve.equity.book import STEPS, Book
from agurk.solve.equity.building import POLICY
from agurk.solve.equity.equity import Equity
from agurk.solve.equity.fit import Rows, chances_of_rows
from agurk.solve.equity.learning import lessons, rows_in

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Values = NDArray[np.float64]

BINS = 10
_AT_ONCE = 5_000


class Bin(NamedTuple):
    """All seats before all deals that were foretold about the same chance."""

    seats: int
    """How many."""
    foretold: float
    """Their chance on average."""
    came: float
    """What part of their matches they won."""

    @property
    def gap(self) -> float:
        """How much more came than was foretold."""
        return self.came - self.foretold


def calibration(equity: Equity, book: Book, matches: int, *, seed: int = 0) -> tuple[Bin, ...]:
    """Play matches, and return by tenths of foretold chance what came of it.

    Args:
        equity: The chances.
        book: Where they come from.
        matches: How many matches to play.
        seed: What they follow from; another than that of the book.
    """
    sums = np.zeros((3, BINS))
    for first in range(0, matches, _AT_ONCE):
        courses = match_courses(
            equity.variant,
            equity.players,
            min(_AT_ONCE, matches - first),
            seed=seed,
            policies=POLICY,
            first=first,
        )
        for rows in lessons(equity.variant, equity.players, courses, {}):
            if len(rows.scores):
                foretold = foretold_for(equity, book, rows)
                at = np.minimum((foretold * BINS).astype(int), BINS - 1).ravel()
                for row, values in enumerate((np.ones(at.size), foretold, rows.wins)):
                    sums[row] += np.bincount(at, np.ravel(values), BINS)
    many = np.maximum(sums[0], 1)
    columns = zip(
        sums[0].tolist(), (sums[1] / many).tolist(), (sums[2] / many).tolist(), strict=True
    )
    return tuple(Bin(int(seats), foretold, came) for seats, foretold, came in columns)


def error_of_net(equity: Equity, book: Book, matches: int, *, seed: int = 0) -> float | None:
    """Return how far the net is off where exact chances are known; None where none are.

    It is the root of the mean square, over the deals of some matches, with most seats that an exact
    table is for.

    Args:
        equity: The chances.
        book: Where they come from.
        matches: How many matches to play.
        seed: What they follow from; another than that of the book.
    """
    if not equity.exact:
        return None
    courses = match_courses(equity.variant, equity.players, matches, seed=seed, policies=POLICY)
    for rows in lessons(equity.variant, equity.players, courses, {}):
        if rows.scores.shape[1] == max(equity.exact) and len(rows.scores):
            wins, _ = chances_of_rows(book.net, rows)
            return float(np.sqrt(((wins - foretold_for(equity, book, rows)) ** 2).mean()))
    return None


def foretold_for(equity: Equity, book: Book, rows: Rows) -> "Values":
    """Return the chance to win of each place of many deals."""
    seats = rows.scores.shape[1]
    table = book.tables.get(seats)
    if table is None or seats not in equity.exact:
        return chances_of_rows(book.net, rows)[0]
    opening, row = rows_in(table.grid, rows)
    at = opening * table.grid.sets + row
    wins = np.array(table.wins).reshape(seats - 1, -1).T[at] / STEPS
    return np.concatenate([wins, 1 - wins.sum(axis=1, keepdims=True)], axis=1)
