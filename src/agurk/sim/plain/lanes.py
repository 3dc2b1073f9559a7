"""Random deals in lanes, in plain Python: the twin of kernel/lanes.hpp, which says which is which.

A whole number serves as the vector: sixteen bits a lane, one lane a deal, and some blocks side by
side. Each play is made in all deals at once.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from struct import unpack

from agurk.rules import choices as ch
from agurk.sim.plain.random import Purpose, Stream
from agurk.sim.plain.wide import Draws, wide
from agurk.sim.shape import Shape

LANES, STEPS = 32, 1024
BLOCK = LANES * STEPS
"""How many deals are a block."""

AT_ONCE = 4
"""How many blocks run side by side: more are little faster, and progress is told less often."""

POLICIES_IN_LANES = frozenset({"uniform", "lowest", "sharp"})
"""The policies that lanes know."""

MOST_PLAYERS = 8

PLANES = 4
"""A hand is so many vectors, one behind the other: plane k has the ranks held more than k times."""

Row = tuple[int, int, int, tuple[int, ...]]
"""Who took a last trick, with what rank, what was led to it, and what each place paid."""


def fits_lanes(shape: Shape, players: int) -> bool:
    """Tell whether deals of a shape can be run in lanes."""
    low = shape.last.index(0)
    others = shape.last[:low] + shape.last[low + 1 :]
    return (
        players <= MOST_PLAYERS
        and shape.narrow
        and shape.lead is not ch.Lead.SETS
        and shape.exchange is ch.Exchange.NONE
        and shape.multiplier in {ch.Multiplier.NONE, ch.Multiplier.ONES}
        and others == tuple(sorted(others))
    )


def pays_apart(shape: Shape) -> bool:
    """Tell whether what is paid does not follow from who took the last trick with what."""
    return shape.penalty_tie is not ch.PenaltyTie.LAST or (
        shape.multiplier is not ch.Multiplier.NONE
    )


def sums_in_lanes(
    shape: Shape, size: int, policies: Sequence[str], *, seed: int, first: int, number: int
) -> tuple[list[int], list[dict[int, int]]]:
    """Return how deals end, as the kernel counts them.

    Args:
        shape: The rules.
        size: How many cards each gets.
        policies: By what policy each place plays.
        seed: The seed.
        first: The number of the first deal.
        number: How many deals.

    Returns:
        Deals by place, rank and rank led, in one row; then, where that does not tell what is paid,
        deals by what each place paid.
    """
    ended: Counter[tuple[int, int]] = Counter()
    for took, equals in _steps(shape, size, policies, seed, range(first, first + number)):
        ended.update(zip(took, equals, strict=True))
    ranks, players = shape.ranks, len(policies)
    counts = [0] * (players * ranks * ranks)
    paid: list[Counter[int]] = [Counter() for _ in range(players if pays_apart(shape) else 0)]
    for (key, others), times in ended.items():
        taker, rank, led, points = _row(shape, players, key, others)
        counts[(taker * ranks + rank) * ranks + led] += times
        for by, paying in zip(paid, points, strict=False):
            by[paying] += times
    return counts, [{points: by[points] for points in sorted(by)} for by in paid]


def rows_in_lanes(
    shape: Shape, size: int, policies: Sequence[str], *, seed: int, first: int, number: int
) -> Iterator[Row]:
    """Yield how each deal ends, one after the other.

    Args:
        shape: The rules.
        size: How many cards each gets.
        policies: By what policy each place plays.
        seed: The seed.
        first: The number of the first deal.
        number: How many deals.
    """
    wanted = range(first, first + number)
    for took, equals in _steps(shape, size, policies, seed, wanted, at_once=1):
        for key, others in zip(took, equals, strict=True):
            yield _row(shape, len(policies), key, others)


def _row(shape: Shape, players: int, key: int, equals: int) -> Row:
    """Return how a deal ended, from what the lanes tell."""
    taker, rank, led = key & 7, shape.last.index(key >> 3 & 15), shape.last.index(key >> 7 & 15)
    points = shape.cost[rank] << (key >> 11)
    paid = [0] * players
    tie, leader = shape.penalty_tie, equals >> 8
    if tie is not ch.PenaltyTie.LAST:
        other = -points if tie is ch.PenaltyTie.BONUS else points
        for turn in range(players):
            if equals >> turn & 1:
                paid[(leader + turn) % players] = other
    paid[taker] = points
    return taker, rank, led, tuple(paid)


Told = tuple[Sequence[int], Sequence[int]]
"""What lanes tell of deals, in two rows.

