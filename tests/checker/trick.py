"""The two questions of a trick: what may be played, and who takes it."""

from collections.abc import Sequence
from itertools import combinations

from tests.checker.cards import is_ace, strength
from tests.checker.presets import Rules

Play = Sequence[str]
Trick = Sequence[Play]
Plays = set[tuple[str, ...]]


def legal(rules: Rules, hand: Play, trick: Trick, last: bool) -> Plays:
    """Return every play that is allowed, each as a sorted tuple of cards."""
    if not trick:
        return leads(rules, hand, last)
    size = len(trick[0])
    low = lowest(rules, hand, size, last)
    if ace_binds(rules, trick):
        return low
    heads = heading(rules, hand, trick, last)
    if rules["follow"] == "optional":
        return heads | low
    if rules["follow"] == "match_first":
        return matching(rules, hand, trick, last) or heads or low
    return heads or low


def leads(rules: Rules, hand: Play, last: bool) -> Plays:
    """Return what may be led: any card, the lowest, or equal cards.

    Of a set, one card must stay for the last trick.
    """
    if rules["lead"] == "lowest":
        return lowest(rules, hand, 1, last)
    if rules["lead"] == "any" or len(hand) == 1:
        return choices(hand, 1)
    sets: Plays = set()
    for size in range(1, len(hand)):
        sets |= {play for play in choices(hand, size) if alike(rules, play, last)}
    return sets


def choices(hand: Play, size: int) -> Plays:
    """Return every way to take so many cards from a hand."""
    return set(combinations(sorted(hand), size))


def strengths(rules: Rules, play: Play, last: bool) -> list[int]:
    """Return the strengths of a play's cards, lowest first."""
    return sorted(strength(rules, card, last) for card in play)


def alike(rules: Rules, play: Play, last: bool) -> bool:
    """Return whether all cards of a play are equally strong."""
    return len(set(strengths(rules, play, last))) == 1


def lowest(rules: Rules, hand: Play, size: int, last: bool) -> Plays:
    """Return every choice of a hand's lowest cards; among equals any will do (0, Low)."""
    wanted = strengths(rules, hand, last)[:size]
    return {play for play in choices(hand, size) if strengths(rules, play, last) == wanted}


def heading(rules: Rules, hand: Play, trick: Trick, last: bool) -> Plays:
    """Return every play of a hand that heads the trick (0, Head)."""
    size = len(trick[0])
    goal = reference(rules, trick, last)
    return {
        play for play in choices(hand, size) if heads(rules, strengths(rules, play, last), goal)
    }


def matching(rules: Rules, hand: Play, trick: Trick, last: bool) -> Plays:
    """Return every play of a hand that equals what must be headed (0, `match_first`)."""
    goal = reference(rules, trick, last)
    return {play for play in choices(hand, len(goal)) if strengths(rules, play, last) == goal}


def reference(rules: Rules, trick: Trick, last: bool) -> list[int]:
    """Return the strengths to be headed: of the best play so far, or of the previous."""
    if rules["reference"] == "previous":
        return strengths(rules, trick[-1], last)
    return strengths(rules, trick[best(rules, trick, last)], last)


def heads(rules: Rules, play: list[int], goal: list[int]) -> bool:
    """Return whether strengths head others; equal ones do."""
    if rules["set_follow"] == "all_ge_max":
        return min(play) >= max(goal)
    if rules["set_follow"] == "equal_sets":
        return min(play) == max(play) and min(play) >= max(goal)
    return all(mine >= other for mine, other in zip(play, goal, strict=True))


def best(rules: Rules, trick: Trick, last: bool) -> int:
    """Return the place of the best play, the last among equals."""
    found = 0
    for place in range(1, len(trick)):
        challenger = strengths(rules, trick[place], last)
        champion = strengths(rules, trick[found], last)
        if rules["set_follow"] == "all_ge_max":
            beaten = max(challenger) >= max(champion)
        else:
            beaten = heads(rules, challenger, champion)
        if beaten:
            found = place
    return found


def holds_ace(rules: Rules, play: Play) -> bool:
    """Return whether there is an ace in a play."""
    return any(is_ace(rules, card) for card in play)


def ace_binds(rules: Rules, trick: Trick) -> bool:
    """Return whether an ace makes the next player play lowest."""
    watched: dict[str, Trick] = {
        "none": [],
        "led": trick[:1],
        "any": trick,
        "next": trick[-1:],
    }
    return any(holds_ace(rules, play) for play in watched[rules["ace"]])


def taker(rules: Rules, trick: Trick, last: bool) -> int:
    """Return the place of the play that takes the trick."""
    if last:
        return best(rules, trick, last)
    kept = [place for place in range(len(trick)) if not forced_ace(rules, trick, place)]
    return kept[best(rules, [trick[place] for place in kept], last)]


def forced_ace(rules: Rules, trick: Trick, place: int) -> bool:
    """Return whether a play is an ace forced out by an earlier one, which it cannot beat.

    So it is for an ace that was led, for any ace, and for the ace directly before.
    """
    return holds_ace(rules, trick[place]) and ace_binds(rules, trick[:place])
