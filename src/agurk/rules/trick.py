"""The two questions a trick asks: what may be played, and who takes it.

A trick is the plays made to it, in order; a play is the cards one player adds, nearly always one.
Hands and plays are lowest first. Everybody who needs the rule calls these functions.
"""

from bisect import bisect_left, bisect_right
from enum import Enum
from functools import lru_cache
from itertools import combinations
from typing import TypeAlias

from agurk.rules.cards import ACE, Hand
from agurk.rules.choices import Ace, Follow, Lead, Reference, SetFollow
from agurk.rules.variant import Variant

Trick: TypeAlias = tuple[Hand, ...]
"""The plays made to a trick, in order."""

Demand: TypeAlias = tuple[int, ...] | None
"""What a trick asks of the next play.

None to lead, the strengths to be headed, or () for the lowest card alone.
"""

LOWEST_ONLY: Demand = ()


class How(Enum):
    """What a play did to its trick."""

    LED = "led"
    """It opened the trick."""
    HEADED = "headed"
    """It holds the trick now: nothing before it is higher."""
    THROWN = "thrown"
    """It holds nothing."""


# Members under short names: looking one up in its enum costs more than the comparison.
_SETS, _ANY_LEAD = Lead.SETS, Lead.ANY
_OPTIONAL, _MATCH_FIRST = Follow.OPTIONAL, Follow.MATCH_FIRST
_PREVIOUS = Reference.PREVIOUS
_NO_ACE, _ACE_LED, _ACE_NEXT = Ace.NONE, Ace.LED, Ace.NEXT


def demand(variant: Variant, trick: Trick) -> Demand:
    """Return what `trick` asks of the player who is next."""
    if not trick:
        return None
    if variant.ace is not _NO_ACE and lowest_is_due(variant, trick):
        return LOWEST_ONLY
    strength = variant.strength
    if variant.lead is _SETS:
        if variant.set_follow is SetFollow.ALL:
            return (max([strength[play[-1]] for play in trick]),) * len(trick[0])
        return tuple([strength[card] for card in trick[taker(variant, trick)]])
    if variant.reference is _PREVIOUS:
        return (strength[trick[-1][0]],)
    return (max([strength[play[0]] for play in trick]),)


def lowest_is_due(variant: Variant, trick: Trick) -> bool:
    """Tell whether an ace in `trick` obliges the next player to play the lowest card."""
    which = variant.ace
    if which is _NO_ACE:
        return False
    binding = trick[:1] if which is _ACE_LED else trick[-1:] if which is _ACE_NEXT else trick
    strength = variant.strength
    return ACE in [strength[play[0]] for play in binding]


def legal_plays(variant: Variant, hand: Hand, trick: Trick) -> tuple[Hand, ...]:
    """Return the plays that a player holding `hand` may add to `trick`, lowest first.

    The answer is never empty for a hand that is not.

    >>> from agurk.rules.cards import cards
    >>> legal_plays(Variant(), cards("2s 6d Kh"), (cards("9c"),))
    ((Card("2s"),), (Card("Kh"),))
    """
    return answers(variant, hand, demand(variant, trick))


def answers(variant: Variant, hand: Hand, asked: Demand) -> tuple[Hand, ...]:
    """Return the plays out of `hand` that meet a demand, lowest first, equal cards once."""
    if len(hand) < 2:
        return (hand,) if hand else ()
    if variant.lead is _SETS:
        return (
            _leads_of_sets(variant, hand) if asked is None else _set_answers(variant, hand, asked)
        )
    if asked is None:
        chosen = hand if variant.lead is _ANY_LEAD else _lowest(variant, hand)
    elif not asked:
        chosen = _lowest(variant, hand)
    else:
        chosen = _single_answers(variant, hand, asked[0])
    if len(variant.order) < len(variant.cards):
        return tuple(dict.fromkeys([card.alone for card in chosen]))
    return tuple([card.alone for card in chosen])


def _lowest(variant: Variant, hand: Hand) -> Hand:
    """Return all cards of the lowest strength in `hand`."""
    strength = variant.strength
    bottom = strength[hand[0]]
    end = 1
    while end < len(hand) and strength[hand[end]] == bottom:
        end += 1
    return hand[:end]


def _single_answers(variant: Variant, hand: Hand, to_head: int) -> Hand:
    """Return the cards that may be played on a card of strength `to_head`."""
    rank = variant.strength.__getitem__
    heading = bisect_left(hand, to_head, key=rank)
    if variant.follow is _OPTIONAL:
        low = _lowest(variant, hand)
        return low + hand[max(heading, len(low)) :]
    if heading == len(hand):
        return _lowest(variant, hand)
    if variant.follow is _MATCH_FIRST:
        return hand[heading : bisect_right(hand, to_head, key=rank)] or hand[heading:]
    return hand[heading:]


