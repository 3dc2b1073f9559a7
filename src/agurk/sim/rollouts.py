"""What each play of a view is worth over many worlds.

Every play is tried in the same worlds, and from there all play on by policies with the same random
numbers, so that differences between plays show sooner than what each is worth.

>>> from agurk.rules.actions import Lot
>>> from agurk.rules.dealing import chance, seed_of
>>> from agurk.rules.state import begin
>>> from agurk.variants import VARIANTS
>>> state = begin(VARIANTS["danish"], 3).apply(Lot(2)).state
>>> state = state.apply(chance(state.match, seed_of("an example"))).state
>>> tried = Rollouts(state.view(0), policies="sharp").run(200, seed=5)
>>> tried.worlds, len(tried.plays), tried.best in tried.plays
(200, 6, True)
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from math import frexp, inf, sqrt
from typing import NamedTuple, Self

from agurk.rules.actions import Play as PlayCards
from agurk.rules.errors import WrongTime
from agurk.rules.match import Phase
from agurk.rules.view import View
from agurk.sim import native
from agurk.sim.lesson import habits, lesson
from agurk.sim.plain.random import check_seed
from agurk.sim.policies import LEARNED, POLICIES, policies_of
from agurk.sim.position import Counts, Play, counts_of, factors_of, in_ranks
from agurk.sim.running import CountError, Progress, run
from agurk.sim.sample import Worlds
from agurk.sim.shape import Shape, ranks_of, shape_of
from agurk.sim.solver import MOST_PLAYS, TooLarge, Utility, flat, native_factors

_STEPS = 30
"""The bits of a utility that are told apart, counted from its largest number."""


_KNOWN = (*POLICIES, LEARNED)
"""The policies that deals are played on by, in the kernel's order."""

DRAWN, KEPT = 256, 64
"""Where worlds are weighed, out of how many that are drawn how many are kept, as in the kernel."""


class Model(NamedTuple):
    """How somebody may play: by a policy, but now and then anything.

    Whoever plays as was learned makes each play of single cards as often as people do who search
    (`habits`).
    """

    policy: str
    """Its name; not that of chance itself."""
    share: float
    """How many play so, in any measure."""
    slips: float
    """In which share of the choices it is any legal play, as likely as the others."""


class Ending(NamedTuple):
    """How a deal ended."""

    taker: int
    """The place that took the last trick."""
    rank: int
    """What it took it with."""
    paid: tuple[int, ...]
    """By place, the points paid; less than nothing where points were taken off."""


@dataclass(frozen=True, slots=True)
class Tried:
    """What came of each play, summed over worlds. Sums of different worlds add up."""

    plays: tuple[Play, ...]
    """What was tried, lowest first."""
    unit: float
    """What one step of the sums is worth."""
    worlds: int
    """In how many worlds."""
    sums: tuple[int, ...]
    """By play, what there was to gain, in units."""
    products: tuple[tuple[int, ...], ...]
    """By play and play, the sum of the products of their gains in each world, in squared units."""
    endings: tuple[Counter[Ending], ...]
    """By play, how often the deal ended how."""

    def __add__(self, other: Self) -> Self:
        """Return what came of both."""
        return replace(
            self,
            worlds=self.worlds + other.worlds,
            sums=tuple([one + two for one, two in zip(self.sums, other.sums, strict=True)]),
            products=tuple(
                [
                    tuple([one + two for one, two in zip(mine, theirs, strict=True)])
                    for mine, theirs in zip(self.products, other.products, strict=True)
                ]
            ),
            endings=tuple(
                [one + two for one, two in zip(self.endings, other.endings, strict=True)]
            ),
        )

    @property
    def means(self) -> tuple[float, ...]:
        """By play, the average gain; without a utility, points less than nothing."""
        return tuple([total * self.unit / self.worlds for total in self.sums])

    @property
    def best(self) -> Play:
        """The play with the most to gain; of equals the highest, which keeps low cards."""
        return self.plays[self._best]

    def behind(self, play: Play) -> tuple[float, float]:
        """Return how much less a play gains than the best, and the standard error of that."""
        return self._gap(self.plays.index(play), self._best)

    def is_clear(self, errors: float = 3.0) -> bool:
        """Tell whether the best is ahead of every other play by so many standard errors.

        A play that came to the same as the best in every world is as good.
        """
        if len(self.plays) > 1 and self.worlds < 2:
            return False
        gaps = [self.behind(play) for play in self.plays if play != self.best]
        return all(gap >= errors * error for gap, error in gaps)

    @property
    def _best(self) -> int:
        return max(range(len(self.plays)), key=lambda play: (self.sums[play], play))

    def _gap(self, play: int, other: int) -> tuple[float, float]:
        """Return the mean difference of two plays, and its standard error."""
        difference = self.sums[other] - self.sums[play]
        if self.worlds < 2:
            return difference * self.unit / max(1, self.worlds), inf
        squares = (
            self.products[play][play] + self.products[other][other] - 2 * self.products[play][other]
        )
        # In whole numbers, since differences are small beside what they are taken of.
        spread = (squares * self.worlds - difference**2) / (self.worlds**2 * (self.worlds - 1))
        return difference * self.unit / self.worlds, sqrt(spread) * self.unit