First taker | rank << 3 | led << 7 | doubled << 11, with ranks as they stand in the last trick; then
those who are as high as the taker, in order of play, | leader << 8.
"""


def _steps(
    shape: Shape,
    size: int,
    policies: Sequence[str],
    seed: int,
    wanted: range,
    *,
    at_once: int = AT_ONCE,
) -> Iterator[Told]:
    """Yield how deals end, many at a time."""
    first, end = wanted.start, wanted.stop
    while first < end:
        block, skipped = divmod(first, BLOCK)
        blocks = min(at_once, (end - first) // BLOCK) if not skipped else 0
        until = min(BLOCK, end - block * BLOCK)
        table = Table(shape, size, policies, seed, range(block, block + max(1, blocks)))
        for step in range(0, until, LANES):
            took, equals = table.play()
            if step + LANES > skipped:
                cut = slice(max(0, skipped - step), None if blocks else until - step)
                yield took[cut], equals[cut]
        first = block * BLOCK + (blocks * BLOCK or until)


class Table:
    """Deals side by side, each lane one, from the first card to the last."""

    def __init__(
        self, shape: Shape, size: int, policies: Sequence[str], seed: int, blocks: range
    ) -> None:
        """Take the seats.

        Args:
            shape: The rules.
            size: How many cards each gets.
            policies: By what policy each place plays.
            seed: The seed.
            blocks: Which blocks are played.
        """
        self._shape, self._size, self._players = shape, size, len(policies)
        self._of = wide(LANES * len(blocks))
        self._draws = Draws(
            self._of,
            [Stream(seed, Purpose.LANES, 8 * block + at) for block in blocks for at in range(8)],
        )
        self._start = shape.leader(self._players)
        seated = [policies[(self._start + turn) % self._players] for turn in range(self._players)]
        self._random = "uniform" in seated
        self._seated = [
            {name: self._of.ones if name == policy else 0 for name in ("lowest", "sharp")}
            for policy in seated
        ]
        self._mixed = set(seated) != {"uniform"}

    def play(self) -> Told:
        """Play the next deal of every lane, and tell how each ends."""
        self._leader = self._of.ones * self._start
        self._policies = [dict(seat) for seat in self._seated]
        self._deal()
        for held in range(self._size, 1, -1):
            self._turn(self._trick(min(held, self._shape.ranks)))
        return self._last_trick()

    def _deal(self) -> None:
        """Deal to all players at once: their lanes stand one behind the other."""
        of, draws, players = wide(self._of.lanes * self._players), self._draws, self._players
        ones, high, width = of.ones, of.high, 16 * self._of.lanes
        repeat, every = _repeated(width, players), (1 << width * players) - 1
        left = high
        for turn in range(players):
            left |= self._of.ones * (self._size * (turn + 1)) << width * turn
        dealt, slots = 0, self._shape.cards
        for rank, copies in enumerate(self._shape.copies):
            before = left
            for _ in range(copies):
                beyond = (draws.below(slots) + self._of.ones) * repeat
                slots -= 1
                left -= (left - beyond) >> 15 & ones
            # To a player and those before, less those before.
            together = before - left
            got = (together - (together << width & every)) | high
            for copy in range(copies):
                mask = (got - ones * (copy + 1)) >> 15 & ones
                dealt |= mask << rank + copy * width * players
        plane = (1 << width) - 1
        self._hands = [
            sum(
                (dealt >> (copy * players + turn) * width & plane) << copy * width
                for copy in range(PLANES)
            )
            for turn in range(players)
        ]

    def _trick(self, most: int) -> int:
        """Play a trick before the last, and return who took it, in order of play.

        Args:
            most: How many ranks a hand has at most.
        """
        of, shape = self._of, self._shape
        top = asked = of.every
        due = taker = 0
        ace = of.ones << shape.ace_rank if shape.ace_rank >= 0 else 0
        width = 16 * of.lanes
        repeat = _repeated(width, PLANES)
        for turn, hand in enumerate(self._hands):
            played = self._choose(turn, hand & of.every, asked, due, most)
            moved = played * repeat
            self._hands[turn] = hand ^ ((hand ^ hand >> width) & moved)
            takes = of.some(played & top)
            if ace:
                # A card that an ace obliged does not take over from its equal.
                takes &= of.some(played ^ of.lowest(top)) | (of.ones ^ due)
                bound = of.ones ^ of.some(played ^ ace)
                if turn == 0 or shape.ace is ch.Ace.NEXT:
                    due = bound
                elif shape.ace is ch.Ace.ANY:
                    due |= bound
            reach = of.at_least(played)
            top = of.where(takes, reach, top)
            taker = of.where(takes, of.ones * turn, taker)
            asked = reach if shape.reference is ch.Reference.PREVIOUS else top
        return taker

    def _choose(self, turn: int, ranks: int, asked: int, due: int, most: int) -> int:
        """Return what each lane plays: one bit of its ranks."""
        of = self._of
        legal, heading = ranks, ranks & asked
        if turn:
            legal = self._answers(ranks, heading, asked)
            if due:
                legal = of.where(due, of.lowest(ranks), legal)
                heading = of.where(due, 0, heading)
        elif self._shape.lead is ch.Lead.LOWEST:
            legal = heading = of.lowest(ranks)
        forced = not turn and self._shape.lead is ch.Lead.LOWEST
        low = of.lowest(legal)
        played = self._any(legal, most) if self._random and not forced else low
        if self._mixed:
            high = heading & legal
            sharp = of.where(of.some(high), of.highest(high), low)
            played = of.where(self._policies[turn]["lowest"], low, played)
            played = of.where(self._policies[turn]["sharp"], sharp, played)
        return played

    def _answers(self, ranks: int, heading: int, asked: int) -> int:
        """Return what may be played on what is asked, where no ace binds."""
        of, follow = self._of, self._shape.follow
        low = of.lowest(ranks)
        if follow is ch.Follow.OPTIONAL:
            return heading | low
        forced = of.where(of.some(heading), heading, low)
        if follow is ch.Follow.FORCED:
            return forced
        same = ranks & of.lowest(asked)
        return of.where(of.some(same), same, forced)

    def _any(self, legal: int, most: int) -> int:
        """Return one of the legal ranks, each with the same chance."""
        of = self._of
        skipped = self._draws.below_each(of.count(legal), most) | of.high
        for passed in range(1, most):
            more = (skipped - of.ones * passed) >> 15 & of.ones
            if not more:
                break
            legal &= legal - more
        return of.lowest(legal)

    def _turn(self, taker: int) -> None:
        """Turn the table so that whoever took the trick is the first."""
        of, players = self._of, self._players
        self._leader = self._after(self._leader, taker)
        for bit in range((players - 1).bit_length()):
            step, mask = 1 << bit, taker >> bit & of.ones
            full = ((mask << 16) - mask) * _repeated(16 * of.lanes, PLANES)
            self._hands = [
                mine ^ (full & (mine ^ self._hands[(turn + step) % players]))
                for turn, mine in enumerate(self._hands)
            ]
            if self._mixed:
                self._policies = [
                    {
                        name: of.where(mask, self._policies[(turn + step) % players][name], here)
                        for name, here in seat.items()
                    }
                    for turn, seat in enumerate(self._policies)
                ]

    def _after(self, place: int, further: int) -> int:
        """Return the place so many after another."""
        of = self._of
        total, around = place + further, of.ones * self._players
        return total - of.where(of.less(total, around), 0, around)

    def _last_trick(self) -> Told:
        """Play the last trick, in which nothing is chosen, and tell how all ends."""
        of, shape = self._of, self._shape
        top, taker, equals, doubled = of.every, 0, 0, 0
        for turn, hand in enumerate(self._hands):
            played = self._at_last(hand)
            takes = of.some(played & top)
            same = of.ones ^ of.some(played ^ of.lowest(top)) if turn else 0
            place = of.ones << turn
            equals = of.where(takes, of.where(same, equals | place, place), equals)
            top = of.where(takes, of.at_least(played), top)
            taker = of.where(takes, of.ones * turn, taker)
            if shape.ones:
                doubled |= of.some(hand & of.ones * shape.ones)
        led = of.at_least(self._at_last(self._hands[0]))
        sixteen = of.ones * 16
        took = (
            self._after(self._leader, taker)
            | (sixteen - of.count(top)) << 3
            | (sixteen - of.count(led)) << 7
            | doubled << 11
        )
        return self._numbers(took), self._numbers(equals | self._leader << 8)

    def _at_last(self, card: int) -> int:
        """Return a card as it stands in the last trick."""
        low = self._shape.last.index(0)
        if not low:
            return card
        of = self._of
        under = of.ones * ((1 << low) - 1)
        moved = of.where(of.some(card & under), (card & under) << 1, card)
        return of.where(card >> low & of.ones, of.ones, moved)

    def _numbers(self, lanes: int) -> Sequence[int]:
        lanes_in_all = self._of.lanes
        return unpack(f"<{lanes_in_all}H", lanes.to_bytes(2 * lanes_in_all, "little"))


@cache
def _repeated(width: int, times: int) -> int:
    """Return what to multiply by to have something of so many bits several times in a row."""
    return sum(1 << width * at for at in range(times))
