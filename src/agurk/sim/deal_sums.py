"""Random deals, millions at a time: who takes the last trick, with what, and what it costs."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from agurk.rules import choices as ch
from agurk.rules.errors import PlayersError
from agurk.rules.sizes import choosable_sizes, fitting, hand_size
from agurk.rules.variant import Variant
from agurk.sim import native
from agurk.sim.extras import need_numpy
from agurk.sim.plain.lanes import (
    AT_ONCE,
    BLOCK,
    POLICIES_IN_LANES,
    Row,
    fits_lanes,
    pays_apart,
    rows_in_lanes,
    sums_in_lanes,
)
from agurk.sim.plain.random import check_seed
from agurk.sim.policies import POLICIES, policies_of
from agurk.sim.results import DealSums
from agurk.sim.running import Progress, check_count, run, run_in_pieces
from agurk.sim.shape import MOST_HAND, Shape, shape_of

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class DealArrays(NamedTuple):
    """How deals ended, one row each."""

    taker: "NDArray[np.uint8]"
    """The place that took the last trick."""
    rank: "NDArray[np.uint8]"
    """The rank that took it."""
    led: "NDArray[np.uint8]"
    """The rank that was led to it."""
    paid: "NDArray[np.int16]"
    """What each place paid; less than nothing where it was deducted."""


class _Deals(NamedTuple):
    """A question about deals, checked."""

    variant: Variant
    shape: Shape
    size: int
    policies: tuple[str, ...]
    seed: int

    @property
    def players(self) -> int:
        return len(self.policies)

    @property
    def numbered(self) -> list[int]:
        return [POLICIES.index(policy) for policy in self.policies]

    @property
    def in_lanes(self) -> bool:
        """Whether the deals can be run side by side in lanes."""
        return POLICIES_IN_LANES.issuperset(self.policies) and fits_lanes(self.shape, self.players)

    def play(self, first: int, number: int) -> DealSums:
        """Play so many deals from a number on, with the kernel where it is."""
        if native.available():
            kernel = native.kernel
            sums = kernel.deal_sums_in_lanes if self.in_lanes else kernel.deal_sums_general
            shape = self.shape.native()
            counts, paid = sums(
                shape, self.players, self.size, self.numbered, self.seed, first, number
            )
        elif self.in_lanes:
            counts, paid = sums_in_lanes(
                self.shape, self.size, self.policies, seed=self.seed, first=first, number=number
            )
        else:
            return _summed(self, _rows(self, first, number))
        return DealSums(
            variant=self.variant,
            players=self.players,
            counts=tuple(counts),
            paid_apart=tuple(paid),
        )


def random_deals(
    variant: Variant,
    players: int,
    n: int,
    *,
    seed: int = 0,
    policies: str | Sequence[str] = "uniform",
    hand: int | None = None,
    threads: int | None = None,
    cluster: str | None = None,
    progress: Progress | None = None,
) -> DealSums:
    """Play `n` random deals, and return what they came to.

    Each is the first deal of a match. Deal number d of a seed is the same whatever else is played,
    on any machine and any number of threads, with the kernel or without.

    >>> from agurk.variants import VARIANTS
    >>> sums = random_deals(VARIANTS["danish"], 4, 1000, seed=1)
    >>> sums.deals, sum(sums.taken_by)
    (1000, 1000)

    Args:
        variant: The rules.
        players: How many play.
        n: How many deals.
        seed: What all cards and choices follow from.
        policies: By what policy all play, or each place from the dealer's left; `uniform` takes
            each different legal play with the same chance.
        hand: How many cards each gets; what the rules say if not given.
        threads: How many threads play; one for each processor if not given.
        cluster: The address of a dask scheduler, whose workers play instead.
        progress: Told now and then how many are done, and how many there are.

    Raises:
        PlayersError: if the variant or its pack is not for so many.
        VariantError: if simulations cannot count its cards.
        UnknownPolicy: if a policy has another name.
        SeedError: if the seed is out of range.
        CountError: if there cannot be so many deals or threads.
        ClusterError: if there is no such cluster, or it breaks down.
    """
    deals = _checked(variant, players, seed, policies, hand)
    return run(
        deals.play,
        n,
        none=DealSums.none(variant, players),
        unit=(BLOCK if native.available() else AT_ONCE * BLOCK) if deals.in_lanes else 64,
        threads=threads if native.ready() else 1,
        cluster=cluster,
        progress=progress,
    )


def random_deals_arrays(
    variant: Variant,
    players: int,
    n: int,
    *,
    seed: int = 0,
    policies: str | Sequence[str] = "uniform",
    hand: int | None = None,
    first: int = 0,
) -> DealArrays:
    """Play `n` random deals, and return how each ended, as numpy arrays.

    Args:
        variant: The rules.
        players: How many play.
        n: How many deals.
        seed: What all cards and choices follow from.
        policies: By what policy all play, or each place from the dealer's left.
        hand: How many cards each gets; what the rules say if not given.
        first: The number of the first deal: the same as the rows from it on of a longer answer.

    Raises:
        MissingExtra: if numpy is not installed.
        PlayersError: if the variant or its pack is not for so many.
        VariantError: if simulations cannot count its cards.
        UnknownPolicy: if a policy has another name.
        SeedError: if the seed is out of range.
        CountError: if there cannot be so many deals.
    """
    deals = _checked(variant, players, seed, policies, hand)
    check_count(first + n)
    check_count(n)
    need_numpy("Arrays of deals")
    import numpy as np  # noqa: PLC0415 - only who wants arrays needs it

    taker, rank, led = np.zeros(n, np.uint8), np.zeros(n, np.uint8), np.zeros(n, np.uint8)
    rows = DealArrays(taker, rank, led, np.zeros((n, players), np.int16))
    if native.ready():
        kernel = native.kernel
        fill: Callable[..., None] = (
            kernel.deal_rows_in_lanes if deals.in_lanes else kernel.deal_rows_general
        )
        shape = deals.shape.native()

        def play(at: int, number: int) -> None:
            columns = [column[at : at + number].data for column in rows]
            fill(shape, deals.size, deals.numbered, seed, first + at, *columns)

        run_in_pieces(play, n, unit=BLOCK if deals.in_lanes else 1)
        return rows
    for at, row in enumerate(_rows(deals, first, n)):
        rows.taker[at], rows.rank[at], rows.led[at], rows.paid[at] = row
    return rows


def dealt(variant: Variant, players: int, hand: int | None = None) -> int:
    """Return how many cards each gets in a first deal.

    Where the dealer chooses, it is the choice nearest to the usual number.

    Raises:
        PlayersError: if the variant or its pack is not for so many.
    """
    variant.check_players(players)
    if hand is None:
        if variant.hand_rule is not ch.HandRule.DEALER_CHOICE:
            return _countable(hand_size(variant, players))
        sizes = choosable_sizes(variant, players)
        return _countable(min(max(variant.hand, sizes[0]), sizes[-1]))
    most = fitting(variant, players)
    if not 1 <= hand <= most:
        raise PlayersError(
            f"{players} players can have from 1 to {most} cards each of {len(variant.cards)}, "
            f"not {hand}."
        )
    return _countable(hand)


def _countable(hand: int) -> int:
    if hand > MOST_HAND:
        raise PlayersError(f"Simulations deal up to {MOST_HAND} cards to each player, not {hand}.")
    return hand


def _checked(
    variant: Variant, players: int, seed: int, policies: str | Sequence[str], hand: int | None
) -> _Deals:
    size = dealt(variant, players, hand)
    check_seed(seed)
    return _Deals(variant, shape_of(variant), size, policies_of(policies, players), seed)


def _summed(deals: _Deals, rows: Iterator[Row]) -> DealSums:
    """Return the sums of deals given one by one."""
    ranks = deals.shape.ranks
    counts = [0] * (deals.players * ranks * ranks)
    paid: list[Counter[int]] = [
        Counter() for _ in range(deals.players if pays_apart(deals.shape) else 0)
    ]
    for taker, rank, led, points in rows:
        counts[(taker * ranks + rank) * ranks + led] += 1
        for by, paying in zip(paid, points, strict=False):
            by[paying] += 1
    return DealSums(
        variant=deals.variant,
        players=deals.players,
        counts=tuple(counts),
        paid_apart=tuple({points: by[points] for points in sorted(by)} for by in paid),
    )


def _rows(deals: _Deals, first: int, number: int) -> Iterator[Row]:
    """Yield how each deal ends, in plain Python."""
    if deals.in_lanes:
        yield from rows_in_lanes(
            deals.shape, deals.size, deals.policies, seed=deals.seed, first=first, number=number
        )
        return
    from agurk.sim.plain.play_out import deal_out  # noqa: PLC0415 - not needed beside the kernel

    for at in range(first, first + number):
        ended = deal_out(deals.variant, deals.size, deals.policies, seed=deals.seed, number=at)
        paid = [
            ended.payments.get(place, 0) - ended.bonuses.get(place, 0)
            for place in range(deals.players)
        ]
        yield ended.taker, ended.ranks[ended.taker], ended.ranks[ended.leader], tuple(paid)
