"""Deals played at random by the kernel, and replayed card by card by the engine.

Every question the kernel was asked on the way is put to the engine as well: how many cards may be
changed, which, what may be played, who takes each trick, and what the last one costs.
"""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

from agurk.rules import choices as ch
from agurk.rules.cards import Card, Hand
from agurk.rules.deal import start
from agurk.rules.errors import VariantError
from agurk.rules.exchanging import allowed_numbers, asking_order, exchanges
from agurk.rules.pack import is_court
from agurk.rules.scoring import count_last_trick, exchange_factor, lowest_last_card
from agurk.rules.sizes import fitting
from agurk.rules.variant import Variant
from agurk.sim.shape import MOST_HAND, ranks_of, shape_of
from agurk.variants import VARIANTS

Walk = Callable[[Any, int, int, int, int, int], Any]
"""The kernel's `walk`: shape, players, cards to each, leader, seed and number to one deal."""

SEED = 20
_PLAYED = {
    "follow": ch.Follow,
    "reference": ch.Reference,
    "ace": ch.Ace,
    "lead": ch.Lead,
    "set_follow": ch.SetFollow,
    "last_ace": ch.LastAce,
    "penalty_tie": ch.PenaltyTie,
    "multiplier": ch.Multiplier,
    "exchange": ch.Exchange,
    "values": ch.Values,
    "top_card": ch.TopCard,
    "pack": ch.Pack,
    "joker_as": ch.JokerAs,
}
"""The rules of play and price that house rules change."""


class Table(NamedTuple):
    """What one deal is about."""

    variant: Variant
    players: int
    size: int
    leader: int
    number: int


def tables(random: Random) -> Iterator[Table]:
    """Yield tables without end: each preset with each number of players, and house rules."""
    number = 0
    while True:
        for preset in VARIANTS.values():
            for variant in (preset, _house_rules(preset, random)):
                players = random.randint(variant.least_players, variant.most_players)
                fits = min(fitting(variant, players), MOST_HAND)
                usual = min(variant.hand, fits)
                size = usual if random.random() < 0.7 else random.randint(1, min(fits, usual + 2))
                yield Table(variant, players, size, random.randrange(players), number)
                number += 1


def _house_rules(preset: Variant, random: Random) -> Variant:
    """Return the preset with a few rules of play changed, where that makes sense."""
    for _ in range(20):
        names = random.sample(list(_PLAYED), random.randint(1, 4))
        changes: dict[str, Any] = {name: random.choice(list(_PLAYED[name])) for name in names}
        if random.random() < 0.2:
            changes |= {"jokers": random.randint(0, 4), "decks": random.randint(1, 2)}
        try:
            variant = preset.but(**changes)
            shape_of(variant)
        except VariantError:
            continue
        return variant
    return preset


