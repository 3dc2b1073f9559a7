"""The chairs of a room, and who has them."""

from collections.abc import Iterable
from typing import NamedTuple

from agurk.server.unsaid import shown
from agurk.table.errors import SeatError
from agurk.table.sitters import Sitter, likeness


class Chair(NamedTuple):
    """One seat: a person's, a bot's, or empty."""

    name: str = ""
    """What the others call who sits here; empty for an empty seat."""
    player: str | None = None
    """The id of the person; None for a bot or an empty seat."""
    bot: str = ""
    """Which bot has the seat for good; empty for a person or an empty seat."""

    def __repr__(self) -> str:
        """Return a text without what nobody else is to read."""
        return shown(self, "player")

    @property
    def empty(self) -> bool:
        """Whether nobody sits here."""
        return not self.name

    def sitter(self) -> Sitter:
        """Return who sits here as the table knows it."""
        return Sitter(self.name, self.bot)


EMPTY = Chair()
"""A seat that nobody has."""


def check_name(name: str, others: Iterable[str]) -> str:
    """Return a name that can sit at a table beside others, trimmed.

    Raises:
        SeatError: if it cannot be shown on one line, or is taken for that of somebody there.
    """
    name = Sitter(name.strip()).name
    if any(likeness(other) == likeness(name) for other in others):
        raise SeatError(f"Somebody at the table is called {name} already; take another name.")
    return name
