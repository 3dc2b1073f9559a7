"""Makes the book of house rules and puts it into the user's folder: a process in the background.

    python -m agurk.solve.equity.making RULES

RULES are house rules as `agurk.variants.files` writes them. It runs at low priority, and does
nothing if another process is at a book.
"""

import os
import sys

from agurk.solve.equity.building import QUICK, book_of
from agurk.solve.equity.shelf import alone, is_made_here, keep
from agurk.variants import files


def main(rules: str) -> None:
    """Make a book, unless there is one."""
    variant = files.loads(rules)
    if hasattr(os, "nice"):
        os.nice(15)
    with alone() as first:
        if first and not is_made_here(variant):
            keep(variant, book_of(variant, QUICK))


if __name__ == "__main__":
    main(sys.argv[1])
