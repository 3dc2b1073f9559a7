"""How many ways the next cards can be played: the number that pins a set of rules.

>>> from agurk.rules.variant import Variant
>>> deal = position(Variant(), "2s Kh | 3c 9d")
>>> [count(deal, depth) for depth in (1, 2, 3, 4, 5)]
[2, 3, 3, 3, 0]
"""

from collections import Counter
from collections.abc import Hashable

from agurk.notation.actions import parse_set, set_text, shown
from agurk.rules.cards import Hand, text_of
from agurk.rules.deal import Deal
from agurk.rules.errors import TextError, WrongTime
from agurk.rules.state import State
from agurk.rules.trick import answers, demand
from agurk.rules.variant import Variant


def count(at: Deal | State, depth: int) -> int:
    """Return the number of sequences of the next `depth` plays.

    Equal cards of two packs are one play. A deal that ends earlier has no such sequence.

    Raises:
        WrongTime: if no cards are out.
    """
    deal = at.deal if isinstance(at, State) else at
    if deal is None:
        raise WrongTime("No cards are out, so there are no plays to count.")
    return _count(deal._replace(tricks=()), depth, {})


def _count(deal: Deal, depth: int, known: dict[Hashable, int]) -> int:
    if depth < 1:
        return 1
    if depth == 1:
        return len(deal.legal)
    key = depth, deal.leader, _likeness(deal, deal.trick), _likeness(deal, deal.hands)
    found = known.get(key)
    if found is None:
        found = sum(
            _count(deal.play(play)._replace(tricks=()), depth - 1, known) for play in deal.legal
        )
        known[key] = found
    return found


def _likeness(deal: Deal, held: tuple[Hand, ...]) -> Hashable:
    """Return what matters of some hands: strengths, and where packs have equal cards, the cards."""
    variant = deal.variant
    if len(variant.order) < len(variant.cards):
        return held
    return tuple([tuple([variant.strength[card] for card in hand]) for hand in held])


def position(variant: Variant, hands: str, leader: int = 0, trick: str = "") -> Deal:
    """Return a deal in the middle of play, from text.

    Args:
        variant: The rules.
        hands: What each place still holds, such as `2s Kh | 3c 9d`.
        leader: The place, from 0, that leads or led the current trick.
        trick: The plays made to it, such as `9c 2s`; the cards of a set are joined: `9c+9d`.

    Raises:
        TextError: if a card is none, comes too often, or the hands do not fit each other.
    """
    held = tuple(variant.hand_of(hand) for hand in hands.split("|"))
    plays = tuple(variant.sort(parse_set(word, variant.card)) for word in trick.split())
    _check(variant, held, leader, plays)
    turn = held[(leader + len(plays)) % len(held)]
    legal = answers(variant, turn, demand(variant, plays))
    return Deal(variant, held, leader, plays, (), legal)


def position_text(deal: Deal) -> tuple[str, int, str]:
    """Return the hands, the leader and the trick of a deal, as `position` reads them back."""
    hands = " | ".join(text_of(hand) for hand in deal.hands)
    return hands, deal.leader, " ".join(set_text(play) for play in deal.trick)


def _check(variant: Variant, held: tuple[Hand, ...], leader: int, plays: tuple[Hand, ...]) -> None:
    """Make sure that hands and trick can be those of one deal.

    Raises:
        TextError: if they cannot.
    """
    if not 0 <= leader < len(held):
        raise TextError(f"The leader is a place from 0 to {len(held) - 1}, not {leader}.")
    if len(held) < 2:
        raise TextError(f"{shown(text_of(held[0]))} is one hand; write more, with | between them.")
    if len(plays) >= len(held):
        raise TextError(f"A trick of {len(held)} players is complete with {len(plays)} plays.")
    played = Counter(card for cards in (*held, *plays) for card in cards)
    pack = Counter(variant.cards)
    for card in played - pack:
        raise TextError(
            f"{card} comes {_times(played[card])}, and the pack has it {_times(pack[card])}."
        )
    led = len(plays[0]) if plays else 0
    wanted = len(held[leader]) + led
    for turn in range(len(held)):
        place = (leader + turn) % len(held)
        had = len(held[place]) + (len(plays[turn]) if turn < len(plays) else 0)
        if had != wanted:
            raise TextError(
                f"Place {place} began this trick with {had} cards, place {leader} with {wanted}."
            )


def _times(number: int) -> str:
    return {0: "never", 1: "once", 2: "twice"}.get(number, f"{number} times")
