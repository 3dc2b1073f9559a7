"""Many whole matches: who wins, how long it takes, what it costs."""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, NamedTuple

from agurk.rules.variant import Variant
from agurk.sim import native
from agurk.sim.plain.random import check_seed
from agurk.sim.policies import POLICIES, policies_of
from agurk.sim.running import Progress, run
from agurk.sim.shape import shape_of

if TYPE_CHECKING:
    from agurk.sim.plain.matches import MatchPlay

Row = tuple[int, ...]
"""One number a seat."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchSums:
    """What many matches came to; sums of several add up to those of all.

    >>> from agurk.variants import VARIANTS
    >>> some = matches(VARIANTS["danish"], 3, 50, seed=7)
    >>> some.matches, sum(some.wins), sum(some.lengths.values())
    (50, 50, 50)
    >>> some + some.none(3) == some
    True
    """

    matches: int
    """How many there were."""
    won_with: tuple[Row, ...]
    """For each seat, how often it won alone, with one other, with two others, and so on."""
    losses: Row
    """How often the rules named each seat as a loser; nobody where they name winners alone."""
    buy_ins: Row
    """How often each seat bought in."""
    lives_lost: Row
    """How many lives each seat lost."""
    scores: Row
    """What the last scores of each seat add up to."""
    money: Row
    """How many units each seat won; less than nothing where it lost."""
    lengths: dict[int, int]
    """How many matches had so many deals."""

    @classmethod
    def none(cls, players: int) -> "MatchSums":
        """Return the sums of no match."""
        row = (0,) * players
        rows = dict.fromkeys(_ROWS, row)
        return cls(matches=0, won_with=(row,) * players, lengths={}, **rows)

    def __add__(self, other: "MatchSums") -> "MatchSums":
        rows = {name: _sum(getattr(self, name), getattr(other, name)) for name in _ROWS}
        lengths = dict(self.lengths)
        for deals, number in other.lengths.items():
            lengths[deals] = lengths.get(deals, 0) + number
        return MatchSums(
            matches=self.matches + other.matches,
            won_with=tuple(map(_sum, self.won_with, other.won_with)),
            lengths=dict(sorted(lengths.items())),
            **rows,
        )

    @property
    def players(self) -> int:
        """How many played."""
        return len(self.losses)

    @property
    def wins(self) -> Row:
        """How often each seat won, alone or with others."""
        return tuple(map(sum, self.won_with))

    @property
    def shares(self) -> tuple[float, ...]:
        """The share of all matches that each seat won, half of one that two won together."""
        return tuple(
            sum(number / others for others, number in enumerate(row, 1)) / (self.matches or 1)
            for row in self.won_with
        )

    @property
    def deals(self) -> int:
        """How many deals there were in all matches."""
        return sum(deals * number for deals, number in self.lengths.items())

    @property
    def deals_a_match(self) -> float:
        """How many deals a match had on average."""
        return self.deals / (self.matches or 1)


_ROWS = tuple(
    entry.name
    for entry in fields(MatchSums)
    if entry.name not in {"matches", "won_with", "lengths"}
)


def _sum(one: Row, other: Row) -> Row:
    return tuple(mine + theirs for mine, theirs in zip(one, other, strict=True))


def matches(
    variant: Variant,
    players: int,
    n: int,
    *,
    seed: int = 0,
    policies: str | Sequence[str] = "uniform",
    threads: int | None = None,
    cluster: str | None = None,
    progress: Progress | None = None,
) -> MatchSums:
    """Play `n` matches, and return what they came to.

    Match number k of a seed is the same match whatever else is played, on any machine.

    Args:
        variant: The rules.
        players: How many play.
        n: How many matches.
        seed: What all cards and choices follow from.
        policies: By what policy all play, or each seat.
        threads: How many threads play; one for each processor if not given.
        cluster: The address of a dask scheduler, whose workers play instead.
        progress: Told now and then how many are done, and how many there are.

    Raises:
        PlayersError: if the variant is not for so many.
        VariantError: if simulations cannot count its cards.
        UnknownPolicy: if a policy has another name.
        SeedError: if the seed is out of range.
        CountError: if the number of matches or threads is.
        EndlessMatch: if a match does not come to its end.
        ClusterError: if there is no such cluster, or it breaks down.
    """
    variant.check_players(players)
    shape_of(variant)
    check_seed(seed)
    asked = _Matches(variant, policies_of(policies, players), seed)
    return run(
        asked.play,
        n,
        none=MatchSums.none(players),
        threads=threads if native.ready() else 1,
        cluster=cluster,
        progress=progress,
    )


class _Matches(NamedTuple):
    """A question about matches, checked."""

    variant: Variant
    policies: tuple[str, ...]
    seed: int

    def play(self, first: int, number: int) -> MatchSums:
        """Play so many matches from a number on, with the kernel where it is."""
        return self._natively(first, number) if native.available() else self._plainly(first, number)

    def _natively(self, first: int, number: int) -> MatchSums:
        players = len(self.policies)
        numbers = [POLICIES.index(policy) for policy in self.policies]
        shape = shape_of(self.variant).native()
        try:
            wins, *rows, lengths = native.kernel.match_sums(
                shape, players, numbers, self.seed, first, number
            )
        except native.kernel.EndlessMatch:
            from agurk.sim.plain.matches import endless  # noqa: PLC0415 - hardly ever needed

            raise endless(self.variant, self.policies) from None
        return MatchSums(
            matches=number,
            won_with=tuple(
                tuple(wins[seat * players : (seat + 1) * players]) for seat in range(players)
            ),
            lengths=lengths,
            **dict(zip(_ROWS, map(tuple, rows), strict=True)),
        )

    def _plainly(self, first: int, number: int) -> MatchSums:
        from agurk.sim.plain.matches import MatchPlay  # noqa: PLC0415 - not needed beside the kernel

        sums = MatchSums.none(len(self.policies))
        for at in range(first, first + number):
            sums += _one(MatchPlay(self.variant, self.policies, seed=self.seed, number=at))
        return sums


def _one(match: "MatchPlay") -> MatchSums:
    """Return what one match came to."""
    standing, ended = match.match.standing, match.match.outcome
    winners = ended.winners if ended else ()
    losers = ended.losers if ended else ()
    seats = range(len(standing.scores))
    return MatchSums(
        matches=1,
        won_with=tuple(
            tuple(
                int(seat in winners and len(winners) == others)
                for others in range(1, len(seats) + 1)
            )
            for seat in seats
        ),
        losses=tuple(int(seat in losers) for seat in seats),
        buy_ins=tuple(match.buy_ins),
        lives_lost=tuple(match.lives_lost),
        scores=standing.scores,
        money=standing.money,
        lengths={match.deals: 1},
    )
