"""The equity of every variant, read once and shared.

>>> from agurk.rules.state import begin
>>> from agurk.variants import VARIANTS
>>> equity = equity_of(VARIANTS["danish"], 2)
>>> [round(chance, 2) for chance in equity.chances(begin(VARIANTS["danish"], 2).match)]
[0.5, 0.5]
"""

from functools import lru_cache

from agurk.rules.variant import Variant
from agurk.sim.shape import shape_of
from agurk.solve.equity import shelf
from agurk.solve.equity.book import Book
from agurk.solve.equity.equity import Equity
from agurk.solve.equity.net import Net, Scale
from agurk.variants import VARIANTS

_known: dict[tuple[Variant, int], Equity] = {}


def equity_of(variant: Variant, players: int, *, background: bool = True) -> Equity:
    """Return the chances of a variant's matches.

    Presets have theirs at once. House rules are estimated by the preset nearest to them, until a
    process in the background has made their own, which is kept in the user's folder.

    Args:
        variant: The rules.
        players: How many seats matches have.
        background: Whether to have such a process make what is missing.

    Raises:
        PlayersError: if the variant is not for so many.
        VariantError: if simulations cannot count its cards.
    """
    known = _known.get((variant, players))
    if known is None or not (known.final or not shelf.is_made_here(variant)):
        variant.check_players(players)
        shape_of(variant)
        known = _known[variant, players] = _read(variant, players)
    if background and not known.final:
        shelf.make_in_background(variant)
    return known


def _read(variant: Variant, players: int) -> Equity:
    book = _shipped(variant) or shelf.made_here(variant)
    if book is not None:
        return Equity(variant, players, book)
    near = next(found for found in map(_shipped, nearest(variant)) if found is not None)
    scale = Scale.of(variant, dict(near.net.scale.prices))
    return Equity(variant, players, Book("", Net(scale, near.net.weights), {}), final=False)


@lru_cache(maxsize=16)
def _shipped(variant: Variant) -> Book | None:
    return shelf.shipped(variant)


def nearest(variant: Variant) -> list[Variant]:
    """Return the presets, those that differ from a variant in the fewest rules first."""
    return sorted(VARIANTS.values(), key=lambda preset: len(variant.differences(preset)))
