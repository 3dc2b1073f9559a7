"""Many games in plain Python: the twin of kernel/vector_env.hpp."""

from array import array
from collections.abc import Sequence

from agurk.rules.variant import Variant
from agurk.sim.opening import Opening
from agurk.sim.plain.deal import Deal, Game
from agurk.sim.plain.random import Purpose, Stream

_SAMPLING = 2**64 - 1
"""The number of the stream from which choices are drawn; deals have the numbers below."""

_NARROW, _WIDE = (16, 4), (24, 8)
"""Ranks in a block of features, and cards of a rank, for small and for large packs."""

_OTHERS = 16


class PlainEnv:
    """N games; the arrays are memoryviews."""

    def __init__(self, variant: Variant, opening: Opening, n: int, *, observe: bool) -> None:
        """Deal to all games."""
        self.games, self.players = n, opening.players
        self._shape, self._hand = opening.shape, opening.hand
        self._block, self._equal = _NARROW if self._shape.narrow else _WIDE
        self.features = 3 * self._block + _OTHERS
        self._observe, self._torn = observe, False
        begun = [
            Game(variant, opening.players, seed=opening.seed, number=at, hand=opening.hand)
            for at in range(n)
        ]
        self._games, self._deals = begun, [1] * n
        self._gone = [[0] * self._block for _ in range(n)]
        self._legal, self._numbered = array("I", [0] * n), array("B", bytes(n))
        self._turns, self._ends = array("B", bytes(n)), array("B", bytes(n))
        self._rewards = array("f", [0.0] * n * self.players)
        self._seen = array("f", [0.0] * (n * self.features if observe else 0))
        self._random = Stream(opening.seed, Purpose.GAMES, _SAMPLING)
        for at in range(n):
            self._show(at)

    def legal(self) -> memoryview:
        """Return the ranks that may be played, or how many choices there are."""
        return memoryview(self._legal)

    def numbered(self) -> memoryview:
        """Return whether choices are numbers."""
        return memoryview(self._numbered)

    def turns(self) -> memoryview:
        """Return who chooses."""
        return memoryview(self._turns)

    def ends(self) -> memoryview:
        """Return whether the latest step ended a deal."""
        return memoryview(self._ends)

    def rewards(self) -> "memoryview[float]":
        """Return points taken off less points paid, by game and place."""
        return _table(self._rewards, self.games, self.players)

    def observations(self) -> "memoryview[float]":
        """Return what players in turn see, by game."""
        if not self._observe:
            return memoryview(self._seen)
        return _table(self._seen, self.games, self.features)

    def step(self, choices: Sequence[int]) -> int:
        """Make a choice in each game; return the first game where it is none, -1, or -2."""
        if self._torn:
            return -2
        numbers = [int(choice) for choice in choices]
        for at, choice in enumerate(numbers):
            legal = self._legal[at]
            if not (choice < legal if self._numbered[at] else legal >> choice & 1):
                return at
        self._torn = True
        for at, choice in enumerate(numbers):
            self._step(at, choice)
        self._torn = False
        return -1

    def sample(self, choices: memoryview) -> None:
        """Write a random choice for each game."""
        for at in range(self.games):
            legal = self._legal[at]
            if self._numbered[at]:
                choices[at] = self._random.below(legal) if legal > 1 else 0
                continue
            ranks = [rank for rank in range(self._shape.ranks) if legal >> rank & 1]
            choices[at] = ranks[self._random.below(len(ranks)) if len(ranks) > 1 else 0]

    def _step(self, at: int, choice: int) -> None:
        game, first = self._games[at], at * self.players
        if self._ends[at]:
            self._ends[at] = 0
            self._rewards[first : first + self.players] = array("f", [0.0] * self.players)
        if game.phase == "play":
            for rank in game.choices[choice] if game.numbered else (choice,):
                self._gone[at][rank] += 1
        if not game.apply(choice):
            self._ends[at] = 1
            paid = [float(-points) for points in game.payments]
            self._rewards[first : first + self.players] = array("f", paid)
            game.deal(self._deals[at] * self.games + at)
            self._deals[at] += 1
            self._gone[at] = [0] * self._block
        self._show(at)

    def _show(self, at: int) -> None:
        game = self._games[at]
        self._numbered[at] = game.numbered
        self._legal[at] = len(game.choices) if game.numbered else game.legal
        self._turns[at] = game.turn
        if self._observe:
            first = at * self.features
            self._seen[first : first + self.features] = array("f", self._observed(at))

    def _observed(self, at: int) -> list[float]:
        """Return what the player in turn sees."""
        game, hand = self._games[at], self._games[at].hands[self._turns[at]]
        useful = self._useful(at)
        return [
            *[hand.count(rank) / self._equal for rank in range(self._block)],
            *[float(useful >> rank & 1) for rank in range(self._block)],
            *[gone / self._equal for gone in self._gone[at]],
            *self._others(game, game.position),
        ]

    def _useful(self, at: int) -> int:
        """Return the ranks that some choice has, as bits."""
        game, deal = self._games[at], self._games[at].position
        if not self._numbered[at]:
            return self._legal[at]
        hand = game.hands[game.turn]
        held = sum(1 << rank for rank in set(hand))
        if game.phase != "play" or not deal.made:
            return held
        asked = 0 if deal.held == 1 else deal.asked()[0]
        return held >> asked << asked | 1 << hand[0]

    def _others(self, game: Game, deal: Deal) -> list[float]:
        made, players, top = deal.made, self.players, max(1, self._shape.ranks - 1)
        plays = deal.trick if made else []
        asked = deal.to_head() if made else 0
        size = len(plays[0]) if made else 0
        count = len(game.choices)
        return [
            float(not made),
            asked / top,
            float(bool(made) and deal.bound),
            made / players,
            deal.held / self._hand,
            float(deal.held == 1),
            game.turn / players,
            deal.holder / players if made else 0.0,
            players / 17,
            self._hand / 32,
            float(game.phase == "exchange"),
            float(game.phase == "kontra"),
            size / 8,
            plays[-1][-1] / top if made else 0.0,
            (players - 1 - made) / players,
            min(count, 16) / 16,
        ]


def _table(memory: "array[float]", rows: int, columns: int) -> "memoryview[float]":
    """Return memory as rows."""
    return memoryview(memory).cast("B").cast("f", [rows, columns])
