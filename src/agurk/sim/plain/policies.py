"""What policies choose, in ranks and in plain Python: the twin of kernel/policy*.hpp.

They are the bots of `agurk.bots`, which choose from views of real cards; tests hold them equal.
"""

from collections.abc import Callable, Sequence
from typing import TypeVar

from agurk.rules.choices import Lead
from agurk.sim.plain.deal import Deal, Play
from agurk.sim.plain.learned import learned_play
from agurk.sim.plain.outlook import Outlook
from agurk.sim.plain.random import Stream
from agurk.sim.plain.tricks import heads
from agurk.sim.shape import Shape

Choice = TypeVar("Choice")

_LOW, _HIGH, _SAFE = 0.15, 0.65, 2
"""As in `agurk.bots.decisions`: what is neither low nor high, and how many ranks are safe."""


def drawn(choices: Sequence[Choice], stream: Stream) -> Choice:
    """Return any of the choices; one alone takes no number of the stream."""
    return choices[stream.below(len(choices)) if len(choices) > 1 else 0]


def choose_play(policy: str, deal: Deal, outlook: Callable[[], Outlook], stream: Stream) -> Play:
    """Return what a policy plays.

    Args:
        policy: Its name.
        deal: The deal, as everybody sees it who may see the hand of whoever plays.
        outlook: What makes a careful player's reckoning, where one is asked for.
        stream: Where numbers for choices come from.
    """
    plays = deal.legal()
    if len(plays) == 1:
        return plays[0]
    match policy:
        case "uniform":
            return drawn(plays, stream)
        case "lowest":
            return plays[0]
        case "sharp":
            high = [play for play in plays if heads(deal, play)]
            return max(high, key=lambda play: play[::-1]) if high else plays[0]
        case "learned" if deal.shape.lead is not Lead.SETS:
            return learned_play(deal, plays, outlook())
        case _:
            return min(reversed(plays), key=outlook().worth)


def choose_size(policy: str, sizes: range, usual: int, stream: Stream) -> int:
    """Return how many cards a dealer deals to each."""
    if policy == "uniform":
        return drawn(sizes, stream)
    return min(sizes, key=lambda size: abs(size - usual))


def choose_change(
    policy: str, shape: Shape, hand: Sequence[int], choices: Sequence[Play], stream: Stream
) -> Play:
    """Return which cards a policy changes, out of all choices."""
    if policy == "uniform":
        return drawn(choices, stream)
    heights = [rank / shape.ranks for rank in hand]
    poor = [place for place, height in enumerate(heights) if _LOW <= height <= _HIGH]
    poor.sort(key=lambda place: abs(heights[place] - 0.5))
    number = max(number for number in map(len, choices) if number <= len(poor))
    return tuple(sorted(hand[place] for place in poor[:number]))


def calls_kontra(policy: str, shape: Shape, hand: Sequence[int], stream: Stream) -> bool:
    """Tell whether a policy calls Kontra."""
    if policy == "uniform":
        return drawn((False, True), stream)
    heading = sum(rank / shape.ranks > _HIGH for rank in hand)
    return min(shape.last[rank] for rank in hand) < _SAFE and heading >= len(hand) // 2
