"""Asking somebody how to play, at each turn that can come by his own plays."""

from collections.abc import Callable, Iterator, Mapping

from agurk.rules.errors import DealError
from agurk.sim.duel import Duel, Hand, Start
from agurk.sim.plain.deal import Deal
from agurk.sim.plain.tricks import ruled_out


def ask(duel: Duel, policy: Callable[[Hand, Hand], Mapping[int, float]]) -> None:
    """Have both places of a deal play as a policy says.

    Its history begins where the deal does, so a card that was led before is not in it.

    Raises:
        DealError: if it plays what may not be played.
    """
    start = duel.start
    for place in (0, 1):
        mine, theirs = start.masks()[place], start.masks()[1 - place]
        asked = _Asked(duel, policy, place)
        for hand in start.hands(place):
            left = [copies - hand.count(rank) for rank, copies in enumerate(start.copies)]
            if min(left) >= 0 and all(mine >> rank & 1 for rank in hand):
                asked.on(_deal_of(start, place, hand), (), left, theirs)


class _Asked:
    """Somebody who is asked in one place."""

    def __init__(
        self, duel: Duel, policy: Callable[[Hand, Hand], Mapping[int, float]], place: int
    ) -> None:
        self._duel, self._policy, self._place = duel, policy, place
        self._gone: dict[tuple[int | None, int], int] = {}

    def on(self, deal: Deal, plays: Hand, left: list[int], may_hold: int) -> None:
        """Ask from some moment on.

        Args:
            deal: The deal; the other's cards stand for whatever they may be.
            plays: The ranks played so far.
            left: How many cards of each rank the other one may have.
            may_hold: The ranks that play has not shown the other one not to hold, as bits.
        """
        if len(deal.hands[deal.turn]) < 2:
            return
        if deal.turn == self._place:
            for rank in self._chosen(tuple(deal.hands[self._place]), plays):
                self.on(_after(deal, rank), (*plays, rank), left, may_hold)
            return
        for rank in _held(left, may_hold):
            gone = self._ruled_out(deal, rank)
            less = [copies - (each == rank) for each, copies in enumerate(left)]
            known = deal.copy()
            known.hands[deal.turn][0] = rank
            self.on(_after(known, rank), (*plays, rank), less, may_hold & ~gone)

    def _ruled_out(self, deal: Deal, rank: int) -> int:
        """Return the ranks that nobody holds who plays a rank now, as bits."""
        asked = deal.trick[0][0] if deal.made else None, rank
        if asked not in self._gone:
            self._gone[asked] = sum(1 << each for each in ruled_out(deal, (rank,)))
        return self._gone[asked]

    def _chosen(self, hand: Hand, plays: Hand) -> list[int]:
        """Return what is played at times."""
        chances = self._policy(hand, plays)
        if min(chances.values(), default=-1.0) < 0:
            raise DealError(
                f"With the ranks {list(hand)} after {list(plays)} no play has a chance of less "
                f"than nothing, so the chances cannot be {dict(chances)}."
            )
        self._duel.set(plays, hand, chances)
        return [rank for rank, chance in chances.items() if chance > 0]


def _deal_of(start: Start, place: int, hand: Hand) -> Deal:
    """Return a deal in which one place has a hand, and the other one cards that stand for any."""
    hands = [list(hand), list(hand)]
    hands[1 - place] = [0] * start.held(1 - place)
    if start.lead is None:
        return Deal(start.shape, hands, start.turn)
    hands[1 - start.turn].append(start.lead)
    deal = Deal(start.shape, hands, 1 - start.turn)
    deal.play((start.lead,))
    return deal


def _after(deal: Deal, rank: int) -> Deal:
    after = deal.copy()
    after.play((rank,))
    return after


def _held(left: list[int], may_hold: int) -> Iterator[int]:
    for rank, copies in enumerate(left):
        if copies and may_hold >> rank & 1:
            yield rank
