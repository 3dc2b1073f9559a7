"""What a player observes, as numbers from 0 to 1, out of the view and nothing else.

First come the features of `agurk.sim.VectorEnv`, the same to the bit for whoever is in turn; then
what the rules or the episode have beside a deal of single cards. `docs/envs.md` tells them one by
one, and `Features.names` names each.
"""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from agurk.envs.numbering import Numbering, Row, rank_names
from agurk.envs.plan import Plan
from agurk.rules.cards import Card
from agurk.rules.choices import Aside, Lead, Multiplier, Reference, SetFollow
from agurk.rules.choices import BuyIn as BuyInRule
from agurk.rules.choices import Exchange as ExchangeRule
from agurk.rules.match import Phase
from agurk.rules.trick import taker
from agurk.rules.view import View
from agurk.sim.shape import ranks_of, shape_of

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]

OTHERS = (
    "nothing lies in the trick",
    "rank to be headed",
    "an ace obliges",
    "plays made",
    "cards each held when the trick began",
    "last trick",
    "place",
    "turn of who holds the trick",
    "players",
    "cards dealt to each",
    "exchange asked",
    "Kontra asked",
    "cards of a play",
    "rank played just before",
    "players still to come",
    "choices",
)
"""The features of `VectorEnv` after its blocks."""

_NARROW, _WIDE = (16, 4), (24, 8)
"""Ranks in a block, and cards of a rank, for small and for large packs, as in `VectorEnv`."""
_MOST_CHOICES, _MOST_PLAYERS, _MOST_HAND, _MOST_SET = 16, 17, 32, 8
_SCORE = 100
"""What scores are a part of where no score is too much."""


