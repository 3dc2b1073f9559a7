"""Generators of hands and tricks, reachable or not, and the way to write them for the checker."""

from random import Random
from typing import NamedTuple

from hypothesis import strategies as st

from agurk.rules.cards import Hand
from agurk.rules.choices import Lead
from agurk.rules.trick import Trick
from agurk.rules.variant import Variant
from agurk.variants import VARIANTS


def texts(play: Hand) -> tuple[str, ...]:
    """Return a play as the checker writes it."""
    return tuple(sorted(card.text for card in play))


def as_texts(trick: Trick) -> list[tuple[str, ...]]:
    return [texts(play) for play in trick]


seeds = st.integers(0, 2**32 - 1)
"""What the rest of an example is drawn from: many small draws by hypothesis would take minutes."""


class Position(NamedTuple):
    """A hand, and the plays before it."""

    key: str
    hand: Hand
    trick: Trick

    @property
    def variant(self) -> Variant:
        return VARIANTS[self.key]


def position_of(key: str, seed: int) -> Position:
    """Return any cards as a hand and as the plays before it, of equal number in each play."""
    variant, random = VARIANTS[key], Random(seed)
    width = random.randint(1, 3) if variant.lead is Lead.SETS else 1
    plays = random.randint(0, 5)
    held = random.randint(width if width == 1 else width + 1, 8)
    drawn = random.sample(variant.cards, width * plays + held)
    trick = [variant.sort(drawn[width * turn : width * (turn + 1)]) for turn in range(plays)]
    if trick:
        trick[0] = equals(variant, trick[0])
    return Position(key, variant.sort(drawn[width * plays :]), tuple(trick))


def equals(variant: Variant, play: Hand) -> Hand:
    """Return as many cards as strong as the first, or the same where there are too few."""
    like = [card for card in variant.cards if variant.strength[card] == variant.strength[play[0]]]
    return play if len(play) > len(like) or len(play) == 1 else tuple(like[: len(play)])


class LastCards(NamedTuple):
    """The cards of a last trick, in order of play."""

    key: str
    cards: Hand

    @property
    def variant(self) -> Variant:
        return VARIANTS[self.key]

    @property
    def trick(self) -> Trick:
        return tuple(card.alone for card in self.cards)


def last_cards_of(key: str, seed: int) -> LastCards:
    """Return last cards out of a few ranks, so that equals are common."""
    variant, random = VARIANTS[key], Random(seed)
    number = random.randint(variant.least_players, variant.most_players)
    ranks = random.sample(sorted(set(variant.strength.values())), random.randint(1, 6))
    few = [card for card in variant.cards if variant.strength[card] in ranks]
    return LastCards(
        key, tuple(random.sample(few if len(few) >= number else variant.cards, number))
    )


keys = st.sampled_from(list(VARIANTS))
positions = st.builds(position_of, keys, seeds)
tricks = positions.filter(lambda position: bool(position.trick))
last_cards = st.builds(last_cards_of, keys, seeds)
