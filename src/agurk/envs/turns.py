"""Cucumber as a PettingZoo environment in which one agent acts at a time."""

from random import Random
from typing import Any, TypeAlias, cast

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from gymnasium.utils import EzPickle
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from agurk.bots import make
from agurk.envs.episode import Episode
from agurk.envs.features import Features
from agurk.envs.numbering import Numbering
from agurk.envs.options import word
from agurk.envs.plan import plan_of
from agurk.envs.showing import RENDER_MODES, Mask, shown
from agurk.rules.errors import WrongTime
from agurk.rules.player import Player
from agurk.rules.variant import Variant
from agurk.rules.view import View

Observed: TypeAlias = Any
"""Features and mask in a dictionary, or the features alone."""


class raw_env(AECEnv[str, Observed, int | None], EzPickle):  # noqa: N801 - as PettingZoo calls it
    """Cucumber, one agent at a time.

    Agents are seats, clockwise; the lot makes one of them the first dealer. Everybody stays to the
    end of an episode; whoever is out of a match is not asked any more.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - PettingZoo declares it so
        "name": "agurk_v0",
        "render_modes": list(RENDER_MODES),
        "render_fps": 1,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        *,
        variant: str | Variant = "danish",
        players: int = 4,
        cards: int | None = None,
        episode: str = "deal",
        reward: str = "points",
        illegal: str = "end",
        mask: str = "observation",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Lay out the environment; `reset` deals.

        Args:
            variant: The rules, or the name of a preset.
            players: How many play.
            cards: How many cards each gets in the first deal, if not as many as the rules say.
            episode: `deal` for one deal, `match` for a whole match.
            reward: `points` paid, who lost the `deal`, or `equity`, the chance to win the match.
            illegal: What follows an action that is not allowed: the episode's `end`, `mend` for
                the first action allowed instead, `raise` for an error.
            mask: Whether the mask of actions stands in the `observation` or in the `info`.
            max_cycles: After how many tricks an episode is cut short, if at all.
            render_mode: `ansi`, `rgb_array` or `human`.

        Raises:
            UnknownVariant: if no preset has the name.
            PlayersError: if the variant or its pack is not for so many.
            VariantError: if simulations cannot count its cards.
            BadOption: if an option has another value.
        """
        EzPickle.__init__(
            self,
            variant=variant,
            players=players,
            cards=cards,
            episode=episode,
            reward=reward,
            illegal=illegal,
            mask=mask,
            max_cycles=max_cycles,
            render_mode=render_mode,
        )
        self.plan = plan_of(
            variant, players, cards=cards, episode=episode, reward=reward, illegal=illegal
        )
        self.numbering = Numbering(self.plan)
        self.features = Features(self.plan, self.numbering)
        self.render_mode = shown(render_mode)
        self._mask, self._most = word(Mask, "mask", mask), max_cycles
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._action = {agent: Discrete(len(self.numbering)) for agent in self.possible_agents}
        self._observation = {agent: self._space() for agent in self.possible_agents}
        self._random = Random()
        self._episode: Episode | None = None

    def observation_space(self, agent: str) -> Space[Any]:
        """Return what an agent may observe."""
        return self._observation[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """Return the numbers of actions; `numbering.names` tells what they stand for."""
        return self._action[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin an episode; its cards follow from the seed, or from those before."""
        del options
        if seed is not None:
            self._random = Random(seed)
        self._episode = Episode(self.plan, self.numbering, self.features, self._random)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def observe(self, agent: str) -> Observed:
        """Return what an agent observes; only the one in turn has actions in its mask."""
        seat, episode = self._seats[agent], self.episode
        observed = episode.observation(seat)
        if self._mask is Mask.INFO:
            return observed
        return {"observation": observed, "action_mask": self.action_mask(agent)}

    def action_mask(self, agent: str) -> NDArray[np.int8]:
        """Return 1 for each number that an agent may choose now."""
        mask = np.zeros(len(self.numbering), np.int8)
        if self._seats[agent] == self.episode.seat:
            mask[list(self.episode.allowed)] = 1
        return mask

    def step(self, action: int | None) -> None:
        """Choose a number for the agent in turn."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise WrongTime(f"{agent} is in turn and chooses a number, not None.")
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        paid = self.episode.act(int(action))
        self.rewards = dict(zip(self.possible_agents, paid, strict=True))
        self._accumulate_rewards()
        if self.episode.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._most is not None and self.episode.tricks >= self._most:
            self.truncations = dict.fromkeys(self.agents, True)
        self._go_on()
        if self.render_mode == "human":
            self.render()

    def bot(self, player: str | Player, random: Random | None = None) -> int:
        """Return the number that a bot of ours chooses for the agent in turn.

        It sees the agent's view and nothing else.

        Args:
            player: The bot, or its name, with options as in `pimc:worlds=20`.
            random: What it draws from; the episode's own numbers if nothing is given.
        """
        chosen = make(player) if isinstance(player, str) else player
        return self.episode.asked(chosen, random or self._random)

    def view(self, agent: str) -> View:
        """Return all that an agent may know, for whoever would rather have it than features."""
        return self.episode.view(self._seats[agent])

    def render(self) -> Any:  # noqa: ANN401 - text, a picture or nothing
        """Return the table as the agent in turn sees it: text, or a picture."""
        return self.render_mode and RENDER_MODES[self.render_mode](
            self.episode.view(self.episode.seat), self.possible_agents
        )

    def close(self) -> None:
        """Do nothing; there is no window."""

    @property
    def episode(self) -> Episode:
        """The episode that runs.

        Raises:
            WrongTime: if none was begun.
        """
        if self._episode is None:
            raise WrongTime("No cards are out: call reset first.")
        return self._episode

    def _space(self) -> Space[Any]:
        observed = Box(0.0, 1.0, (len(self.features),), np.float32)
        if self._mask is Mask.INFO:
            return observed
        mask = Box(0, 1, (len(self.numbering),), np.int8)
        return Dict({"observation": observed, "action_mask": mask})

    def _go_on(self) -> None:
        """Turn to the next agent."""
        self.agent_selection = self.possible_agents[self.episode.seat]
        if self._mask is Mask.INFO:
            agent = self.agent_selection
            self.infos[agent] = {"action_mask": self.action_mask(agent)}


class Ordered(wrappers.OrderEnforcingWrapper[str, Observed, int | None]):
    """The environment, which refuses to be used in a wrong order; `unwrapped` is all of it."""

    @property
    def unwrapped(self) -> raw_env:
        """The environment without its checks: bots, views and names of actions are there."""
        return cast("raw_env", super().unwrapped)

    def last(
        self,
        observe: bool = True,  # noqa: FBT001, FBT002 - as PettingZoo calls it
    ) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Return what the agent in turn observes, was paid and is told, and whether it is over."""
        return super().last(observe)


def env(**options: Any) -> Ordered:  # noqa: ANN401 - those of `raw_env`
    """Return an environment that refuses to be used in a wrong order; options as of `raw_env`."""
    return Ordered(wrappers.AssertOutOfBoundsWrapper(raw_env(**options)))
