"""How many cards are dealt, and how many may be changed."""

from collections.abc import Sequence

from tests.checker.cards import pack, value
from tests.checker.presets import Rules


def hand_sizes(
    rules: Rules, players: int, deal_no: int, *, losing_card: str | None = None, kept: int = 0
) -> list[int]:
    """Return the numbers of cards a player may be dealt; more than one if somebody chooses."""
    room = (len(pack(rules)) - kept) // players
    hand = rules["hand"]
    if hand["kind"] == "dealer_choice":
        return list(range(hand["min"], room + 1))
    if hand["kind"] == "equal_all":
        return [room]
    if hand["kind"] == "loser_card" and deal_no > 1:
        return [_by_losing_card(rules, losing_card, room)]
    return [min(_planned(rules, deal_no), room)]


def hand_size(
    rules: Rules,
    players: int,
    deal_no: int,
    *,
    losing_card: str | None = None,
    kept: int = 0,
    chosen: int | None = None,
) -> int:
    """Return the number of cards each player is dealt; `chosen` is the dealer's word."""
    sizes = hand_sizes(rules, players, deal_no, losing_card=losing_card, kept=kept)
    size = sizes[0] if chosen is None and len(sizes) == 1 else chosen
    if size is None or size not in sizes:
        raise ValueError(f"{size} cards each, allowed are {sizes}")
    return size


def _planned(rules: Rules, deal_no: int) -> int:
    """Return the size that the deal's number alone gives."""
    hand = rules["hand"]
    if hand["kind"] == "fixed":
        return int(hand["n"])
    if hand["kind"] == "loser_card":
        return int(hand["first"])
    if hand["kind"] == "countdown":
        steps = list(range(hand["start"], hand["end"] - 1, -1))
    else:
        steps = list(hand["list"])
    return int(steps[(deal_no - 1) % len(steps)])


def _by_losing_card(rules: Rules, losing_card: str | None, room: int) -> int:
    """Return the value of the losing card, or what there is room for."""
    if losing_card is None:
        raise ValueError("after the first deal the losing card says how many cards are dealt")
    most = rules["hand"]["max"]
    size = value(rules, losing_card)
    if most == "fallback7":
        return size if size <= room else min(7, room)
    return min(size, room) if most == "fit" else min(size, most, room)


def exchange_allowed(
    rules: Rules,
    hand_size: int,
    stock: int,
    first_number: int | None,
    place: int,
    *,
    previous: int | None = None,
    hand: Sequence[str] = (),
    phase: str = "free",
) -> set[int]:
    """Return the numbers of cards that a player may change.

    `place` is 1 for the first who changes, `first_number` what that player changed, `previous`
    what the player directly before changed. Only Rassi looks at the hand; its later phases are
    "doubles" and "redouble".
    """
    kind = rules["exchange"]
    up_to_all = set(range(min(hand_size, stock) + 1))
    if kind == "none":
        return {0}
    if kind == "rassi":
        return _rassi(hand_size, stock, hand if phase == "free" else ())
    if kind == "dealer_sets_n_keep2" and place == 1:
        return {number for number in up_to_all if number <= max(hand_size - 2, 0)}
    if kind == "free" or place == 1:
        return up_to_all
    if kind == "le_first":
        return {number for number in up_to_all if number <= _known(first_number)}
    if kind == "le_previous":
        return {number for number in up_to_all if number <= _known(previous)}
    return {0, min(_known(first_number), stock)}


def _known(number: int | None) -> int:
    """Return a number that must have been told."""
    if number is None:
        raise ValueError("how many cards were changed before?")
    return number


def _rassi(hand_size: int, stock: int, hand: Sequence[str]) -> set[int]:
    """Return all or none: no court card leaves free, nor a hand the stock cannot fill."""
    if stock < hand_size or any(card[0] in "JQK" for card in hand):
        return {0}
    return {0, hand_size}
