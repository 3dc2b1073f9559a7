"""The blocks that have been played, in a file from which a contest goes on.

The first line says which contest it is; each line after it is a block. A line is written when its
block is played, so that nothing played is lost when the contest is stopped, in whatever way; a
last line that is not whole is played again.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any

from agurk.arena.contest import Contest
from agurk.arena.playing import Block, Played
from agurk.arena.times import Times
from agurk.rules.errors import AgurkError, shorten
from agurk.variants.house import house_text

FORM = 1
"""The version of the file."""


class JournalError(AgurkError, ValueError):
    """A file that is no journal, or that of another contest."""

    slug = "arena-journal"


@dataclass
class Journal:
    """A file of blocks, open to write to."""

    blocks: dict[tuple[int, int], Block] = field(default_factory=dict)
    """What has been played, by table and number."""
    _file: IO[str] | None = None

    @classmethod
    def open(cls, path: Path, contest: Contest) -> "Journal":
        """Read a file, or begin one where there is none.

        Raises:
            JournalError: if it holds something else, or another contest.
            OSError: if it cannot be read or written.
        """
        file = path.open("a+", encoding="utf-8")
        try:
            file.seek(0)
            text = file.read()
            whole = text[: text.rfind("\n") + 1]
            journal = cls(_blocks(path, whole, contest), file)
            if whole != text:
                file.truncate(len(whole.encode()))
            if not whole:
                file.write(json.dumps(about(contest), ensure_ascii=False) + "\n")
                file.flush()
        except BaseException:
            file.close()
            raise
        return journal

    def add(self, block: Block) -> None:
        """Keep a block that has been played."""
        self.blocks[block.table, block.number] = block
        if self._file is not None:
            self._file.write(json.dumps(_line(block), separators=(",", ":")) + "\n")
            self._file.flush()

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            self._file.close()


def read(path: Path, contest: Contest) -> dict[tuple[int, int], Block]:
    """Return the blocks of a file, by table and number; somebody may be writing to it.

    Raises:
        JournalError: if it holds something else, or another contest.
        OSError: if it cannot be read.
    """
    text = path.read_text(encoding="utf-8")
    return _blocks(path, text[: text.rfind("\n") + 1], contest)


def about(contest: Contest) -> dict[str, object]:
    """Return what has to be the same for blocks to be of one contest; there may be more matches."""
    return {
        "arena": FORM,
        "variant": contest.variant.key,
        "house": house_text(contest.variant),
        "revision": contest.variant.revision,
        "players": contest.players,
        "bots": list(contest.bots),
        "mode": contest.mode.value,
        "duplicate": contest.duplicate,
        "deals": contest.deals,
        "seed": contest.seed,
        "seconds": contest.seconds,
    }


def _blocks(path: Path, text: str, contest: Contest) -> dict[tuple[int, int], Block]:
    lines = _objects(path, text)
    head = next(lines, None)
    if head is None:
        return {}
    for name, wanted in about(contest).items():
        found = head.get(name) if isinstance(head, dict) else None
        if found != wanted:
            if name == "arena":
                raise JournalError(f"{path} is not a file of blocks that an arena has played.")
            raise JournalError(
                f"{path} holds another contest: its {name} is {shorten(json.dumps(found))}, "
                f"not {shorten(json.dumps(wanted))}."
            )
    blocks = [_block(path, line) for line in lines]
    return {(block.table, block.number): block for block in blocks}


def _objects(path: Path, text: str) -> Iterator[Any]:
    for number, line in enumerate(text.splitlines(), 1):
        try:
            yield json.loads(line)
        except ValueError:
            raise JournalError(f"Line {number} of {path} is not JSON.") from None


def _line(block: Block) -> dict[str, object]:
    return {
        "table": block.table,
        "block": block.number,
        "matches": block.matches,
        "times": [[bot, each.seconds, *each.steps.items()] for bot, each in block.times.items()],
        "faults": list(block.faults.items()),
    }


def _block(path: Path, line: Any) -> Block:  # noqa: ANN401 - JSON
    try:
        return Block(
            line["table"],
            line["block"],
            [Played(*map(tuple, match)) for match in line["matches"]],
            {bot: Times(dict(steps), seconds) for bot, seconds, *steps in line["times"]},
            dict(line["faults"]),
        )
    except (KeyError, TypeError, ValueError):
        raise JournalError(f"A line of {path} is no block of an arena.") from None
