"""Dealing as a pure function of a seed of 32 bytes, the same in every language.

The stream of a seed is SHA-256(seed + counter) for counters 0, 1, 2 ... of 8 bytes, big-endian,
read as unsigned 32-bit big-endian words. A number below n is a word below the greatest multiple of
n, taken modulo n; words beyond it are skipped. A shuffle is Fisher-Yates from the last card down.
Cards are dealt one at a time, clockwise from the dealer's left; what is left is the stock.
`spec/seeds.txt` pins all of it.
"""

from collections.abc import Iterator
from hashlib import sha256

from agurk.rules.actions import DealOut, Lot
from agurk.rules.cards import Hand, without
from agurk.rules.errors import TextError, WrongTime
from agurk.rules.match import Match, Phase

SEED_BYTES = 32
_WORD = 1 << 32
_HEXADECIMAL = frozenset("0123456789abcdefABCDEF")


def seed_of(text: str) -> bytes:
    """Return the seed that a text names: 64 hexadecimal digits as they stand, anything else hashed.

    Raises:
        TextError: if the text is empty, or holds half a character.
    """
    if not text:
        raise TextError("A seed cannot be empty: write any text, or 64 hexadecimal digits.")
    if len(text) == 2 * SEED_BYTES and _HEXADECIMAL.issuperset(text):
        return bytes.fromhex(text)
    try:
        return sha256(text.encode()).digest()
    except UnicodeEncodeError:
        raise TextError(f"The seed {text[:40]!r} holds half a character.") from None


def words(seed: bytes) -> Iterator[int]:
    """Yield the stream of a seed, word by word, without end."""
    counter = 0
    while True:
        block = sha256(seed + counter.to_bytes(8, "big")).digest()
        for start in range(0, len(block), 4):
            yield int.from_bytes(block[start : start + 4], "big")
        counter += 1


def below(stream: Iterator[int], bound: int) -> int:
    """Return a number from 0 up to, but not including, `bound`, each equally likely."""
    limit = _WORD - _WORD % bound
    while (word := next(stream)) >= limit:
        pass
    return word % bound


def shuffle(pack: Hand, seed: bytes) -> Hand:
    """Return the cards of a pack in the order that a seed gives."""
    stream = words(seed)
    mixed = list(pack)
    for last in range(len(mixed) - 1, 0, -1):
        other = below(stream, last + 1)
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return tuple(mixed)


def draw_lot(players: int, seed: bytes) -> Lot:
    """Return the lot for the first dealer that a seed gives."""
    return Lot(below(words(seed), players))


def deal_out(match: Match, seed: bytes) -> DealOut:
    """Return the deal that a seed gives to a match waiting for one.

    Raises:
        WrongTime: if the match does not wait for cards.
    """
    if match.phase is not Phase.DEAL:
        raise WrongTime("The match does not wait for cards to be dealt.")
    mixed = shuffle(without(match.variant.cards, match.kept), seed)
    order = match.from_dealer()
    hands = {
        seat: match.variant.sort(mixed[turn : len(order) * match.size : len(order)])
        for turn, seat in enumerate(order)
    }
    return DealOut(tuple(hands[seat] for seat in match.seats), mixed[len(order) * match.size :])


def chance(match: Match, seed: bytes) -> Lot | DealOut:
    """Return what a seed makes the table itself do next: the lot or a deal.

    Raises:
        WrongTime: if the match waits for a player, or is over.
    """
    return draw_lot(match.players, seed) if match.phase is Phase.LOT else deal_out(match, seed)
