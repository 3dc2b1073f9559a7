"""Whole matches under policies, in plain Python: the twin of kernel/match.hpp.

The engine itself leads from deal to deal; only the cards of a deal are played in ranks.
"""

from collections.abc import Sequence
from dataclasses import replace

from agurk.rules.cards import Card
from agurk.rules.errors import AgurkError
from agurk.rules.events import DealVoid
from agurk.rules.match import Counted, Match, Phase
from agurk.rules.progress import ask_buy_ins, prepare, settle_deal
from agurk.rules.scoring import LastTrick, Payment
from agurk.rules.sizes import choosable_sizes
from agurk.rules.standing import Standing, buy_in, buy_in_score, least_too_much
from agurk.rules.state import begin
from agurk.rules.variant import Variant
from agurk.sim.plain.deal import LastTrick as LastRanks
from agurk.sim.plain.deal import shuffled
from agurk.sim.plain.play_out import PlayOut
from agurk.sim.plain.policies import choose_size, drawn
from agurk.sim.plain.random import Purpose, Stream
from agurk.sim.shape import ranks_of

MOST_DEALS = 1_000_000
"""More deals than this mean that a match does not end."""


class EndlessMatch(AgurkError, RuntimeError):
    """A match that policies would play for good."""

    slug = "endless-match"


def endless(variant: Variant, policies: Sequence[str]) -> EndlessMatch:
    """Return the error for such a match, by what policy each seat plays."""
    return EndlessMatch(
        f"A match of {variant.name} played by {', '.join(policies)} was not over after "
        f"{MOST_DEALS:,} deals; other policies or rules may end it."
    )


class MatchPlay:
    """One match, played to its end."""

    def __init__(
        self,
        variant: Variant,
        policies: Sequence[str],
        *,
        seed: int,
        number: int,
        begun: Match | None = None,
    ) -> None:
        """Play it.

        Args:
            variant: The rules.
            policies: By what policy each seat plays.
            seed: The seed.
            number: Which match of the seed it is, from 0.
            begun: The match to go on with, before a deal; a new one if not given.

        Raises:
            EndlessMatch: if it does not come to its end.
        """
        self._policies = policies
        self._rank = ranks_of(variant)
        self._stream = Stream(seed, Purpose.MATCHES, number)
        self.deals = 0
        """How many deals it had, those that did not count included."""
        self.buy_ins = [0] * len(policies)
        """How often each seat bought in."""
        self.lives_lost = [0] * len(policies)
        """How many lives each seat lost."""
        self.before: list[Match] = []
        """How it stood before each deal."""
        if begun is None:
            match = begin(variant, len(policies)).match
            dealer = drawn(range(len(policies)), self._stream)
            begun, _ = prepare(replace(match, dealer=dealer, number=1), ())
        self.match = begun
        """How it stands."""
        while self.match.phase is not Phase.OVER:
            self._step()

    def _step(self) -> None:
        match self.match.phase:
            case Phase.SIZE:
                self._name_size()
            case Phase.DEAL:
                self._deal()
            case _:
                self._answer()

    def _name_size(self) -> None:
        match = self.match
        sizes = choosable_sizes(match.variant, len(match.seats), len(match.kept))
        policy = self._policies[match.dealer]
        size = choose_size(policy, sizes, match.variant.hand, self._stream)
        self.match = replace(match, size=size, phase=Phase.DEAL)

    def _deal(self) -> None:
        if self.deals == MOST_DEALS:
            raise endless(self.match.variant, self._policies)
        match, before = self.match, self.match.standing
        self.before.append(match)
        order = match.from_dealer()
        left = list(match.variant.cards)
        for card in match.kept:
            left.remove(card)
        pack = shuffled(sorted(self._rank[card] for card in left), self._stream)
        table = PlayOut(
            match.variant,
            [self._policies[seat] for seat in order],
            [before.scores[seat] for seat in order],
        )
        last = table.play(pack, match.size, order.index(match.leader()), self._stream)
        self.deals += 1
        self.match, happened = settle_deal(match, _counted(order, last, left, self._rank))
        self._note_lives(before, [event for event in happened if isinstance(event, DealVoid)])

    def _note_lives(self, before: Standing, void: Sequence[DealVoid]) -> None:
        now = self.match.standing
        for seat, lives in enumerate(before.lives):
            if not void:
                self.lives_lost[seat] += lives - now.lives[seat]

    def _answer(self) -> None:
        """Let the seat that is asked buy in, or not."""
        match = self.match
        seat, standing = match.waiting[0], match.standing
        if self._policies[seat] == "uniform":
            buys = drawn((False, True), self._stream)
        else:
            buys = buying_pays(match, seat)
        if buys:
            standing, _ = buy_in(match.variant, standing, seat)
            self.buy_ins[seat] += 1
        match = replace(match, standing=standing, waiting=match.waiting[1:])
        self.match, _ = ask_buy_ins(match, ())


def _counted(
    order: Sequence[int], last: LastRanks, cards: Sequence[Card], rank: dict[Card, int]
) -> Counted:
    """Return how a deal has ended, by seat, each card that pays one of its rank."""
    left = list(cards)

    def paid(payments: dict[int, int]) -> tuple[Payment, ...]:
        found = []
        for place, points in payments.items():
            card = next(card for card in left if rank[card] == last.ranks[place])
            left.remove(card)
            found.append(Payment(order[place], points, card))
        return tuple(found)

    trick = LastTrick(order[last.taker], paid(last.payments), paid(last.bonuses))
    return Counted(trick, order[last.lowest])


def buying_pays(match: Match, seat: int) -> bool:
    """Tell whether buying in is worth its stakes, as `agurk.bots.decisions` reckons it."""
    variant, standing = match.variant, match.standing
    score = buy_in_score(variant, standing, seat)
    price = variant.stake * variant.buy_in_stakes
    if score is None or not price:
        return score is not None
    limit = least_too_much(variant) or 0
    room = {other: limit - standing.scores[other] for other in standing.seats}
    now = room.pop(seat, 0)
    others, then = sum(room.values()), limit - score
    won_now = now / (now + others) if now else 0.0
    return (standing.pot + price) * then / (then + others) > standing.pot * won_now + price
