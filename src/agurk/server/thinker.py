"""One process in which bots think, seen from both sides.

A question is its length in four bytes and a parcel. The answer is a line: the place of the choice
among the view's actions, or -1 and what went wrong in one word.
"""

import asyncio
import importlib
import multiprocessing
import signal
import socket
from collections.abc import Callable
from contextlib import suppress
from random import Random

from agurk.rules.actions import Choice
from agurk.rules.player import Player
from agurk.rules.view import View
from agurk.server.parcel import Packer, Unpacker

_HEAD = 4
_LONGEST = 60


class Failed(Exception):
    """A bot that gave no choice; says in a word why. The process can go on."""


class Gone(Exception):
    """A process that has ended."""


class Thinker:
    """A process that answers one question at a time."""

    def __init__(self, find: str) -> None:
        """Take where bots are found, as module:function."""
        ours, theirs = socket.socketpair()
        self._socket = ours
        self._process = multiprocessing.get_context("spawn").Process(
            target=work, args=(theirs, find), name="agurk thinker", daemon=True
        )
        self._theirs = theirs
        self._starting: asyncio.Task[None] | None = None
        self._packer = Packer()
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
        self._reader, self._writer = await asyncio.open_connection(sock=self._socket)
        if await self._answer() != b"ready\n":
            raise Gone

    async def think(self, bot: str, view: View, seed: int) -> Choice:
        """Return a bot's choice.

        Raises:
            Failed: if it gave none.
            Gone: if it took the process with it.
        """
        if self._writer is None:
            raise Gone
        data = self._packer.pack(bot, view, seed)
        self._writer.write(len(data).to_bytes(_HEAD) + data)
        place, _, word = (await self._answer()).decode().strip().partition(" ")
        if word:
            raise Failed(word)
        return view.actions[int(place)]

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

    async def _answer(self) -> bytes:
        """Return the next line."""
        if self._reader is None:
            raise Gone
        try:
            return await self._reader.readuntil()
        except (asyncio.IncompleteReadError, OSError):
            raise Gone from None


def work(connection: socket.socket, find: str) -> None:
    """Answer questions until there are no more; this runs in the process."""
    for name in ("SIGINT", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_IGN)
    module, _, function = find.partition(":")
    found: Callable[[str], Player] = getattr(importlib.import_module(module), function)
    unpacker = Unpacker()
    with connection, connection.makefile("rb") as questions, suppress(OSError):
        connection.sendall(b"ready\n")
        while len(head := questions.read(_HEAD)) == _HEAD:
            bot, view, seed = unpacker.unpack(questions.read(int.from_bytes(head)))
            connection.sendall(_decide(found, bot, view, seed).encode() + b"\n")


def _decide(find: Callable[[str], Player], bot: str, view: View, seed: int) -> str:
    """Return the place of a bot's choice, or -1 and what went wrong."""
    try:
        _limit(_LONGEST)
        choice = find(bot).choose(view, Random(seed))
        return str(view.actions.index(choice)) if choice in view.actions else "-1 illegal"
    except Exception as error:  # noqa: BLE001  a bot may do anything
        return f"-1 {type(error).__name__}"
    finally:
        _limit(0)


def _limit(seconds: int) -> None:
    """End this process after so many seconds, should nobody be left to do it; 0 for never."""
    if hasattr(signal, "alarm"):
        signal.alarm(seconds)
