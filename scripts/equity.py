"""Makes the tables of match equity that come with Agurk, or those of some variants anew.

    python -m scripts.equity [VARIANT ...] [--matches N] [--deals N] [--epochs N]

The books of the others stay as they are. The same recipe gives the same books on one machine;
elsewhere numpy may round differently in the last place.
"""

import argparse
from functools import partial
from time import perf_counter
from zipfile import ZipFile

from agurk.rules.variant import Variant
from agurk.solve.equity import shelf
from agurk.solve.equity.book import Book, loads, mark_of
from agurk.solve.equity.building import Effort, book_of
from agurk.solve.equity.exact import Table
from agurk.variants import VARIANTS

THOROUGH = ("danish", "cucumber", "cucumber_free", "cucumber_21", "gurka_se", "five_cucumbers")
"""The variants that more is played for."""

SMALL = 30_000
"""Up to how many sets a table for three goes into its book; that of the first variant always."""


def effort_for(variant: Variant, given: argparse.Namespace) -> Effort:
    times = 3 if variant.key in THOROUGH else 1
    return Effort(deals=given.deals * times, matches=given.matches * times, epochs=given.epochs)


def is_shipped(variant: Variant, seats: int, table: Table) -> bool:
    """Tell whether a table goes into its book: what is shipped stays under a megabyte."""
    if seats == 2 or variant.key == THOROUGH[0]:
        return True
    rows = table.grid.sets * len(table.grid.openings)
    return rows <= (SMALL if variant.key in THOROUGH else 2_000)


def shipped_now() -> dict[str, Book]:
    if not shelf.SHIPPED.exists():
        return {}
    with ZipFile(shelf.SHIPPED) as held:
        return {mark: loads(held.read(mark)) for mark in held.namelist()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("variants", nargs="*", default=list(VARIANTS))
    parser.add_argument("--matches", type=int, default=Effort.matches)
    parser.add_argument("--deals", type=int, default=Effort.deals)
    parser.add_argument("--epochs", type=int, default=Effort.epochs)
    given = parser.parse_args()
    books = shipped_now()
    for key in given.variants:
        variant, begun = VARIANTS[key], perf_counter()
        books[mark_of(variant)] = book_of(
            variant,
            effort_for(variant, given),
            pack=partial(is_shipped, variant),
            tell=partial(print, f"{key}:", flush=True),
        )
        wanted = {mark_of(each) for each in VARIANTS.values()}
        data = shelf.write({mark: book for mark, book in books.items() if mark in wanted})
        shelf.SHIPPED.write_bytes(data)
        print(f"{key}: {perf_counter() - begun:.0f} s; {len(data):,} bytes in all", flush=True)


if __name__ == "__main__":
    main()
