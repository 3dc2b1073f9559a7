"""The best play when all hands are open, by trying everything: the plain twin.

Positions between tricks are remembered; nothing else is left out.
"""

from typing import TypeAlias

from agurk.sim.plain.deal import Deal
from agurk.sim.position import Play, Position
from agurk.sim.shape import Shape
from agurk.sim.solver import Method, Solved

Gains: TypeAlias = tuple[float, ...]
"""By place, what the end of a deal is worth."""
_Key: TypeAlias = tuple[tuple[Play, ...], int]


def solve(position: Position, method: Method, table: list[float], most: int) -> Solved:
    """Return what each play is worth, and each player's best result.

    Args:
        position: All hands, and the trick.
        method: What to find.
        table: By place, payer and rank, what paying is worth; empty for points.
        most: How many plays to try at most.

    Raises:
        OverflowError: if they do not do.
    """
    deal = deal_of(position)
    payoffs = Payoffs(position.shape, position.kontra, position.factors, table)
    patience = Patience(most)
    plays, turn = tuple(deal.legal()), deal.turn
    if method is Method.MAX_N:
        everybody = _ForHimself(payoffs, patience)
        gains = tuple([everybody.after(deal, play) for play in plays])
        values = tuple([gain[turn] for gain in gains])
        return Solved(plays, values, everybody.gains(deal), gains)
    difference = method is Method.MINIMAX
    mine = Against(payoffs, turn, patience, difference=difference)
    values = tuple([mine.after(deal, play) for play in plays])
    results = [
        max(values) if place == turn
        else -max(values) if difference
        else Against(payoffs, place, patience, difference=False).gain(deal)
        for place in range(len(position.hands))
    ]  # fmt: skip
    return Solved(plays, values, tuple(results), ())


def deal_of(position: Position) -> Deal:
    """Return a position as a deal to be played on."""
    places = len(position.hands)
    hands = [
        [rank for rank, copies in enumerate(hand) for _ in range(copies)] for hand in position.hands
    ]
    for turn, play in enumerate(position.trick):
        hands[(position.leader + turn) % places] += play
    deal = Deal(position.shape, hands, position.leader)
    for play in position.trick:
        deal.play(play)
    return deal


class Payoffs:
    """What the end of a deal is worth to each place."""

    def __init__(
        self, shape: Shape, kontra: int | None, factors: tuple[int, ...], table: list[float]
    ) -> None:
        """Take what multiplies the cost, and what paying is worth if not its points."""
        self._shape, self._kontra, self._table = shape, kontra, table
        self._factors = dict(enumerate(factors))

    def __call__(self, deal: Deal) -> Gains:
        """Return what each place gains when all is played."""
        done, places = deal.last_trick(self._kontra, self._factors), len(deal.hands)
        if not self._table:
            return tuple(
                [
                    float(done.bonuses.get(place, 0) - done.payments.get(place, 0))
                    for place in range(places)
                ]
            )
        gains = [0.0] * places
        for place in range(places):
            for payer in sorted(done.payments):
                at = (place * places + payer) * self._shape.ranks + done.ranks[payer]
                gains[place] += self._table[at]
        return tuple(gains)


class Patience:
    """What ends a search that has made too many plays."""

    def __init__(self, most: int) -> None:
        self._left = most

    def played(self, deal: Deal, play: Play) -> Deal:
        """Return a deal after a play.

        Raises:
            OverflowError: if that is one too many.
        """
        self._left -= 1
        if self._left < 0:
            raise OverflowError
        after = deal.copy()
        after.play(play)
        return after


class Against:
    """One place against all others."""

    def __init__(
        self, payoffs: Payoffs, place: int, patience: Patience, *, difference: bool
    ) -> None:
        self._payoffs, self._place, self._difference = payoffs, place, difference
        self._patience = patience
        self._known: dict[_Key, float] = {}

    def after(self, deal: Deal, play: Play) -> float:
        """Return what the place can make sure of once a play is made."""
        return self.gain(self._patience.played(deal, play))

    def gain(self, deal: Deal) -> float:
        """Return what the place can make sure of."""
        if deal.over:
            gains = self._payoffs(deal)
            return gains[self._place] - (gains[1 - self._place] if self._difference else 0.0)
        if deal.made:
            return self._best(deal)
        key = _key(deal)
        if key not in self._known:
            self._known[key] = self._best(deal)
        return self._known[key]

    def _best(self, deal: Deal) -> float:
        values = [self.after(deal, play) for play in deal.legal()]
        return max(values) if deal.turn == self._place else min(values)


class _ForHimself:
    """Everybody for himself."""

    def __init__(self, payoffs: Payoffs, patience: Patience) -> None:
        self._payoffs, self._patience = payoffs, patience
        self._known: dict[_Key, Gains] = {}

    def after(self, deal: Deal, play: Play) -> Gains:
        """Return what each place gets once a play is made."""
        return self.gains(self._patience.played(deal, play))

    def gains(self, deal: Deal) -> Gains:
        """Return what each place gets."""
        if deal.over:
            return self._payoffs(deal)
        if deal.made:
            return self._best(deal)
        key = _key(deal)
        if key not in self._known:
            self._known[key] = self._best(deal)
        return self._known[key]

    def _best(self, deal: Deal) -> Gains:
        turn = deal.turn
        return max(
            [self.after(deal, play) for play in reversed(deal.legal())],
            key=lambda gains: gains[turn],
        )


def _key(deal: Deal) -> _Key:
    return tuple(map(tuple, deal.hands)), deal.leader
