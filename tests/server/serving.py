"""`agurk serve` as a process of its own, and people who play on it."""

import json
import os
import random
import re
import subprocess
import sys
import threading
from contextlib import contextmanager
from typing import Any

import httpx2
from websockets.sync.client import connect

PLENTY = {
    "requests_per_minute": 1_000_000,
    "tables_per_hour": 1_000_000,
    "players_per_hour": 1_000_000,
    "messages_per_second": 1_000_000,
    "message_burst": 1_000_000,
}
"""Settings that allow a lot."""


class Process:
    """A server that was started; `url` is where it is."""

    def __init__(self, home, *flags, **settings):
        environ = {name: value for name, value in os.environ.items() if name[:6] != "AGURK_"}
        environ |= {f"AGURK_{name.upper()}": str(value) for name, value in settings.items()}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "agurk", "serve", "--log-level", "warning", *flags],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=environ | {"AGURK_HOME": str(home)},
        )
        assert self._process.stdout is not None
        self.told = self._process.stdout.readline()
        found = re.search(r"http://[\w.:\[\]]+:(\d+)", self.told)
        if found is None:
            raise AssertionError((self.told, *self._process.communicate(timeout=20)))
        self.url, self.port = found[0], int(found[1])

    def signal(self, number):
        """Send a signal."""
        self._process.send_signal(number)

    def end(self, number=None):
        """Wait for the end, and return the exit code and what was written since the start."""
        if number is not None:
            self.signal(number)
        out, err = self._process.communicate(timeout=30)
        return self._process.returncode, out, err

    def kill(self):
        """End at once, if it still runs."""
        if self._process.poll() is None:
            self._process.kill()
            self._process.communicate(timeout=30)


@contextmanager
def serving(home, *flags, **settings):
    """Run a server until the end of the block, unless it ends before."""
    process = Process(home, *(flags or ("--port", "0")), **PLENTY | settings)
    try:
        yield process
    finally:
        process.kill()


class Person:
    """Somebody with a token of a server."""

    def __init__(self, server, name, token=None):
        self.server = server
        self.name = name
        self.http = httpx2.Client(base_url=server.url, timeout=20)
        self.token = token or self.http.post("/api/players").json()["token"]
        self.http.cookies.clear()
        self.http.headers["authorization"] = f"Bearer {self.token}"

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.http.close()

    def ask(self, method, path, body=None, status=200):
        """Return what the server answers; it has to have a status."""
        more = {} if body is None else {"json": body}
        answer = self.http.request(method, f"/api{path}", **more)
        assert answer.status_code == status, answer.text
        return answer.json()

    def refused(self, method, path, body=None):
        """Return the status and the slug with which the server refuses."""
        more = {} if body is None else {"json": body}
        answer = self.http.request(method, f"/api{path}", **more)
        return answer.status_code, answer.json().get("slug")

    def open(self, bots=(), **options):
        """Open a table with quick bots, and return its name."""
        options = {"thinking": "at-once", "level": "lowest", "pace": "none"} | options
        body = {"name": self.name, "options": options, "bots": bots}
        return self.ask("POST", "/tables", body, 201)["table"]

    def sit(self, table, **more):
        """Take a seat."""
        return self.ask("POST", f"/tables/{table}/seats", {"name": self.name} | more)

    @contextmanager
    def at(self, table, since=-1, token=None):
        """Connect to a table."""
        address = f"{self.server.url.replace('http', 'ws', 1)}/api/socket"
        with connect(address) as socket:
            joined = Joined(socket)
            token = self.token if token is None else token
            hello = {"protocol": 1, "table": table, "token": token, "since": since}
            joined.send("hello", **hello)
            joined.hear()
            yield joined


class Joined:
    """A connection to a table, and what was heard on it last."""

    def __init__(self, socket):
        self.socket = socket
        self.number = -1
        self.scene: Any = None
        self.mine: Any = None
        self.entries: list[Any] = []
        self.heard: list[Any] = []
        self._sent = 0

    def send(self, kind, **fields):
        """Send a message."""
        self.socket.send(json.dumps({"type": kind, **fields}))

    def hear(self, timeout=20):
        """Return the next message."""
        message = json.loads(self.socket.recv(timeout=timeout))
        self.heard.append(message)
        if message["type"] in {"welcome", "update"}:
            self.number = message["number"]
            self.scene, self.mine = message["scene"], message["mine"]
            self.entries += message.get("entries") or message.get("missed") or ()
        return message

    def until(self, wanted):
        """Hear on until something is so, and return the last message."""
        while not wanted(self):
            self.hear()
        return self.heard[-1]

    def command(self, kind, **fields):
        """Send a command and return its answer; other messages are heard on the way."""
        self._sent += 1
        name = f"c{id(self):x}-{self._sent}"[-24:]
        if kind not in {"explain", "say", "mute", "prefer"}:
            fields = {"on": self.number} | fields
        self.send(kind, id=name, **fields)
        while True:
            message = self.hear()
            if message.get("id") == name:
                return message

    def refused(self, kind, **fields):
        """Return the slug with which a command is refused."""
        return self.command(kind, **fields).get("slug")

    @property
    def stage(self):
        """What the table is doing."""
        return self.scene["stage"]

    @property
    def to_act(self):
        """Whether this seat has to decide."""
        return bool(self.mine and self.mine["options"])

    def play(self, until=lambda joined: joined.stage == "over", luck=None):
        """Play any legal card whenever it is one's turn, until something is so."""
        luck = luck or random.Random(7)
        while not until(self):
            if self.to_act and not self.scene["paused"]:
                option = luck.choice(self.mine["options"])
                answer = self.command("choose", action=option["action"])
                assert answer["type"] == "done" or answer["slug"] == "stale", answer
            else:
                self.hear()


def together(*works):
    """Do several things at the same time; what one of them raises is raised."""
    raised = []

    def guarded(work):
        try:
            work()
        except BaseException as error:  # noqa: BLE001 - it is raised again
            raised.append(error)

    threads = [threading.Thread(target=guarded, args=(work,)) for work in works]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    if raised:
        raise raised[0]
    assert not any(thread.is_alive() for thread in threads)
