"""Whole deals card by card, as numpy arrays without end: what learning is fed with."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from agurk.rules.variant import Variant
from agurk.sim import native
from agurk.sim.deal_sums import dealt
from agurk.sim.extras import need_numpy
from agurk.sim.plain.random import check_seed
from agurk.sim.policies import POLICIES, policies_of
from agurk.sim.running import CountError, run_in_pieces
from agurk.sim.shape import shape_of

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class Plays(NamedTuple):
    """Deals card by card, one row a deal. Places are players in seat order; the dealer is the last.

    Cards are ranks, and stand in the order in which they were played; those of a set stand beside
    each other, and have the same place and trick.
    """

    hands: "NDArray[np.uint8]"
    """By place, the cards held when the first was led, lowest first."""
    ranks: "NDArray[np.uint8]"
    """Each card played."""
    places: "NDArray[np.uint8]"
    """Who played it."""
    tricks: "NDArray[np.uint8]"
    """To which trick, from 0."""
    changed: "NDArray[np.uint8]"
    """By place, how many cards it changed before."""
    kontra: "NDArray[np.int8]"
    """Who called Kontra, or -1."""
    taker: "NDArray[np.uint8]"
    """Who took the last trick."""
    paid: "NDArray[np.int16]"
    """By place, what it paid; less than nothing where it took points off."""


def deals(
    variant: Variant,
    players: int,
    *,
    seed: int = 0,
    policies: str | Sequence[str] = "uniform",
    hand: int | None = None,
    batch: int = 4096,
    first: int = 0,
) -> Iterator[Plays]:
    """Yield batches of deals played card by card, without end.

    Each batch is memory of its own, filled in place and never copied. Deal number d of a seed is
    always the same, whatever the batches; it is not the deal d of `random_deals`, where that runs
    deals side by side.

    >>> from itertools import islice
    >>> from agurk.variants import VARIANTS
    >>> for plays in islice(deals(VARIANTS["danish"], 4, batch=100), 2):
    ...     print(plays.ranks.shape, int(plays.tricks.max()))
    (100, 28) 6
    (100, 28) 6

    Args:
        variant: The rules.
        players: How many play.
        seed: What all cards and choices follow from.
        policies: By what policy all play, or each place from the dealer's left.
        hand: How many cards each gets, if not as many as in the first deal of a match.
        batch: How many deals come at a time.
        first: The number of the first deal.

    Raises:
        PlayersError: if the variant or its pack is not for so many.
        VariantError: if simulations cannot count its cards.
        UnknownPolicy: if a policy has another name.
        SeedError: if seed or first number is out of range.
        CountError: if a batch cannot have so many.
        MissingExtra: if numpy is not installed.
    """
    need_numpy("Deals card by card")
    size, named = dealt(variant, players, hand), policies_of(policies, players)
    check_seed(seed)
    check_seed(first)
    if batch < 1:
        raise CountError(f"A batch has at least one deal, not {batch}.")
    return _batches(_Order(variant, size, named, seed), first, batch)


class _Order(NamedTuple):
    """What is played, checked."""

    variant: Variant
    size: int
    policies: tuple[str, ...]
    seed: int


def _batches(order: _Order, first: int, batch: int) -> Iterator[Plays]:
    while True:
        plays = _room(len(order.policies), order.size, batch)
        run_in_pieces(partial(_fill, order, first, plays), batch)
        yield plays
        first += batch


def _fill(order: _Order, first: int, plays: Plays, at: int, number: int) -> None:
    """Fill so many rows of a batch from one on."""
    rows = Plays._make([field[at : at + number] for field in plays])
    (_natively if native.ready() else _plainly)(order, first + at, rows)


def _room(players: int, size: int, batch: int) -> Plays:
    """Return arrays yet to be filled."""
    import numpy as np  # noqa: PLC0415

    cards = (batch, players * size)
    return Plays(
        hands=np.empty((batch, players, size), np.uint8),
        ranks=np.empty(cards, np.uint8),
        places=np.empty(cards, np.uint8),
        tricks=np.empty(cards, np.uint8),
        changed=np.empty((batch, players), np.uint8),
        kontra=np.empty(batch, np.int8),
        taker=np.empty(batch, np.uint8),
        paid=np.empty((batch, players), np.int16),
    )


def _natively(order: _Order, first: int, rows: Plays) -> None:
    policies = [POLICIES.index(policy) for policy in order.policies]
    shape = shape_of(order.variant).native()
    native.kernel.fill_plays(shape, policies, order.seed, first, *rows)


def _plainly(order: _Order, first: int, rows: Plays) -> None:
    from agurk.sim.plain.records import record  # noqa: PLC0415

    columns: tuple[Any, ...] = rows
    for at in range(len(rows.taker)):
        told = record(order.variant, order.size, order.policies, seed=order.seed, number=first + at)
        for field, row in zip(columns, told, strict=True):
            field[at] = row
