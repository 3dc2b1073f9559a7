"""A deal from the first lead to what the last trick costs."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from tests.checker.cards import strength, value
from tests.checker.presets import Rules
from tests.checker.trick import Play, Trick, legal, taker


@dataclass
class Walk:
    """What came of a deal that was played out, or of as much of it as was given."""

    takers: list[int] = field(default_factory=list)
    """The seat that took each trick, the last one included."""
    illegal: tuple[int, int, tuple[str, ...]] | None = None
    """Trick (from 1), seat and cards of the first play that is not allowed; the walk ends there."""
    payments: dict[int, int] = field(default_factory=dict)
    """What each seat pays for the last trick."""
    bonus: dict[int, int] = field(default_factory=dict)
    """What each seat gets deducted for it."""


def top_places(rules: Rules, last_trick: Trick) -> list[int]:
    """Return the places of the strongest cards of the last trick (0)."""
    found = [strength(rules, play[0], last=True) for play in last_trick]
    return [place for place, each in enumerate(found) if each == max(found)]


def payers(
    rules: Rules,
    last_trick: Trick,
    kontra_by: int | None = None,
    *,
    factors: Mapping[int, int] | None = None,
) -> dict[int, int]:
    """Return who pays for the last trick, by place in it, and how much.

    Who pays for a worthless card is named all the same, with 0. `kontra_by` is the place of the
    one who called Kontra; `factors` are Rassi's, by place.
    """
    tops = top_places(rules, last_trick)
    paying = tops if rules["penalty_tie"] == "all" else tops[-1:]
    return {
        place: value(rules, last_trick[place][0])
        * factor(rules, last_trick, place, kontra_by, factors or {})
        for place in paying
    }


def bonuses(rules: Rules, last_trick: Trick) -> dict[int, int]:
    """Return what is deducted from those who equalled the payer."""
    if rules["penalty_tie"] != "bonus":
        return {}
    return {
        place: value(rules, last_trick[place][0]) for place in top_places(rules, last_trick)[:-1]
    }


def factor(
    rules: Rules,
    last_trick: Trick,
    place: int,
    kontra_by: int | None,
    factors: Mapping[int, int],
) -> int:
    """Return by how much a payment is multiplied."""
    if rules["multiplier"] == "ones_x2":
        return 2 if any(play[0] == "1" for play in last_trick) else 1
    if rules["multiplier"] == "kontra" and kontra_by is not None:
        return 4 if place == kontra_by else 2
    if rules["multiplier"] == "rassi":
        return factors.get(place, 1)
    return 1


def play_out(
    rules: Rules,
    hands: Sequence[Play],
    leader: int,
    plays: Sequence[tuple[int, Play]],
) -> Walk:
    """Walk through a deal; a seat is a place in `hands`, clockwise."""
    left = [list(hand) for hand in hands]
    walk = Walk()
    trick: list[Play] = []
    for seat, cards in plays:
        last = is_last(left, trick, leader)
        play = tuple(sorted(cards))
        turn = (leader + len(trick)) % len(left)
        if seat != turn or play not in legal(rules, left[seat], trick, last):
            walk.illegal = (len(walk.takers) + 1, seat, play)
            return walk
        left[seat] = without(left[seat], play)
        trick.append(play)
        if len(trick) == len(left):
            if last:
                settle_last(rules, walk, trick, leader)
            leader = (leader + taker(rules, trick, last)) % len(left)
            walk.takers.append(leader)
            trick = []
    return walk


def settle_last(rules: Rules, walk: Walk, trick: Trick, leader: int) -> None:
    """Write down what the last trick costs, by seat."""
    for place, points in payers(rules, trick).items():
        walk.payments[(leader + place) % len(trick)] = points
    for place, points in bonuses(rules, trick).items():
        walk.bonus[(leader + place) % len(trick)] = points


def is_last(left: Sequence[Play], trick: Trick, leader: int) -> bool:
    """Return whether this is the last trick: nobody began it with more than one card."""
    begun_with = len(left[leader]) + (len(trick[0]) if trick else 0)
    return begun_with == 1


def without(hand: Play, play: Play) -> list[str]:
    """Return a hand after a play; of equal cards of two packs one goes for each played."""
    left = list(hand)
    for card in play:
        left.remove(card)
    return left


def count(
    rules: Rules, hands: Sequence[Play], leader: int, depth: int, *, trick: Trick = ()
) -> int:
    """Return how many sequences of the next `depth` plays there are.

    A play is what one player lays down in one turn. Cards differ by their text, so that the equal
    cards of two packs count once. A deal that ends earlier has none. `trick` holds the plays made
    to a trick that is begun, which `leader` led.
    """
    return _count(rules, [list(hand) for hand in hands], list(trick), leader, depth)


def _count(rules: Rules, left: list[list[str]], trick: list[Play], leader: int, depth: int) -> int:
    """Return the number of sequences from the middle of a trick."""
    if depth == 0:
        return 1
    seat = (leader + len(trick)) % len(left)
    if not left[seat]:
        return 0
    last = is_last(left, trick, leader)
    total = 0
    for play in legal(rules, left[seat], trick, last):
        after = [*left[:seat], without(left[seat], play), *left[seat + 1 :]]
        now = [*trick, play]
        if len(now) == len(left):
            next_leader = (leader + taker(rules, now, last)) % len(left)
            total += _count(rules, after, [], next_leader, depth - 1)
        else:
            total += _count(rules, after, now, leader, depth - 1)
    return total
