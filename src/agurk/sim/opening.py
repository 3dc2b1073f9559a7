"""How a deal that is asked for begins: checked, and told in numbers."""

from typing import TYPE_CHECKING, NamedTuple, NoReturn, Protocol

from agurk.rules.errors import IllegalAction, WrongTime
from agurk.rules.variant import Variant
from agurk.sim.deal_sums import dealt
from agurk.sim.plain.random import check_seed
from agurk.sim.shape import Shape, shape_of

if TYPE_CHECKING:
    from agurk.sim import _kernel


class Opening(NamedTuple):
    """The beginning of a deal; places are players in seat order, and the dealer is the last."""

    shape: Shape
    players: int
    hand: int
    """How many cards each gets."""
    leader: int
    """The place that leads."""
    seed: int
    number: int
    """Which deal of the seed it is, from 0."""


class Stepped(Protocol):
    """A game, as far as its refusal has to know it."""

    @property
    def choices(self) -> tuple[tuple[int, ...], ...]:
        """The cards of each choice, as ranks."""

    @property
    def numbered(self) -> bool:
        """Whether choices are numbers, not ranks."""

    @property
    def over(self) -> bool:
        """Whether every card is played."""

    @property
    def turn(self) -> int:
        """The place that chooses."""


def opening_of(
    variant: Variant, players: int, *, seed: int = 0, number: int = 0, hand: int | None = None
) -> Opening:
    """Return how a deal begins, as the first of a match does.

    Args:
        variant: The rules.
        players: How many play.
        seed: What cards are dealt follows from it.
        number: Which deal of the seed it is, from 0.
        hand: How many cards each gets, if not as many as in the first deal of a match.

    Raises:
        PlayersError: if the variant or its pack is not for so many.
        VariantError: if simulations cannot count its cards.
        SeedError: if seed or number is out of range.
    """
    size = dealt(variant, players, hand)
    check_seed(seed)
    check_seed(number)
    shape = shape_of(variant)
    return Opening(shape, players, size, shape.leader(players), seed, number)


def opening(
    variant: Variant, players: int, *, seed: int = 0, number: int = 0, hand: int | None = None
) -> tuple["_kernel.Shape", int, int, int, int, int]:
    """Return the same for the kernel."""
    found = opening_of(variant, players, seed=seed, number=number, hand=hand)
    return found.shape.native(), *found[1:]


def refuse(game: Stepped, choice: object) -> NoReturn:
    """Refuse a choice.

    Raises:
        IllegalAction: if there is no such choice.
        WrongTime: if all is over.
    """
    if game.over:
        raise WrongTime("All cards of this deal are played.")
    if game.numbered:
        told = f"choose 0 to {len(game.choices) - 1}"
    else:
        told = f"play the ranks {', '.join(str(rank) for (rank,) in game.choices)}"
    raise IllegalAction(f"Place {game.turn} may {told}, not {choice}.")
