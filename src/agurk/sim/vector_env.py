"""Many games stepped by one call.

>>> from agurk.variants import VARIANTS
>>> env = VectorEnv(VARIANTS["danish"], 4, 3, seed=1)
>>> for _ in range(28):
...     env.step(env.sample())
>>> [bool(ended) for ended in env.ends], bool(env.rewards[0].sum() < 0)
([True, True, True], True)
"""

from array import array
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from agurk.rules.choices import Exchange, Lead
from agurk.rules.errors import IllegalAction, WrongTime
from agurk.rules.variant import Variant
from agurk.sim import native
from agurk.sim.opening import opening, opening_of

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Bools: TypeAlias = "NDArray[np.bool_]"
    Bytes: TypeAlias = "NDArray[np.uint8]"
    Masks: TypeAlias = "NDArray[np.uint32]"
    Floats: TypeAlias = "NDArray[np.float32]"
    Choices: TypeAlias = "NDArray[np.uint8] | NDArray[np.uint16]"


_TORN = -2


class Engine(Protocol):
    """What steps the games: the kernel's environment, or its twin."""

    @property
    def games(self) -> int:
        """How many games there are."""

    @property
    def players(self) -> int:
        """How many play each game."""

    @property
    def features(self) -> int:
        """How many features an observation has."""

    def step(self, choices: Any, /) -> int:  # noqa: ANN401 - of numbers
        """Make a choice in each game; return the first game where it is none.

        Where all is well it is -1, and -2 after a step that was left in the middle.
        """

    def sample(self, choices: Any, /) -> None:  # noqa: ANN401
        """Write a random choice for each game."""


