"""Whole native matches held against the engine and the bots, card by card."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum
from itertools import pairwise
from random import Random
from typing import Any

from agurk.bots import BOTS
from agurk.bots.plays import different
from agurk.rules import choices as ch
from agurk.rules.actions import (
    Action,
    BuyIn,
    CallKontra,
    Choice,
    ChooseSize,
    DealOut,
    Exchange,
    Lot,
    Play,
)
from agurk.rules.cards import Card, Hand
from agurk.rules.errors import VariantError
from agurk.rules.match import Phase
from agurk.rules.state import State, begin
from agurk.rules.variant import Variant
from agurk.sim.native import kernel
from agurk.sim.policies import POLICIES
from agurk.sim.shape import ranks_of, shape_of
from agurk.variants import VARIANTS


class Told(Enum):
    """What a row of a native log tells: the order of match_log.hpp."""

    LOT = 0
    SIZE = 1
    DEALT = 2
    EXCHANGE = 3
    KONTRA = 4
    PLAY = 5
    SETTLED = 6
    BUY_IN = 7
    OVER = 8


@dataclass
class Replay:
    """One match, replayed with real cards from the log of the kernel."""

    variant: Variant
    policies: tuple[str, ...]
    seed: int
    number: int
    ask_bots: bool = True
    decisions: int = 0
    state: State = field(init=False)

    def __post_init__(self) -> None:
        self.players = len(self.policies)
        self.state = begin(self.variant, self.players)
        self.rank = ranks_of(self.variant)
        self.random = Random(self.seed ^ self.number)

    def run(self) -> int:
        """Replay it to its end, compare all, and return how many decisions were compared."""
        rows = kernel.match_log(
            shape_of(self.variant).native(),
            self.players,
            [POLICIES.index(policy) for policy in self.policies],
            self.seed,
            self.number,
        )
        for row, after in pairwise([*rows, []]):
            getattr(self, Told(row[0]).name.lower())(row[1:], after)
        assert self.state.match.phase is Phase.OVER
        return self.decisions

    def where(self) -> str:
        match = self.state.match
        return (
            f"{self.variant.key}, {self.policies}, seed {self.seed}, match {self.number}, "
            f"deal {match.number}, {match.phase}"
        )

    def ranks(self, cards: Hand) -> tuple[int, ...]:
        return tuple(sorted(self.rank[card] for card in cards))

    def apply(self, action: Action) -> None:
        self.state = self.state.apply(action).state

    def decide(self, seat: int, wanted: object) -> None:
        """Make the choice that the kernel made, after asking the bot of the same name."""
        self.decisions += 1
        assert self.state.to_act == seat, self.where()
        view = self.state.view(seat)
        choices = {self.told(choice): choice for choice in reversed(view.actions)}
        assert wanted in choices, (self.where(), wanted, list(choices))
        policy = self.policies[seat]
        if self.ask_bots and policy != "uniform":
            bot = BOTS[policy].choose(view, self.random)
            assert self.told(bot) == wanted, (self.where(), view.hand, view.trick, bot, wanted)
        self.apply(choices[wanted])

    def told(self, choice: Choice) -> object:
        """Return a choice in ranks."""
        match choice:
            case Play(cards) | Exchange(cards):
                return self.ranks(cards)
            case ChooseSize(size):
                return size
            case CallKontra(call):
                return call
            case BuyIn(accept):
                return accept

    def lot(self, row: list[int], _: list[int]) -> None:
        self.apply(Lot(*row))

    def size(self, row: list[int], _: list[int]) -> None:
        self.decide(row[0], row[1])

    def dealt(self, row: list[int], _: list[int]) -> None:
        """Deal real cards of the ranks that the kernel dealt, suits at random."""
        (dealer, number, size, leader), pack = row[:4], row[4:]
        match = self.state.match
        assert (match.dealer, match.number, match.size) == (dealer, number, size), self.where()
        assert match.leader() == leader, self.where()
        by_rank = defaultdict[int, list[Card]](list)
        there = list(self.variant.cards)
        for card in match.kept:
            there.remove(card)
        self.random.shuffle(there)
        for card in there:
            by_rank[self.rank[card]].append(card)
        cards = tuple(by_rank[rank].pop() for rank in pack)
        assert not any(by_rank.values()), self.where()
        order = match.from_dealer()
        hands = {seat: cards[turn * size : (turn + 1) * size] for turn, seat in enumerate(order)}
        self.apply(DealOut(tuple(hands[seat] for seat in match.seats), cards[len(order) * size :]))

    def exchange(self, row: list[int], _: list[int]) -> None:
        seat, numbers = row[:2]
        allowed = {
            len(action.cards) for action in self.state.actions if isinstance(action, Exchange)
        }
        assert sum(1 << number for number in allowed) == numbers, self.where()
        self.decide(seat, tuple(row[2:]))

    def kontra(self, row: list[int], _: list[int]) -> None:
        self.decide(row[0], bool(row[1]))

    def play(self, row: list[int], after: list[int]) -> None:
        chosen, *legal = split(row[1:])
        view = self.state.view(row[0])
        mine = [self.told(choice) for choice in different(view)]
        assert legal == mine, (self.where(), view.hand, view.trick, legal, mine)
        if after and Told(after[0]) is Told.SETTLED:
            self.before = self.state
        self.decide(row[0], chosen)

    def settled(self, row: list[int], after: list[int]) -> None:
        """Compare who paid what, and the standing that it led to."""
        (counts, taker, lowest), paid = row[:3], row[3 : 3 + self.players]
        match = self.state.match
        if counts:
            assert match.counted is not None
            assert (match.counted.trick.taker, match.counted.lowest) == (taker, lowest)
            mine = [0] * self.players
            for pay in match.counted.trick.payments:
                mine[pay.place] += pay.points
            for pay in match.counted.trick.bonuses:
                mine[pay.place] -= pay.points
            assert mine == paid, self.where()
        if not after or Told(after[0]) is not Told.OVER:
            self.standing(row[3 + self.players :])

    def buy_in(self, row: list[int], _: list[int]) -> None:
        self.decide(row[0], bool(row[1]))

    def over(self, row: list[int], _: list[int]) -> None:
        ended = self.state.match.outcome
        assert ended is not None, self.where()
        for mine, seats in ((ended.winners, row[0]), (ended.losers, row[1])):
            assert sum(1 << seat for seat in mine) == seats, self.where()
        self.standing(row[2:])

    def standing(self, row: list[int]) -> None:
        now, players = self.state.match.standing, self.players
        scores, lives, bought, money = (
            tuple(row[start : start + players]) for start in range(0, 4 * players, players)
        )
        assert scores == now.scores, self.where()
        assert (lives, bought) == (now.lives, now.bought), self.where()
        assert (money, row[4 * players]) == (now.money, now.pot), self.where()
        assert row[4 * players + 1] == sum(1 << seat for seat in now.caught), self.where()
        kept = row[4 * players + 2 :]
        for seat in range(players):
            mine = [
                rank for owner, rank in zip(kept[::2], kept[1::2], strict=True) if owner == seat
            ]
            assert mine == [self.rank[card] for card in now.kept[seat]], self.where()


def split(row: list[int]) -> Iterator[tuple[int, ...]]:
    """Yield what is told as a number of ranks and those ranks."""
    at = 0
    while at < len(row):
        yield tuple(row[at + 1 : at + 1 + row[at]])
        at += 1 + row[at]


CHANGED: dict[str, tuple[Any, ...]] = {
    "hand_rule": tuple(ch.HandRule),
    "hand_short": tuple(ch.HandShort),
    "hand": (3, 5, 6),
    "next_dealer": tuple(ch.NextDealer),
    "first_lead": tuple(ch.FirstLead),
    "aside": tuple(ch.Aside),
    "exchange": tuple(ch.Exchange),
    "lead": tuple(ch.Lead),
    "follow": tuple(ch.Follow),
    "reference": tuple(ch.Reference),
    "ace": tuple(ch.Ace),
    "last_ace": tuple(ch.LastAce),
    "penalty_tie": tuple(ch.PenaltyTie),
    "values": tuple(ch.Values),
    "multiplier": tuple(ch.Multiplier),
    "keep_cards": (False, True),
    "threshold": (10, 21, 40),
    "compare": tuple(ch.Compare),
    "exact_reset": (0, 7, 20),
    "lives": (1, 2, 3),
    "life_lost": tuple(ch.LifeLost),
    "end": tuple(ch.End),
    "all_out": tuple(ch.AllOut),
    "money": tuple(ch.Money),
    "buy_in": tuple(ch.BuyIn),
    "buy_in_times": (1, 2),
    "buy_in_others": (1, 2),
    "buy_in_stakes": (0, 1, 2),
}
"""What house rules change, and to what."""


def house_rules(random: Random) -> Variant:
    """Return a variant with some rules changed at random."""
    while True:
        variant = random.choice(tuple(VARIANTS.values()))
        names = random.sample(sorted(CHANGED), 5)
        changes: dict[str, Any] = {name: random.choice(CHANGED[name]) for name in names}
        try:
            return variant.but(key="house", **changes)
        except VariantError:
            continue


def compare(variant: Variant, players: int, random: Random) -> int:
    """Compare a match with policies at random, and return how many decisions it had."""
    policies = tuple(random.choice(POLICIES) for _ in range(players))
    return Replay(variant, policies, random.getrandbits(64), random.getrandbits(40)).run()


def compare_all(decisions: int, seed: int) -> int:
    """Compare matches of any variants and house rules, at any tables.

    Args:
        decisions: How many are compared at least.
        seed: What the matches come from.
    """
    random, made = Random(seed), 0
    while made < decisions:
        preset = random.choice(tuple(VARIANTS.values()))
        for variant in (preset, house_rules(random)):
            players = random.randint(variant.least_players, variant.most_players)
            made += compare(variant, players, random)
    return made
