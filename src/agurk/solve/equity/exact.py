"""Tables of chances that are exact for a way to play, found backwards from the end of the match.

What a deal costs whom is a known distribution; each set of scores and lives is worth what those
that may follow are worth. Nearly all rules let scores and lives move one way only, so that one pass
from the last sets to the first finds them all. Where bonuses, or scores that become 0, lead back,
passes are repeated until nothing changes.
"""

from collections.abc import Iterator, Mapping, Sequence
from math import gcd
from typing import TYPE_CHECKING, NamedTuple

from agurk.rules.choices import AllOut, BuyIn, End, FirstLead, HandRule, NextDealer
from agurk.rules.sizes import choosable_sizes, hand_size
from agurk.rules.standing import least_too_much
from agurk.rules.variant import Variant
from agurk.sim.courses import BEGINNING, STEP, match_steps
from agurk.sim.courses import End as DealEnd
from agurk.solve.equity.situation import Situation

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Numbers = NDArray[np.int32]
    Values = NDArray[np.float64]

SMALL = 100_000
"""How many sets of scores, lives and openings a table has at most."""

_AT_ONCE = 2_000_000
_CLOSE, _PASSES = 1e-9, 10_000


class Opening(NamedTuple):
    """How a deal begins, beside scores and lives."""

    size: int
    """How many cards each gets."""
    leader: int
    """The place that leads."""


