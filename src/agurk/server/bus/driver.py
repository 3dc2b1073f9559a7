"""The only module that knows the driver: few questions to a Redis or Valkey server, typed."""

import asyncio
import errno
import hashlib
import os
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

from redis.asyncio import ConnectionPool, Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import AuthenticationError, NoScriptError, RedisError, ResponseError

from agurk.server.bus.address import Address

TROUBLE = (RedisError, OSError, TimeoutError)
"""What a question to the server may raise."""


class Driver:
    """A server that answers, or raises one of `TROUBLE`; never tries anything twice by itself."""

    def __init__(self, address: Address, patience: float) -> None:
        self._patience = patience
        pool = ConnectionPool.from_url(
            address.url,
            protocol=2,
            retry=Retry(NoBackoff(), 0),
            socket_timeout=patience,
            socket_connect_timeout=patience,
        )
        self._redis: Any = Redis(connection_pool=pool)

    async def number(self, script: str, *arguments: str | int) -> int:
        """Run a script that answers a number."""
        return int(await self._run(script, arguments))

    async def text(self, script: str, *arguments: str | int) -> str:
        """Run a script that answers a text."""
        answer: bytes = await self._run(script, arguments)
        return answer.decode()

    async def texts(self, script: str, *arguments: str | int) -> list[str]:
        """Run a script that answers several texts."""
        answer: list[bytes] = await self._run(script, arguments)
        return [text.decode() for text in answer]

    async def _run(self, script: str, arguments: Sequence[str | int]) -> Any:  # noqa: ANN401  as it answers
        """Run a script in one step."""
        try:
            return await self._redis.execute_command("EVALSHA", _digest(script), 0, *arguments)
        except NoScriptError:
            return await self._redis.execute_command("EVAL", script, 0, *arguments)

    async def load(self, script: str) -> None:
        """Make a script known, for `numbers`."""
        await self._redis.execute_command("SCRIPT LOAD", script)

    async def numbers(
        self, script: str, questions: Sequence[Sequence[str | bytes]]
    ) -> list[int | None]:
        """Run a known script many times, in order; its answers are numbers, or None if refused."""
        digest = _digest(script)
        async with self._redis.pipeline(transaction=False) as pipeline:
            for arguments in questions:
                pipeline.execute_command("EVALSHA", digest, 0, *arguments)
            answers = await pipeline.execute(raise_on_error=False)
        for answer in answers:
            if isinstance(answer, NoScriptError):
                raise answer
        return [answer if isinstance(answer, int) else None for answer in answers]

    @asynccontextmanager
    async def listen(self, channel: str) -> AsyncIterator[AsyncIterator[bytes]]:
        """Listen on a channel; inside, what is sent on it is heard from now on.

        Raises:
            TimeoutError: if the server does not answer.
        """
        listening = self._redis.pubsub()
        try:
            await listening.subscribe(channel)
            if await listening.get_message(timeout=self._patience) is None:
                raise TimeoutError
            yield _heard(listening.listen())
        finally:
            with suppress(*TROUBLE):
                await listening.aclose()

    async def ping(self) -> None:
        """Ask for nothing but an answer."""
        await self._redis.execute_command("PING")

    async def close(self) -> None:
        """Close all connections."""
        with suppress(*TROUBLE):
            await self._redis.aclose()
            await self._redis.connection_pool.disconnect()


def _digest(script: str) -> str:
    return hashlib.sha1(script.encode(), usedforsecurity=False).hexdigest()


async def _heard(messages: AsyncIterator[dict[str, Any]]) -> AsyncIterator[bytes]:
    """Yield what was sent; let others run now and then, however much there is."""
    count = 0
    async for message in messages:
        if message["type"] == "message":
            yield message["data"]
            count += 1
            if count % 64 == 0:
                await asyncio.sleep(0)


def reason(error: BaseException) -> str:
    """Return why a server did not answer, without anything that was sent to it."""
    seen: BaseException | None = error
    while seen is not None:
        if isinstance(seen, AuthenticationError):
            return "it does not accept the user name and password"
        if isinstance(seen, TimeoutError):
            return "it did not answer in time"
        if isinstance(seen, ResponseError):
            return f"it answered {_code(seen)}"
        if isinstance(seen, OSError) and seen.errno:
            return _told(seen)
        seen = seen.__cause__ or seen.__context__
    connecting = "connecting to" in str(error)
    return "no connection can be made" if connecting else "the connection broke"


def _code(error: ResponseError) -> str:
    """Return the first word of an answer; what follows may repeat what was sent."""
    word = str(error).split(" ", 1)[0]
    return word if word.isalpha() and word.isupper() else "with an error"


def _told(error: OSError) -> str:
    """Return what the operating system says, in its own words."""
    if isinstance(error, ConnectionRefusedError) or error.errno == errno.ECONNREFUSED:
        return "nothing listens there"
    known = error.errno in errno.errorcode if error.errno else False
    told = os.strerror(error.errno) if known and error.errno else error.strerror
    return (told or "no connection can be made").lower()
