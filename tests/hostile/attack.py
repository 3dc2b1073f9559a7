"""Clients that wish a server ill: they send what it must refuse, and read all it says."""

import asyncio
import re
from collections import Counter
from contextlib import suppress
from random import Random
from typing import NamedTuple

import httpx2

from tests.hostile.frames import BINARY, PING, broken, fit, fragmented, frame, opened
from tests.hostile.grammar import Grammar
from tests.hostile.requests import Known, request, routes_of

TABLES = 6
"""At how many tables of their own they sit, the last that were opened."""

LANES = 12
"""How many attack at a time."""

ASKING = 6
"""How many ask over HTTP at a time."""

BATCH = 40
"""How many messages are sent before their answers are waited for."""

ANSWER = 60.0
"""How many seconds an answer may take."""

HELD = 24
"""How many connections are held half open."""

_SLUG = re.compile(rb'"slug":"([a-z-]+)"')
_NUMBER = re.compile(rb'"number":(\d+)')
_ACTION = re.compile(rb'"action":"([^"]{1,40})"')
_STATUS = re.compile(rb"HTTP/1\.1 (\d{3})")
_INSIDE = (b"Traceback", b'File "', b"sqlalchemy", b"site-packages")
"""What no answer may hold."""


class Fault(AssertionError):
    """Something that a server must not do, whatever it was sent."""


class Aim(NamedTuple):
    """What is attacked, and how much."""

    port: int
    source: str
    """The address that it comes from, on this machine."""
    prey: tuple[str, ...]
    """Tables of others."""
    secrets: tuple[str, ...]
    """What is never to be heard."""
    tokens: tuple[str, ...]
    """Tokens for the seats of others that were good once, or were signed by somebody else."""
    messages: int
    requests: int
    seed: int


def attacked(aim: Aim) -> Counter[str]:
    """Attack from a process of its own, and return what came of it."""
    return asyncio.run(attack(aim))


async def attack(aim: Aim) -> Counter[str]:
    """Attack, and return what came of it.

    Raises:
        Fault: if the server did something that it must not do.
    """
    attacker = _Attacker(aim)
    await attacker.prepare()
    try:
        async with asyncio.TaskGroup() as lanes:
            for _ in range(LANES):
                lanes.create_task(attacker.talk())
            for lane in range(ASKING):
                lanes.create_task(attacker.ask(range(lane, aim.requests, ASKING)))
    finally:
        attacker.let_go()
    return attacker.told