class Rollouts:
    """A view's question what to play, ready to be tried in many worlds."""

    def __init__(
        self,
        view: View,
        *,
        policies: str | Sequence[str] = "sharp",
        utility: Utility | None = None,
        models: Sequence[Model] = (),
        alike: float = 0.0,
        heeds: bool = True,
    ) -> None:
        """Find what the view tells.

        Args:
            view: What the seat knows that is to play a card.
            policies: One policy for all seats of the deal, or one for each in their order.
            utility: What paying is worth by place, payer and rank, if not its points.
            models: How the others may play, for `believe`.
            alike: At which share of all tables they all play by the same model; at the rest of
                them how one plays says nothing of another.
            heeds: Whether to go by what play has shown for certain of other hands.

        Raises:
            WrongTime: if the view is not that of a seat that is to play a card.
            UnknownPolicy: if a policy does not exist, or their number is not that of the seats.
            CountError: if a model has no share or no slips, or `alike` is not a share.
            VariantError: if the pack is not one that simulations can count.
            TextError: if the utility has not a number for each place, payer and rank.
        """
        if view.match.phase is not Phase.PLAY or not view.actions or view.seat is None:
            raise WrongTime("Only the seat that is to play a card can try what to play.")
        self.question = question_of(view, view.seat, policies, utility, models=models, alike=alike)
        if not heeds:
            self.question = replace(self.question, excluded=(0,) * len(self.question.excluded))
        self.worlds = Worlds.of(view, heeds=heeds)

    def __getstate__(self) -> dict[str, object]:
        """Pickle the question, not what answers it."""
        return {"question": self.question, "worlds": self.worlds}

    @property
    def plays(self) -> tuple[Play, ...]:
        """What can be played, lowest first."""
        return self.question.plays

    @property
    def stake(self) -> float:
        """How far apart the best and the worst end of the deal are for who asks, by the utility."""
        table = self.question.table
        return (max(table) - min(table)) * self.question.unit if table else 0.0

    def run(
        self,
        worlds: int,
        *,
        seed: int = 0,
        first: int = 0,
        threads: int | None = 1,
        progress: Progress | None = None,
    ) -> Tried:
        """Try every play in so many worlds.

        The same worlds and random numbers come of the same seed, whatever the threads and the
        worlds tried before.

        Args:
            worlds: How many.
            seed: What worlds and choices come from.
            first: The number of the first world of the seed.
            threads: How many threads work; one for each processor if None.
            progress: Told now and then how far it is.

        Raises:
            NoWorld: if no hands fit the view.
            TooManyWays: if they cannot be told apart in the memory given to it.
            SeedError: if the seed is out of its range.
            CountError: if the number of worlds or threads is out of range.
        """
        check_seed(seed)
        piece = self._native_piece if native.ready() else self._plain_piece

        def play(at: int, number: int) -> Tried:
            return piece(seed, first + at, number)

        return run(play, worlds, none=self._nothing(), unit=16, threads=threads, progress=progress)

    def believe(
        self,
        blocks: int,
        *,
        seed: int = 0,
        first: int = 0,
        threads: int | None = 1,
        progress: Progress | None = None,
    ) -> Tried:
        """Try every play in blocks of worlds that are as likely as what the others have played.

        In each world each of the others goes on by the policy of a model that its plays suggest.

        Args:
            blocks: How many; each has the same number of worlds, of which some come repeatedly.
            seed: What worlds and choices come from.
            first: The number of the first block of the seed.
            threads: How many threads work; one for each processor if None.
            progress: Told now and then how far it is.

        Raises:
            WrongTime: if there are no models.
            NoWorld: if no hands fit the view.
            TooManyWays: if they cannot be told apart in the memory given to it.
            SeedError: if the seed is out of its range.
            CountError: if the number of blocks or threads is out of range.
        """
        check_seed(seed)
        if not self.question.models:
            raise WrongTime("Worlds can be weighed only by models of how the others may play.")
        piece = self._native_block if native.ready() else self._plain_block

        def play(at: int, number: int) -> Tried:
            return piece(seed, first + at, number)

        return run(play, blocks, none=self._nothing(), threads=threads, progress=progress)

    def solve(
        self,
        worlds: int,
        *,
        seed: int = 0,
        first: int = 0,
        threads: int | None = 1,
        progress: Progress | None = None,
        most: int = MOST_PLAYS,
    ) -> Tried:
        """Solve every play in so many worlds, as if all saw all hands from here.

        It is what a place gains at least, though all others do nothing but harm it; of two players
        without a utility it is what one gains less what the other gains. Deals have no endings
        here, for they are not played.

        Args:
            worlds: How many; they are those of `run`.
            seed: What worlds come from.
            first: The number of the first world of the seed.
            threads: How many threads work; one for each processor if None.
            progress: Told now and then how far it is.
            most: How many plays to try at most in each world.

        Raises:
            TooLarge: if `most` plays do not do.
            NoWorld: if no hands fit the view.
            TooManyWays: if they cannot be told apart in the memory given to it.
            SeedError: if the seed is out of its range.
            CountError: if the number of worlds or threads is out of range.
        """
        check_seed(seed)
        difference = len(self.question.policies) == 2 and not self.question.table

        def play(at: int, number: int) -> Tried:
            return self._solved_piece(seed, first + at, number, difference=difference, most=most)

        return run(play, worlds, none=self._nothing(), threads=threads, progress=progress)

    def _nothing(self) -> Tried:
        """Return the sums over no worlds."""
        plays = self.question.plays
        nothing = (0,) * len(plays)
        return Tried(
            plays=plays,
            unit=self.question.unit,
            worlds=0,
            sums=nothing,
            products=(nothing,) * len(plays),
            endings=tuple([Counter() for _ in plays]),
        )

    def _solved_piece(
        self, seed: int, first: int, number: int, *, difference: bool, most: int
    ) -> Tried:
        try:
            if native.ready():
                found = self._native.solve(
                    self.worlds.native, seed, first, number, difference, most
                )
                return self._tried(number, *found)
            from agurk.sim.plain.rollouts import solve_all  # noqa: PLC0415 - seldom needed

            numbers = range(first, first + number)
            return solve_all(
                self.question, self.worlds, seed, numbers, difference=difference, most=most
            )
        except OverflowError:
            raise TooLarge(
                f"A world has more ways to play than the {most} plays that were to be tried."
            ) from None

    def _native_piece(self, seed: int, first: int, number: int) -> Tried:
        return self._tried(number, *self._native.run(self.worlds.native, seed, first, number))

    def _native_block(self, seed: int, first: int, number: int) -> Tried:
        found = self._native.run_believing(self.worlds.native, seed, first, number)
        return self._tried(number * KEPT, *found)

    def _plain_block(self, seed: int, first: int, number: int) -> Tried:
        from agurk.sim.plain.rollouts import try_believing  # noqa: PLC0415 - seldom needed

        return try_believing(self.question, self.worlds, seed, first, number)

    def _tried(
        self,
        number: int,
        sums: list[int],
        halves: list[tuple[int, int]],
        endings: list[list[tuple[int, int, tuple[int, ...], int]]],
    ) -> Tried:
        """Return what the kernel tells of so many worlds."""
        plays = self.question.plays
        products = [(high << 64) + low for high, low in halves]
        count = len(plays)
        return Tried(
            plays=plays,
            unit=self.question.unit,
            worlds=number,
            sums=tuple(sums),
            products=tuple(
                [
                    tuple([products[min(one, two) * count + max(one, two)] for two in range(count)])
                    for one in range(count)
                ]
            ),
            endings=tuple(
                [
                    Counter({Ending(taker, rank, paid): times for taker, rank, paid, times in each})
                    for each in endings
                ]
            ),
        )

    def _plain_piece(self, seed: int, first: int, number: int) -> Tried:
        from agurk.sim.plain.rollouts import try_all  # noqa: PLC0415 - seldom needed

        return try_all(self.question, self.worlds, seed, first, number)

    @cached_property
    def _native(self) -> "native.kernel.Asked":
        return asked_of(self.question)


