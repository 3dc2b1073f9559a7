"""What an environment plays: the rules, who sits down, how long, and what for."""

from dataclasses import dataclass
from enum import Enum

from agurk.envs.options import word
from agurk.rules.choices import HandRule
from agurk.rules.variant import Variant
from agurk.sim.deal_sums import dealt
from agurk.sim.shape import shape_of
from agurk.variants import find


class Length(Enum):
    """How long an episode is."""

    DEAL = "deal"
    """One deal, the first of a match."""
    MATCH = "match"
    """A whole match."""


class Reward(Enum):
    """What a deal is played for. It is paid when the deal is over, and nothing before."""

    POINTS = "points"
    """The points taken off less the points paid."""
    DEAL = "deal"
    """-1 for whoever pays for the last trick, even if nothing, and 0 for the others."""
    EQUITY = "equity"
    """How much the chance to win the match has grown."""


class Illegal(Enum):
    """What follows an action that is not allowed."""

    RAISE = "raise"
    """An error that says what is."""
    END = "end"
    """The episode ends, and the player who did it gets the worst reward."""
    MEND = "mend"
    """The first allowed action is made instead."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """What an environment plays."""

    variant: Variant
    players: int
    cards: int | None = None
    """How many cards each gets in the first deal, if not as many as the rules say."""
    episode: Length = Length.DEAL
    reward: Reward = Reward.POINTS
    illegal: Illegal = Illegal.END

    @property
    def whole(self) -> bool:
        """Whether an episode is a whole match."""
        return self.episode is Length.MATCH

    @property
    def asks_size(self) -> bool:
        """Whether dealers choose the number of cards."""
        by_rule = self.variant.hand_rule is HandRule.DEALER_CHOICE
        return by_rule and (self.whole or self.cards is None)

    @property
    def worst(self) -> float:
        """The reward of whoever does what is not allowed."""
        if self.reward is Reward.POINTS:
            return -float(max(self.variant.cost.values()) or 1)
        return -1.0


def plan_of(
    variant: str | Variant,
    players: int,
    *,
    cards: int | None = None,
    episode: str = "deal",
    reward: str = "points",
    illegal: str = "end",
) -> Plan:
    """Return a plan, checked.

    Args:
        variant: The rules, or the name of a preset.
        players: How many play.
        cards: How many cards each gets in the first deal, if not as many as the rules say.
        episode: `deal` or `match`.
        reward: `points`, `deal` or `equity`.
        illegal: `end`, `mend` or `raise`.

    Raises:
        UnknownVariant: if no preset has the name.
        PlayersError: if the variant or its pack is not for so many.
        VariantError: if simulations cannot count its cards.
        BadOption: if a word is none of those that are named.
    """
    rules = find(variant) if isinstance(variant, str) else variant
    dealt(rules, players, cards)
    shape_of(rules)
    return Plan(
        variant=rules,
        players=players,
        cards=cards,
        episode=word(Length, "episode", episode),
        reward=word(Reward, "reward", reward),
        illegal=word(Illegal, "illegal", illegal),
    )