class _Attacker:
    def __init__(self, aim: Aim) -> None:
        self.told: Counter[str] = Counter()
        self._aim = aim
        self._random = Random(aim.seed)
        self._left = aim.messages
        self._batches = 0
        self._secrets = [secret.encode() for secret in aim.secrets]
        self._held: list[asyncio.StreamWriter] = []
        self._routes: tuple[tuple[str, str], ...] = ()
        self._tables: list[str] = []
        self._tokens: list[str] = []
        self._forged: list[str] = []

    async def prepare(self) -> None:
        """Become two players, open a table, and forge what tokens there may be."""
        async with self._http() as http:
            self._routes = routes_of((await http.get("/api/openapi.json")).json())
            for _ in range(2):
                self._tokens.append((await http.post("/api/players")).json()["token"])
                http.cookies.clear()
            for _ in range(TABLES):
                self._tables.append(await self._opened(http))
            answer = await http.post(
                f"/api/tables/{self._tables[0]}/seats/0/link", headers=_bearer(self._tokens[0])
            )
            link = answer.json()["token"]
        forged = (*_forged(self._tokens[0]), *_forged(link), link, "", "x.y.z", "é")
        self._forged = [*forged, *self._aim.tokens]

    def let_go(self) -> None:
        """Let all connections go that were held."""
        for writer in self._held:
            writer.transport.abort()

    async def talk(self) -> None:
        """Say things on sockets, one after the other, until enough was said."""
        while self._left > 0:
            kind = self._random.choices(
                (self._seated, self._watching, self._forging, self._silly, self._half, self._slow),
                (70, 15, 7, 6, 1, 1),
            )[0]
            try:
                await kind()
            except OSError:
                self.told["connections that broke"] += 1

    async def ask(self, numbers: range) -> None:
        """Ask over HTTP, once for each number."""
        grammar = Grammar(self._random)
        for _ in numbers:
            known = Known(
                self._routes, (self._tables[-1], *self._aim.prey, "x", "%2e"), self._all_tokens
            )
            sent = request(self._random, grammar, known)
            try:
                answer = await self._answer(sent.data, ANSWER if sent.whole else 0.2)
            except OSError:
                answer = b""
            except TimeoutError:
                if sent.whole:
                    raise Fault(f"No answer came to {sent.data!r}.") from None
                answer = b""
            self._check(answer, outsider=False)
            status = _STATUS.match(answer)
            code = status.group(1).decode() if status else "none"
            if code.startswith("5") and code != "503":
                raise Fault(f"{sent.data!r} was answered with {answer!r}.")
            self.told[f"requests answered with {code}"] += 1

    @property
    def _all_tokens(self) -> tuple[str, ...]:
        good = self._tokens
        return (*good, *good, *(token for token in self._forged if token.isascii()))

    async def _seated(self) -> None:
        """Sit at a table of one's own and say all kinds of things."""
        if self._random.random() < 0.05:
            async with self._http() as http:
                self._tables = [*self._tables[1 - TABLES :], await self._opened(http)]
        table = self._random.choice(self._tables)
        await self._session(table, self._tokens[0], outsider=False)

    async def _watching(self) -> None:
        """Watch a table of others and say what only players may say."""
        token = self._random.choice(("", self._tokens[0], self._tokens[1]))
        await self._session(self._random.choice(self._aim.prey), token, outsider=True)

    async def _forging(self) -> None:
        """Come with a token that is none, or another table's."""
        token = self._random.choice(self._forged)
        await self._session(self._random.choice(self._aim.prey), token, outsider=True, most=2)

    async def _silly(self) -> None:
        """Say anything but hello first."""
        await self._session("", "", outsider=True, most=2)

    async def _half(self) -> None:
        """Begin something, and hold it without ever finishing it."""
        aim, random = self._aim, self._random
        if random.random() < 0.5:
            _, writer = await asyncio.open_connection(
                "127.0.0.1", aim.port, local_addr=(aim.source, 0)
            )
            writer.write(random.choice((b"", b"GET /api/socket HTTP/1.1\r\nHost", b"POST /api")))
        else:
            _, writer, _ = await opened(aim.port, aim.source)
            writer.write(frame(b'{"type":"hello"', length=random.choice((100, 4000))))
        self._held.append(writer)
        if len(self._held) > HELD:
            self._held.pop(0).transport.abort()
        self.told["connections held half open"] += 1

    async def _slow(self) -> None:
        """Have much said, and take nothing of it."""
        _, writer, _ = await opened(self._aim.port, self._aim.source)
        asked = frame(b'{"type":"explain","id":"slow","cards":"9c"}')
        writer.write(_hello(self._tables[-1], self._tokens[0]))
        writer.write(asked * self._random.randrange(100, 2000))
        with suppress(TimeoutError, OSError):
            await asyncio.wait_for(writer.drain(), 1.0)
        self._held.append(writer)
        self.told["clients that take nothing"] += 1

    async def _session(self, table: str, token: str, *, outsider: bool, most: int = 50) -> None:
        aim, random = self._aim, self._random
        reader, writer, status = await opened(aim.port, aim.source)
        self.told[f"handshakes answered with {status[9:12].decode()}"] += 1
        grammar = Grammar(random)
        hearing = asyncio.create_task(self._hear(reader, grammar, outsider=outsider))
        try:
            if table:
                writer.write(_hello(table, token, random))
                await asyncio.sleep(0)
            for _ in range(random.randrange(1, most)):
                if self._left <= 0 or not await self._batch(writer, hearing, grammar):
                    break
        except OSError:
            pass
        finally:
            hearing.cancel()
            with suppress(asyncio.CancelledError):
                await hearing
            writer.transport.abort()

    async def _batch(
        self, writer: asyncio.StreamWriter, hearing: asyncio.Task[None], grammar: Grammar
    ) -> bool:
        """Say some things, wait until all are answered, and return whether more may be said."""
        self._batches += 1
        last = f"last-{self._batches}"
        answered = grammar.expect(last)
        said = [self._some(grammar) for _ in range(BATCH)]
        said.append(frame(b'{"type":"explain","id":"%s","cards":"9c"}' % last.encode()))
        writer.write(b"".join(said))
        await writer.drain()
        heard = asyncio.create_task(answered.wait())
        done, _ = await asyncio.wait(
            {hearing, heard}, timeout=ANSWER, return_when=asyncio.FIRST_COMPLETED
        )
        heard.cancel()
        if not done:
            raise Fault("A socket neither answers nor ends.")
        if hearing in done:
            hearing.result()
            self._count(1)
            return False
        self._count(BATCH + 1)
        return True

    def _some(self, grammar: Grammar) -> bytes:
        """Return a message in a frame, and now and then in a frame that is none."""
        chance = self._random.random()
        if chance < 0.002:
            return broken(self._random)
        data = fit(grammar.message())
        if chance < 0.012:
            return fragmented(data, self._random)
        if chance < 0.022:
            return frame(data, BINARY)
        if chance < 0.023:
            return frame(b"ping", PING)
        return frame(data)

    def _count(self, number: int) -> None:
        """Count messages that have been answered, or one after which the socket was closed."""
        self._left -= number
        self.told["messages"] += number

    async def _hear(
        self, reader: asyncio.StreamReader, grammar: Grammar, *, outsider: bool
    ) -> None:
        """Read all that is said, and learn from it."""
        before = b""
        with suppress(OSError):
            while data := await reader.read(65536):
                heard = before + data
                self._check(heard, outsider=outsider)
                self.told.update(f"heard {slug.decode()}" for slug in _SLUG.findall(data))
                if numbers := _NUMBER.findall(data):
                    grammar.number = int(numbers[-1])
                if actions := _ACTION.findall(data):
                    grammar.actions = [action.decode() for action in actions[-8:]]
                grammar.hear(heard)
                before = data[-100:]

    def _check(self, heard: bytes, *, outsider: bool) -> None:
        """Make sure that nothing is heard that is not for these ears."""
        if outsider and (b'"hand":["' in heard or b'"options":[{' in heard):
            raise Fault(f"An outsider is shown a hand: {heard[:2000]!r}")
        for secret in (*self._secrets, *_INSIDE):
            if secret in heard:
                raise Fault(f"{secret!r} was heard: {heard[:2000]!r}")

    async def _answer(self, data: bytes, seconds: float) -> bytes:
        aim = self._aim
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", aim.port, local_addr=(aim.source, 0)
        )
        try:
            async with asyncio.timeout(seconds):
                with suppress(OSError):
                    writer.write(data)
                    await writer.drain()
                return await reader.read()
        finally:
            writer.transport.abort()

    async def _opened(self, http: httpx2.AsyncClient) -> str:
        """Open a table of one's own."""
        options = {"seats": 3, "thinking": "at-once", "pace": "none", "house": ["threshold=9"]}
        new = {"name": "Eve", "options": options, "bots": ["lowest", "lowest"]}
        http.cookies.clear()
        answer = await http.post("/api/tables", json=new, headers=_bearer(self._tokens[0]))
        if answer.status_code >= 400:
            return self._tables[-1]
        table: str = answer.json()["table"]
        return table

    def _http(self) -> httpx2.AsyncClient:
        aim = self._aim
        transport = httpx2.AsyncHTTPTransport(local_address=aim.source)
        return httpx2.AsyncClient(
            base_url=f"http://127.0.0.1:{aim.port}", transport=transport, timeout=ANSWER
        )


def _hello(table: str, token: str, random: Random | None = None) -> bytes:
    since = -1 if random is None else random.choice((-1, 0, 3, 10**6))
    text = f'{{"type":"hello","protocol":1,"table":"{table}","token":"{token}","since":{since}}}'
    return frame(text.encode())


def _bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


def _forged(token: str) -> list[str]:
    """Return tokens that look like a good one and are none."""
    whose, _, rest = token.partition(".")
    return [
        token[:-1] + ("A" if token[-1] != "A" else "B"),
        token[:-5],
        token + "A",
        f"{'A' * len(whose)}.{rest}",
        token.replace(".", "", 1),
        f"{whose}..{rest}",
        whose,
    ]
