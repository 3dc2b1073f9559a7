"""Cucumber as a Gymnasium environment: one learner, and bots in the other seats."""

from collections.abc import Sequence
from random import Random
from typing import Any, TypeAlias

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from numpy.typing import NDArray

from agurk.bots import make
from agurk.envs.episode import Episode
from agurk.envs.features import Features
from agurk.envs.numbering import Numbering
from agurk.envs.plan import plan_of
from agurk.envs.showing import RENDER_MODES, shown
from agurk.rules.errors import WrongTime
from agurk.rules.player import Player
from agurk.rules.variant import Variant

Observed: TypeAlias = dict[str, Any]
ID = "agurk/Cucumber-v0"


class Cucumber(gymnasium.Env[Observed, np.int64]):
    """Cucumber for one learner, who sits in seat 0; the lot makes anybody the first dealer."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - Gymnasium declares it so
        "render_modes": list(RENDER_MODES),
        "render_fps": 1,
    }

    def __init__(
        self,
        *,
        bots: Sequence[str | Player] = ("sharp", "sharp", "sharp"),
        variant: str | Variant = "danish",
        cards: int | None = None,
        episode: str = "deal",
        reward: str = "points",
        illegal: str = "end",
        render_mode: str | None = None,
    ) -> None:
        """Lay out the environment; `reset` deals.

        Args:
            bots: Who sits in the seats after the learner's, by name or as players.
            variant: The rules, or the name of a preset.
            cards: How many cards each gets in the first deal, if not as many as the rules say.
            episode: `deal` or `match`.
            reward: `points`, `deal` or `equity`.
            illegal: `end`, `mend` or `raise`.
            render_mode: `ansi`, `rgb_array` or `human`.

        Raises:
            UnknownBot: if no bot has the name.
            UnknownVariant: if no preset has the name.
            PlayersError: if the variant or its pack is not for so many.
            VariantError: if simulations cannot count its cards.
            BadOption: if an option has another value.
        """
        self.plan = plan_of(
            variant, len(bots) + 1, cards=cards, episode=episode, reward=reward, illegal=illegal
        )
        self.numbering = Numbering(self.plan)
        self.features = Features(self.plan, self.numbering)
        self.render_mode = shown(render_mode)
        self.bots = tuple(make(bot) if isinstance(bot, str) else bot for bot in bots)
        """Who sits in seats 1, 2 and so on."""
        self.observation_space: Space[Observed] = Dict(
            {
                "observation": Box(0.0, 1.0, (len(self.features),), np.float32),
                "action_mask": Box(0, 1, (len(self.numbering),), np.int8),
            }
        )
        self.action_space = Discrete(len(self.numbering))
        self._names = ["learner", *[f"bot_{seat}" for seat in range(1, self.plan.players)]]
        self._random = Random()
        self._episode: Episode | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Begin an episode; bots play until the learner is asked."""
        super().reset(seed=seed)
        del options
        self._random = Random(int(self.np_random.integers(1 << 62)))
        self._episode = Episode(self.plan, self.numbering, self.features, self._random)
        self._others()
        return self._observed(), {}

    def step(self, action: np.int64 | int) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Choose a number for the learner; bots play until the learner is asked again."""
        reward = self.episode.act(int(action))[0] + self._others()
        if self.render_mode == "human":
            self.render()
        return self._observed(), reward, self.episode.over, False, {}

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which numbers may be chosen, as learners with masks ask for them."""
        mask = np.zeros(len(self.numbering), bool)
        mask[list(self.episode.allowed)] = True
        return mask

    def render(self) -> Any:  # noqa: ANN401 - text, a picture or nothing
        """Return the table as the learner sees it: text, or a picture."""
        return self.render_mode and RENDER_MODES[self.render_mode](
            self.episode.view(0), self._names
        )

    @property
    def episode(self) -> Episode:
        """The episode that runs.

        Raises:
            WrongTime: if none was begun.
        """
        if self._episode is None:
            raise WrongTime("No cards are out: call reset first.")
        return self._episode

    def _others(self) -> float:
        """Let bots play; return what that brings the learner."""
        episode, brought = self.episode, 0.0
        while not episode.over and episode.seat:
            view = episode.view(episode.seat)
            choice = self.bots[episode.seat - 1].choose(view, self._random)
            brought += episode.choose(choice)[0]
        return brought

    def _observed(self) -> Observed:
        mask = self.action_masks().astype(np.int8)
        return {"observation": self.episode.observation(0), "action_mask": mask}


def register() -> None:
    """Make `gymnasium.make` know the environment."""
    if ID not in gymnasium.registry:
        gymnasium.register(ID, entry_point="agurk.envs.single:Cucumber")
