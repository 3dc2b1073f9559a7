"""The socket: `hello`, then commands from one side and frames from the other, until one leaves."""

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping, Sequence
from contextlib import ExitStack, suppress
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import structs

from agurk.rules.errors import AgurkError
from agurk.server.http.address import caller_of
from agurk.server.http.closing import FAULT, FLOOD, SLOW
from agurk.server.http.connections import TEXTS
from agurk.server.http.failures import outward
from agurk.server.http.identity import given_in, table_named, who_bears
from agurk.server.http.limits import Bucket, TooMany
from agurk.server.http.messages import NotUnderstood, read_hello, read_message
from agurk.server.http.outbox import AtOnce, Outbox, Send, SendTexts
from agurk.server.http.services import Services
from agurk.server.logs import logger, summary
from agurk.server.rooms.errors import Unavailable
from agurk.server.rooms.ports import Attached
from agurk.server.wire import PROTOCOL
from agurk.server.wire.client import ClientMessage, Explain, Hello, Hint, Ping
from agurk.server.wire.server import Bye, Pong, Refused

Receive: TypeAlias = Callable[[], Awaitable[MutableMapping[str, Any]]]
"""What takes the next message off an ASGI connection."""

PARTING: Final = 3.0
"""How many seconds a client has to take what waits for it when its connection is ended."""

_encode = msgspec.json.Encoder().encode
_PONG: Final = _encode(Pong())


class Left(Exception):
    """The client is not there any more."""


