"""Write web/src/state/fixtures: what a person at a table hears, message by message, for tests."""

from pathlib import Path
from random import Random

import msgspec

from agurk.bots import find
from agurk.notation.actions import action_text
from agurk.server.rooms import commands, seating
from agurk.server.rooms.agenda import Agenda
from agurk.server.rooms.room import Room
from agurk.server.wire import client
from agurk.server.wire.options import Pace, TableOptions
from agurk.server.wire.scene import Stage
from agurk.server.wire.server import ServerMessage, Update, Welcome

TARGET = Path(__file__).parent.parent / "web" / "src" / "state" / "fixtures"

PERSON = "Ida-player"
TABLES = {
    "match": (45, 3, "danish", ("hand=2", "threshold=9"), "lowest"),
    "exchange": (12, 3, "gurka_is_exchange", ("hand=4",), "lowest"),
    "buy-in": (40, 4, "gurka_se_20", ("hand=2", "threshold=12"), "lowest"),
}
"""How many messages are kept, how many seats there are, the rules, and which bots play."""


class Sitting:
    """A table with one person and bots, and what the person hears."""

    def __init__(self, name: str, options: TableOptions) -> None:
        """Open the table and let the person sit down."""
        self.random = Random(name)
        self.now = 1000.0
        self.room = Room.open(name, options, self.now, random=self.random, draw=self._bytes)
        self.agenda = Agenda(self.room)
        seating.sit(self.room, PERSON, "Ida", None, self.now)
        self.room.connected(PERSON, self.now)
        self.told = self.room.state.number
        self.heard: list[ServerMessage] = [self._welcome(options)]

    def play(self, most: int) -> None:
        """Play until the match is over, or this much was heard."""
        self._do(client.Start("start", self.room.state.number))
        while self.room.state.stage is not Stage.OVER and len(self.heard) < most:
            self._step()
            self._listen()

    def _step(self) -> None:
        """Let the person or a bot decide, or the table go on."""
        seat = self.room.table.to_act
        if seat is not None and not self.room.table.sitters[seat].bot:
            choice = find("uniform").choose(self.room.view(seat), self.random)
            self._do(
                client.Choose(f"c{len(self.heard)}", self.room.state.number, action_text(choice))
            )
            return
        thought = self.agenda.thought()
        if thought is not None:
            self.agenda.think(thought, find(thought.bot).choose(thought.view, self.random))
        due = self.agenda.next()
        if due is not None:
            self.now = max(self.now, due.at)
            due.do(self.now)

    def _do(self, command: client.Start | client.Choose) -> None:
        commands.do(self.room, PERSON, command, self.now)
        self._listen()

    def _listen(self) -> None:
        """Hear what is new, as an update has it."""
        number = self.room.state.number
        if number == self.told:
            return
        entries = self.room.since(self.told) or ()
        scene, mine = self.room.scene(self.agenda.clock(self.now)), self.room.mine(0)
        self.heard.append(Update(number=number, entries=entries, scene=scene, mine=mine))
        self.told = number
        self.room.rows()

    def _welcome(self, options: TableOptions) -> Welcome:
        state = self.room.state
        return Welcome(
            protocol=1,
            table=self.room.name,
            options=options,
            rules=state.variant.name,
            you=0,
            number=state.number,
            missed=(),
            scene=self.room.scene(None),
            mine=self.room.mine(0),
        )

    def _bytes(self, count: int) -> bytes:
        return self.random.randbytes(count)


def files() -> dict[str, str]:
    """Return the text of each file, by its name."""
    made = {}
    for name, (most, seats, variant, house, level) in TABLES.items():
        options = TableOptions(
            variant=variant, house=house, seats=seats, level=level, pace=Pace.NONE
        )
        sitting = Sitting(name, options)
        sitting.play(most)
        lines = [msgspec.json.encode(message).decode() for message in sitting.heard]
        made[f"{name}.jsonl"] = "\n".join(lines) + "\n"
    return made


def main() -> None:
    """Write the files."""
    TARGET.mkdir(exist_ok=True)
    wanted = files()
    for stale in TARGET.iterdir():
        if stale.name not in wanted:
            stale.unlink()
    for name, text in wanted.items():
        (TARGET / name).write_text(text, encoding="utf-8")
    print(f"{TARGET.name}: {sum(len(text.splitlines()) for text in wanted.values())} messages")


if __name__ == "__main__":
    main()
