"""Write spec/seeds.txt: what seeds give, so that every language deals the same cards.

`text = 64 digits` says which seed a text names. A seed of 32 bytes stands with the first words of
its stream, with numbers below some bounds, each from a fresh stream, and with lots. A deal stands
with variant, players, dealer (from 0), cards to each, and the hands by seat; the stock comes last.
"""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from agurk.rules.cards import text_of
from agurk.rules.dealing import below, deal_out, draw_lot, seed_of, words
from agurk.rules.fairness import deal_seed, promise
from agurk.rules.state import begin
from agurk.variants import VARIANTS

TARGET = Path(__file__).parent.parent / "spec" / "seeds.txt"

TEXTS = ("1", "42", "agurk", "Gúrka", "00" * 32, "ff" * 32)
BOUNDS = (2, 3, 7, 52, 104, 2**31 + 1)
DEALS = (
    ("danish", 2),
    ("danish", 4),
    ("danish", 7),
    ("gurka_se", 8),
    ("diku_jokers", 3),
    ("five_cucumbers", 6),
    ("ogorek_two_packs", 12),
    ("gurka_is", 4),
    ("matapesa", 5),
)
SECRET = bytes(range(32))


def lines() -> Iterator[str]:
    """Yield the lines of the file."""
    for line in __doc__.strip().splitlines()[2:]:
        yield f"# {line}"
    for text in TEXTS:
        yield from _seed(text)
    for number, nonces in ((0, ()), (1, ()), (1, ("a", "b")), (258, ("Ida", "", "Gúrka"))):
        seed = deal_seed(SECRET, "table 7", number, nonces)
        told = " ".join(f"[{nonce}]" for nonce in nonces)
        yield f"fair {SECRET.hex()} [table 7] {number} {told}".rstrip() + f" = {seed.hex()}"
    yield f"promise {SECRET.hex()} = {promise(SECRET)}"


def _seed(text: str) -> Iterator[str]:
    seed = seed_of(text)
    yield ""
    yield f"seed {text} = {seed.hex()}"
    yield "words " + " ".join(map(str, islice(words(seed), 10)))
    for bound in BOUNDS:
        yield f"below {bound} = " + " ".join(map(str, numbers(seed, bound)))
    for players in range(2, 9):
        yield f"lot {players} = {draw_lot(players, seed).dealer}"
    for key, players in DEALS:
        yield _deal(key, players, seed)


def numbers(seed: bytes, bound: int) -> list[int]:
    """Return the first numbers below a bound out of one stream."""
    stream = words(seed)
    return [below(stream, bound) for _ in range(8)]


def _deal(key: str, players: int, seed: bytes) -> str:
    """Return the line for the first deal of a match, dealt by whom the lot names."""
    lot = draw_lot(players, seed)
    match = begin(VARIANTS[key], players).apply(lot).state.match
    dealt = deal_out(match, seed)
    hands = " | ".join(text_of(hand) for hand in dealt.hands)
    head = f"deal {key} {players} dealer {match.dealer} size {match.size}"
    return f"{head} = {hands} / {text_of(dealt.stock)}".rstrip(" /")


def text() -> str:
    """Return the file as it should be."""
    return "\n".join(lines()) + "\n"


def main() -> None:
    """Write the file."""
    TARGET.write_text(text(), encoding="utf-8")
    print(f"{TARGET.name}: {len(TEXTS)} seeds, {len(DEALS)} deals each")


if __name__ == "__main__":
    main()
