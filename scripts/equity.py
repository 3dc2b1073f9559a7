"""Makes the tables of match equity that come with Agurk, or those of some variants anew.

    python -m scripts.equity [VARIANT ...] [--matches N] [--deals N] [--epochs N] [--missing]

The books of the others stay as they are. What is made lies in build/equity meanwhile, so that
several processes can share the work, and what was stopped goes on with --missing. The same recipe
gives the same books on one machine; elsewhere numpy may round differently in the last place.
"""

import argparse
from functools import partial
from pathlib import Path
from time import perf_counter
from zipfile import ZipFile

from agurk.rules.variant import Variant
from agurk.solve.equity import shelf
from agurk.solve.equity.book import Book, dumps, loads, mark_of
from agurk.solve.equity.building import Effort, book_of
from agurk.solve.equity.exact import SMALL, Table
from agurk.variants import VARIANTS

MADE = Path("build/equity")
"""Where books lie before they are shipped."""

THOROUGH = ("danish", "cucumber", "cucumber_free", "cucumber_21", "gurka_se", "five_cucumbers")
"""The variants that more is played for."""

FEW, MANY = 12_000, 30_000
"""Up to how many sets a table for three goes into a book, and into one that more is played for."""


def effort_for(variant: Variant, given: argparse.Namespace) -> Effort:
    thorough = variant.key in THOROUGH
    times = 3 if thorough else 1
    return Effort(
        deals=given.deals * times,
        matches=given.matches * times,
        epochs=given.epochs,
        sets=SMALL if thorough else FEW,
    )


def is_shipped(variant: Variant, seats: int, table: Table) -> bool:
    """Tell whether a table goes into its book: all that is shipped stays under a megabyte."""
    if seats == 2 or variant.key == THOROUGH[0]:
        return True
    rows = table.grid.sets * len(table.grid.openings)
    return rows <= (MANY if variant.key in THOROUGH else FEW)


def shipped_now() -> dict[str, Book]:
    """Return what is shipped already, and what was made since."""
    books = {}
    if shelf.SHIPPED.exists():
        with ZipFile(shelf.SHIPPED) as held:
            books = {mark: loads(held.read(mark)) for mark in held.namelist()}
    for file in sorted(MADE.glob("*")):
        books[file.name] = loads(file.read_bytes())
    wanted = {mark_of(variant) for variant in VARIANTS.values()}
    return {mark: book for mark, book in books.items() if mark in wanted}


def make(variant: Variant, effort: Effort) -> None:
    begun = perf_counter()
    tell = partial(print, f"{variant.key}:", flush=True)
    book = book_of(variant, effort, pack=partial(is_shipped, variant), tell=tell)
    MADE.mkdir(parents=True, exist_ok=True)
    (MADE / book.mark).write_bytes(dumps(book))
    tell(f"{perf_counter() - begun:.0f} s")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("variants", nargs="*", default=list(VARIANTS))
    parser.add_argument("--matches", type=int, default=Effort.matches)
    parser.add_argument("--deals", type=int, default=Effort.deals)
    parser.add_argument("--epochs", type=int, default=Effort.epochs)
    parser.add_argument("--missing", action="store_true", help="leave those that were made before")
    given = parser.parse_args()
    for key in given.variants:
        if not (given.missing and (MADE / mark_of(VARIANTS[key])).exists()):
            make(VARIANTS[key], effort_for(VARIANTS[key], given))
    data = shelf.write(shipped_now())
    shelf.SHIPPED.write_bytes(data)
    print(f"{len(data):,} bytes in all")


if __name__ == "__main__":
    main()
