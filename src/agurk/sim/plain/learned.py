"""What somebody plays who has learned from search: a plain twin of kernel/policy_ladder.hpp.

It makes the play with the highest sum of weighed features, which are those the ladder reckons with.
The operations on floats are the same, one by one, so that both choose the same cards to the bit.
"""

from collections.abc import Sequence
from math import exp

from agurk.sim.lesson import FEATURES, habits, lesson, situation, standing
from agurk.sim.plain.deal import Deal, Play
from agurk.sim.plain.outlook import Outlook


def learned_play(deal: Deal, plays: list[Play], outlook: Outlook) -> Play:
    """Return the best of several plays of single cards."""
    sums = _sums(lesson()[_situation(deal)], deal, plays, outlook)
    return plays[max(range(len(plays)), key=lambda at: (sums[at], at))]


def chance_of(play: Play, deal: Deal, plays: list[Play], outlook: Outlook) -> float:
    """Return how often one of several plays of single cards is made by people who search."""
    weights = habits()[standing(_situation(deal), len(deal.hands))]
    sums = _sums(weights, deal, plays, outlook)
    most, own, every = max(sums), 0.0, 0.0
    for each, total in zip(plays, sums, strict=True):
        weight = exp(total - most)
        every += weight
        if each == play:
            own = weight
    return own / every


def _situation(deal: Deal) -> int:
    return situation(len(deal.hands[deal.turn]), deal.made, len(deal.hands))


def _sums(weights: Sequence[float], deal: Deal, plays: list[Play], outlook: Outlook) -> list[float]:
    """Return the weighed sum of each play."""
    sums = []
    for found in features(deal, plays, outlook):
        total = 0.0
        for feature in range(FEATURES):
            total += weights[feature] * found[feature]
        sums.append(total)
    return sums


def features(deal: Deal, plays: list[Play], outlook: Outlook) -> list[tuple[float, ...]]:
    """Return the features of several plays of single cards."""
    hand, leads = deal.hands[deal.turn], not deal.made
    heads = [outlook.heads(rank) for rank in hand]
    every = 0.0
    for chance in heads:
        every += chance
    taking = [outlook.takes(play) for play in plays]
    worths = [outlook.worth(play) for play in plays]
    least = min(worths)
    ladder = max(at for at, worth in enumerate(worths) if worth == least)
    asked = () if leads else deal.asked()
    heading = [leads or (not deal.bound and play >= asked) for play in plays]
    sharp = max([at for at, head in enumerate(heading) if head], default=0)
    found: list[tuple[float, ...]] = []
    for at, (rank,) in enumerate(plays):
        place = hand.index(rank)
        low, following = int(place == 0), 2 if place <= 1 else 1
        rest = (every - heads[place]) / (len(hand) - 1)
        found.append(
            (
                (least - worths[at]) / 10,
                float(at == ladder),
                float(at == sharp),
                float(not heading[at]),
                heads[place],
                heads[place] * heads[place],
                taking[at],
                outlook.cost(hand[low]) / 10,
                heads[following if following < len(hand) else low],
                taking[at] * (1 - rest),
                rest * rest,
                float(place == 0),
                taking[at] * heads[low],
                heads[low],
                heads[place] if heading[at] and not leads else 0.0,
                float(place == len(hand) - 1),
            )
        )
    return found
