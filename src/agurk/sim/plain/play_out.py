"""Whole deals under policies, in plain Python: the twin of kernel/play_out.hpp."""

from collections.abc import Sequence
from itertools import combinations

from agurk.rules import choices as ch
from agurk.rules.exchanging import allowed_numbers, asking_order
from agurk.rules.scoring import exchange_factor
from agurk.rules.variant import Variant
from agurk.sim.plain.deal import Deal, LastTrick, Play, pack_of, shuffled
from agurk.sim.plain.outlook import Outlook
from agurk.sim.plain.policies import calls_kontra, choose_change, choose_play
from agurk.sim.plain.random import Purpose, Stream
from agurk.sim.plain.tricks import ruled_out
from agurk.sim.shape import Shape, shape_of


def deal_out(
    variant: Variant,
    size: int,
    policies: Sequence[str],
    *,
    seed: int,
    number: int,
) -> LastTrick:
    """Return how a deal of a seed ends, played as the first of a match.

    Args:
        variant: The rules.
        size: How many cards each gets.
        policies: By what policy each place plays; the dealer is the last.
        seed: The seed.
        number: Which deal of the seed it is, from 0.
    """
    stream = Stream(seed, Purpose.DEALS, number)
    shape = shape_of(variant)
    pack, leader = shuffled(pack_of(shape), stream), shape.leader(len(policies))
    return PlayOut(variant, policies).play(pack, size, leader, stream)


class PlayOut:
    """One deal, from its pack to its last trick."""

    def __init__(
        self, variant: Variant, policies: Sequence[str], scores: Sequence[int] | None = None
    ) -> None:
        """Seat the players.

        Args:
            variant: The rules.
            policies: By what policy each place plays; the dealer is the last.
            scores: What each place has on its score; nothing if not given.
        """
        self._variant, self._shape = variant, shape_of(variant)
        self._policies = policies
        self._scores = scores or [0] * len(policies)

    def play(self, pack: Sequence[int], size: int, leader: int, stream: Stream) -> LastTrick:
        """Return how the deal ends.

        Args:
            pack: The cards as ranks: the hands, place by place, and then the stock.
            size: How many cards each gets.
            leader: The place that leads.
            stream: Where numbers for decisions come from.
        """
        players = len(self._policies)
        self._deal = Deal(
            self._shape, [pack[at * size : at * size + size] for at in range(players)], leader
        )
        self._stock = list(pack[players * size :])
        self._public = _tally(self._shape, pack)
        if self._variant.aside is ch.Aside.SHOWN:
            self._take(self._stock)
        self._discards: list[list[int]] = [[] for _ in range(players)]
        self._excluded = [set[int]() for _ in range(players)]
        factors = self._exchange(stream)
        kontra = self._ask_kontra(stream)
        while not self._deal.over:
            place = self._deal.turn
            play = choose_play(self._policies[place], self._deal, self._outlook, stream)
            # Nobody asks what has been shown but who plays by the ladder.
            if "ladder" in self._policies:
                self._excluded[place] |= ruled_out(self._deal, play)
            self._take(play)
            self._deal.play(play)
        return self._deal.last_trick(kontra, factors)

    def _take(self, cards: Sequence[int]) -> None:
        """Note that everybody has seen some cards."""
        for rank in cards:
            self._public[rank] -= 1

    def _outlook(self) -> Outlook:
        """Return what the place to play reckons."""
        place, unseen = self._deal.turn, list(self._public)
        for rank in (*self._deal.hands[place], *self._discards[place]):
            unseen[rank] -= 1
        return Outlook(self._deal, unseen, self._excluded, self._scores)

    def _exchange(self, stream: Stream) -> dict[int, int]:
        """Let all change cards, and return what multiplies the cost for each place."""
        players = len(self._policies)
        changed: list[tuple[int, int]] = []
        if self._variant.exchange is ch.Exchange.NONE:
            return {}
        for place in asking_order(self._variant, tuple(range(players))):
            hand = self._deal.hands[place]
            cards = choose_change(
                self._policies[place], self._shape, hand, self._changes(place, changed), stream
            )
            for rank in cards:
                hand.remove(rank)
            hand += self._stock[: len(cards)]
            hand.sort()
            del self._stock[: len(cards)]
            self._discards[place] += cards
            changed.append((place, len(cards)))
        return {
            place: exchange_factor(
                self._variant, [count for asked, count in changed if asked == place]
            )
            for place in range(players)
        }

    def _changes(self, place: int, changed: list[tuple[int, int]]) -> list[Play]:
        """Return every choice of cards that a place may change, fewest first."""
        hand = self._deal.hands[place]
        numbers = allowed_numbers(
            self._variant,
            len(hand),
            len(self._stock),
            [count for _, count in changed],
            courts=any(self._shape.courts >> rank & 1 for rank in hand),
            mine=[count for asked, count in changed if asked == place],
        )
        every = (cards for number in numbers for cards in combinations(hand, number))
        return list(dict.fromkeys(every))

    def _ask_kontra(self, stream: Stream) -> int | None:
        """Return the place that calls Kontra."""
        if self._variant.multiplier is not ch.Multiplier.KONTRA:
            return None
        for place, policy in enumerate(self._policies):
            if calls_kontra(policy, self._shape, self._deal.hands[place], stream):
                return place
        return None


def _tally(shape: Shape, cards: Sequence[int]) -> list[int]:
    """Return how many cards there are of each rank."""
    found = [0] * shape.ranks
    for rank in cards:
        found[rank] += 1
    return found