class Features:
    """What is observed in an environment."""

    def __init__(self, plan: Plan, numbering: Numbering) -> None:
        """Lay out the features."""
        variant = self._variant = plan.variant
        self._numbering, self._players = numbering, plan.players
        self._shape, self._ranks = shape_of(variant), ranks_of(variant)
        self._block, self._equal = _NARROW if self._shape.narrow else _WIDE
        self._top = max(1, self._shape.ranks - 1)
        self._limit = variant.threshold or _SCORE
        self._further = tuple(self._parts(plan))
        self.base = 3 * self._block + len(OTHERS)
        """How many features `VectorEnv` has, which are the first."""
        self.names = (*self._base_names(), *[name for names, _ in self._further for name in names])
        """What each feature is called."""

    def __len__(self) -> int:
        return len(self.names)

    def of(self, view: View, allowed: Row, begun: Row = (), choices: int = 0) -> "Floats":
        """Return what the seat of a view observes.

        Args:
            view: Its view.
            allowed: The numbers that it may choose now; none if it is not in turn.
            begun: The numbers of its decision that it has chosen before.
            choices: How many decisions differ.
        """
        import numpy as np  # noqa: PLC0415 - only who observes needs it

        values = self._base(view, allowed, begun, choices)
        for _, part in self._further:
            values += part(view, begun)
        return np.array(values, np.float32)

    def _base(self, view: View, allowed: Row, begun: Row, choices: int) -> list[float]:
        """Return the features of `VectorEnv`."""
        ranks, phase = self._ranks, view.match.phase
        held = self._counted(view.hand)
        gone = [0.0] * self._block
        for trick in view.tricks:
            for _, cards in trick.plays:
                for card in cards:
                    gone[ranks[card]] += 1
        plays = [[ranks[card] for card in play.cards] for play in view.trick]
        for play in plays:
            for rank in play:
                gone[rank] += 1
        match, made = view.match, len(plays)
        order = match.from_dealer()
        players = len(order)
        left = 0 if view.to_act is None or not view.counts else view.counts[view.to_act]
        low, asked, holder = self._asked(view, last=left == 1) if made else (0, 0, 0)
        first, equal = bool(allowed) and not begun, self._equal
        useful = self._useful(view, allowed, held, low) if first else self._marks(allowed)
        return [
            *[number / equal for number in held],
            *useful,
            *[number / equal for number in gone],
            float(not made),
            asked / self._top,
            float(bool(made) and view.demand == ()),
            made / players,
            left / match.size if match.size else 0.0,
            float(left == 1),
            order.index(view.seat) / players if view.seat in order else 0.0,
            holder / players,
            players / _MOST_PLAYERS,
            match.size / _MOST_HAND,
            float(phase is Phase.EXCHANGE),
            float(phase is Phase.KONTRA),
            len(plays[0]) / _MOST_SET if made else 0.0,
            plays[-1][-1] / self._top if made else 0.0,
            (players - 1 - made) / players,
            min(choices, _MOST_CHOICES) / _MOST_CHOICES,
        ]

    def _asked(self, view: View, *, last: bool) -> tuple[int, int, int]:
        """Return the lowest and highest rank to be headed, and the turn that holds the trick."""
        variant, ranks = self._variant, self._ranks
        trick = tuple([play.cards for play in view.trick])
        holder = taker(variant, trick, last=last)
        if last and variant.reference is not Reference.PREVIOUS:
            return 0, self._shape.last[ranks[trick[holder][0]]], holder
        play = trick[holder]
        if variant.lead is not Lead.SETS:
            play = trick[-1] if variant.reference is Reference.PREVIOUS else play
        elif variant.set_follow is SetFollow.ALL:
            best = max([ranks[play[-1]] for play in trick])
            return best, best, holder
        return ranks[play[0]], ranks[play[-1]], holder

    def _useful(self, view: View, allowed: Row, held: list[float], low: int) -> list[float]:
        """Return which ranks some choice has, as `VectorEnv` tells it.

        Args:
            view: The view of the seat in turn.
            allowed: The numbers that it may choose.
            held: How many cards of each rank it holds.
            low: The lowest rank to be headed.
        """
        phase = view.match.phase
        if phase is Phase.PLAY and not (self._variant.lead is Lead.SETS and view.trick):
            return self._marks(allowed)
        if not view.hand:
            return [0.0] * self._block
        low = low if phase is Phase.PLAY else 0
        lowest = self._ranks[view.hand[0]]
        return [
            float(number > 0 and (rank >= low or rank == lowest))
            for rank, number in enumerate(held)
        ]

    def _marks(self, allowed: Row) -> list[float]:
        """Return which ranks may be chosen now."""
        marks = [0.0] * self._block
        for number in allowed:
            if number < self._numbering.ranks:
                marks[number] = 1.0
        return marks

    def _counted(self, cards: tuple[Card, ...]) -> list[float]:
        """Return how many cards of each rank there are."""
        found = [0.0] * self._block
        for card in cards:
            found[self._ranks[card]] += 1
        return found

    def _base_names(self) -> Iterator[str]:
        ranks = rank_names(self._variant)
        ranks += tuple(f"(rank {at})" for at in range(len(ranks), self._block))
        for what in ("held", "may be played", "played"):
            yield from (f"{rank} {what}" for rank in ranks)
        yield from OTHERS

    def _parts(
        self, plan: Plan
    ) -> Iterator[tuple[tuple[str, ...], Callable[[View, Row], list[float]]]]:
        """Yield what is observed beside the features of `VectorEnv`, with its names."""
        variant = plan.variant
        ranks = rank_names(variant)
        others = [f"player {turn} on" if turn else "this player" for turn in range(plan.players)]
        if self._numbering.several:
            yield tuple(f"{rank} chosen" for rank in ranks), self._chosen
        if variant.exchange is not ExchangeRule.NONE:
            yield tuple(f"{rank} changed away" for rank in ranks), self._discards
            yield tuple(f"cards changed by {who}" for who in others), self._changed
        if variant.multiplier is Multiplier.KONTRA:
            yield tuple(f"Kontra called by {who}" for who in others), self._called
        if variant.aside is Aside.SHOWN:
            yield tuple(f"{rank} lies aside" for rank in ranks), self._aside
        if variant.keep_cards and plan.whole:
            yield tuple(f"{rank} kept" for rank in ranks), self._kept
        if plan.asks_size:
            yield (
                ("number of cards asked",),
                lambda view, _: [float(view.match.phase is Phase.SIZE)],
            )
        if plan.whole:
            yield tuple(f"score of {who}" for who in others), self._scores
            yield tuple(f"lives of {who}" for who in others), self._lives
            yield tuple(f"{who} deals" for who in others), self._dealer
        if plan.whole and variant.buy_in is not BuyInRule.NONE:
            yield ("buy-in asked",), lambda view, _: [float(view.match.phase is Phase.BUY_IN)]
            yield tuple(f"buy-ins of {who}" for who in others), self._bought

    def _chosen(self, _: View, begun: Row) -> list[float]:
        ranks = self._numbering.ranks
        return [begun.count(rank) / self._equal for rank in range(ranks)]

    def _discards(self, view: View, _: Row) -> list[float]:
        return self._parted(view.discards)

    def _aside(self, view: View, _: Row) -> list[float]:
        return self._parted(view.aside)

    def _kept(self, view: View, _: Row) -> list[float]:
        return self._parted(view.match.kept)

    def _parted(self, cards: tuple[Card, ...]) -> list[float]:
        counted = self._counted(cards)[: self._numbering.ranks]
        return [number / self._equal for number in counted]

    def _changed(self, view: View, _: Row) -> list[float]:
        """Return the greatest number of cards that each changed at once."""
        return self._by_turn(
            view, lambda seat: max(view.match.changed_by(seat), default=0) / _MOST_HAND
        )

    def _called(self, view: View, _: Row) -> list[float]:
        return self._by_turn(view, lambda seat: float(view.match.kontra == seat))

    def _scores(self, view: View, _: Row) -> list[float]:
        scores = view.match.standing.scores
        return self._by_turn(view, lambda seat: min(1.0, max(0.0, scores[seat] / self._limit)))

    def _lives(self, view: View, _: Row) -> list[float]:
        lives, most = view.match.standing.lives, max(1, self._variant.lives)
        return self._by_turn(view, lambda seat: min(1.0, lives[seat] / most))

    def _dealer(self, view: View, _: Row) -> list[float]:
        return self._by_turn(view, lambda seat: float(view.match.dealer == seat))

    def _bought(self, view: View, _: Row) -> list[float]:
        bought, most = view.match.standing.bought, max(1, self._variant.buy_in_times)
        return self._by_turn(view, lambda seat: min(1.0, bought[seat] / most))

    def _by_turn(self, view: View, told: Callable[[int], float]) -> list[float]:
        """Return a number for each seat, this one first and then clockwise."""
        mine = view.seat or 0
        return [told((mine + turn) % self._players) for turn in range(self._players)]
