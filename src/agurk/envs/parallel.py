"""Cucumber as a PettingZoo environment in which everybody answers in every cycle."""

from collections.abc import Mapping
from typing import Any

from gymnasium.spaces import Space
from gymnasium.utils import EzPickle
from pettingzoo import ParallelEnv

from agurk.envs.turns import Observed, raw_env


class parallel_env(ParallelEnv[str, Observed, int | None], EzPickle):  # noqa: N801 - as they call it
    """Cucumber by cycles; each is one action of the agent in turn.

    All agents give an action; only that of the agent in turn counts, and only it has actions in
    its mask.
    """

    metadata: dict[str, Any] = raw_env.metadata | {"is_parallelizable": True}

    def __init__(self, *, max_cycles: int | None = None, **options: Any) -> None:  # noqa: ANN401
        """Lay out the environment.

        Args:
            max_cycles: After how many cycles an episode is cut short, if at all.
            options: Those of `raw_env`.
        """
        EzPickle.__init__(self, max_cycles=max_cycles, **options)
        self._turns, self._most, self._cycles = raw_env(**options), max_cycles, 0
        self.possible_agents = self._turns.possible_agents
        self.agents: list[str] = []
        self.render_mode = self._turns.render_mode

    @property
    def turns(self) -> raw_env:
        """The same, one agent at a time: whose turn it is, bots and views."""
        return self._turns

    def observation_space(self, agent: str) -> Space[Any]:
        """Return what an agent may observe."""
        return self._turns.observation_space(agent)

    def action_space(self, agent: str) -> Space[Any]:
        """Return the numbers of actions."""
        return self._turns.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observed], dict[str, dict[str, Any]]]:
        """Begin an episode; return what each observes."""
        self._turns.reset(seed, options)
        self.agents, self._cycles = self._turns.agents[:], 0
        return self._observed(), dict(self._turns.infos)

    def step(
        self, actions: Mapping[str, int | None]
    ) -> tuple[
        dict[str, Observed],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Take the action of the agent in turn; return what has become of each."""
        turns = self._turns
        turns.step(actions[turns.agent_selection])
        self._cycles += 1
        cut = turns.truncations
        if self._most is not None and self._cycles >= self._most and not turns.episode.over:
            cut = dict.fromkeys(self.agents, True)
        told = (
            self._observed(),
            dict(turns.rewards),
            dict(turns.terminations),
            dict(cut),
            dict(turns.infos),
        )
        if all(cut.values()) or turns.episode.over:
            self.agents = []
        return told

    def render(self) -> Any:  # noqa: ANN401 - text, a picture or nothing
        """Return the table as the agent in turn sees it."""
        return self._turns.render()

    def close(self) -> None:
        """Do nothing; there is no window."""

    def _observed(self) -> dict[str, Observed]:
        return {agent: self._turns.observe(agent) for agent in self.agents}
