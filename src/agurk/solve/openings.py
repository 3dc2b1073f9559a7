"""How two players begin a deal of four cards each, whom finding it anew would take too long.

It is the lead and the answer to it of an equilibrium; from then on `last_tricks` finds the rest.
`python -m scripts.openings` makes them anew.

>>> from agurk.variants import VARIANTS
>>> opening = opening_of(VARIANTS["danish"])
>>> opening.chances((1, 4, 7, 11))
{7: 1.0}
"""

from functools import lru_cache
from hashlib import sha256
from itertools import combinations_with_replacement
from pathlib import Path
from zipfile import ZipFile

from agurk.rules.errors import VariantError
from agurk.rules.variant import Variant
from agurk.sim.duel import MOST_CARDS, Hand
from agurk.sim.shape import Shape, shape_of
from agurk.solve.equilibrium import Equilibrium
from agurk.solve.last_tricks import SLIPS

FILE = Path(__file__).with_name("openings.zip")
"""The openings that come with Agurk, each under its mark."""

SELDOM = 0.1
"""What is made less often than this is left out."""
_STEPS = 250

_DECIDING = (
    "ranks", "copies", "last", "cost", "ones", "ace_rank", "lead", "follow", "reference", "ace",
    "penalty_tie", "multiplier", "last_ace_low", "exchange", "aside_shown",
)  # fmt: skip
"""The rules that say how a deal is played and what it costs."""


class Opening:
    """The first trick of a deal of four cards each."""

    def __init__(self, shape: Shape, steps: bytes) -> None:
        """Take how often each card of each hand is led, and played to each lead."""
        self._steps = steps
        self._hands = {hand: at for at, hand in enumerate(_hands(shape))}

    def chances(self, hand: Hand, lead: int | None = None) -> dict[int, float]:
        """Return how often each rank is led, or played to a lead; without those never played.

        Nothing, if there can be no such hand.
        """
        number = (0 if lead is None else lead + 1) * len(self._hands) + self._hands[hand]
        steps = self._steps[number * MOST_CARDS :][:MOST_CARDS]
        whole = sum(steps)
        return {hand[at]: each / whole for at, each in enumerate(steps) if each}

    def after(self, lead: int, answer: int) -> tuple[dict[Hand, float], dict[Hand, float]]:
        """Return how likely the hands of leader and follower are after the first trick.

        Now and then either may have made a slip. What the answer excludes is not left out.
        """
        led: dict[Hand, float] = {}
        answered: dict[Hand, float] = {}
        for hand in self._hands:
            for rank, asked, found in ((lead, None, led), (answer, lead, answered)):
                if rank in hand:
                    rest = list(hand)
                    rest.remove(rank)
                    chance = self.chances(hand, asked).get(rank, 0.0)
                    likely = (1 - SLIPS) * chance + SLIPS / MOST_CARDS
                    # Of equal cards any may have been the one that was played.
                    found[tuple(rest)] = likely / hand.count(rank)
        return led, answered


def opening_of(variant: Variant) -> Opening | None:
    """Return the opening of a variant, if one comes with Agurk.

    Raises:
        VariantError: if the pack is not one that simulations can count.
    """
    return _opening(shape_of(variant))


@lru_cache(maxsize=8)
def _opening(shape: Shape) -> Opening | None:
    try:
        with ZipFile(FILE) as openings:
            return Opening(shape, openings.read(mark_of(shape)))
    except (KeyError, FileNotFoundError):
        return None


def mark_of(shape: Shape) -> str:
    """Return what the rules of play are known by: rules that play a deal alike have the same."""
    told = repr([(name, getattr(shape, name)) for name in _DECIDING])
    return sha256(told.encode()).hexdigest()[:16]


def steps_of(found: Equilibrium) -> bytes:
    """Return the opening of an equilibrium as `Opening` takes it.

    Raises:
        VariantError: if it is not one of deals of four cards each.
    """
    if found.cards != MOST_CARDS:
        raise VariantError(
            f"Openings are those of deals of {MOST_CARDS} cards each, not of {found.cards}."
        )
    shape, steps = shape_of(found.variant), bytearray()
    for lead in (None, *range(shape.ranks)):
        for hand in _hands(shape):
            there = all(
                hand.count(rank) + (rank == lead) <= shape.copies[rank] for rank in set(hand)
            )
            chances = found.play(hand, () if lead is None else (lead,)) if there else {}
            for at, rank in enumerate(hand):
                chance = 0.0 if rank in hand[:at] else chances.get(rank, 0.0)
                steps.append(round(_STEPS * chance) if chance >= SELDOM else 0)
    return bytes(steps)


def _hands(shape: Shape) -> list[Hand]:
    return list(combinations_with_replacement(range(shape.ranks), MOST_CARDS))