def asked_of(asked: "Question") -> "native.kernel.Asked":
    """Return a question as the kernel takes it."""
    return native.kernel.Asked(
        shape=asked.shape.native(),
        leader=asked.leader,
        trick=list(map(bytes, asked.trick)),
        factors=native_factors(asked.kontra, asked.factors),
        me=asked.me,
        plays=list(map(bytes, asked.plays)),
        policies=[_KNOWN.index(policy) for policy in asked.policies],
        scores=asked.scores,
        hidden=bytes(asked.hidden),
        discards=bytes(asked.discards),
        excluded=asked.excluded,
        table=asked.table,
        history=[(leader, list(map(bytes, plays))) for leader, plays in asked.history],
        models=[(_KNOWN.index(model.policy), model.share, model.slips) for model in asked.models],
        alike=asked.alike,
        lesson=_lesson(),
        habits=_habits(),
    )


@lru_cache(maxsize=1)
def _lesson() -> tuple[float, ...]:
    return tuple([weight for weights in lesson() for weight in weights])


@lru_cache(maxsize=1)
def _habits() -> tuple[float, ...]:
    return tuple([weight for weights in habits() for weight in weights])


@dataclass(frozen=True, slots=True)
class Question:
    """Who asks, what lies open, and how all go on; places are seats of the deal in order."""

    shape: Shape
    me: int
    """The place that is to play."""
    leader: int
    trick: tuple[Play, ...]
    kontra: int | None
    factors: tuple[int, ...]
    plays: tuple[Play, ...]
    policies: tuple[str, ...]
    scores: tuple[int, ...]
    """By place, before the deal."""
    hidden: Counts
    """The cards that not everybody has seen."""
    discards: Counts
    """What this place has changed away."""
    excluded: tuple[int, ...]
    """By place, the ranks that play has shown it not to hold, as a set of bits."""
    unit: float
    """What one step of the table is worth."""
    table: list[int]
    """By payer and rank, what paying is worth to this place, in units; empty for points."""
    history: tuple[tuple[int, tuple[Play, ...]], ...] = ()
    """Of each complete trick, who led it and its plays."""
    models: tuple[Model, ...] = ()
    """How the others may play."""
    alike: float = 0.0
    """At which share of all tables they all play by the same model."""


