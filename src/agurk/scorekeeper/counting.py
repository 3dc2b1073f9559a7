"""What a last trick costs of which only the takers and the top card are known."""

from collections import Counter
from dataclasses import dataclass

from agurk.rules.cards import Card, Hand
from agurk.rules.choices import FirstLead, Multiplier, NextDealer, PenaltyTie, Values
from agurk.rules.match import Counted, Match
from agurk.rules.scoring import LastTrick, Payment, count_last_trick, exchange_factor
from agurk.rules.variant import Variant
from agurk.scorekeeper.errors import EntryError

MOST_POINTS = 9999
"""More than this is taken for a slip of the pen."""

_RANKS = {"T": "10", "ACE": "A", "KING": "K", "QUEEN": "Q", "JACK": "J", "JOKER": "X"}
_ONE = "1"
_ONCE, _TWICE = (0, 1), (0, 1, 1)
"""Cards changed turn by turn by who changed in the second turn, and in the third as well."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Noted:
    """What the table says about a last trick, by seat."""

    takers: tuple[int, ...]
    """Who played the highest rank, in order of play."""
    card: str = ""
    """Its rank, or the card itself."""
    points: int | None = None
    """What each who pays has to pay, where the card is not named."""
    kontra: int | None = None
    """Who called Kontra."""
    one: bool = False
    """Whether a 1 was in the trick."""
    doubled: tuple[int, ...] = ()
    """Who pays twice for an exchange."""
    redoubled: tuple[int, ...] = ()
    """Who pays four times for two exchanges."""
    lowest: int | None = None
    """Who played the lowest card, the first of equals."""


def count_noted(match: Match, noted: Noted) -> Counted:
    """Return how a deal has ended of which this is noted.

    The last of several takers is the last of equals: the one who pays where only one does.

    Raises:
        EntryError: if that cannot be, or is not enough to say what it costs.
        TextError: if the card is none of the pack.
    """
    _check(match.variant, noted)
    counted = _by_card(match, noted) if noted.card else _by_points(match.variant, noted)
    return Counted(counted, _lowest(match, noted))


def _check(variant: Variant, noted: Noted) -> None:
    """Make sure that the variant knows what is noted.

    Raises:
        EntryError: if it does not.
    """
    if not noted.takers:
        raise EntryError("no-taker")
    if len(set(noted.takers)) < len(noted.takers):
        raise EntryError("one-card-each")
    if len(noted.takers) > 1 and variant.penalty_tie is PenaltyTie.LAST:
        raise EntryError("last-pays", variant=variant)
    if noted.kontra is not None and variant.multiplier is not Multiplier.KONTRA:
        raise EntryError("no-kontra", variant=variant)
    if noted.one and variant.multiplier is not Multiplier.ONES:
        raise EntryError("no-ones", variant=variant)
    if (noted.doubled or noted.redoubled) and variant.multiplier is not Multiplier.EXCHANGE:
        raise EntryError("no-exchange", variant=variant)
    _check_points(variant, noted)


def flat_cost(variant: Variant) -> int | None:
    """Return what every card costs alike; None where cards differ."""
    costs = set(variant.cost.values())
    return costs.pop() if len(costs) == 1 else None


def _check_points(variant: Variant, noted: Noted) -> None:
    if noted.points is not None:
        if noted.card:
            raise EntryError("card-and-points")
        if not 0 <= noted.points <= MOST_POINTS:
            raise EntryError("points-range", most=str(MOST_POINTS), points=str(noted.points))
        if noted.points and variant.values is Values.NONE:
            raise EntryError("no-points", variant=variant)
        if noted.kontra is not None or noted.one or noted.doubled or noted.redoubled:
            raise EntryError("points-multiplied")
    elif not noted.card and flat_cost(variant) is None:
        raise EntryError("card-or-points")


def _by_card(match: Match, noted: Noted) -> LastTrick:
    """Return what the trick costs by the value of the top card."""
    variant, takers = match.variant, noted.takers
    trick = [card.alone for card in top_cards(match, noted.card, len(takers))]
    if noted.one and trick[0][0] is not Card(_ONE):
        trick.append(Card(_ONE).alone)
    caller = noted.kontra
    kontra = takers.index(caller) if caller in takers else len(trick)
    changed = dict.fromkeys(noted.doubled, _ONCE) | dict.fromkeys(noted.redoubled, _TWICE)
    factors = {
        place: exchange_factor(variant, changed.get(seat, ())) for place, seat in enumerate(takers)
    }
    counted = count_last_trick(variant, tuple(trick), None if caller is None else kontra, factors)
    payments, bonuses = (
        tuple(Payment(takers[pay.place], pay.points, pay.card) for pay in pays)
        for pays in (counted.payments, counted.bonuses)
    )
    return LastTrick(takers[counted.taker], payments, bonuses)


def _by_points(variant: Variant, noted: Noted) -> LastTrick:
    """Return what the trick costs where the points are given."""
    points = noted.points if noted.points is not None else flat_cost(variant) or 0
    paid = tuple(Payment(seat, points) for seat in noted.takers)
    if variant.penalty_tie is PenaltyTie.ALL:
        return LastTrick(noted.takers[-1], paid)
    return LastTrick(noted.takers[-1], paid[-1:], paid[:-1] if points else ())


def _lowest(match: Match, noted: Noted) -> int:
    """Return who played the lowest last card.

    Raises:
        EntryError: if that decides who deals next, and nobody can know.
    """
    if noted.lowest is not None:
        return noted.lowest
    others = [seat for seat in match.seats if seat not in noted.takers]
    if len(others) == 1:
        return others[0]
    if others and lowest_matters(match.variant):
        raise EntryError("no-lowest")
    return noted.takers[0]


def lowest_matters(variant: Variant) -> bool:
    """Tell whether the lowest last card decides who deals or leads next."""
    return (
        variant.next_dealer is NextDealer.LOWEST_LAST_CARD
        or variant.first_lead is FirstLead.LOWEST_LAST_CARD
    )


def top_cards(match: Match, text: str, number: int) -> Hand:
    """Return equal cards that may have taken a trick, the one named last.

    Args:
        match: The match, whose kept cards are out of the pack.
        text: A rank such as `9` or `K`, or a card such as `9h`.
        number: How many are needed.

    Raises:
        EntryError: if the rank leaves open what it costs, or the pack has not so many.
        TextError: if it is no card of the pack.
    """
    variant = match.variant
    left = Counter(variant.cards)
    left.subtract(match.kept)
    card = _named(variant, text, left)
    worth = variant.last_strength[card], variant.cost[card]
    equal = [
        other
        for other in sorted(left, key=lambda other: other.rank != card.rank)
        for _ in range(left[other] - (other is card))
        if (variant.last_strength[other], variant.cost[other]) == worth
    ]
    if len(equal) < number - 1:
        raise EntryError("cards-too-few", players=number, card=text)
    return (*equal[: number - 1], card)


def _named(variant: Variant, text: str, left: Counter[Card]) -> Card:
    """Return the card that a text means, or one of the rank that it names."""
    word = rank_named(text)
    ranked = [card for card in left if _rank_of(card) == word]
    if not ranked:
        return variant.card(text)
    there = [card for card in ranked if left[card] > 0]
    if not there:
        raise EntryError("cards-kept", card=text)
    if len({(variant.last_strength[card], variant.cost[card]) for card in there}) > 1:
        raise EntryError("suit-missing", card=text, example=str(there[0]))
    return there[0]


def rank_named(text: str) -> str:
    """Return the rank that a text names, as short as can be; a card stays as it is.

    >>> rank_named("king"), rank_named("t"), rank_named("9h")
    ('K', '10', '9H')
    """
    word = text.strip().upper()
    return _RANKS.get(word, word)


def _rank_of(card: Card) -> str:
    """Return the rank of a card as one types it."""
    if card.joker:
        return "X"
    return rank_named(card.text if card.suit is None else card.text[0])
