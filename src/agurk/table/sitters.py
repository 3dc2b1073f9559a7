"""Who sits in the seats."""

from collections.abc import Sequence
from dataclasses import dataclass

from agurk.table.errors import SeatError

LONGEST = 40
"""How many letters a name may have."""


@dataclass(frozen=True, slots=True)
class Sitter:
    """A person or a bot in a seat.

    Raises:
        SeatError: if the name cannot be shown on one line.
    """

    name: str
    """What the others call him or her."""
    bot: str = ""
    """Which bot plays; "" for a person."""

    def __post_init__(self) -> None:
        """Check the name."""
        if not self.name.strip() or not self.name.isprintable() or len(self.name) > LONGEST:
            raise SeatError(
                f"A name has 1 to {LONGEST} letters on one line, unlike {self.name[:60]!r}."
            )


def check_sitters(sitters: Sequence[Sitter]) -> None:
    """Make sure that all can be told apart.

    Raises:
        SeatError: if two have the same name.
    """
    met: set[str] = set()
    for sitter in sitters:
        name = sitter.name.casefold()
        if name in met:
            raise SeatError(f"Two at the table are called {sitter.name}; give one another name.")
        met.add(name)