def question_of(
    view: View,
    seat: int,
    policies: str | Sequence[str],
    utility: Utility | None,
    *,
    models: Sequence[Model] = (),
    alike: float = 0.0,
) -> Question:
    """Return what a view asks.

    Args:
        view: What the seat knows that is to play a card.
        seat: That seat.
        policies: One policy for all seats of the deal, or one for each in their order.
        utility: What paying is worth by place, payer and rank, if not its points.
        models: How the others may play.
        alike: At which share of all tables they all play by the same model.
    """
    match, variant, seats = view.match, view.variant, view.match.seats
    shape, ranks = shape_of(variant), ranks_of(variant)
    _check_models(models, alike)
    whole = sum([model.share for model in models])
    me = seats.index(seat)
    rank_of = {variant.strength[card]: rank for card, rank in ranks.items()}
    excluded = view.excluded()
    kontra, factors = factors_of(match)
    plays = {in_ranks(ranks, each.cards) for each in view.actions if isinstance(each, PlayCards)}
    table = flat(utility, len(seats), shape.ranks)
    unit, steps = in_steps(table[me * len(seats) * shape.ranks :][: len(seats) * shape.ranks])
    own = [ranks[card] for card in (*view.hand, *view.discards)]
    return Question(
        shape=shape,
        me=me,
        leader=seats.index(seats[0] if view.leader is None else view.leader),
        trick=tuple([in_ranks(ranks, play.cards) for play in view.trick]),
        kontra=kontra,
        factors=factors,
        plays=tuple(sorted(plays, key=lambda play: (len(play), play))),
        policies=policies_of(policies, len(seats), _KNOWN),
        scores=tuple([match.standing.scores[each] for each in seats]),
        hidden=counts_of(shape, [*[ranks[card] for card in view.unseen()], *own]),
        discards=counts_of(shape, [ranks[card] for card in view.discards]),
        excluded=tuple(
            [sum(1 << rank_of[strength] for strength in excluded[each]) for each in seats]
        ),
        unit=unit,
        table=steps,
        history=tuple(
            [
                (
                    seats.index(trick.plays[0].seat),
                    tuple([in_ranks(ranks, play.cards) for play in trick.plays]),
                )
                for trick in view.tricks
            ]
        ),
        models=tuple([model._replace(share=model.share / whole) for model in models]),
        alike=alike,
    )


def _check_models(models: Sequence[Model], alike: float) -> None:
    """Make sure that models can tell how likely a play is."""
    if not 0 <= alike <= 1:
        raise CountError(f"All are alike at a share of tables from 0 to 1, not {alike}.")
    for model in models:
        policies_of(model.policy, 1, _KNOWN)
        if model.policy == "uniform" or not (model.share > 0 and 0 < model.slips <= 1):
            raise CountError(
                "A model has a policy without chance, a share over 0, and slips over 0 and up to "
                f"1, not {model.policy}, {model.share} and {model.slips}."
            )


def in_steps(numbers: Sequence[float]) -> tuple[float, list[int]]:
    """Return numbers as whole multiples of a unit, rounded, so that sums of them are exact.

    >>> in_steps([0.5, -1.0])[1] == [2**28, -(2**29)]
    True
    """
    largest = max(map(abs, numbers), default=0.0)
    if not largest:
        return 1.0, [0] * len(numbers)
    unit = 2.0 ** (frexp(largest)[1] - _STEPS)
    return unit, [round(number / unit) for number in numbers]