class Socket:
    """The sockets of a server, as an ASGI application."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:  # noqa: ANN401
        """Serve one socket from its handshake to its end.

        The handshake itself is refused to pages of other sites and to whoever has too many
        sockets; everything else is told in a `bye`.

        Raises:
            AgurkError: if the handshake is refused.
        """
        services = self._services
        await receive()
        with ExitStack() as until_it_ends:
            caller = caller_of(scope, services.settings.trusted_proxies)
            services.origins.check(scope)
            token = given_in(scope).token
            services.limits.request(caller.household)
            until_it_ends.enter_context(services.limits.socket(caller.household))
            await send({"type": "websocket.accept"})
            send_texts, at_once = _quick_ways(scope, send)
            await _Session(services, token, at_once).run(receive, send, send_texts)


class _Session:
    """One socket."""

    def __init__(self, services: Services, token: str, at_once: AtOnce) -> None:
        self._services = services
        self._token = token
        self._until = asyncio.timeout(None)
        self._outbox = Outbox(self._end, services.metrics.frames.inc, services.rounds, at_once)
        now, settings = asyncio.get_running_loop().time(), services.settings
        rate, burst = settings.messages_per_second, settings.message_burst
        self._allowed = Bucket(rate, burst, now)
        self._patience = Bucket(rate, burst, now)

    async def run(self, receive: Receive, send: Send, send_texts: SendTexts) -> None:
        """Read what the client says while a task of its own sends what it is told."""
        outbox = self._outbox
        self._services.sockets[outbox] = asyncio.current_task()
        self._services.metrics.sockets.inc()
        writer = asyncio.create_task(outbox.write(send, send_texts))
        try:
            async with self._until:
                await self._talk(receive)
        except Left:
            pass
        except Exception as error:  # noqa: BLE001 - whatever it is, the client is told
            if not self._until.expired():
                logger().error("socket broken", **summary(error))
                outbox.close(FAULT)
        finally:
            self._services.sockets.pop(outbox, None)
            self._services.metrics.sockets.dec()
            if outbox.bye is SLOW:
                self._services.metrics.slow_clients.inc()
            if outbox.bye is not None and not self._until.expired():
                await asyncio.wait({writer}, timeout=PARTING)
            writer.cancel()

    def _end(self) -> None:
        """Leave the client a moment to take what waits for it, unless it has left already."""
        with suppress(RuntimeError):
            self._until.reschedule(asyncio.get_running_loop().time() + PARTING)

    async def _talk(self, receive: Receive) -> None:
        """Let the client say who it is, then carry out what it says."""
        hello = await self._hello(receive)
        if hello is not None:
            attached = await self._attach(hello)
            if attached is not None:
                try:
                    await self._listen(receive, attached, hello.language)
                finally:
                    await attached.detach()
        if self._outbox.bye is FLOOD:
            # Its place stays taken for a moment, so that it cannot go on at once on another socket.
            await asyncio.sleep(PARTING)
            return
        # What was said last is being sent; the client may still talk, and is not heard.
        while True:
            await _text(receive)

    async def _hello(self, receive: Receive) -> Hello | None:
        """Return who connects, or None after a good-bye."""
        seconds = self._services.settings.hello_seconds
        try:
            async with asyncio.timeout(seconds):
                hello = read_hello(await _text(receive))
        except TimeoutError:
            self._bye("hello", f"No `hello` came within {seconds} seconds.", again=True)
            return None
        except NotUnderstood as error:
            self._bye("hello", str(error))
            return None
        if hello.protocol != PROTOCOL:
            self._bye(
                "protocol",
                f"This server speaks version {PROTOCOL} of the protocol, not {hello.protocol}; "
                "load the page again.",
            )
            return None
        return hello

    async def _attach(self, hello: Hello) -> Attached | None:
        """Return the connection to the table, or None after a good-bye."""
        services = self._services
        try:
            table = table_named(hello.table)
            who = who_bears(services.tokens, hello.token or self._token, table)
            return await services.tables.attach(table, who, hello.since, self._outbox)
        except AgurkError as error:
            told = outward(error)
            self._bye(told.slug, str(told), again=told.slug == Unavailable.slug)
            return None

    async def _listen(self, receive: Receive, attached: Attached, language: str) -> None:
        """Carry out what the client says, one thing after the other, until a good-bye is said."""
        outbox, allowed, time = self._outbox, self._allowed, asyncio.get_running_loop().time
        while outbox.bye is None:
            text = await _text(receive)
            message: ClientMessage | NotUnderstood
            try:
                message = read_message(text)
            except NotUnderstood as error:
                message = error
            if not allowed.take(now := time()):
                self._flooded(message, now)
            elif isinstance(message, Ping):
                outbox.put(_PONG)
            elif isinstance(message, NotUnderstood):
                self._refuse(message.command, message)
            elif isinstance(message, Hello):
                self._refuse(None, NotUnderstood("`hello` is said once, and first.", None))
            else:
                if isinstance(message, Explain | Hint) and not message.language:
                    message = structs.replace(message, language=language)
                try:
                    await attached.say(message)
                except AgurkError as error:
                    self._refuse(message.id, error)
                continue
            # Much may have come at once: others have a turn between two messages of one socket.
            await asyncio.sleep(0)

    def _flooded(self, message: ClientMessage | NotUnderstood, now: float) -> None:
        """Refuse a message that is one too many, and after enough of them the client."""
        if not self._patience.take(now):
            self._outbox.close(FLOOD)
            return
        command = message.command if isinstance(message, NotUnderstood) else _id_of(message)
        rate = self._services.settings.messages_per_second
        wait = self._allowed.wait()
        told = f"{rate} messages a second are allowed; try again in {max(wait, 0.1):.1f} seconds."
        self._refuse(command, Flood(told))

    def _refuse(self, command: str | None, error: AgurkError) -> None:
        told = outward(error)
        refused = Refused(id=command, slug=told.slug, told=str(told), number=-1)
        self._outbox.put(_encode(refused))

    def _bye(self, slug: str, told: str, *, again: bool = False) -> None:
        self._outbox.close(Bye(slug=slug, told=told, again=again))


class Flood(TooMany):
    """A message that came too soon after too many others."""

    slug = "flood"

    def __init__(self, told: str) -> None:
        super().__init__(told, 1)


def _id_of(message: ClientMessage) -> str | None:
    """Return the name of a command; None if the message is none."""
    return None if isinstance(message, Hello | Ping) else message.id


def _quick_ways(scope: Any, send: Send) -> tuple[SendTexts, AtOnce]:  # noqa: ANN401 - ASGI's type
    """Return what sends several texts, and what sends one now: the connection itself if it can."""
    extension = scope.get("extensions", {}).get(TEXTS)
    if extension is not None:
        return extension["send"], extension["at_once"]

    async def one_by_one(texts: Sequence[bytes]) -> None:
        for text in texts:
            await send({"type": "websocket.send", "text": text.decode()})

    return one_by_one, lambda _: False


async def _text(receive: Receive) -> str:
    """Return the next text that the client sends; whatever is no text stands for nothing.

    Raises:
        Left: if the client is not there any more.
    """
    message = await receive()
    if message["type"] == "websocket.disconnect":
        raise Left
    text = message.get("text")
    return text if isinstance(text, str) else ""
