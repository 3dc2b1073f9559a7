"""A state of OpenSpiel's: a moment of a deal in the calls that OpenSpiel makes."""

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING

import pyspiel

from agurk.envs.numbering import rank_names
from agurk.envs.open_spiel.moment import Moment
from agurk.envs.open_spiel.resampling import numbers
from agurk.rules.errors import WrongTime
from agurk.rules.view import View

if TYPE_CHECKING:
    from agurk.envs.open_spiel.game import AgurkGame


class AgurkState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """One moment of one deal."""

    def __init__(self, game: "AgurkGame", moment: Moment) -> None:
        """Begin before the first card is dealt; `AgurkGame.new_initial_state` does so."""
        super().__init__(game)
        self.moment = moment

    def current_player(self) -> int:
        """Return whose decision is next, or that chance deals, or that the deal is over."""
        if self.moment.over:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.moment.by_chance:
            return int(pyspiel.PlayerId.CHANCE)
        return self.moment.place

    def is_terminal(self) -> bool:
        """Tell whether the deal is over."""
        return self.moment.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the ranks that may be dealt or drawn next, and how likely each is."""
        return self.moment.chances

    def returns(self) -> list[float]:
        """Return what the others pay on average less what each pays itself; they sum to 0."""
        paid = self.moment.paid
        total, others = sum(paid), len(paid) - 1
        return [(total - mine) / others - mine for mine in paid]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "AgurkState":
        """Return a state that a player could not tell from this one.

        Args:
            player: The player.
            sampler: What gives numbers from 0 to 1, from which hidden cards follow.

        Raises:
            WrongTime: if cards are being drawn from the stock.
        """
        if self.moment.by_chance and self.moment.state is not None:
            raise WrongTime("What others hold is not known while a card is drawn from the stock.")
        twin = self.get_game().new_initial_state()
        for number in numbers(self.moment, player, Random(int(sampler() * (1 << 53)))):
            twin.apply_action(number)
        found: AgurkState = twin
        return found

    def view(self, player: int) -> View:
        """Return what a player knows, as all other programs of ours get it."""
        return self.moment.known_to(player)

    def _legal_actions(self, player: int) -> list[int]:
        """Return the numbers that a player may choose."""
        del player
        return self.moment.allowed

    def _apply_action(self, action: int) -> None:
        """Go on by a number."""
        self.moment = self.moment.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """Return what a number stands for."""
        table = self.moment.table
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {rank_names(table.plan.variant)[action]}"
        return table.numbering.names[action]

    def __str__(self) -> str:
        names = rank_names(self.moment.table.plan.variant)
        hands = " | ".join(" ".join(names[rank] for rank in hand) for hand in self.moment.hands)
        done = [
            f"{entry.place}{'+' if entry.drawn else ':'}"
            + (names if entry.drawn else self.moment.table.numbering.names)[entry.number]
            for entry in self.moment.entries
        ]
        return f"{hands} / {' '.join(done)}"
