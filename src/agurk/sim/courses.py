"""How matches go, deal by deal: where each deal began, how deals end, and what follows then.

>>> from agurk.variants import VARIANTS
>>> some = match_courses(VARIANTS["danish"], 3, 20, seed=7)
>>> int(some.winners.sum()), some.scores[0].tolist(), bool((some.scores[some.lives > 0] < 21).all())
(20, [0, 0, 0], True)
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from agurk.rules.choices import HandRule
from agurk.rules.match import Counted, Match
from agurk.rules.progress import prepare
from agurk.rules.scoring import LastTrick, Payment
from agurk.rules.sizes import choosable_sizes
from agurk.rules.variant import Variant
from agurk.sim import native
from agurk.sim.deal_sums import dealt
from agurk.sim.extras import need_numpy
from agurk.sim.plain.random import check_seed
from agurk.sim.policies import POLICIES, policies_of
from agurk.sim.running import CountError, check_count
from agurk.sim.shape import ranks_of, shape_of

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Numbers = NDArray[np.int32]

BEGINNING, COURSE, STEP = 6, 3, 4
"""How many numbers stand before those by seat in a beginning, and before a beginning elsewhere."""


class End(NamedTuple):
    """A way in which a deal ends, by places."""

    taker: int
    """Who took the last trick."""
    lowest: int
    """Who played the lowest card to it, the first of equals."""
    payers: int
    """Who pays, as a set of bits."""
    bonuses: int
    """Who takes points off, as a set of bits."""
    rank: int
    """What took the trick; all who pay pay for such a card."""
    points: tuple[int, ...]
    """By place, how much is paid or taken off."""


class Courses(NamedTuple):
    """Every deal of some matches as it began, one row each, and how the matches ended."""

    match: "Numbers"
    """Which match a deal is of, from 0."""
    leader: "Numbers"
    """The seat that leads."""
    size: "Numbers"
    """How many cards each gets."""
    begun: "Numbers"
    """The match before the deal, as `row_of` writes it, without cards that lie before players."""
    scores: "Numbers"
    """By seat."""
    lives: "Numbers"
    """By seat."""
    bought: "Numbers"
    """By seat, how often it has bought in."""
    kept: "Numbers"
    """By seat, how many cards lie before it."""
    winners: "NDArray[np.bool_]"
    """By match and seat."""
    losers: "NDArray[np.bool_]"
    """By match and seat."""

    @property
    def dealer(self) -> "Numbers":
        """The seat that deals."""
        return self.begun[:, 0]


def row_of(match: Match) -> list[int]:
    """Return a match before a deal in numbers: the order of courses.hpp."""
    standing, counted, ranks = match.standing, match.counted, ranks_of(match.variant)
    before = [-1, -1, -1]
    if counted is not None:
        taker = counted.trick.taker
        cards = [pay.card for pay in counted.trick.payments if pay.place == taker]
        rank = ranks[cards[0]] if cards and cards[0] is not None else 0
        before = [taker, counted.lowest, rank]
    by_seat = (*standing.scores, *standing.lives, *standing.bought)
    kept = [
        number
        for seat, cards in enumerate(standing.kept)
        for card in cards
        for number in (seat, ranks[card])
    ]
    return [match.dealer, match.number, *before, standing.pot, *by_seat, *kept]


def match_of(opened: Match, row: Sequence[int]) -> Match:
    """Return the match before a deal that a row without cards tells.

    Args:
        opened: A match of the same rules and players.
        row: The numbers, as `row_of` writes them.
    """
    from dataclasses import replace  # noqa: PLC0415 - hardly ever needed

    players, variant = opened.players, opened.variant
    dealer, number, taker, lowest, rank, pot = row[:BEGINNING]
    scores, lives, bought = (
        tuple(row[BEGINNING + at * players : BEGINNING + (at + 1) * players]) for at in range(3)
    )
    counted = None
    if taker >= 0:
        card = next(card for card, its in ranks_of(variant).items() if its == rank)
        paid = Payment(taker, variant.cost[card], card)
        counted = Counted(LastTrick(taker, (paid,)), lowest)
    standing = replace(opened.standing, scores=scores, lives=lives, bought=bought, pot=pot)
    match = replace(opened, dealer=dealer, number=number, counted=counted, standing=standing)
    return prepare(match, ())[0]


def size_of(match: Match) -> int:
    """Return how many cards each gets in the deal that a match waits for.

    Where the dealer chooses, it is the choice nearest to the usual number.
    """
    if match.variant.hand_rule is not HandRule.DEALER_CHOICE:
        return match.size
    sizes = choosable_sizes(match.variant, len(match.seats), len(match.kept))
    return min(max(match.variant.hand, sizes[0]), sizes[-1])


def match_courses(
    variant: Variant,
    players: int,
    n: int,
    *,
    seed: int = 0,
    policies: str | Sequence[str] = "sharp",
    first: int = 0,
    begun: Sequence[Match] = (),
) -> Courses:
    """Play `n` matches, and return how each of their deals began.

    Args:
        variant: The rules.
        players: How many play.
        n: How many matches.
        seed: What all cards and choices follow from.
        policies: By what policy all play, or each seat.
        first: The number of the first match of the seed.
        begun: The matches to go on with, each before a deal; else all are new.

    Raises:
        MissingExtra: if numpy is not installed.
        PlayersError: if the variant is not for so many.
        VariantError: if simulations cannot count its cards.
        UnknownPolicy: if a policy has another name.
        SeedError: if the seed is out of range.
        CountError: if the number of matches is, or is not that of the beginnings.
        EndlessMatch: if a match does not come to its end.
    """
    variant.check_players(players)
    shape = shape_of(variant)
    check_seed(seed)
    check_count(n)
    named = policies_of(policies, players)
    if begun and len(begun) != n:
        raise CountError(f"{n} matches cannot go on from {len(begun)} beginnings.")
    need_numpy("Courses of matches")
    if native.ready():
        numbers = [POLICIES.index(policy) for policy in named]
        rows = [row_of(match) for match in begun]
        try:
            told = native.kernel.match_courses(
                shape.native(), players, numbers, seed, first, n, rows
            )
        except native.kernel.EndlessMatch:
            from agurk.sim.plain.matches import endless  # noqa: PLC0415 - hardly ever needed

            raise endless(variant, named) from None
    else:
        from agurk.sim.plain.courses import courses  # noqa: PLC0415 - not needed beside the kernel

        told = courses(variant, named, seed, range(first, first + n), begun)
    return _courses(players, *told)


def _courses(players: int, rows: bytes, winners: bytes, losers: bytes) -> Courses:
    import numpy as np  # noqa: PLC0415 - only who wants arrays needs it

    width = BEGINNING + 3 * players
    table = np.frombuffer(rows, np.int32).reshape(-1, COURSE + width + players)
    bits = 1 << np.arange(players, dtype=np.uint32)
    won, lost = (
        (np.frombuffer(told, np.uint32)[:, None] & bits) != 0 for told in (winners, losers)
    )

    def by_seat(at: int) -> "Numbers":
        first = COURSE + BEGINNING + at * players
        return table[:, first : first + players]

    return Courses(
        match=table[:, 0],
        leader=table[:, 1],
        size=table[:, 2],
        begun=table[:, COURSE : COURSE + width],
        scores=by_seat(0),
        lives=by_seat(1),
        bought=by_seat(2),
        kept=by_seat(3),
        winners=won,
        losers=lost,
    )


def deal_ends(
    variant: Variant,
    players: int,
    n: int,
    *,
    seed: int = 0,
    policies: str | Sequence[str] = "sharp",
    hand: int | None = None,
    first: int = 0,
) -> dict[End, int]:
    """Play `n` deals, each the first of a match, and return how often they end in which way.

    Args:
        variant: The rules.
        players: How many play.
        n: How many deals.
        seed: What all cards and choices follow from.
        policies: By what policy all play, or each place from the dealer's left.
        hand: How many cards each gets; what the rules say if not given.
        first: The number of the first deal of the seed.

    Raises:
        PlayersError: if the variant or its pack is not for so many.
        VariantError: if simulations cannot count its cards.
        UnknownPolicy: if a policy has another name.
        SeedError: if the seed is out of range.
        CountError: if there cannot be so many deals.
    """
    size = dealt(variant, players, hand)
    check_seed(seed)
    check_count(n)
    named = policies_of(policies, players)
    if native.ready():
        numbers = [POLICIES.index(policy) for policy in named]
        shape = shape_of(variant).native()
        told = native.kernel.deal_ends(shape, players, size, numbers, seed, first, n)
        return {_end(row): times for row, times in told}
    from agurk.sim.plain.courses import ends  # noqa: PLC0415 - not needed beside the kernel

    return ends(variant, named, size, seed, range(first, first + n))


def _end(row: Sequence[int]) -> End:
    taker, lowest, payers, bonuses, rank, *points = row
    return End(taker, lowest, payers, bonuses, rank, tuple(points))


def match_steps(variant: Variant, players: int, begun: "Numbers", ends: Sequence[End]) -> "Numbers":
    """Return what follows each of many beginnings when the deal ends in each of some ways.

    Whoever may buy in does so where it pays.

    Args:
        variant: The rules.
        players: How many seats the match has.
        begun: The beginnings, one row each as `row_of` writes them, without cards.
        ends: The ways, for the places of the deals.

    Returns:
        By beginning and way: winners and losers as sets of bits where the match is over then, or
        else none, and who leads and how many cards each gets; then the beginning that follows.
    """
    import numpy as np  # noqa: PLC0415 - only who wants arrays needs it

    rows = np.zeros((len(begun), len(ends), STEP + BEGINNING + 3 * players), np.int32)
    if native.ready():
        numbers = [POLICIES.index("sharp")] * players
        flat = [[*end[:5], *end.points] for end in ends]
        native.kernel.match_steps(
            shape_of(variant).native(),
            players,
            numbers,
            np.ascontiguousarray(begun).data,
            flat,
            rows.data,
        )
        return rows
    from agurk.sim.plain.courses import steps  # noqa: PLC0415 - not needed beside the kernel

    for at, row in enumerate(begun.tolist()):
        for way, told in enumerate(steps(variant, players, row, ends)):
            rows[at, way] = told
    return rows
