"""Runs the server in this process: takes the port, serves until told to end, and ends well."""

import asyncio
import errno
import gc
import signal
import socket
import sys
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final

import uvicorn

from agurk.rules.errors import AgurkError
from agurk.server.app import build
from agurk.server.http.connections import HttpConnection, SocketConnection
from agurk.server.settings import Settings

LEAVING: Final = 6.0
"""How many seconds tables may take to be handed over."""

ENDING: Final = 3
"""How many seconds requests that are being answered have after that."""

PING: Final = 20.0
"""After how many seconds a silent socket is asked whether it is still there."""

SWITCH: Final = 0.001
"""For how many seconds a thread may go on while another one waits. Those that commit and that write
records would make the tables wait for five times as long."""

RUBBISH: Final = (50_000, 20, 20)
"""How much is made before rubbish is looked for. Hardly anything here refers to itself in a circle,
and with hundreds of tables a look takes a tenth of a second."""

_BACKLOG: Final = 2048
_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)


class PortError(AgurkError, OSError):
    """A host or port that this machine cannot listen on."""

    slug = "port"


def listen(host: str, port: int) -> list[socket.socket]:
    """Return sockets that listen on a host and a port; port 0 takes one that is free.

    Raises:
        PortError: if that cannot be; says why, and what else to do.
    """
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except OSError:
        raise PortError(
            f"There is no address of this machine named {host}; --host takes 127.0.0.1 for this "
            "machine only, or 0.0.0.0 for others too."
        ) from None
    sockets: list[socket.socket] = []
    try:
        for family, _, _, _, address in dict.fromkeys(found):
            taken = sockets[0].getsockname()[1] if sockets else port
            sockets.append(_bound(family, (address[0], taken, *address[2:])))
    except OSError as error:
        for each in sockets:
            each.close()
        raise PortError(_told(error, host, port)) from None
    return sockets


def _bound(family: int, address: Any) -> socket.socket:  # noqa: ANN401 - what sockets take
    """Return a socket that listens on an address."""
    bound = socket.socket(family, socket.SOCK_STREAM)
    try:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            # "::" alone stands for all addresses, those of IPv4 too.
            both = address[0] == "::"
            bound.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0 if both else 1)
        bound.bind(address)
        bound.listen(_BACKLOG)
        bound.setblocking(False)  # noqa: FBT003 - it takes no name
    except BaseException:
        bound.close()
        raise
    return bound


def _told(error: OSError, host: str, port: int) -> str:
    """Return why a port cannot be had."""
    match error.errno:
        case errno.EADDRINUSE:
            return (
                f"Port {port} is taken by another program, perhaps by another `agurk serve`; "
                "choose one with --port, or --port 0 for any that is free."
            )
        case errno.EACCES:
            return f"Port {port} is kept for the system; choose one above 1023 with --port."
        case errno.EADDRNOTAVAIL:
            return (
                f"{host} is no address of this machine; --host takes 127.0.0.1 for this machine "
                "only, or 0.0.0.0 for others too."
            )
    return f"Port {port} of {host} cannot be had: {(error.strerror or str(error)).lower()}."


class Server(uvicorn.Server):
    """uvicorn, which lets tables be handed over before it ends any connection."""

    def __init__(
        self,
        config: uvicorn.Config,
        *,
        ready: Callable[[], None],
        leave: Callable[[], Awaitable[None]],
    ) -> None:
        """Take what is called when it serves, and what is waited for before it ends."""
        super().__init__(config)
        self._ready = ready
        self._leave = leave

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve."""
        await super().startup(sockets)
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take no more connections, hand the tables over, and end."""
        for server in self.servers:
            server.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(LEAVING):
                await self._leave()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """End when the process is told to; that is no failure, so nothing is raised again."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {each: signal.signal(each, self.handle_exit) for each in _SIGNALS}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)


def configured(app: Any, settings: Settings) -> uvicorn.Config:  # noqa: ANN401 - an ASGI application
    """Return how uvicorn serves an application."""
    return uvicorn.Config(
        app,
        loop="auto",
        http=HttpConnection,
        ws=SocketConnection,
        ws_max_size=settings.message_bytes,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        ws_per_message_deflate=False,
        interface="asgi3",
        lifespan="off",
        log_config=None,
        log_level="warning",
        access_log=False,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=ENDING,
        backlog=_BACKLOG,
    )


async def serve(settings: Settings, ready: Callable[[int], None]) -> None:
    """Serve until the process is told to end.

    Args:
        settings: What the server was told.
        ready: Is called with the port when it can be reached.

    Raises:
        AgurkError: if the port, the database or the bus cannot be had.
    """
    sockets = listen(settings.host, settings.port)
    try:
        app = build(settings)
        async with app.running():
            port = sockets[0].getsockname()[1]
            server = Server(configured(app, settings), ready=lambda: ready(port), leave=app.leave)
            await server.serve(sockets)
    finally:
        for each in sockets:
            each.close()


def run(settings: Settings, ready: Callable[[int], None]) -> None:
    """Serve in this process, in the quickest loop there is, until it is told to end.

    Args:
        settings: What the server was told.
        ready: Is called with the port when it can be reached.

    Raises:
        AgurkError: if the port, the database or the bus cannot be had.
    """
    quick = configured(None, settings).get_loop_factory()
    sys.setswitchinterval(SWITCH)

    def started(port: int) -> None:
        gc.collect()
        gc.freeze()
        gc.set_threshold(*RUBBISH)
        ready(port)

    with asyncio.Runner(loop_factory=quick) as runner:
        runner.run(serve(settings, started))
