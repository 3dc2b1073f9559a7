"""Our players as OpenSpiel's policies: equilibria of small deals, and bots."""

from collections.abc import Mapping
from random import Random
from typing import TYPE_CHECKING

from open_spiel.python.policy import Policy

from agurk.bots import make
from agurk.rules.errors import DealError
from agurk.rules.player import Player
from agurk.solve.equilibrium import Equilibrium

if TYPE_CHECKING:
    from agurk.envs.open_spiel.game import AgurkGame
    from agurk.envs.open_spiel.state import AgurkState


class EquilibriumPolicy(Policy):  # type: ignore[misc]  # open_spiel has no types
    """What `agurk equilibrium` has found, for two players with few cards."""

    def __init__(self, game: "AgurkGame", found: Equilibrium | None = None) -> None:
        """Take an equilibrium, or find the game's.

        Raises:
            DealError: if it is one of other deals.
        """
        super().__init__(game, list(range(game.num_players())))
        table = game.table
        self._found = found or Equilibrium.of(table.plan.variant, table.size)
        if (self._found.variant, self._found.cards) != (table.plan.variant, table.size):
            raise DealError(
                f"An equilibrium of {self._found.variant.key} with {self._found.cards} cards says "
                f"nothing of {table.plan.variant.key} with {table.size}."
            )

    def action_probabilities(
        self, state: "AgurkState", player_id: int | None = None
    ) -> Mapping[int, float]:
        """Return how often each rank is played."""
        del player_id
        answer = self._found.answer(state.moment.view)
        return {rank: answer.get((rank,), 0.0) for rank in state.moment.allowed}


class BotPolicy(Policy):  # type: ignore[misc]
    """A bot of ours. One that draws lots does so by the information state, always the same."""

    def __init__(self, game: "AgurkGame", bot: str | Player) -> None:
        """Take a bot, or its name."""
        super().__init__(game, list(range(game.num_players())))
        self._bot = make(bot) if isinstance(bot, str) else bot

    def action_probabilities(
        self, state: "AgurkState", player_id: int | None = None
    ) -> Mapping[int, float]:
        """Return the number that the bot chooses, for certain."""
        del player_id
        moment = state.moment
        told = state.information_state_string(moment.place).split("; ")
        before = "; ".join(told[: len(told) - len(moment.begun)])
        choice = self._bot.choose(moment.view, Random(before))
        numbering = moment.table.numbering
        chosen = numbering.next_in(moment.rows, numbering.row(choice), moment.begun)
        return {number: float(number == chosen) for number in moment.allowed}
