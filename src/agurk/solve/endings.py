"""The last tricks of a deal of two players, played so that nothing is gained by knowing how.

What both have seen of the deal decides which hands either may hold: cards that lie open are gone,
and whoever threw a card under the best held nothing lower. What one seat alone knows, its own hand,
only says which of the ways to play found is read. Cards changed away are not minded.

>>> from agurk.rules.cards import cards
>>> from agurk.solve.situation import view_of_deal
>>> from agurk.variants import VARIANTS
>>> view = view_of_deal(VARIANTS["danish"], cards("3c 9d Kd"), played=cards("5s"))
>>> found = ending(view)
>>> found[(1,)].chance < 0.02 < found[(7,)].chance
True
"""

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

from agurk.rules.errors import DealError, PlayersError, WrongTime
from agurk.rules.match import Phase
from agurk.rules.view import View
from agurk.sim.duel import MOST_CARDS, Duel, Hand, Likely, Start
from agurk.sim.position import Counts, Play, counts_of, factors_of, in_ranks
from agurk.sim.shape import Shape, ranks_of, shape_of
from agurk.sim.solver import TooLarge, Utility

Weights: TypeAlias = tuple[tuple[Hand, float], ...] | None
"""How likely each hand is, as `Likely` tells it, but so that it can be a key."""

_NANOSECONDS = 25
"""About what one walk costs for each play of a hand with a choice, on one core."""
_FEWEST, _MOST = 10, 60
"""From how many walks something is learnt, and how many no longer pay."""


class Chosen(NamedTuple):
    """How a play is made."""

    chance: float
    """How often."""
    value: float
    """What it gains more than the other player gains, if both then go on as found."""


def ending(
    view: View,
    *,
    utility: Utility | None = None,
    beliefs: Mapping[int, Likely] | None = None,
    milliseconds: float = 100.0,
) -> dict[Play, Chosen]:
    """Return how the seat in turn plays the rest of a deal of two players.

    The time decides beforehand from how many walks both learn, so the same question has the same
    answer.

    Args:
        view: What the seat knows that is to play a card.
        utility: What paying is worth by place, payer and rank, if not its points; what one place
            gains counts against the other.
        beliefs: By seat, how likely its hands are for the other one, beside the ways to lay their
            cards; hands that are not named never come. All alike for a seat that is not named. The
            hand in the view has to be one of its own seat's.
        milliseconds: How long it may take, about.

    Raises:
        WrongTime: if the view is not that of a seat that is to play one of several cards.
        PlayersError: if it is not for two players.
        VariantError: if sets are led, or the pack is not one that simulations can count.
        TooLarge: if there are too many tricks left, or it would take too long.
        NoWorld: if no hands fit.
        DealError: if the hand in the view is none that a belief names.
        TextError: if the utility has not a number for each place, payer and rank.
    """
    check_view(view)
    hand = in_ranks(ranks_of(view.variant), view.hand)
    own = None if beliefs is None or view.seat is None else beliefs.get(view.seat)
    if not _named(own, hand):
        raise DealError(f"The hand {list(hand)} is none that is believed of its own seat.")
    duel = duel_of(question_of(view, utility, beliefs), most_slots(milliseconds))
    duel.train(walks_within(duel.slots, milliseconds))
    chances, values = duel.chances((), hand), duel.values(hand)
    return {(rank,): Chosen(chance, values[rank]) for rank, chance in chances.items()}


def walks_within(slots: int, milliseconds: float) -> int:
    """Return from how many walks something can be learnt within some time."""
    # Each play is tried once more at the end, which takes about as long as a walk.
    return int(min(_MOST, milliseconds * 1e6 / _NANOSECONDS / max(1, slots)))


def most_slots(milliseconds: float) -> int:
    """Return how many plays of hands there may be for something to be learnt within some time."""
    return int(milliseconds * 1e6 / _NANOSECONDS / _FEWEST)


def check_view(view: View) -> None:
    """Make sure that a view is that of one of two players who has a choice.

    Raises:
        WrongTime: if it is not that of a seat that is to play one of several cards.
        PlayersError: if it is not for two players.
    """
    if view.match.phase is not Phase.PLAY or not view.actions or view.seat is None:
        raise WrongTime("Only the seat that is to play a card can ask how.")
    if len(view.match.seats) != 2:
        raise PlayersError(
            f"Endings are for 2 players, not {len(view.match.seats)}; worlds can be tried for more."
        )
    if len(view.hand) == 1:
        raise WrongTime("Who has one card left has nothing to choose.")


