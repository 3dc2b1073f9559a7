"""How strong the top bot is beside others, alone among them: the table of docs/strength.md.

    python -m benchmarks.strength [--matches 2000] [--folder FOLDER] [--jobs 2] [ROW ...]

Each row is a contest of its own with a file in the folder, so the whole can be stopped at any time
and goes on where it was left; naming rows, by what their names contain, plays only those.
`--show` tells what has been played so far and plays nothing.
"""

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from agurk.arena import Contest, Mode, judge, play
from agurk.arena.estimating import Estimate
from agurk.arena.journal import read
from agurk.cli.progress import bar
from agurk.variants import VARIANTS

FLOOR = "pimc"
"""What stronger bots are measured by."""

TOP = "search"
"""The strongest bot there is."""

WITHOUT = "search:inference=no"
"""The same, when it does not go by what play has shown."""

AIMS = {
    "danish 3 sharp": 0.87,
    "danish 2 sharp": 0.94,
    "danish 5 sharp": 0.85,
    "cucumber_free 3 sharp": 0.81,
    "danish 3 pimc": 0.45,
    "danish 2 pimc": 0.58,
}
"""The least share of its matches that the top bot is to win, by variant, players and the others."""


@dataclass(frozen=True)
class Row:
    """One line of the table: one bot alone among several of another."""

    variant: str
    players: int
    bot: str
    others: str

    @property
    def name(self) -> str:
        """What the row is called."""
        return f"{self.bot} alone: {self.variant} {self.players} {self.others}"

    @property
    def file(self) -> str:
        """The name of its file."""
        kept = "".join(letter if letter.isalnum() else "-" for letter in self.name)
        return f"{kept}.arena"

    def contest(self, matches: int) -> Contest:
        """Return what is to be played."""
        return Contest(
            VARIANTS[self.variant],
            self.players,
            (self.bot, self.others),
            mode=Mode.LONE,
            matches=matches,
            duplicate=True,
        )


def rows(top: str) -> Iterator[Row]:
    """Yield all rows: those with an aim first, then what inference and the floor are worth."""
    aims = [aim.split() for aim in AIMS]
    aimed = [Row(variant, int(players), top, others) for variant, players, others in aims]
    other = [Row("danish", players, top, WITHOUT) for players in (3, 2) if top == TOP]
    other += [Row("danish", 3, bot, "sharp") for bot in (WITHOUT, FLOOR) if top == TOP]
    for players in (3, 2, 5, 4, 6, 7):
        for variant in ("danish", "cucumber_free"):
            if players <= VARIANTS[variant].most_players:
                beside = ("sharp", "ladder", *((FLOOR,) if players < 4 else ()))
                other.extend(Row(variant, players, top, others) for others in beside)
    for row in dict.fromkeys([*aimed, *other]):
        if row.bot != row.others:
            yield row


def told(row: Row, share: Estimate, matches: int) -> str:
    """Return a row of the table."""
    margin = "?" if share.margin is None else f"{100 * share.margin:.1f}"
    named = f"{row.variant} {row.players} {row.others}"
    aim = None if row.bot in {FLOOR, WITHOUT} else AIMS.get(named)
    wanted = "" if aim is None else f"{100 * aim:.0f} %"
    return (
        f"| `{row.variant}` | {row.players} | `{row.bot}` among `{row.others}` | {matches:,} "
        f"| {100 * share.mean:.1f} ± {margin} % | {100 / row.players:.1f} % | {wanted} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="How strong the top bot is beside others.")
    parser.add_argument("rows", nargs="*", help="which rows, such as 'danish 3'; all if none")
    parser.add_argument("--top", default=TOP, help="the bot that is measured")
    parser.add_argument("--matches", type=int, default=2000, help="matches a row")
    parser.add_argument("--folder", type=Path, default=Path("build/strength"), help="its files")
    parser.add_argument("--jobs", type=int, help="processes; one for each processor if left out")
    parser.add_argument("--show", action="store_true", help="tell what is there, play nothing")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    print("| variant | players | bot | matches | share won | even | aim |")
    print("|---|---|---|---|---|---|---|")
    for row in rows(given.top):
        if given.rows and not any(name in row.name for name in given.rows):
            continue
        contest, file = row.contest(given.matches), given.folder / row.file
        if given.show:
            if not file.exists():
                continue
            blocks = list(read(file, contest).values())
        else:
            with bar() as progress:
                blocks = play(contest, jobs=given.jobs, file=file, progress=progress)
        table = judge(contest, blocks).tables[0]
        share = table.results[0].share
        if share is not None and table.matches:
            print(told(row, share, table.matches), flush=True)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("Stopped; the same command goes on from here.")
