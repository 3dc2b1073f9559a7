"""Write spec/counts: for every variant, how many ways the next 1, 2, 3 ... plays can be made.

A line is: what each place holds; `leader` and its place, from 0; `trick` and the plays made to it,
the cards of a set joined by +; then after a colon the numbers for the next 1, 2, 3 ... plays. Equal
cards of two packs are one play.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random

from agurk.notation.count import count, position, position_text
from agurk.rules.cards import Hand
from agurk.rules.deal import Deal, start
from agurk.rules.dealing import seed_of, shuffle
from agurk.rules.variant import Variant
from agurk.variants import VARIANTS

TARGET = Path(__file__).parent.parent / "spec" / "counts"

MOST = 150
"""A number above this ends a line: the plain checker makes every sequence."""
DEPTHS = 12


def deals(variant: Variant) -> Iterator[Deal]:
    """Yield the positions of a variant: full hands, short ones, equal cards, and tricks begun."""
    random = Random(variant.key)
    sizes = sorted({variant.least_players, 2, 3, 4, variant.most_players})
    for players in (n for n in sizes if variant.least_players <= n <= variant.most_players):
        fits = len(variant.cards) // players
        for size in sorted({min(3, fits), min(variant.hand, fits)}):
            yield _dealt(variant, players, size, f"{players} players, {size} cards")
        yield _begun(_dealt(variant, players, min(4, fits), f"{players} players begin"), random)
    low = tuple(card for card in variant.cards if card.rank < 6)
    yield _dealt(variant, variant.least_players, 3, "low cards", low)
    high = tuple(card for card in variant.cards if card.rank > 11 or not card.rank)
    yield _dealt(variant, variant.least_players, 3, "high cards", high)
    yield _begun(_dealt(variant, variant.least_players, 3, "high cards begin", high), random)


def _dealt(variant: Variant, players: int, size: int, name: str, cards: Hand = ()) -> Deal:
    mixed = shuffle(cards or variant.cards, seed_of(f"{variant.key}: {name}"))
    size = min(size, len(mixed) // players)
    hands = tuple(mixed[place : players * size : players] for place in range(players))
    return start(variant, hands, leader=len(name) % players)


def _begun(deal: Deal, random: Random) -> Deal:
    """Return a deal after some random plays."""
    for _ in range(random.randrange(1, 2 * len(deal.hands))):
        if deal.over:
            break
        before, deal = deal, deal.play(random.choice(deal.legal))
    return (before if deal.over else deal)._replace(tricks=())


def line(deal: Deal) -> str:
    """Return a position with its counts."""
    hands, leader, trick = position_text(deal)
    deal = position(deal.variant, hands, leader, trick)
    counts: list[int] = []
    for depth in range(1, DEPTHS + 1):
        number = count(deal, depth)
        if not number or (counts and number > MOST):
            break
        counts.append(number)
    begun = f"; trick {trick}" if trick else ""
    return f"{hands}; leader {leader}{begun}: {' '.join(map(str, counts))}"


def text(variant: Variant) -> str:
    """Return the file of a variant as it should be."""
    lines = dict.fromkeys(line(deal) for deal in deals(variant))
    return f"# {variant.name}, revision {variant.revision}\n" + "\n".join(lines) + "\n"


def main() -> None:
    """Write the files."""
    TARGET.mkdir(exist_ok=True)
    for stale in TARGET.glob("*.txt"):
        if stale.stem not in VARIANTS:
            stale.unlink()
    for variant in VARIANTS.values():
        (TARGET / f"{variant.key}.txt").write_text(text(variant), encoding="utf-8")
    print(f"{TARGET.name}: {len(VARIANTS)} variants")


if __name__ == "__main__":
    main()
