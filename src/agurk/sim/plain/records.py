"""Deals written down card by card, in plain Python: the twin of kernel/records.hpp."""

from collections.abc import Sequence
from typing import NamedTuple

from agurk.rules.variant import Variant
from agurk.sim.plain.deal import pack_of, shuffled
from agurk.sim.plain.play_out import PlayOut
from agurk.sim.plain.random import Purpose, Stream
from agurk.sim.shape import shape_of


class Record(NamedTuple):
    """One deal; the fields are those of `agurk.sim.Plays`."""

    hands: list[list[int]]
    ranks: list[int]
    places: list[int]
    tricks: list[int]
    changed: list[int]
    kontra: int
    taker: int
    paid: list[int]


class _Written(PlayOut):
    """A deal that writes down what is played."""

    played: list[tuple[int, int, int]] | None = None
    """Each card with who played it and to which trick; None before play."""

    def _ask_kontra(self, stream: Stream) -> int | None:
        self.kontra = super()._ask_kontra(stream)
        self.hands = [hand[:] for hand in self._deal.hands]
        self.changed = [len(cards) for cards in self._discards]
        self.played, self._trick = [], -1
        return self.kontra

    def _take(self, cards: Sequence[int]) -> None:
        if self.played is not None:
            self._trick += not self._deal.made
            self.played += [(rank, self._deal.turn, self._trick) for rank in cards]
        super()._take(cards)


def record(
    variant: Variant, size: int, policies: Sequence[str], *, seed: int, number: int
) -> Record:
    """Return a deal of a seed, played as the first of a match.

    Args:
        variant: The rules.
        size: How many cards each gets.
        policies: By what policy each place plays; the dealer is the last.
        seed: The seed.
        number: Which deal of the seed it is, from 0.
    """
    stream = Stream(seed, Purpose.DEALS, number)
    players, shape = len(policies), shape_of(variant)
    deal = _Written(variant, policies)
    last = deal.play(shuffled(pack_of(shape), stream), size, shape.leader(players), stream)
    ranks, places, tricks = map(list, zip(*deal.played or (), strict=True))
    return Record(
        hands=deal.hands,
        ranks=ranks,
        places=places,
        tricks=tricks,
        changed=deal.changed,
        kontra=-1 if deal.kontra is None else deal.kontra,
        taker=last.taker,
        paid=[last.payments.get(place, 0) - last.bonuses.get(place, 0) for place in range(players)],
    )
