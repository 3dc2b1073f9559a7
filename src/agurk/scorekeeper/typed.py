"""What a line that somebody types asks to be entered on a sheet."""

import random
from collections.abc import Callable

from agurk.scorekeeper.entries import Answered, Dealing, Entry, Joined, Left, Rematch
from agurk.scorekeeper.errors import EntryError
from agurk.scorekeeper.names import find_name
from agurk.scorekeeper.reading import read_result
from agurk.scorekeeper.sheet import Sheet

QUIT = frozenset(("quit", "exit", "q"))
"""The words that end a talk."""

_ELSE = frozenset(
    ("help", "?", "undo", "redo", "try", "scores", "sheet", "rules", "save", "dispute", "lot")
)
"""The words that enter nothing, or nothing that a line says alone."""


def entry_of(line: str, sheet: Sheet) -> Entry:
    """Return what a line asks to be entered: what a deal came to, or who comes, goes or buys in.

    Raises:
        AgurkError: if it means nothing on this sheet.
    """
    word, _, rest = line.partition(" ")
    read = _READ.get(word.casefold())
    return (
        read_result(line, sheet.variant, sheet.seated)
        if read is None
        else read(sheet, rest.strip())
    )


def drawn(sheet: Sheet, lots: random.Random) -> Dealing:
    """Return who deals next by the lot, out of those who are in."""
    return Dealing(lots.choice(sheet.players_in))


def check_player(name: str) -> None:
    """Make sure that a player's name cannot be taken for a command.

    Raises:
        EntryError: if it can.
    """
    first = name.casefold().partition(" ")[0]
    if first in _READ or first in _ELSE or first in QUIT:
        raise EntryError("name-command", name=name[:40])


def _player(sheet: Sheet, name: str, otherwise: str | None = None) -> str:
    """Return the player whom a name means; nobody named may go without saying."""
    if not name and otherwise is not None:
        return otherwise
    if not name:
        raise EntryError("say-who", name=sheet.seated[0])
    return find_name(name, sheet.seated)


def _bought(sheet: Sheet, name: str) -> Entry:
    return Answered(_player(sheet, name, sheet.asked), bought=True)


def _declined(sheet: Sheet, name: str) -> Entry:
    return Answered(_player(sheet, name, sheet.asked), bought=False)


def _joined(sheet: Sheet, rest: str) -> Entry:
    parts = rest.split()
    at = next((n for n, word in enumerate(parts) if n and word.casefold() == "after"), None)
    name = " ".join(parts[:at])
    check_player(name)
    neighbour = None if at is None else _player(sheet, " ".join(parts[at + 1 :]))
    return Joined(name, neighbour)


_READ: dict[str, Callable[[Sheet, str], Entry]] = {
    "buy": _bought,
    "yes": _bought,
    "no": _declined,
    "join": _joined,
    "leave": lambda sheet, name: Left(_player(sheet, name)),
    "dealer": lambda sheet, name: Dealing(_player(sheet, name)),
    "rematch": lambda _, __: Rematch(),
}