class Replay:
    """One deal of the kernel, asked of the engine again; `positions` counts the questions."""

    def __init__(self, table: Table, walk: Walk) -> None:
        self.table, self.positions = table, 0
        variant = table.variant
        self.rank = ranks_of(variant)
        pack, *self.rest = walk(shape_of(variant).native(), *table[1:4], SEED, table.number)
        cards = self._cards(pack)
        size, dealt = table.size, table.players * table.size
        hands = tuple(cards[at : at + size] for at in range(0, dealt, size))
        self.deal = start(variant, hands, table.leader, cards[dealt:])
        self.changed: list[tuple[int, int]] = []

    def check(self) -> None:
        """Ask everything; an AssertionError says where kernel and engine differ."""
        exchanged, kontra, decisions, payments, bonuses, lowest = self.rest
        self._check_exchanges(exchanged)
        if self.table.variant.lead is ch.Lead.SETS:
            self._check_sets(decisions)
        else:
            self._check_cards(decisions)
        self._check_payments(kontra, payments, bonuses, lowest)

    def _cards(self, pack: bytes) -> Hand:
        """Return cards for the ranks of a whole pack."""
        left: dict[int, list[Card]] = {}
        for card in self.table.variant.cards:
            left.setdefault(self.rank[card], []).append(card)
        return tuple([left[rank].pop() for rank in pack])

    def _ranks(self, cards: Hand) -> bytes:
        return bytes([self.rank[card] for card in cards])

    def _check_exchanges(self, exchanged: list[Any]) -> None:
        variant, players = self.table.variant, self.table.players
        order = asking_order(variant, tuple(range(players)))
        if variant.exchange is ch.Exchange.NONE:
            order = ()
        assert [place for place, *_ in exchanged] == list(order), self.table
        for place, numbers, choices, chosen in exchanged:
            hand = self.deal.hands[place]
            allowed = allowed_numbers(
                variant,
                len(hand),
                len(self.deal.stock),
                [count for _, count in self.changed],
                courts=any(map(is_court, hand)),
                mine=[count for asked, count in self.changed if asked == place],
            )
            assert numbers == sum(1 << number for number in allowed), self.table
            if len(hand) < 8 or self.table.number % 8 == 0:
                own = [self._ranks(cards) for cards in exchanges(hand, allowed)]
                assert choices == _once(own), (self.table, hand, choices)
            self.deal = self.deal.exchange(place, self._of_hand(hand, chosen))
            self.changed.append((place, len(chosen)))
            self.positions += 1

    def _of_hand(self, hand: Hand, ranks: bytes) -> Hand:
        """Return cards of a hand with these ranks, lowest first."""
        left, found = list(hand), []
        for rank in ranks:
            card = next(card for card in left if self.rank[card] == rank)
            left.remove(card)
            found.append(card)
        return tuple(found)

    def _check_cards(self, decisions: list[Any]) -> None:
        rank = self.rank
        for place, mask, _, chosen, taker in self._told(decisions):
            legal = self.deal.legal
            own = 0
            for play in legal:
                own |= 1 << rank[play[0]]
            assert own == mask, (self.table, self.deal.trick, self.deal.hands[place], mask)
            wanted = chosen[0]
            self._play(next(play for play in legal if rank[play[0]] == wanted), taker)

    def _check_sets(self, decisions: list[Any]) -> None:
        for place, _, plays, chosen, taker in self._told(decisions):
            legal = self.deal.legal
            own = [self._ranks(play) for play in legal]
            assert _once(own) == plays, (self.table, self.deal.trick, self.deal.hands[place], plays)
            self._play(legal[own.index(chosen)], taker)

    def _told(self, decisions: list[Any]) -> Iterator[Any]:
        for decision in decisions:
            assert self.deal.turn == decision[0], self.table
            self.positions += 1
            yield decision
        assert self.deal.over, self.table

    def _play(self, play: Hand, taker: int) -> None:
        self.deal = self.deal.play(play)
        took = -1 if self.deal.trick else self.deal.tricks[-1].taker
        assert took == taker, (self.table, self.deal)

    def _check_payments(self, kontra: int, payments: Any, bonuses: Any, lowest: int) -> None:
        variant, players = self.table.variant, self.table.players
        last = self.deal.tricks[-1]
        order = [(last.leader + turn) % players for turn in range(players)]
        factors = {
            turn: exchange_factor(
                variant, [count for asked, count in self.changed if asked == place]
            )
            for turn, place in enumerate(order)
        }
        caller = None if kontra < 0 else order.index(kontra)
        counted = count_last_trick(variant, last.plays, caller, factors)
        for own, theirs in ((counted.payments, payments), (counted.bonuses, bonuses)):
            assert [(order[pay.place], pay.points) for pay in own] == theirs, (self.table, last)
        assert order[lowest_last_card(variant, last.plays)] == lowest, (self.table, last)


def _once(plays: list[bytes]) -> list[bytes]:
    """Return plays each once by its ranks, in the order in which they come first."""
    return list(dict.fromkeys(plays))


def compare(walk: Walk, positions: int, seed: int = 0) -> int:
    """Compare so many positions, and return how many it were."""
    done = 0
    for table in tables(Random(seed)):
        replay = Replay(table, walk)
        replay.check()
        done += replay.positions
        if done >= positions:
            return done
    raise AssertionError("There are tables without end.")
