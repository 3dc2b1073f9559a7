"""Hands that fit a view, in ranks, every way to lay the cards as likely as any other.

>>> from agurk.rules.actions import Lot
>>> from agurk.rules.dealing import chance, seed_of
>>> from agurk.rules.state import begin
>>> from agurk.variants import VARIANTS
>>> state = begin(VARIANTS["danish"], 3).apply(Lot(2)).state
>>> state = state.apply(chance(state.match, seed_of("an example"))).state
>>> worlds = Worlds.of(state.view(0))
>>> [[sum(hand) for hand in hands] for hands in worlds.draw(2, seed=5)]
[[7, 7, 7], [7, 7, 7]]
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from typing import TYPE_CHECKING, TypeAlias

from agurk.rules.choices import Exchange
from agurk.rules.errors import WrongTime
from agurk.rules.view import View
from agurk.sim import native
from agurk.sim.hidden import NOTHING_FITS, TOO_MANY_WAYS, Hidden, NoWorld, TooManyWays
from agurk.sim.plain.random import Purpose, Stream, check_seed
from agurk.sim.plain.sample import Sampler, sampler
from agurk.sim.running import run_in_pieces
from agurk.sim.shape import Shape, ranks_of, shape_of

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from agurk.sim import _kernel

Counts: TypeAlias = tuple[int, ...]
"""How many cards of each rank there are."""


@dataclass(frozen=True)
class Worlds:
    """All hands that fit what is known, ready to be drawn from many times.

    World number `first`, `first + 1` and so on of a seed are always the same.
    """

    hidden: Hidden
    """The cards that are not seen, and who may hold them."""
    known: tuple[Counts, ...]
    """By place in the deal, the cards that are known: all of its own hand, and shown cards."""
    places: tuple[int, ...]
    """The place of each holder; -1 for cards changed away."""

    @classmethod
    def of(cls, view: View, *, heeds: bool = True) -> "Worlds":
        """Return the hands that fit a view.

        Args:
            view: What a seat knows.
            heeds: Whether to go by what play has shown of other hands.

        Raises:
            WrongTime: if no cards are out.
            VariantError: if the pack is not one that simulations can count.
        """
        if view.leader is None:
            raise WrongTime("No cards are out, so there are no hands to draw.")
        shape, ranks, seats = shape_of(view.variant), ranks_of(view.variant), view.match.seats
        unseen = [0] * shape.ranks
        for card in view.unseen():
            unseen[ranks[card]] += 1
        known = [[0] * shape.ranks for _ in seats]
        for place, seat in enumerate(seats):
            for card in view.hand if seat == view.seat else view.known(seat):
                known[place][ranks[card]] += 1
                unseen[ranks[card]] -= seat != view.seat
        holders = list(_holders(view, shape, heeds=heeds))
        hidden = Hidden(
            tuple(unseen),
            tuple([need for _, need, _ in holders]),
            tuple([may_hold for _, _, may_hold in holders]),
        )
        return cls(hidden, tuple(map(tuple, known)), tuple([place for place, _, _ in holders]))

    def __reduce__(self) -> tuple[type["Worlds"], tuple[Hidden, tuple[Counts, ...], Counts]]:
        """Pickle what is known, not what draws."""
        return Worlds, (self.hidden, self.known, self.places)

    def draw(self, worlds: int, *, seed: int = 0, first: int = 0) -> list[tuple[Counts, ...]]:
        """Return worlds: by place, how many cards of each rank the hand has.

        Args:
            worlds: How many.
            seed: What they come from, from 0 to 2 ** 64 - 1.
            first: The number of the first world of the seed.

        Raises:
            NoWorld: if no hands fit.
            TooManyWays: if they cannot be told apart in the memory given to it.
            SeedError: if the seed is out of its range.
        """
        check_seed(seed)
        ranks, places = len(self.hidden.unseen), len(self.known)
        if not native.ready():
            return [self._plain_world(seed, first + number) for number in range(worlds)]
        laid = bytearray(worlds * places * ranks)
        self._fill(memoryview(laid), worlds, seed, first)
        hands = [tuple(laid[at : at + ranks]) for at in range(0, len(laid), ranks)]
        return [tuple(hands[at : at + places]) for at in range(0, len(hands), places)]

    def arrays(self, worlds: int, *, seed: int = 0, first: int = 0) -> "NDArray[np.uint8]":
        """Return the same worlds as one array: by world, place and rank, the number of cards.

        Args:
            worlds: How many.
            seed: What they come from, from 0 to 2 ** 64 - 1.
            first: The number of the first world of the seed.

        Raises:
            NoWorld: if no hands fit.
            TooManyWays: if they cannot be told apart in the memory given to it.
            SeedError: if the seed is out of its range.
            MissingExtra: if numpy is not installed.
        """
        import numpy as np  # noqa: PLC0415 - only who wants arrays needs it

        check_seed(seed)
        laid = np.zeros((worlds, len(self.known), len(self.hidden.unseen)), np.uint8)
        if native.ready():
            self._fill(laid.reshape(-1).data, worlds, seed, first)
            return laid
        for number in range(worlds):
            laid[number] = self._plain_world(seed, first + number)
        return laid

    def _fill(self, laid: memoryview, worlds: int, seed: int, first: int) -> None:
        """Draw worlds by the kernel into memory that has room for all of them."""
        width, draws = len(self.known) * len(self.hidden.unseen), self.native

        def draw(at: int, number: int) -> None:
            draws.fill(laid[at * width : (at + number) * width], seed, first + at)

        run_in_pieces(draw, worlds)

    @cached_property
    def native(self) -> "_kernel.Worlds":
        """What draws in the kernel.

        Raises:
            NoWorld: if no hands fit.
            TooManyWays: if they cannot be told apart in the memory given to it.
        """
        known = bytes(chain.from_iterable(self.known))
        hidden = self.hidden
        try:
            return native.kernel.Worlds(
                bytes(hidden.unseen), bytes(hidden.needs), hidden.may_hold, known, self.places
            )
        except ValueError:
            raise NoWorld(NOTHING_FITS) from None
        except OverflowError:
            raise TooManyWays(TOO_MANY_WAYS) from None

    @cached_property
    def _sampler(self) -> Sampler:
        return sampler(self.hidden)

    def _plain_world(self, seed: int, number: int) -> tuple[Counts, ...]:
        """Return one world, drawn in plain Python."""
        hands = [list(known) for known in self.known]
        drawn = self._sampler.draw(Stream(seed, Purpose.WORLDS, number))
        for place, held in zip(self.places, drawn, strict=True):
            for rank in held if place >= 0 else ():
                hands[place][rank] += 1
        return tuple(map(tuple, hands))


def _holders(view: View, shape: Shape, *, heeds: bool) -> Iterator[tuple[int, int, int]]:
    """Yield the place, the number of cards and the possible ranks of all that holds hidden cards.

    These are the other hands and, where whole hands can be changed for want of court cards, what
    each of these changed away so.
    """
    variant, match = view.variant, view.match
    everything = (1 << shape.ranks) - 1
    rank_of = {variant.strength[card]: rank for card, rank in ranks_of(variant).items()}
    others = [(place, seat) for place, seat in enumerate(match.seats) if seat != view.seat]
    excluded = view.excluded()
    for place, seat in others:
        gone = sum(1 << rank_of[strength] for strength in excluded[seat])
        may_hold = everything & ~gone if heeds else everything
        yield place, view.counts[seat] - len(view.known(seat)), may_hold
    if variant.exchange is Exchange.WHOLE_HANDS:
        for _, seat in others:
            yield -1, sum(match.changed_by(seat)[:1]), everything & ~shape.courts
