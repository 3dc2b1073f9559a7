"""A process of our own that answers one question at a time, seen from both sides.

A question is its length in four bytes and itself. The answer is a line; other lines may come before
it that begin with a space and tell how far the work is.
"""

import asyncio
import multiprocessing
import signal
import socket
from collections.abc import Callable
from contextlib import suppress

_HEAD = 4
_LONGEST_LINE = 2**26

Work = Callable[[socket.socket, str], None]
"""What runs in a process: it answers on a connection until nobody asks any more."""


class Failed(Exception):
    """A question that got no answer; says in a word why. The process can go on."""


class Gone(Exception):
    """A process that has ended."""


class Process:
    """A process that answers one question at a time."""

    def __init__(self, work: Work, argument: str, name: str) -> None:
        """Take what it does, what that is told, and what the process is called."""
        ours, theirs = socket.socketpair()
        self._socket = ours
        self._process = multiprocessing.get_context("spawn").Process(
            target=work, args=(theirs, argument), name=name, daemon=True
        )
        self._theirs = theirs
        self._starting: asyncio.Task[None] | None = None
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    @property
    def pid(self) -> int | None:
        """The process's number."""
        return self._process.pid

    @property
    def alive(self) -> bool:
        """Whether it can be asked."""
        return self._writer is not None and self._process.is_alive()

    async def start(self) -> None:
        """Start the process, and wait until it is ready.

        Raises:
            Gone: if it ends at once.
        """
        self._starting = asyncio.create_task(asyncio.to_thread(self._process.start))
        await asyncio.shield(self._starting)
        self._theirs.close()
        self._reader, self._writer = await asyncio.open_connection(
            sock=self._socket, limit=_LONGEST_LINE
        )
        if await self._line() != b"ready\n":
            raise Gone

    async def ask(self, data: bytes, told: Callable[[bytes], None] | None = None) -> bytes:
        """Return the answer to a question.

        Args:
            data: The question.
            told: Told how far the work is, in the words of whoever does it.

        Raises:
            Failed: if there is none.
            Gone: if the process ended over it.
        """
        if self._writer is None:
            raise Gone
        self._writer.write(len(data).to_bytes(_HEAD) + data)
        while (line := await self._line()).startswith(b" "):
            if told is not None:
                told(line.strip())
        if line.startswith(b"-"):
            raise Failed(line[1:].decode().strip())
        return line.rstrip(b"\n")

    async def kill(self) -> None:
        """End the process, whatever it does."""
        if self._starting is not None:
            await asyncio.wait({self._starting})
        if self._process.pid is not None:
            self._process.kill()
            await asyncio.to_thread(self._process.join)
        if self._writer is not None:
            self._writer.close()
            with suppress(OSError):
                await self._writer.wait_closed()
        self._writer = None
        self._socket.close()
        self._theirs.close()

    async def _line(self) -> bytes:
        """Return the next line."""
        if self._reader is None:
            raise Gone
        try:
            return await self._reader.readuntil()
        except (asyncio.IncompleteReadError, OSError):
            raise Gone from None


def serve(
    connection: socket.socket,
    answer: Callable[[bytes, Callable[[bytes], None]], bytes],
    *,
    longest: int,
) -> None:
    """Answer questions until there are no more; this runs in the process.

    Args:
        connection: Where questions come from and answers go.
        answer: What answers one; it is given what tells how far it is.
        longest: After how many seconds over one question the process ends, should nobody be left
            to end it.
    """
    for name in ("SIGINT", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_IGN)
    with connection, connection.makefile("rb") as questions, suppress(OSError):
        connection.sendall(b"ready\n")
        while len(head := questions.read(_HEAD)) == _HEAD:
            data = questions.read(int.from_bytes(head))
            _limit(longest)
            connection.sendall(_answered(connection, answer, data) + b"\n")
            _limit(0)


def _answered(
    connection: socket.socket,
    answer: Callable[[bytes, Callable[[bytes], None]], bytes],
    data: bytes,
) -> bytes:
    """Return an answer, or what went wrong in a word: what an error says may name a card."""
    try:
        return answer(data, lambda told: connection.sendall(b" " + told + b"\n"))
    except OSError:
        raise
    except Exception as error:  # noqa: BLE001  whoever works may do anything
        return b"-" + type(error).__name__.encode()


def _limit(seconds: int) -> None:
    """End this process after so many seconds; 0 for never."""
    if hasattr(signal, "alarm"):
        signal.alarm(seconds)