def _leads_of_sets(variant: Variant, hand: Hand) -> tuple[Hand, ...]:
    """Return every single card and every choice of equal cards that leaves one card in hand."""
    strength = variant.strength
    leads: list[Hand] = []
    for size in range(1, len(hand)):
        equal = [
            play
            for play in dict.fromkeys(combinations(hand, size))
            if strength[play[0]] == strength[play[-1]]
        ]
        if not equal:
            break
        leads += equal
    return tuple(leads)


def _set_answers(variant: Variant, hand: Hand, asked: tuple[int, ...]) -> tuple[Hand, ...]:
    """Return as many cards as asked, each at least as high, or the lowest of the hand."""
    strength = variant.strength
    bottom = [strength[card] for card in hand[: len(asked)]]
    return tuple(
        [
            play
            for play in dict.fromkeys(combinations(hand, len(asked)))
            if meets(variant, [strength[card] for card in play], asked)
            or [strength[card] for card in play] == bottom
        ]
    )


def heads(variant: Variant, play: Hand, asked: Demand) -> bool:
    """Tell whether a play heads what a trick asks for; no play does where nothing can be headed."""
    if not asked or len(play) != len(asked):
        return False
    return meets(variant, [variant.strength[card] for card in play], asked)


def to_head(variant: Variant, trick: Trick) -> Hand:
    """Return the cards of a trick that the next play has to head."""
    best = trick[-1 if variant.reference is _PREVIOUS else taker(variant, trick)]
    return best[-1:] if variant.set_follow is SetFollow.ALL else best


def bound_to_lowest(variant: Variant, trick: Trick) -> bool:
    """Tell whether the latest play of a trick can only be the lowest of its hand.

    It follows from what lies on the table alone. The last trick, whose cards are not chosen, is
    not meant.

    >>> from agurk.rules.cards import cards
    >>> bound_to_lowest(Variant(), (cards("9c"), cards("3d")))
    True
    """
    asked = demand(variant, trick[:-1])
    return asked is not None and not heads(variant, trick[-1], asked)


def meets(variant: Variant, offered: list[int] | tuple[int, ...], asked: tuple[int, ...]) -> bool:
    """Tell whether cards of sorted strengths head what a trick asks for."""
    if variant.set_follow is SetFollow.EQUAL and offered[0] != offered[-1]:
        return False
    return all([mine >= theirs for mine, theirs in zip(offered, asked, strict=True)])


def taker(variant: Variant, trick: Trick, *, last: bool = False) -> int:
    """Return the place in `trick` of the play that takes it.

    The highest takes, among equals the last. Before the last trick a card that an ace obliged does
    not take over from its equal.

    Args:
        variant: The rules.
        trick: The plays, in order.
        last: Whether this is the last trick of the deal.
    """
    strength = variant.last_strength if last else variant.strength
    if variant.lead is _SETS and not last:
        return _set_taker(variant, trick)
    best = 0
    top = strength[trick[0][0]]
    for place in range(1, len(trick)):
        mine = strength[trick[place][0]]
        if mine > top or (mine == top and (last or not lowest_is_due(variant, trick[:place]))):
            best, top = place, mine
    return best


def how_played(variant: Variant, trick: Trick, *, last: bool = False) -> How:
    """Return what the latest play of a trick did to it.

    Args:
        variant: The rules.
        trick: The plays, in order, the one in question last.
        last: Whether this is the last trick of the deal.

    >>> from agurk.rules.cards import cards
    >>> how_played(Variant(), (cards("9c"), cards("9d")))
    <How.HEADED: 'headed'>
    """
    if len(trick) == 1:
        return How.LED
    holds = taker(variant, trick, last=last) == len(trick) - 1
    return How.HEADED if holds else How.THROWN


def _set_taker(variant: Variant, trick: Trick) -> int:
    """Return the place of the last set that heads all before it, or has the highest card."""
    strength = variant.strength
    if variant.set_follow is SetFollow.ALL:
        return max(range(len(trick)), key=lambda place: (strength[trick[place][-1]], place))
    best = 0
    top = tuple([strength[card] for card in trick[0]])
    for place, play in enumerate(trick):
        mine = tuple([strength[card] for card in play])
        if meets(variant, mine, top):
            best, top = place, mine
    return best


@lru_cache(maxsize=65536)
def ruled_out(variant: Variant, asked: Demand, play: Hand) -> frozenset[int]:
    """Return the strengths that nobody holds who answered a demand with `play`.

    A play is legal in a hand exactly when it is legal beside each other card of that hand, so the
    rule itself is asked once for each strength. It is asked about the cards left in the hand.
    """
    by_strength = {strength: card for card, strength in variant.strength.items()}
    return frozenset(
        strength
        for strength, card in by_strength.items()
        if play not in answers(variant, variant.sort((*play, card)), asked)
    )
