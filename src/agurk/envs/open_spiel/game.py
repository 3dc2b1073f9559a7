"""The game as OpenSpiel knows it: one deal of any variant, worth points."""

from collections.abc import Mapping
from typing import Any

import pyspiel

from agurk.envs.open_spiel.moment import Moment, Table
from agurk.envs.open_spiel.observer import Observer
from agurk.envs.open_spiel.state import AgurkState
from agurk.envs.plan import plan_of
from agurk.rules.choices import Exchange, Multiplier, PenaltyTie
from agurk.variants import find
from agurk.variants.house import from_header

NAME = "python_agurk"
MOST_PLAYERS, _TURNS, _DEAREST = 17, 3, 4
"""How many can play, how often cards are changed, and what multiplies a price, at most."""

PARAMETERS: Mapping[str, str | int] = {"variant": "danish", "house": "", "players": 2, "cards": 0}
"""The parameters of the game, and what they are if not given.

`house` are rules as in `follow:forced lives:1`, with colons, since OpenSpiel writes parameters with
equals signs; `cards` is how many each gets, 0 for as many as in the first deal of a match.
"""

TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Cucumber (Agurk)",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MOST_PLAYERS,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=True,
    parameter_specification=dict(PARAMETERS),
)


class AgurkGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """One deal of a variant; player 0 sits on the dealer's left, and the dealer is the last."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        """Lay out the game.

        Args:
            params: Those of `PARAMETERS`.

        Raises:
            UnknownVariant: if no preset has the name.
            VariantError: if house rules are none, or simulations cannot count the cards.
            PlayersError: if the variant or its pack is not for so many.
        """
        told = {**PARAMETERS, **(params or {})}
        key = find(str(told["variant"])).key
        rules = from_header(key, str(told["house"]).replace(":", "="))
        self.table = Table.of(
            plan_of(rules, int(told["players"]), cards=int(told["cards"]) or None)
        )
        self.most = _longest(self.table)
        self._first = Moment(self.table)
        dearest = _dearest(self.table)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.table.numbering),
            max_chance_outcomes=self.table.numbering.ranks,
            num_players=self.table.plan.players,
            min_utility=-dearest,
            max_utility=dearest,
            utility_sum=0.0,
            max_game_length=self.most,
        )
        super().__init__(TYPE, info, dict(params or {}))

    def new_initial_state(self) -> AgurkState:
        """Return a deal before its first card."""
        return AgurkState(self, self._first)

    def make_py_observer(
        self,
        iig_obs_type: Any = None,  # noqa: ANN401 - of pyspiel
        params: Mapping[str, Any] | None = None,
    ) -> Observer:
        """Return what tells a player's knowledge as text and as numbers."""
        del params
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.table, kind, self.most)


def _longest(table: Table) -> int:
    """Return how many numbers are chosen and cards drawn at most, after the deal."""
    players, size, variant = table.plan.players, table.size, table.plan.variant
    longest = players * (2 * size if table.numbering.several else max(1, size - 1))
    if variant.exchange is not Exchange.NONE:
        longest += (
            players * (2 * size + 1) * (_TURNS if variant.exchange is Exchange.WHOLE_HANDS else 1)
        )
    return longest + (players if variant.multiplier is Multiplier.KONTRA else 0)


def _dearest(table: Table) -> float:
    """Return what nobody can gain or lose more of."""
    variant = table.plan.variant
    dearest = float(max(variant.cost.values()) if table.points else 1)
    if variant.multiplier is not Multiplier.NONE:
        dearest *= _DEAREST
    return dearest * 2 if variant.penalty_tie is PenaltyTie.BONUS else dearest
