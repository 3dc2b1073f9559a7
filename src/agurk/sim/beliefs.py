"""How likely hands are by what was played from them, as all see it who sit at the table.

>>> from agurk.rules.cards import cards
>>> from agurk.solve.situation import view_of_deal
>>> from agurk.variants import VARIANTS
>>> view = view_of_deal(VARIANTS["danish"], cards("3c 9d Kd"), played=cards("5s"))
>>> leader = 1 - view.seat
>>> if_low, if_high = likelihoods(view, leader, [(0, 1), (9, 12)], [Model("sharp", 1.0, 0.1)])
>>> if_low > if_high
True
"""

from collections.abc import Sequence

from agurk.rules.view import View
from agurk.sim import native
from agurk.sim.duel import Hand
from agurk.sim.position import counts_of
from agurk.sim.rollouts import Model, asked_of, question_of
from agurk.sim.sample import Worlds
from agurk.sim.shape import shape_of


def likelihoods(
    view: View, seat: int, hands: Sequence[Hand], models: Sequence[Model]
) -> list[float]:
    """Return how likely a seat made the plays of the deal, by what hand it has left.

    Only what everybody has seen counts: it may be the seat that the view is of, and is then what
    the others may think of it.

    Args:
        view: What somebody knows of a deal in which cards are played.
        seat: Whose plays are looked at.
        hands: The ranks of hands that may be left; each of as many cards as the seat holds.
        models: How it may play.

    Raises:
        CountError: if a model has no share or no slips.
        VariantError: if the pack is not one that simulations can count.
    """
    me = view.match.seats[0] if view.seat is None else view.seat
    question = question_of(view, me, models[0].policy, None, models=models)
    worlds, place = Worlds.of(view), view.match.seats.index(seat)
    if native.ready():
        return asked_of(question).likely(worlds.native, place, list(map(bytes, hands)))
    from agurk.sim.plain.belief import Belief  # noqa: PLC0415 - seldom needed

    belief = Belief(question, worlds)
    shape = shape_of(view.variant)
    return [belief.likely(place, counts_of(shape, hand)) for hand in hands]
