"""The commands that the manual shows, and how they are run as a reader would run them."""

import re
import shlex
from collections.abc import Iterator
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PAGES = sorted((ROOT / "docs").rglob("*.md"))
NAMES = {page: page.relative_to(ROOT / "docs").as_posix() for page in PAGES}

_BLOCK = re.compile(r"^( *)```console\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
_TYPED = "> "


class Shown(NamedTuple):
    """A command as a page shows it."""

    line: str
    """What stands after the `$`."""
    below: list[str]
    """What stands below it, up to the next command."""

    @property
    def words(self) -> list[str]:
        """The command as a shell reads it."""
        return shlex.split(self.line, comments=True)

    @property
    def typed(self) -> str:
        """What somebody types while it runs."""
        lines = [line.removeprefix(_TYPED) for line in self.below if line.startswith(_TYPED)]
        return "".join(f"{line}\n" for line in lines)

    def fits(self, said: str) -> bool:
        """Return whether this is what it said; `...` stands for anything."""
        if not self.below:
            return True
        parts = []
        for line in self.below:
            fixed = re.escape(line).replace(re.escape("..."), ".*")
            parts.append(r"(?:.*\n)*" if line == "..." else fixed + r"\n")
        # Where nobody types, nothing is echoed: what follows comes on the line of the prompt.
        return re.fullmatch("".join(parts), said) is not None


def commands(page: Path) -> Iterator[Shown]:
    """Yield the commands of a page."""
    for indent, block in _BLOCK.findall(page.read_text(encoding="utf-8")):
        lines = [line.removeprefix(indent) for line in block.splitlines()]
        starts = [number for number, line in enumerate(lines) if line.startswith("$ ")]
        for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
            yield Shown(lines[start].removeprefix("$ "), lines[start + 1 : end])


def run(words: list[str]) -> int:
    """Run `agurk` with these words; what comes after `>` is the file for what it prints."""
    from agurk.cli.main import main

    if ">" not in words:
        return main(words)
    place = Path(words[words.index(">") + 1]).expanduser()
    place.parent.mkdir(parents=True, exist_ok=True)
    with redirect_stdout(StringIO()) as printed:
        code = main(words[: words.index(">")])
    place.write_text(printed.getvalue(), encoding="utf-8")
    return code
