"""People who open a table, play their matches to the end, and open the next one."""

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import httpx2

from tests.soak.ledger import Ledger, Lost
from tests.soak.player import ANSWER, Player

TRIES = 400
"""How often something is asked for of a server that comes and goes."""

TABLES: tuple[dict[str, Any], ...] = (
    {"variant": "danish", "house": ["threshold=12"], "seats": 4},
    {"variant": "danish", "house": ["threshold=8"], "seats": 3},
    {"variant": "danish", "house": ["threshold=9"], "seats": 5},
    {"variant": "danish", "house": ["threshold=6"], "seats": 2},
)
"""What tables are opened, in turn: such as do not take all evening."""

BOTS = ("ladder", "lowest", "sharp")


class Company:
    """A few people with a table, and bots in its other seats."""

    def __init__(
        self,
        name: str,
        people: int,
        port: Callable[[], int],
        random: Random,
        *,
        bots: bool = True,
        pace: float = 0.0,
    ) -> None:
        self.name = name
        self.people = people
        self.patience = ANSWER
        """How many seconds they wait for a word before they connect again."""
        self.leaving = False
        """Set when no further table is to be opened."""
        self.ledgers: list[Ledger] = []
        """What was told at each of their tables."""
        self.players: list[Player] = []
        """Those at the table they have now."""
        self.matches = 0
        """How many matches are over, and their records good."""
        self.silences = 0
        self.doubled = 0
        self.away: list[float] = []
        self._waits: list[float] = []
        self._bots = bots
        self._pace = pace
        self._port = port
        self._random = random
        self._tokens: list[tuple[str, str]] = []

    def waits(self) -> list[float]:
        """Return how long commands waited for their answers since this was last asked."""
        waits, self._waits = self._waits, []
        for player in self.players:
            waits += player.waits
            player.waits = []
        return waits

    @property
    def room(self) -> str:
        """The table they have now."""
        return self.ledgers[-1].room

    @property
    def ids(self) -> list[str]:
        """Who they are, by seat."""
        return [player for _, player in self._tokens]

    @property
    def secrets(self) -> list[str]:
        """What nobody else may hear: their tokens, and the ids that these stand for."""
        return [secret for both in self._tokens for secret in both]

    @property
    def done(self) -> int:
        """How many commands were acknowledged."""
        return sum(len(ledger.done) for ledger in self.ledgers)

    async def spend(self) -> None:
        """Play at one table after the other until it is time to leave."""
        async with httpx2.AsyncClient(timeout=20) as http:
            for _ in range(self.people):
                made = await self._ask(http, "POST", "/api/players")
                self._tokens.append((made["token"], made["player"]))
            while not self.leaving:
                await self._one_table(http)

    async def _one_table(self, http: httpx2.AsyncClient) -> None:
        number = len(self.ledgers)
        options = self._random.choice(
            [
                each
                for each in TABLES
                if each["seats"] == self.people or (self._bots and each["seats"] > self.people)
            ]
        )
        bots = [self._random.choice(BOTS) for _ in range(options["seats"] - self.people)]
        options = options | {"thinking": "at-once", "pace": "none"}
        new = {"name": f"{self.name}0", "options": options, "bots": bots}
        room = (await self._ask(http, "POST", "/api/tables", self._tokens[0][0], new))["table"]
        for seat in range(1, self.people):
            await self._sit(http, room, seat)
        ledger = Ledger(room)
        self.ledgers.append(ledger)
        self.players = [
            Player(
                f"{self.name}{seat}-{number}",
                *self._tokens[seat],
                port=self._port,
                ledger=ledger,
                random=Random(self._random.random()),
                matches=2 if number % 2 else 1,
            )
            for seat in range(self.people)
        ]
        async with asyncio.TaskGroup() as together:
            for player in self.players:
                player.patience = self.patience
                player.pace = self._pace
                together.create_task(player.play())
        await self._look_back(http)

    async def _sit(self, http: httpx2.AsyncClient, room: str, seat: int) -> None:
        """Have one of them sit down; the answer may have been lost, and the seat be taken."""
        token = self._tokens[seat][0]
        wanted = {"name": f"{self.name}{seat}"}
        looked = await self._ask(http, "GET", f"/api/tables/{room}", token)
        while looked["you"] is None:
            looked = await self._ask(
                http, "POST", f"/api/tables/{room}/seats", token, wanted, taken=True
            )
            if looked.get("slug") is not None:
                looked = await self._ask(http, "GET", f"/api/tables/{room}", token)

    async def _look_back(self, http: httpx2.AsyncClient) -> None:
        """Make sure that all were told the same results, and that the records are good."""
        results = self.players[0].finished
        for player in self.players:
            self.silences += player.silences
            self.doubled += player.doubled
            self.away += player.away
            self._waits += player.waits
            player.waits = []
            if player.finished != results:
                raise Lost(f"{player.name} knows {player.finished}, others {results}.")
        for match in results:
            found = await self._ask(http, "GET", f"/api/matches/{match}/verification")
            if not found["good"] or found["verdict"] != "fair":
                raise Lost(f"The record of {match} is not good: {found}")
            self.matches += 1

    async def _ask(
        self,
        http: httpx2.AsyncClient,
        method: str,
        path: str,
        token: str = "",
        body: object = None,
        *,
        taken: bool = False,
    ) -> dict[str, Any]:
        """Ask until there is an answer."""
        said: object = None
        for _ in range(TRIES):
            http.cookies.clear()
            try:
                answer = await http.request(
                    method,
                    f"http://127.0.0.1:{self._port()}{path}",
                    headers={"authorization": f"Bearer {token}"} if token else {},
                    json=body,
                )
            except httpx2.TransportError as error:
                said = error
            else:
                if answer.status_code < 400 or (taken and answer.status_code == 409):
                    found: dict[str, Any] = answer.json()
                    return found
                said = answer.text
                if answer.status_code not in {429, 503}:
                    break
            await asyncio.sleep(0.1)
        raise Lost(f"{method} {path} was answered with {said}")
