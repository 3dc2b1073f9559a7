"""Bots and hints off the event loop: in processes of their own, bounded in time."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Coroutine
from contextlib import suppress
from random import Random
from time import monotonic
from typing import Any, TypeVar

from agurk.bots import find as find_bot
from agurk.rules.actions import Choice
from agurk.rules.view import View
from agurk.server.logs import logger
from agurk.server.metrics import End, Metrics
from agurk.server.process import Failed, Gone
from agurk.server.rooms.errors import NoHint, Unavailable
from agurk.server.thinker import Advice, Thinker

Result = TypeVar("Result")

_INSTEAD = "lowest"
"""The bot that chooses when another does not; it is quick and needs no luck."""

_FIRST_HINT = 10.0
"""How many seconds a hint may take: the first one in a process waits for what hints need."""

_NO_TIME = "There is no time for a hint now; try again in a moment."


class Thinkers:
    """Processes in which bots think and hints are found, started when they are needed.

    Every question is answered with a legal choice in bounded time: when a bot hangs, fails or
    ends its process, or when too many wait already, "lowest" chooses. A process that is stuck is
    killed, and another takes its place; nobody else's thoughts suffer.
    """

    def __init__(
        self,
        size: int,
        *,
        seconds: float = 2.0,
        hint_for: int = 300,
        patience: float = 5.0,
        waiting: int = 256,
        find: str = "agurk.bots:find",
        here: Collection[str] = ("uniform", "lowest", "sharp"),
        metrics: Metrics | None = None,
    ) -> None:
        """Take how many think at a time.

        Args:
            size: How many processes there are at most.
            seconds: How long a bot may think.
            hint_for: For how many milliseconds plays are tried for a hint.
            patience: How long a question may wait for its turn, which a new process may delay.
            waiting: How many questions may wait.
            find: Where bots are found, as module:function.
            here: Bots so quick that asking them in this process costs less than sending the view.
            metrics: Where thoughts are counted.
        """
        self._seconds, self._patience = seconds, patience
        self._hint_for = hint_for
        self._most = size + waiting
        self._find = find
        self._here = frozenset(here)
        self._metrics = Metrics() if metrics is None else metrics
        self._turns = asyncio.Semaphore(size)
        self._idle: list[Thinker] = []
        self._all: set[Thinker] = set()
        self._thoughts: set[asyncio.Task[Any]] = set()
        self._starting: set[asyncio.Task[None]] = set()
        self._closed = False

    async def choose(self, bot: str, view: View, seed: int) -> Choice:
        """Return a bot's choice, always one of the view's actions."""
        if len(view.actions) == 1:
            return view.actions[0]
        if bot in self._here:
            return find_bot(bot).choose(view, Random(seed))
        if self._closed:
            return self._instead(bot, view, "closed")
        if self._full:
            return self._instead(bot, view, "too many wait")
        return await self._shielded(self._choose(bot, view, seed))

    async def hint(self, view: View, seed: int, language: str) -> Advice:
        """Return what each play of a view is worth.

        Raises:
            NoHint: if that cannot be told of these rules.
            Unavailable: if it is not found in time.
        """
        if self._closed or self._full:
            raise Unavailable(_NO_TIME)
        return await self._shielded(self._hint(view, seed, language))

    def warm_up(self) -> None:
        """Start one process now, so that nobody waits for it."""
        warming = asyncio.get_running_loop().create_task(self._start_one())
        self._starting.add(warming)
        warming.add_done_callback(self._starting.discard)

    async def _start_one(self) -> None:
        """Start a process that has nothing to do yet; if it does not start, a later one may."""
        thinker = Thinker(self._find)
        self._all.add(thinker)
        with suppress(Gone, OSError):
            await thinker.start()
        if thinker.alive and not self._closed:
            self._idle.append(thinker)
        else:
            self._all.discard(thinker)
            await thinker.kill()

    async def close(self) -> None:
        """Kill all processes; whoever still waits gets what "lowest" chooses."""
        self._closed = True
        await asyncio.gather(*(thinker.kill() for thinker in list(self._all)))
        self._all.clear()
        self._idle.clear()
        if waited := [*self._thoughts, *self._starting]:
            await asyncio.wait(waited)

    @property
    def _full(self) -> bool:
        """Whether no more questions may wait."""
        return len(self._thoughts) >= self._most

    async def _shielded(self, thought: Coroutine[Any, Any, Result]) -> Result:
        """Return what a thought comes to, and bring it to its end whoever waits for it.

        Whoever no longer wants to know leaves the process in the middle of an answer otherwise.
        """
        task = asyncio.get_running_loop().create_task(thought)
        self._thoughts.add(task)
        task.add_done_callback(self._thoughts.discard)
        return await asyncio.shield(task)

    async def _choose(self, bot: str, view: View, seed: int) -> Choice:
        """Return a bot's choice, or another's instead."""
        try:
            await self._turn()
        except TimeoutError:
            return self._instead(bot, view, "its turn did not come", "late")
        begun = monotonic()
        try:
            choice = await self._ask(lambda thinker: thinker.think(bot, view, seed), self._seconds)
        except TimeoutError:
            return self._instead(bot, view, "too slow", "late")
        except (Gone, OSError):
            return self._instead(bot, view, "its process ended")
        except Failed as failed:
            return self._instead(bot, view, str(failed))
        else:
            self._metrics.thought(monotonic() - begun)
            return choice
        finally:
            self._turns.release()

    async def _hint(self, view: View, seed: int, language: str) -> Advice:
        """Return a hint, or say why there is none."""
        try:
            await self._turn()
        except TimeoutError:
            raise Unavailable(_NO_TIME) from None
        try:
            return await self._ask(
                lambda thinker: thinker.advise(view, seed, language, self._hint_for),
                max(_FIRST_HINT, self._seconds),
            )
        except (TimeoutError, Gone, OSError):
            raise Unavailable(_NO_TIME) from None
        except Failed as failed:
            logger().warning("no hint was found", variant=view.variant.key, why=str(failed))
            raise NoHint("What cards are worth cannot be told under these rules.") from None
        finally:
            self._turns.release()

    async def _turn(self) -> None:
        """Wait until a process may be asked.

        Raises:
            TimeoutError: if that takes too long.
        """
        async with asyncio.timeout(self._patience):
            await self._turns.acquire()

    async def _ask(
        self, question: Callable[[Thinker], Awaitable[Result]], seconds: float
    ) -> Result:
        """Ask a process that has nothing to do, and keep it if it can be asked again.

        Args:
            question: What asks it.
            seconds: How long the answer may take.
        """
        thinker = await self._next()
        kept = False
        try:
            if not thinker.alive:
                async with asyncio.timeout(max(self._patience, seconds)):
                    await thinker.start()
            try:
                async with asyncio.timeout(seconds):
                    answer = await question(thinker)
            except Failed:
                kept = True
                raise
            kept = True
            return answer
        finally:
            if kept and not self._closed:
                self._idle.append(thinker)
            else:
                self._all.discard(thinker)
                await thinker.kill()

    async def _next(self) -> Thinker:
        """Return a process that has nothing to do, or one that is to be started."""
        if self._closed:
            raise Gone
        while self._idle:
            thinker = self._idle.pop()
            if thinker.alive:
                return thinker
            self._all.discard(thinker)
            await thinker.kill()
        thinker = Thinker(self._find)
        self._all.add(thinker)
        return thinker

    def _instead(self, bot: str, view: View, why: str, end: End = "failed") -> Choice:
        """Return another bot's choice."""
        self._metrics.fallback(end)
        logger().warning("a bot gave no choice", bot=bot, variant=view.variant.key, why=why)
        return find_bot(_INSTEAD).choose(view, Random(0))