class Grid(NamedTuple):
    """All sets of scores and lives that a table knows, in order."""

    seats: int
    """How many are still in."""
    lives: int
    """How many lives there are at most."""
    levels: int
    """How many scores are told apart."""
    grain: int
    """How many points lie between two of them."""
    openings: tuple[Opening, ...]
    names_losers: bool
    """Whether the chance not to lose is another than that to win."""

    @property
    def digits(self) -> int:
        """How many states a seat has."""
        return self.lives * self.levels

    @property
    def sets(self) -> int:
        """How many sets of scores and lives there are."""
        return int(self.digits**self.seats)

    def row(self, situation: Situation) -> int | None:
        """Return where a situation stands, or None if it is none of the table's."""
        opening = Opening(situation.size, situation.leader)
        if len(situation.scores) != self.seats or opening not in self.openings:
            return None
        at = self.openings.index(opening)
        for score, lives in zip(situation.scores, situation.lives, strict=True):
            level = min(max(score, 0) // self.grain, self.levels - 1)
            at = at * self.digits + (min(lives, self.lives) - 1) * self.levels + level
        return at


def grid_of(variant: Variant, seats: int, players: int) -> Grid | None:
    """Return what a table for so many seats still in has to know; None where it is too much.

    Args:
        variant: The rules.
        seats: How many are still in.
        players: How many began the match.
    """
    if not _has_table(variant, seats, players):
        return None
    one_deal = variant.end is End.ONE_DEAL
    limit = 1 if one_deal else least_too_much(variant) or 1
    grain = gcd(*variant.cost.values()) or 1
    openings = tuple(_openings(variant, seats))
    grid = Grid(
        seats=seats,
        lives=1 if one_deal else variant.lives,
        levels=-(-limit // grain),
        grain=1 if one_deal else grain,
        openings=openings,
        names_losers=names_losers(variant),
    )
    return grid if grid.sets * len(openings) <= SMALL else None


def with_fewer(variant: Variant) -> Variant:
    """Return the same rules for as few as may be left of a match."""
    least = 3 if variant.end is End.TWO_LEFT else 2
    return variant.but(least_players=min(least, variant.least_players))


def names_losers(variant: Variant) -> bool:
    """Tell whether matches end with a loser, so that all others are safe."""
    return variant.end in {End.FIRST_OUT, End.ONE_DEAL}


def _has_table(variant: Variant, seats: int, players: int) -> bool:
    """Tell whether chances depend on nothing but scores, lives, dealer, leader and size."""
    return (
        not variant.keep_cards
        and variant.end is not End.ALL_BUT_ONE_OVER
        and not (variant.end is End.TWO_LEFT and seats == 2)
        and variant.hand_rule is not HandRule.DOWN_AND_UP
        and not (
            variant.hand_rule is HandRule.COUNTDOWN and variant.hand * seats > len(variant.cards)
        )
        and (variant.buy_in is BuyIn.NONE or seats - 1 < variant.buy_in_others)
        and (variant.all_out is not AllOut.RAMPO or seats == players == 2)
    )


def _openings(variant: Variant, seats: int) -> Iterator[Opening]:
    sizes = sorted({size for size, _ in _sizes(variant, seats)})
    match variant.first_lead:
        case FirstLead.DEALER_LEFT:
            leaders = range(1)
        case FirstLead.DEALER:
            leaders = range(seats - 1, seats)
        case _:
            leaders = range(seats)
    for size in sizes:
        for leader in leaders:
            yield Opening(size, leader)


def _sizes(variant: Variant, seats: int) -> Iterator[tuple[int, int]]:
    """Yield each number of cards dealt to each, and the number of a deal with so many."""
    match variant.hand_rule:
        case HandRule.DEALER_CHOICE:
            sizes = choosable_sizes(variant, seats)
            yield min(max(variant.hand, sizes[0]), sizes[-1]), 1
        case HandRule.LOSER_CARD:
            for losing in (None, *set(variant.cost.values())):
                yield hand_size(variant, seats, losing=losing), 1
        case HandRule.COUNTDOWN:
            for number in range(1, variant.hand - variant.hand_min + 2):
                yield hand_size(variant, seats, number), number
        case _:
            yield hand_size(variant, seats), 1


class Table(NamedTuple):
    """Chances for every set of a grid."""

    grid: Grid
    wins: "Values"
    """By opening, set and place: the chance to win."""
    losses: "Values"
    """The same for the chance to be named as a loser; nothing where nobody is."""


Ends = Mapping[DealEnd, int]
"""How often deals end in which way."""


def build(
    variant: Variant,
    grid: Grid,
    ends: Mapping[int, Ends],
    lower: Mapping[int, Table],
) -> Table:
    """Return the chances for every set of a grid.

    Args:
        variant: The rules.
        grid: What to know.
        ends: How deals of each size end, for so many seats, the first place leading.
        lower: The tables for fewer seats.
    """
    import numpy as np  # noqa: PLC0415 - only who builds tables needs it

    pool = _Pool(grid, lower)
    weights, targets, lost = [], [], []
    numbers = dict(_sizes(variant, grid.seats))
    begun = _begun(grid)
    for opening in grid.openings:
        told = _told_apart(variant, ends[opening.size])
        rotated = _led_by(told, opening.leader, grid.openings[0].leader, grid.seats)
        total = sum(rotated.values())
        weights.append(np.array([times / total for times in rotated.values()]))
        begun[:, 1] = numbers[opening.size]
        ways = list(rotated)
        found = [
            pool.targets(match_steps(variant, grid.seats, part, ways))
            for part in np.array_split(begun, 1 + len(begun) * len(ways) // _AT_ONCE)
        ]
        targets.append(np.concatenate([won for won, _ in found]))
        lost.append(np.concatenate([lose for _, lose in found]))
    order = _from_the_end(grid)
    wins = _solve(pool.wins, pool.own, targets, weights, order)
    if not grid.names_losers:
        return Table(grid, wins, np.zeros((0, 0, grid.seats)))
    return Table(grid, wins, _solve(pool.losses, pool.own, lost, weights, order))


def _told_apart(variant: Variant, ends: Ends) -> Ends:
    """Return how deals end, without who had the lowest last card where that matters to nobody."""
    if variant.next_dealer is NextDealer.LOWEST_LAST_CARD:
        return ends
    if variant.first_lead is FirstLead.LOWEST_LAST_CARD:
        return ends
    found: dict[DealEnd, int] = {}
    for end, times in ends.items():
        alike = end._replace(lowest=end.taker)
        found[alike] = found.get(alike, 0) + times
    return found


def _led_by(ends: Ends, leader: int, usual: int, seats: int) -> dict[DealEnd, int]:
    """Return how deals end that another place leads, given those of the usual leader."""
    turn = (leader - usual) % seats

    def moved(bits: int) -> int:
        return sum(1 << (place + turn) % seats for place in range(seats) if bits >> place & 1)

    return {
        DealEnd(
            (end.taker + turn) % seats,
            (end.lowest + turn) % seats,
            moved(end.payers),
            moved(end.bonuses),
            end.rank,
            tuple(end.points[(place - turn) % seats] for place in range(seats)),
        ): times
        for end, times in ends.items()
    }


def _digits(grid: Grid) -> "tuple[Numbers, Numbers]":
    """Return score and lives of each seat in each set."""
    import numpy as np  # noqa: PLC0415 - only who builds tables needs it

    at = np.indices((grid.digits,) * grid.seats).reshape(grid.seats, -1).T
    return (at % grid.levels * grid.grain).astype(np.int32), (at // grid.levels + 1).astype(
        np.int32
    )


def _begun(grid: Grid) -> "Numbers":
    """Return each set as a beginning, the last seat dealing."""
    import numpy as np  # noqa: PLC0415 - only who builds tables needs it

    scores, lives = _digits(grid)
    rows = np.zeros((grid.sets, BEGINNING + 3 * grid.seats), np.int32)
    rows[:, 0] = grid.seats - 1
    rows[:, 1] = 1
    rows[:, 2:5] = -1
    rows[:, BEGINNING : BEGINNING + grid.seats] = scores
    rows[:, BEGINNING + grid.seats : BEGINNING + 2 * grid.seats] = lives
    return rows


def _from_the_end(grid: Grid) -> "list[Numbers]":
    """Return the sets in groups, those nearest to the end of the match first."""
    import numpy as np  # noqa: PLC0415 - only who builds tables needs it

    scores, lives = _digits(grid)
    nearness = (scores // grid.grain + (grid.lives - lives) * grid.levels).sum(axis=1)
    order = np.argsort(-nearness, kind="stable")
    cuts = np.flatnonzero(np.diff(nearness[order])) + 1
    return np.split(order.astype(np.int32), cuts)


class _Pool:
    """All numbers that a chance may be, in one row: shares, tables for fewer seats, this table."""

    def __init__(self, grid: Grid, lower: Mapping[int, Table]) -> None:
        import numpy as np  # noqa: PLC0415 - only who builds tables needs it

        self.grid = grid
        shares = [0.0, *(1 / winners for winners in range(1, grid.seats + 1))]
        self._at, self._lower = {}, {seats: lower[seats].grid for seats in lower}
        wins, losses, at = [np.array(shares)], [np.array([0.0, 1.0, *shares[2:]])], len(shares)
        for seats, table in lower.items():
            self._at[seats] = at
            wins.append(table.wins.ravel())
            losses.append(table.losses.ravel() if grid.names_losers else table.wins.ravel())
            at += table.wins.size
        self.own = self._at[grid.seats] = at
        self._lower[grid.seats] = grid
        even = np.full(len(grid.openings) * grid.sets * grid.seats, 1 / grid.seats)
        self.wins, self.losses = np.concatenate([*wins, even]), np.concatenate([*losses, even])

    def targets(self, steps: "Numbers") -> "tuple[Numbers, Numbers]":
        """Return, for each beginning, way and seat, where its chances to win and to lose stand."""
        import numpy as np  # noqa: PLC0415 - only who builds tables needs it

        seats = self.grid.seats
        begun = steps[..., STEP:]
        lives = begun[..., BEGINNING + seats : BEGINNING + 2 * seats]
        scores = begun[..., BEGINNING : BEGINNING + seats]
        bits = 1 << np.arange(seats)
        won = (steps[..., :1] & bits) != 0
        over = steps[..., 0] != 0
        wins = np.where(won, won.sum(axis=-1, keepdims=True), 0)
        losses = ((steps[..., 1:2] & bits) != 0).astype(np.int64)
        still = lives > 0
        left = still.sum(axis=-1)
        for count in np.unique(left[~over]).tolist():
            chosen = ~over & (left == count)
            found = self._rows(count, steps[chosen], scores[chosen], lives[chosen])
            wins[chosen] = losses[chosen] = found
        return wins.astype(np.int32), losses.astype(np.int32)

    def _rows(
        self, count: int, steps: "Numbers", scores: "Numbers", lives: "Numbers"
    ) -> "NDArray[np.int64]":
        """Return where the chances of each seat stand when so many are left, or that of nobody."""
        import numpy as np  # noqa: PLC0415 - only who builds tables needs it

        seats, grid = self.grid.seats, self._lower[count]
        still = lives > 0
        turn = (np.arange(seats) - steps[:, STEP : STEP + 1] - 1) % seats
        place = ((turn[:, None, :] < turn[:, :, None]) & still[:, None, :]).sum(axis=-1)
        level = np.minimum(np.maximum(scores, 0) // grid.grain, grid.levels - 1)
        digit = (np.minimum(lives, grid.lives) - 1) * grid.levels + level
        weight = np.where(still, grid.digits ** (count - 1 - np.minimum(place, count - 1)), 0)
        row = (digit * weight).sum(axis=-1, dtype=np.int64)
        leader = np.take_along_axis(place, steps[:, 2:3].astype(np.int64), axis=1)[:, 0]
        numbers = {opening: at for at, opening in enumerate(grid.openings)}
        key = steps[:, 3].astype(np.int64) * (seats + 1) + leader
        opening = np.zeros(len(steps), np.int64)
        for each in np.unique(key).tolist():
            opening[key == each] = numbers[Opening(*divmod(each, seats + 1))]
        at = self._at[count] + (opening * grid.sets + row)[:, None] * count + place
        return np.where(still, at, 0)


def _solve(
    pool: "Values",
    own: int,
    targets: "Sequence[Numbers]",
    weights: "Sequence[Values]",
    order: "Sequence[Numbers]",
) -> "Values":
    """Return this table's part of the pool once nothing in it changes any more."""
    import numpy as np  # noqa: PLC0415 - only who builds tables needs it

    sets, _, seats = targets[0].shape
    mine = pool[own:].reshape(len(targets), sets, seats)
    for _ in range(_PASSES):
        change = 0.0
        for group in order:
            for at, (to, weight) in enumerate(zip(targets, weights, strict=True)):
                now = np.einsum("sek,e->sk", pool[to[group]], weight)
                change = max(change, float(np.abs(now - mine[at, group]).max()))
                mine[at, group] = now
        if change < _CLOSE:
            break
    return mine.copy()
