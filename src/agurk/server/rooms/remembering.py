"""Which commands have been carried out, so that one that comes again is not done twice."""

from collections.abc import Container

REMEMBERED = 64
"""How many command ids of each player are remembered."""

PLAYERS = 64
"""Of how many players; of whoever has a seat in any case."""


class Remembered:
    """The ids of the last commands of the players who asked last."""

    def __init__(self) -> None:
        self._ids: dict[str, str] = {}
        """Of each player the ids as one text, with a comma before and after each: as texts of their
        own they would take six times as much."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Remembered) and self._ids == other._ids

    def __hash__(self) -> int:
        return id(self)

    def __len__(self) -> int:
        return len(self._ids)

    def has(self, player: str, id: str) -> bool:  # noqa: A002 - the wire's word
        """Whether a command of a player with this id has been carried out already."""
        return f",{id}," in self._ids.get(player, "")

    def add(self, player: str, id: str, seated: Container[str]) -> bool:  # noqa: A002
        """Remember a command of a player, and tell whether it is a new one.

        Args:
            player: Whose it is.
            id: Its id.
            seated: Who is not forgotten for the sake of others.
        """
        ids = self._ids.pop(player, ",")
        new = f",{id}," not in ids
        if new:
            ids = f"{ids}{id},"
        if ids.count(",") > REMEMBERED + 1:
            ids = ids[ids.index(",", 1) :]
        self._ids[player] = ids
        if len(self._ids) > PLAYERS:
            others = (each for each in self._ids if each not in seated and each != player)
            self._ids.pop(next(others, ""), None)
        return new
