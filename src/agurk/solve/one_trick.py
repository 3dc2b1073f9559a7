"""Deals of one card each: nobody has a choice, so all that is left is chance."""

from itertools import product

from agurk.sim.plain.deal import Deal
from agurk.sim.shape import Shape


def value_of_one_trick(shape: Shape) -> float:
    """Return what the leader of two pays less than the follower, on average."""
    total = weight = 0.0
    for led, followed in product(range(shape.ranks), repeat=2):
        ways = shape.copies[led] * (shape.copies[followed] - (led == followed))
        deal = Deal(shape, [[led], [followed]], 0)
        deal.play((led,))
        deal.play((followed,))
        done = deal.last_trick()
        pays = [done.payments.get(place, 0) - done.bonuses.get(place, 0) for place in (0, 1)]
        total += ways * (pays[1] - pays[0])
        weight += ways
    return total / weight
