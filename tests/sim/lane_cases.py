"""All rules that lanes know, and how the engine itself plays what they play."""

from collections.abc import Iterator
from itertools import cycle, product
from typing import NamedTuple

from agurk.rules import choices as ch
from agurk.rules.cards import Card, Hand
from agurk.rules.deal import Deal, start
from agurk.rules.scoring import count_last_trick
from agurk.rules.trick import demand, heads
from agurk.rules.variant import Value, Variant
from agurk.sim.plain.lanes import Row
from agurk.sim.plain.random import Purpose, Stream
from agurk.sim.shape import ranks_of, shape_of
from agurk.variants import VARIANTS

STREAM_LANES = 4


class Case(NamedTuple):
    """Deals under some rules."""

    name: str
    variant: Variant
    size: int
    policies: tuple[str, ...]

    @property
    def players(self) -> int:
        return len(self.policies)


def rules() -> Iterator[Case]:
    """Yield every way to follow, with everything else that lanes know in turn."""
    packs: Iterator[dict[str, Value]] = cycle(
        [
            {},
            {"jokers": 3, "joker_as": ch.JokerAs.ABOVE_ACE},
            {"top_card": ch.TopCard.CLUB_SIX},
            {"top_card": ch.TopCard.BLACK_SEVENS},
        ]
    )
    ties, last = cycle(ch.PenaltyTie), cycle([ch.LastAce.HIGH, ch.LastAce.HIGH, ch.LastAce.LOW])
    seats = cycle([4, 2, 3, 5, 7, 8, 6])
    sizes = cycle([6, 7, 5, 2, 4, 1])
    seated = cycle([("uniform",), ("uniform", "sharp"), ("lowest", "uniform"), ("sharp", "lowest")])
    leads = cycle([ch.FirstLead.DEALER_LEFT, ch.FirstLead.DEALER_LEFT, ch.FirstLead.DEALER])
    every = product(ch.Follow, ch.Reference, ch.Ace, (ch.Lead.ANY, ch.Lead.LOWEST))
    for follow, reference, ace, lead in every:
        players, policies = next(seats), cycle(next(seated))
        variant = Variant(
            most_players=8,
            hand=6,
            follow=follow,
            reference=reference,
            ace=ace,
            lead=lead,
            penalty_tie=next(ties),
            last_ace=next(last),
            first_lead=next(leads),
        ).but(**next(packs))
        name = f"{follow.value}, {reference.value}, ace {ace.value}, lead {lead.value}"
        yield Case(name, variant, next(sizes), tuple(next(policies) for _ in range(players)))


def presets() -> Iterator[Case]:
    """Yield the presets that lanes know, and hands larger than usual."""
    for key in ("danish", "diku", "ogorek", "gurka_se_modern", "five_cucumbers", "sjuer"):
        variant = VARIANTS[key]
        yield Case(key, variant, variant.hand, ("uniform",) * 4)
    yield Case("many cards", VARIANTS["danish"], 26, ("uniform",) * 2)
    yield Case("many cards, forced", VARIANTS["cucumber"], 17, ("uniform",) * 3)


CASES = [*rules(), *presets()]


def engine_rows(case: Case, seed: int, stream: int, steps: int) -> list[list[Row]]:
    """Return how the deals of one stream end, step by step, each played by the engine.

    Args:
        case: The rules and players.
        seed: The seed.
        stream: The number of the stream; its lanes are four deals of each step.
        steps: How many steps to play.
    """
    draws = Stream(seed, Purpose.LANES, stream)
    return [_step(case, draws) for _ in range(steps)]


def _draw(draws: Stream, bounds: list[int]) -> list[int]:
    """Return a number below each bound: sixteen bits of the stream's next words for each lane."""
    found, left = [0] * STREAM_LANES, list(range(STREAM_LANES))
    while left:
        word = draws.next()
        for lane in list(left):
            found[lane], low = divmod((word >> 16 * lane & 0xFFFF) * bounds[lane], 1 << 16)
            if low >= (1 << 16) % bounds[lane]:
                left.remove(lane)
    return found


def _step(case: Case, draws: Stream) -> list[Row]:
    variant, players = case.variant, case.players
    first = players - 1 if variant.first_lead is ch.FirstLead.DEALER else 0
    deals = [start(variant, hands, first) for hands in _hands(case, first, draws)]
    for _ in range((case.size - 1) * players):
        leads = not deals[0].trick
        wanted = [_ranks(deal) for deal in deals]
        asks = "uniform" in case.policies and not (leads and variant.lead is ch.Lead.LOWEST)
        drawn = _draw(draws, [len(plays) for plays in wanted]) if asks else [0] * STREAM_LANES
        deals = [
            deal.play(_chosen(case, deal, plays, number))
            for deal, plays, number in zip(deals, wanted, drawn, strict=True)
        ]
    return [_ended(case, deal) for deal in deals]


def _hands(case: Case, first: int, draws: Stream) -> list[tuple[Hand, ...]]:
    """Return the hands of each lane, by place."""
    dealt = [turn for turn in range(case.players) for _ in range(case.size)]
    rest = [-1] * (len(case.variant.cards) - len(dealt))
    slots = [[*dealt, *rest] for _ in range(STREAM_LANES)]
    hands: list[list[list[Card]]] = [[[] for _ in range(case.players)] for _ in slots]
    for card in case.variant.cards:
        numbers = _draw(draws, [len(lane) for lane in slots])
        for lane, hand, number in zip(slots, hands, numbers, strict=True):
            turn = lane.pop(number)
            if turn >= 0:
                hand[(first + turn) % case.players].append(card)
    return [tuple([tuple(held) for held in hand]) for hand in hands]


def _ranks(deal: Deal) -> list[Hand]:
    """Return the legal plays, lowest first, of equal ones the first."""
    rank = ranks_of(deal.variant)
    return list({rank[play[0]]: play for play in reversed(deal.legal)}.values())[::-1]


def _chosen(case: Case, deal: Deal, plays: list[Hand], number: int) -> Hand:
    policy = case.policies[deal.turn]
    if policy == "uniform":
        return plays[number]
    asked = demand(case.variant, deal.trick)
    high = [play for play in plays if asked is None or heads(case.variant, play, asked)]
    return high[-1] if policy == "sharp" and high else plays[0]


def _ended(case: Case, deal: Deal) -> Row:
    while not deal.over:
        deal = deal.play(deal.legal[0])
    trick, rank = deal.tricks[-1], ranks_of(case.variant)
    counted = count_last_trick(case.variant, trick.plays)
    paid = [0] * case.players
    for sign, entries in ((1, counted.payments), (-1, counted.bonuses)):
        for entry in entries:
            paid[(trick.leader + entry.place) % case.players] = sign * entry.points
    taken = rank[trick.plays[counted.taker][0]]
    return trick.taker, taken, rank[trick.plays[0][0]], tuple(paid)


def cards_fit(case: Case) -> bool:
    """Tell whether the pack has enough cards."""
    return case.players * case.size <= shape_of(case.variant).cards
