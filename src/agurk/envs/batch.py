"""Many deals stepped by one call of the kernel, as a Gymnasium vector environment."""

from math import comb
from typing import Any, TypeAlias

import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from agurk import sim
from agurk.rules.choices import Exchange, Lead
from agurk.rules.variant import Variant
from agurk.sim.deal_sums import dealt
from agurk.sim.shape import shape_of
from agurk.variants import find

Step: TypeAlias = tuple[
    NDArray[np.float32], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]
]


class Batch(VectorEnv[NDArray[np.float32], NDArray[Any], NDArray[Any]]):
    """N deals of one variant, each dealt anew when it ends.

    In each game the player in turn observes and acts. It is `agurk.sim.VectorEnv` with the calls of
    Gymnasium, and differs from most of its environments in one thing: rewards have a row a game
    and a column a place, since what one player loses another wins.

    `infos` has the `action_mask`, and by game the place that is in turn (`turn`).
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012
    single_action_space: Discrete
    single_observation_space: Box

    def __init__(
        self,
        num_envs: int = 1024,
        *,
        variant: str | Variant = "danish",
        players: int = 4,
        cards: int | None = None,
    ) -> None:
        """Lay out the environment; `reset` deals.

        Args:
            num_envs: How many games there are.
            variant: The rules, or the name of a preset.
            players: How many play each game.
            cards: How many cards each gets, if not as many as in the first deal of a match.

        Raises:
            UnknownVariant: if no preset has the name.
            PlayersError: if the variant or its pack is not for so many.
            VariantError: if simulations cannot count its cards.
            IllegalAction: if there is no game.
        """
        self.num_envs, self.players = num_envs, players
        self.variant = find(variant) if isinstance(variant, str) else variant
        self._cards = dealt(self.variant, players, cards)
        self._most = most_choices(self.variant, self._cards)
        self._bits = np.arange(self._most, dtype=np.uint32)
        self._games = self._dealt(0)
        self._none = np.zeros(num_envs, bool)
        self.single_action_space = Discrete(self._most)
        self.single_observation_space = Box(0.0, 1.0, (self._games.features,), np.float32)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Deal to all games; all cards follow from the seed."""
        super().reset(seed=seed, options=options)
        self._games = self._dealt(int(self.np_random.integers(1 << 62)))
        return self._games.observations.copy(), self._infos()

    def step(self, actions: NDArray[Any]) -> Step:
        """Make a choice in each game.

        Raises:
            IllegalAction: if one of them is none; then nothing has happened in any game.
        """
        games = self._games
        games.step(np.asarray(actions).astype(self._kind))
        return (
            games.observations.copy(),
            games.rewards.copy(),
            games.ends.copy(),
            self._none,
            self._infos(),
        )

    def sample(self) -> NDArray[Any]:
        """Return a random choice for each game."""
        return self._games.sample().copy()

    def _infos(self) -> dict[str, Any]:
        games, bits = self._games, self._bits
        legal = games.legal[:, None]
        mask = legal >> np.minimum(bits, 31) & 1
        if games.numbered.any():
            mask = np.where(games.numbered[:, None], bits < legal, mask)
        return {"action_mask": mask.astype(np.int8), "turn": games.turns.copy()}

    def _dealt(self, seed: int) -> sim.VectorEnv:
        games = sim.VectorEnv(
            self.variant,
            self.players,
            self.num_envs,
            seed=seed,
            hand=self._cards,
            observe=True,
        )
        self._kind: Any = games.sample().dtype
        return games


def most_choices(variant: Variant, cards: int) -> int:
    """Return below what number all choices of deals with so many cards each are."""
    if variant.exchange is not Exchange.NONE:
        return int(2**cards)
    if variant.lead is Lead.SETS:
        return max(shape_of(variant).ranks * cards, comb(cards, cards // 2))
    return shape_of(variant).ranks
