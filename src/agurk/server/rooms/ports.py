"""How the edges of the server, HTTP and sockets, see its tables, wherever they live."""

from dataclasses import dataclass
from typing import Protocol

from agurk.server.wire.client import Command
from agurk.server.wire.http import NewTable, TableLook
from agurk.server.wire.orders import Order
from agurk.server.wire.server import Bye


@dataclass(frozen=True, slots=True)
class Who:
    """Who comes to a table, as his or her token proved it."""

    player: str | None
    """The player's id; None for somebody without a token."""
    seat: int | None = None
    """The one seat that the token opens; None if it is a player's own."""


class Sink(Protocol):
    """Where the frames for one client go. It never blocks: a client that is slow is dropped."""

    def put(self, frame: bytes) -> None:
        """Send a frame, or drop the client if too many wait already."""
        ...

    def close(self, bye: Bye) -> None:
        """Say good-bye and end the connection."""
        ...


class Attached(Protocol):
    """One client's connection to one table."""

    async def say(self, command: Command) -> None:
        """Carry out a command; the answer goes to the sink."""
        ...

    async def detach(self) -> None:
        """End the connection from the client's side."""
        ...


class Tables(Protocol):
    """All tables, wherever they live."""

    async def open(self, player: str, new: NewTable) -> TableLook:
        """Open a table; whoever asks sits down in its first seat.

        Raises:
            AgurkError: if the variant, the house rules, the seats or the bots do not go together.
        """
        ...

    async def order(self, table: str, who: Who, order: Order) -> TableLook:
        """Do what is asked for, and return the table after it.

        Raises:
            AgurkError: if there is no such table, or it refuses; a refusal from another process is
                a `Refusal` with the slug and sentence it gave.
        """
        ...

    async def attach(self, table: str, who: Who, since: int, sink: Sink) -> Attached:
        """Connect a client; the first frame it gets is its `welcome`.

        Raises:
            AgurkError: if there is no such table, or who comes may not watch it.
        """
        ...

    async def forget(self, player: str) -> None:
        """Let a player leave every table that is in use, before his or her data are deleted.

        Raises:
            AgurkError: if a table could not be left.
        """
        ...
