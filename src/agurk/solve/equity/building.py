"""The recipe: how the book of a variant comes of deals and matches that are played."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from agurk.rules.variant import Variant
from agurk.sim.courses import deal_ends, match_courses
from agurk.sim.extras import need_numpy
from agurk.solve.equity.book import Book, Packed, mark_of, steps_of
from agurk.solve.equity.exact import SMALL, Table, build, grid_of, with_fewer
from agurk.solve.equity.net import Scale

if TYPE_CHECKING:
    from agurk.solve.equity.fit import Rows

POLICY = "sharp"
"""By what policy everybody plays."""

Told = Callable[[str], object]
"""Told what is being done."""


@dataclass(frozen=True, kw_only=True)
class Effort:
    """How much is played for a book."""

    deals: int = 500_000
    """Deals for each number of seats, to know how they end."""
    matches: int = 2_500
    """Matches for each number of players, half of them from scattered scores."""
    epochs: int = 3
    """How often the net sees each deal of them."""
    exact: int = 3
    """Up to how many seats still in there are exact tables, where they are not too large."""
    sets: int = SMALL
    """How many sets a table for more than two has at most."""
    most_players: int = 7
    """Up to how many players matches are played for the net."""
    seed: int = 1


QUICK = Effort(deals=200_000, matches=2_000)
"""For house rules, in the background."""


def book_of(
    variant: Variant,
    effort: Effort,
    *,
    pack: Callable[[int, Table], bool] = lambda _seats, _table: True,
    tell: Told = lambda _: None,
) -> Book:
    """Make the book of a variant.

    Args:
        variant: The rules.
        effort: How much to play for it.
        pack: Tells of a table for so many seats whether it goes into the book.
        tell: Told what is being done.

    Raises:
        MissingExtra: if numpy is not installed.
        VariantError: if simulations cannot count its cards.
        EndlessMatch: if a match does not come to its end.
    """
    need_numpy("Tables of equity")
    from agurk.solve.equity.fit import fit  # noqa: PLC0415 - only who builds books needs it

    tables = exact_tables(variant, effort, tell)
    scale = Scale.of(variant, prices_of(variant, effort))
    tell("plays matches")
    groups = _lessons(variant, effort, tables)
    tell(f"fits the net to {sum(len(rows.scores) for rows in groups)} deals")
    losers = any(bool(rows.losses.any()) for rows in groups)
    net = fit(scale, groups, epochs=effort.epochs, losers=losers, seed=effort.seed)
    packed = {seats: packed_of(table) for seats, table in tables.items() if pack(seats, table)}
    return Book(mark_of(variant), net, packed)


def exact_tables(variant: Variant, effort: Effort, tell: Told = lambda _: None) -> dict[int, Table]:
    """Return the tables that there can be for a variant, by how many are still in."""
    fewer = with_fewer(variant)
    tables: dict[int, Table] = {}
    for seats in range(fewer.least_players, min(effort.exact, variant.most_players) + 1):
        grid = grid_of(fewer, seats, seats)
        if grid is None or (seats > 2 and grid.sets * len(grid.openings) > effort.sets):
            continue
        tell(f"finds the chances of {seats} backwards")
        ends = {
            size: deal_ends(
                fewer, seats, effort.deals, seed=effort.seed, policies=POLICY, hand=size
            )
            for size in {opening.size for opening in grid.openings}
        }
        tables[seats] = build(fewer, grid, ends, tables)
    return tables


def prices_of(variant: Variant, effort: Effort) -> dict[int, float]:
    """Return what last tricks cost, and how often, at tables of usual size."""
    players = min(max(3, variant.least_players), variant.most_players)
    found: Counter[int] = Counter()
    ends = deal_ends(variant, players, effort.deals // 10, seed=effort.seed, policies=POLICY)
    for end, times in ends.items():
        found[end.points[end.taker]] += times
    total = sum(found.values())
    return {price: times / total for price, times in sorted(found.items())}


def packed_of(table: Table) -> Packed:
    """Return a table in whole steps."""
    wins, losses = table.wins.transpose(2, 0, 1), table.losses.transpose(2, 0, 1)
    return Packed(
        table.grid, steps_of(wins[:-1].ravel().tolist()), steps_of(losses.ravel().tolist())
    )


def _lessons(variant: Variant, effort: Effort, tables: Mapping[int, Table]) -> "list[Rows]":
    """Return the deals of many matches, by how many are still in."""
    import numpy as np  # noqa: PLC0415 - only who builds books needs it

    from agurk.solve.equity.fit import Rows  # noqa: PLC0415 - only who builds books needs it
    from agurk.solve.equity.learning import lessons, scattered  # noqa: PLC0415

    random = Random(effort.seed)
    found: dict[int, list[Rows]] = {}
    most = max(min(variant.most_players, effort.most_players), variant.least_players)
    for players in range(variant.least_players, most + 1):
        half = effort.matches // 2
        usual = match_courses(variant, players, half, seed=effort.seed, policies=POLICY)
        courses = [usual]
        if not variant.keep_cards:
            begun = [scattered(variant, players, random) for _ in range(half)]
            courses.append(
                match_courses(
                    variant, players, half, seed=effort.seed + 1, policies=POLICY, begun=begun
                )
            )
        for course in courses:
            for rows in lessons(variant, players, course, tables):
                found.setdefault(rows.scores.shape[1], []).append(rows)
    # Where there is an exact table for two, nobody asks the net about them.
    return [
        Rows(*(np.concatenate(columns) for columns in zip(*found[seats], strict=True)))
        for seats in sorted(found)
        if seats > 2 or 2 not in tables
    ]
