"""A real server in processes of its own: started, stopped, killed, and its log read."""

import asyncio
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from tests.server.ports import free_port

SILENT = 30.0
"""For how many seconds a server may be starting, or ending."""

SETTINGS = {
    "bot_workers": 1,
    "sockets_per_address": 100_000,
    "messages_per_second": 100_000,
    "message_burst": 100_000,
    "requests_per_minute": 1_000_000,
    "tables_per_hour": 1_000_000,
    "players_per_hour": 1_000_000,
    "log_format": "json",
    "log_level": "warning",
}
"""Limits that are in nobody's way: all clients of these tests come from one address."""

BAD = ("Traceback", '"fault"', "socket broken", "a fault of the program", "Task exception")
"""What no server's log may say, whatever clients do and however often it is killed."""


_UNBORN = re.compile(
    r'Traceback \(most recent call last\):\n  File "<string>", line 1, in <module>\n'
    r"(?:  .*\n)*\w*Error: .*\n"
)
"""What a process for bots says when the server is killed while it starts that process."""


class Running:
    """`agurk serve` on one port, which it keeps when it is started again."""

    def __init__(self, folder: Path, db: str, bus: str = "", **settings: object) -> None:
        self.port = free_port()
        self.log = folder / f"{self.port}.log"
        variables = {**SETTINGS, **settings, "db": db, "bus": bus, "port": self.port}
        ours = {name: text for name, text in os.environ.items() if not name.startswith("AGURK_")}
        self._environment = ours | {
            "AGURK_HOME": str(folder),
            **{f"AGURK_{name.upper()}": str(value) for name, value in variables.items() if value},
        }
        self._process: subprocess.Popen[bytes] | None = None
        self._groups: list[int] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def alive(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def start(self) -> None:
        """Start it; it serves a moment later."""
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "agurk", "serve"],
                env=self._environment,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        self._groups.append(self._process.pid)

    async def ready(self) -> None:
        """Wait until it serves."""
        until = time.monotonic() + SILENT
        while not await answers(self.port):
            assert self.alive, self.told()
            assert time.monotonic() < until, f"The server does not come up.\n{self.told()}"
            await asyncio.sleep(0.02)

    def kill(self) -> None:
        """End it as a power cut would."""
        self.signal(signal.SIGKILL)
        assert self._process is not None
        self._process.wait(SILENT)

    async def end(self) -> None:
        """Ask it to end, and wait until it has, which is no failure."""
        self.signal(signal.SIGTERM)
        assert self._process is not None
        code = await asyncio.to_thread(self._process.wait, SILENT)
        assert code == 0, self.told()

    def signal(self, what: signal.Signals) -> None:
        os.kill(self.pid, what)

    def told(self) -> str:
        """Return what it has logged."""
        return self.log.read_text(errors="replace") if self.log.exists() else ""

    def check_log(self) -> None:
        """Make sure that nothing went wrong inside."""
        told = _UNBORN.sub("", self.told())
        for line in told.splitlines():
            assert not any(word in line for word in BAD), f"{line}\n\n{told[-20_000:]}"

    async def check_left_nothing(self) -> None:
        """Make sure that no process is left of those that it started."""
        until = time.monotonic() + SILENT / 3
        while left := [pid for pid, group in groups() if group in self._groups]:
            assert time.monotonic() < until, f"Processes are left behind: {left}"
            await asyncio.sleep(0.05)

    def resident(self) -> int:
        """Return how many bytes of memory it has."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def remove(self) -> None:
        """Leave nothing of it, however the test went."""
        if self.alive:
            self.signal(signal.SIGCONT)
            self.kill()


def groups() -> Iterator[tuple[int, int]]:
    """Yield each process of this machine that runs, and the group it belongs to."""
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                stat = (folder / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if stat[0] != "Z":
                yield int(folder.name), int(stat[2])


async def answers(port: int) -> bool:
    """Return whether a server says that it is ready."""
    try:
        async with asyncio.timeout(5.0):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"GET /readyz HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n")
            line = await reader.readline()
            writer.close()
    except (OSError, TimeoutError):
        return False
    return b" 200 " in line
