"""What our bots decide between plays: hand size, exchange, Kontra and buying in.

All of it is from the view alone and without chance, so every bot but the uniform one shares it.
"""

from agurk.rules.actions import BuyIn, CallKontra, Choice, ChooseSize, Exchange
from agurk.rules.match import Match, Phase
from agurk.rules.standing import buy_in_score, least_too_much
from agurk.rules.view import View

_LOW, _HIGH = 0.15, 0.65
"""A card below the first share of the pack is one to end with, one above the second heads."""
_SAFE = 2
"""How many of the ranks, the lowest in the last trick first, hardly ever take it."""


def decide(view: View) -> Choice:
    """Return a sensible choice where no card is to be played."""
    match view.match.phase:
        case Phase.SIZE:
            return choose_size(view)
        case Phase.EXCHANGE:
            return exchange(view)
        case Phase.KONTRA:
            return CallKontra(call=kontra_pays(view))
        case _:
            return BuyIn(accept=buying_pays(view.match, view.match.waiting[0]))


def choose_size(view: View) -> ChooseSize:
    """Return the size nearest to the usual one."""
    sizes = [action.size for action in view.actions if isinstance(action, ChooseSize)]
    return ChooseSize(min(sizes, key=lambda size: abs(size - view.variant.hand)))


def exchange(view: View) -> Exchange:
    """Return an exchange of cards that are neither low nor high, as many as is allowed."""
    numbers = {len(action.cards) for action in view.actions if isinstance(action, Exchange)}
    heights = _heights(view)
    poor = [place for place, height in enumerate(heights) if _LOW <= height <= _HIGH]
    poor.sort(key=lambda place: abs(heights[place] - 0.5))
    number = max(number for number in numbers if number <= len(poor))
    return Exchange(tuple(view.hand[place] for place in sorted(poor[:number])))


def _heights(view: View) -> list[float]:
    """Return, for each card held, the share of the pack's ranks that are under it.

    Equal cards are equally high, whatever their suits.
    """
    strength = view.variant.strength
    ranks = sorted(set(strength.values()))
    return [ranks.index(strength[card]) / len(ranks) for card in view.hand]


def kontra_pays(view: View) -> bool:
    """Tell whether the hand is so safe that the price had better be doubled.

    It is if it has a card that hardly ever takes the last trick, and enough that head before.
    """
    last = view.variant.last_strength
    safe = sorted(set(last.values()))[:_SAFE]
    heading = sum(height > _HIGH for height in _heights(view))
    return min(last[card] for card in view.hand) in safe and heading >= len(view.hand) // 2


def buying_pays(match: Match, seat: int) -> bool:
    """Tell whether buying in is worth its stakes.

    The chance to win is taken to be a seat's share of all points still to be had before the
    threshold.
    """
    variant, standing = match.variant, match.standing
    score = buy_in_score(variant, standing, seat)
    if score is None:
        return False
    price = variant.stake * variant.buy_in_stakes
    if not price:
        return True
    limit = least_too_much(variant) or 0
    room = {other: limit - standing.scores[other] for other in standing.seats}
    now = room.pop(seat, 0)
    others, then = sum(room.values()), limit - score
    won_now = now / (now + others) if now else 0.0
    return (standing.pot + price) * then / (then + others) > standing.pot * won_now + price
