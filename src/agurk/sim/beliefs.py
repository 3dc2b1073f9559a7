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

from agurk.rules.errors import DealError, WrongTime
from agurk.rules.match import Phase
from agurk.rules.view import View
from agurk.sim import native
from agurk.sim.duel import Hand
from agurk.sim.position import Counts, counts_of
from agurk.sim.rollouts import Model, asked_of, question_of
from agurk.sim.running import CountError
from agurk.sim.sample import Worlds
from agurk.sim.shape import shape_of


def likelihoods(
    view: View, seat: int, hands: Sequence[Hand], models: Sequence[Model]
) -> list[float]:
    """Return how likely a seat made the plays of the deal, by what hand it has left.

    Only what everybody has seen counts: it may be the seat that the view is of, and is then what
    the others may think of it. One model's likelihood is the chance that it makes these very plays,
    of equal cards any; those of several are added up in proportion to their shares.

    Args:
        view: What a seat knows of a deal in which cards are played.
        seat: Whose plays are looked at.
        hands: The ranks of hands that may be left; each of as many cards as the seat holds.
        models: How it may play; one at least.

    Raises:
        WrongTime: if the view is not that of a seat of a deal in which cards are played.
        CountError: if there is no model, or one has no share or no slips.
        UnknownPolicy: if a policy does not exist.
        DealError: if a hand is not of the seat's size, or has more equal cards than are hidden.
        VariantError: if the pack is not one that simulations can count.
        NoWorld: if no hands fit the view.
        TooManyWays: if they cannot be told apart in the memory given to it.
    """
    seats = view.match.seats
    if view.match.phase is not Phase.PLAY or view.seat is None or not {view.seat, seat} <= {*seats}:
        raise WrongTime(
            "Only seats of a deal in which cards are played tell of each other's plays."
        )
    if not models:
        raise CountError("Plays are likely or not by one model of a player at least, not by none.")
    question = question_of(view, view.seat, models[0].policy, None, models=models)
    for hand in hands:
        _check_hand(hand, view.counts[seat], question.hidden)
    worlds, place = Worlds.of(view), seats.index(seat)
    if native.ready():
        return asked_of(question).likely(worlds.native, place, list(map(bytes, hands)))
    from agurk.sim.plain.belief import Belief  # noqa: PLC0415 - seldom needed

    belief = Belief(question, worlds)
    shape = shape_of(view.variant)
    return [belief.likely(place, counts_of(shape, hand)) for hand in hands]


def _check_hand(hand: Hand, size: int, hidden: Counts) -> None:
    """Make sure that a hand can be left."""
    if len(hand) != size:
        raise DealError(f"The seat has {size} cards left, not {len(hand)}: {list(hand)}.")
    for rank in hand:
        if not 0 <= rank < len(hidden) or hand.count(rank) > hidden[rank]:
            raise DealError(f"There are not so many cards hidden of each rank as in {list(hand)}.")