class Question(NamedTuple):
    """The rest of a deal as both see it, and what is to be gained."""

    shape: Shape
    copies: Counts
    """How many cards of each rank lie nowhere open."""
    cards: int
    """How many the place in turn holds."""
    turn: int
    lead: int | None
    may_hold: tuple[int, int]
    likely: tuple[Weights, Weights]
    utility: Utility | None
    kontra: int | None
    factors: tuple[int, ...]


def question_of(
    view: View, utility: Utility | None, beliefs: Mapping[int, Likely] | None
) -> Question:
    """Return what a view of two players leaves to be found; `ending` says what is raised."""
    match, seats = view.match, view.match.seats
    shape, ranks = shape_of(view.variant), ranks_of(view.variant)
    turn = seats.index(view.to_act if view.to_act is not None else seats[0])
    cards = view.counts[seats[turn]]
    if cards > MOST_CARDS:
        raise TooLarge(
            f"An ending is found where whoever is in turn has up to {MOST_CARDS} cards, not "
            f"{cards}."
        )
    strengths = {view.variant.strength[card]: rank for card, rank in ranks.items()}
    excluded, everything = view.excluded(), (1 << shape.ranks) - 1
    masks = [everything & ~sum(1 << strengths[each] for each in excluded[seat]) for seat in seats]
    closed = counts_of(
        shape, [ranks[card] for card in (*view.unseen(), *view.hand, *view.discards)]
    )
    kontra, factors = factors_of(match)
    asked = Question(
        shape=shape,
        copies=closed,
        cards=cards,
        turn=turn,
        lead=ranks[view.trick[0].cards[0]] if view.trick else None,
        may_hold=(masks[0], masks[1]),
        likely=(None, None),
        utility=None if utility is None else _firm(utility),
        kontra=kontra,
        factors=factors,
    )
    likely = [_likely(view, _start_of(asked), place, beliefs) for place in (0, 1)]
    return asked._replace(likely=(_weights(likely[0]), _weights(likely[1])))


def hands_of(view: View) -> tuple[list[Hand], list[Hand]]:
    """Return the hands that either may have, as far as both see; `ending` says what is raised."""
    asked = question_of(view, None, None)
    start = _start_of(asked)

    def fits(hand: Hand, place: int) -> bool:
        return all(
            hand.count(rank) <= asked.copies[rank] and asked.may_hold[place] >> rank & 1
            for rank in set(hand)
        )

    ones, others = ([hand for hand in start.hands(place) if fits(hand, place)] for place in (0, 1))
    return ones, others


def duel_of(asked: Question, most: int) -> Duel:
    """Return the rest of a deal, to be learnt; `ending` says what is raised."""
    return Duel(
        _start_of(asked),
        utility=asked.utility,
        kontra=asked.kontra,
        factors=asked.factors,
        most=most,
    )


def _start_of(asked: Question) -> Start:
    likely = [None if each is None else dict(each) for each in asked.likely]
    return Start(
        asked.shape,
        asked.copies,
        asked.cards,
        asked.turn,
        asked.lead,
        asked.may_hold,
        (likely[0], likely[1]),
    )


def _firm(utility: Utility) -> Utility:
    return tuple([tuple([tuple(by_rank) for by_rank in by_payer]) for by_payer in utility])


def _weights(likely: Likely) -> Weights:
    return None if likely is None else tuple(sorted(likely.items()))


def _likely(view: View, start: Start, place: int, beliefs: Mapping[int, Likely] | None) -> Likely:
    """Return how likely the hands of a place are for the other one."""
    seat = view.match.seats[place]
    believed = None if beliefs is None else beliefs.get(seat)
    shown = view.known(seat)
    if not shown:
        return believed
    known = in_ranks(ranks_of(view.variant), shown)
    hands = believed or dict.fromkeys(start.hands(place), 1.0)
    return {
        hand: weight
        for hand, weight in hands.items()
        if all(hand.count(rank) >= known.count(rank) for rank in set(known))
    }


def _named(believed: Likely, hand: Hand) -> bool:
    return believed is None or believed.get(hand, 0.0) > 0