class VectorEnv:
    """N games of one variant, each dealt anew when it ends.

    A choice is the rank of a card where single cards are played; for sets, exchanges and Kontra it
    is the number of one of the choices, in the order of `Game.choices`. Deal k of game i is the
    deal with number k * N + i of the seed, the same that `Game` deals.

    The fields are arrays that each step writes over; copy what is to be kept. They are numpy's, or
    memoryviews where numpy is not installed.

    With `observe=True` there are 3 blocks of features, each with one feature a rank (16 ranks, or
    24 for packs that need more than four cards of a rank or 16 ranks), and 16 further features, all
    of them from 0 to 1 and all of them known to the player in turn:

    - block 0: cards held of each rank, as a part of 4 (of 8 in large packs)
    - block 1: whether a card of the rank may be played; in exchanges and Kontra whether it is held;
      where a set is answered, whether the lowest rank held or one as high as the lowest card asked
    - block 2: cards of the rank that have been played in this deal, as a part of 4 (or 8)
    - then 0: whether the player leads
    - 1: the rank to be headed, as a part of the highest rank; of a set the highest
    - 2: whether an ace obliges to play the lowest
    - 3: plays made to the trick, as a part of the players
    - 4: cards that each held when the trick began, as a part of those dealt
    - 5: whether this is the last trick
    - 6: the player's place, as a part of the players
    - 7: who holds the trick: its turn, as a part of the players
    - 8: players, as a part of 17
    - 9: cards dealt to each, as a part of 32
    - 10, 11: whether exchanges or Kontra are asked for
    - 12: cards that a play to this trick has, as a part of 8; 0 to lead
    - 13: the rank played just before, as a part of the highest rank; of a set the highest
    - 14: players who come after this one in the trick, as a part of the players
    - 15: how many choices there are, as a part of 16 and at most 1
    """

    legal: "Masks"
    """By game: the ranks that may be played as bits, or how many choices there are."""
    numbered: "Bools"
    """By game: whether choices are numbers, not ranks."""
    turns: "Bytes"
    """By game: the place that chooses next."""
    ends: "Bools"
    """By game: whether the latest step ended a deal; the next one is dealt already."""
    rewards: "Floats"
    """By game and place: points taken off less points paid, where a deal has ended; else 0."""
    observations: "Floats"
    """By game: what the player in turn sees; empty unless asked for."""

    def __init__(
        self,
        variant: Variant,
        players: int,
        n: int,
        *,
        seed: int = 0,
        hand: int | None = None,
        observe: bool = False,
    ) -> None:
        """Deal to all games.

        Args:
            variant: The rules.
            players: How many play each game.
            n: How many games there are.
            seed: What cards are dealt follows from it.
            hand: How many cards each gets, if not as many as in the first deal of a match.
            observe: Whether to fill `observations`.

        Raises:
            PlayersError: if the variant or its pack is not for so many.
            VariantError: if simulations cannot count its cards.
            SeedError: if the seed is none.
            IllegalAction: if there is no game.
        """
        if n < 1:
            raise IllegalAction(f"An environment has at least one game, not {n}.")
        self._engine = _engine(variant, players, n, seed, hand, observe=observe)
        for name in ("legal", "numbered", "turns", "ends", "rewards", "observations"):
            setattr(self, name, _array(getattr(self._engine, name)()))
        self.numbered, self.ends = _truth(self.numbered), _truth(self.ends)
        self._sampled: Choices = _choices(n, wide=_is_wide(variant))

    def __len__(self) -> int:
        return self._engine.games

    @property
    def players(self) -> int:
        """How many play each game."""
        return self._engine.players

    @property
    def features(self) -> int:
        """How many features an observation has."""
        return self._engine.features

    def step(self, choices: "Choices") -> None:
        """Make a choice in each game.

        Raises:
            IllegalAction: if one of them is none; then nothing has happened in any game.
            WrongTime: if Ctrl-C has left the step before in the middle.
        """
        wrong = self._engine.step(choices)
        if wrong == _TORN:
            raise WrongTime(
                "Ctrl-C left a step in the middle, so some games are ahead of others; "
                "make a new environment."
            )
        if wrong >= 0:
            place, legal = self.turns[wrong], self.legal[wrong]
            told = f"choose 0 to {legal - 1}"
            if not self.numbered[wrong]:
                ranks = [str(rank) for rank in range(32) if int(legal) >> rank & 1]
                told = f"play the ranks {', '.join(ranks)}"
            raise IllegalAction(
                f"In game {wrong} place {place} may {told}, not {int(choices[wrong])}."
            )

    def sample(self) -> "Choices":
        """Return a random choice for each game, in an array that the next call writes over."""
        self._engine.sample(self._sampled)
        return self._sampled


def _engine(
    variant: Variant, players: int, n: int, seed: int, hand: int | None, *, observe: bool
) -> Engine:
    if native.ready() and find_spec("numpy"):
        # The kernel would load it as well, but take Ctrl-C meanwhile for an array that fails.
        import numpy as np  # noqa: F401, PLC0415

        shape, _, size, leader, *_ = opening(variant, players, seed=seed, hand=hand)
        return native.kernel.vector_env(shape, players, size, leader, n, seed, observe=observe)
    from agurk.sim.plain.vector_env import PlainEnv  # noqa: PLC0415

    begun = opening_of(variant, players, seed=seed, hand=hand)
    return PlainEnv(variant, begun, n, observe=observe)


def _is_wide(variant: Variant) -> bool:
    """Tell whether a choice may be a number that needs two bytes."""
    return variant.lead is Lead.SETS or variant.exchange is not Exchange.NONE


def _array(memory: Any) -> Any:  # noqa: ANN401 - numpy's where it is installed
    """Return memory as an array of numpy, where that is installed."""
    if not find_spec("numpy"):
        return memory
    import numpy as np  # noqa: PLC0415

    return np.asarray(memory)


def _truth(told: Any) -> Any:  # noqa: ANN401
    """Return bytes of 0 and 1 as true and false."""
    return told.cast("?") if isinstance(told, memoryview) else told.view(bool)


def _choices(n: int, *, wide: bool) -> Any:  # noqa: ANN401
    """Return room for choices."""
    return _array(memoryview(array("H" if wide else "B", bytes(2 * n if wide else n))))
