"""How strong the levels are that people are offered, and whether each beats all below it.

    python -m benchmarks.levels [--matches 90] [--folder FOLDER] [--jobs 2] [--show]

All of them, and `sharp` to measure by, play `danish` in every mixture of two, three and four, and
neighbours of three and four by themselves. One rating is fitted to all that is played; what it
comes to belongs into `agurk/bots/levels.py`. Each contest has a file in the folder, so the whole
can be stopped at any time and goes on where it was left. It fails when a level is too near to the
one below it, or loses to one below it anywhere.
"""

import argparse
import sys
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, pairwise
from math import ceil, comb
from pathlib import Path

from agurk.arena import Contest, judge, play
from agurk.arena.estimating import Estimate, ratio
from agurk.arena.journal import read
from agurk.arena.judging import Verdict, part_of
from agurk.arena.playing import Block
from agurk.arena.rating import Part, ratings
from agurk.arena.times import Times
from agurk.bots.levels import LEVELS
from agurk.cli.progress import bar
from agurk.variants import VARIANTS

ANCHOR, ANCHORED = "sharp", 1500
"""The bot whose rating is given, and that rating."""

APART = 60
"""How far a level is to be above the one below it."""

BOTS = (*LEVELS, ANCHOR)
PLAYERS = (2, 3, 4)
DANISH = VARIANTS["danish"]


def contests(matches: int) -> Iterator[tuple[str, Contest]]:
    """Yield all that is to be played, and what it is called: all bots, then neighbours alone.

    Args:
        matches: How many matches one or the other of each two is to win, if all were equal.
    """
    for players in PLAYERS:
        each = ceil(matches * players / 2 / comb(len(BOTS) - 2, players - 2))
        yield f"all-{players}", Contest(DANISH, players, BOTS, matches=each, duplicate=True)
    for players in PLAYERS[1:]:
        for two in pairwise(LEVELS):
            each = ceil(matches / (players - 1))
            name = f"{'-'.join(two)}-{players}"
            yield name, Contest(DANISH, players, two, matches=each, duplicate=True)


def parts_of(contest: Contest, blocks: Iterable[Block]) -> list[Part]:
    """Return what was played, by bot as all are numbered here."""
    number = {at: BOTS.index(name) for at, name in enumerate(contest.bots)}
    return [
        Part(
            {number[bot]: seats for bot, seats in part.seats.items()},
            {number[bot]: won for bot, won in part.won.items()},
            part.matches,
        )
        for part in (part_of(block.matches) for block in blocks)
    ]


def rated(parts: Iterable[Part]) -> list[Estimate]:
    """Return the rating of each bot, `sharp` having its own."""
    found = ratings(len(BOTS), parts)
    shift = ANCHORED - found[BOTS.index(ANCHOR)].mean
    return [Estimate(each.mean + shift, each.margin) for each in found]


def pairings(parts: Sequence[Part]) -> Iterator[tuple[int, int, Estimate]]:
    """Yield, for each two levels, what share the stronger wins of what a seat of each wins."""
    for low, high in combinations(range(len(LEVELS)), 2):
        both = [part for part in parts if low in part.seats and high in part.seats]
        yield low, high, ratio([_each(part, high, low) for part in both])


def _each(part: Part, high: int, low: int) -> tuple[float, float]:
    """Return what a seat of one wins, and what it and a seat of the other win."""
    one, other = (part.won.get(bot, 0.0) / part.seats[bot] for bot in (high, low))
    return one, one + other


def told(verdicts: dict[int, Verdict], numbers: list[Estimate]) -> Iterator[str]:
    """Yield the table of all bots; shares and times are those of where all play."""
    columns = " | ".join(f"share won of {players}" for players in verdicts)
    yield f"| | rating | {columns} | a move on average | 99 % within |"
    yield "|---" * (4 + len(verdicts)) + "|"
    for at, name in enumerate(BOTS):
        shares = [verdict.bots[at].share for verdict in verdicts.values()]
        spent = Times()
        for verdict in verdicts.values():
            spent += verdict.bots[at].times
        won = " | ".join("" if share is None else f"{100 * share.mean:.1f} %" for share in shares)
        yield (
            f"| `{name}` | {numbers[at].mean:.0f} ± {numbers[at].margin or 0:.0f} | {won} "
            f"| {1000 * spent.mean:.2g} ms | {1000 * spent.within(0.99):.2g} ms |"
        )


def wrong(
    numbers: list[Estimate], found: dict[int, list[tuple[int, int, Estimate]]]
) -> Iterator[str]:
    """Yield what is not as it should be."""
    names = list(LEVELS)
    for low, high in pairwise(range(len(names))):
        if (gap := numbers[high].mean - numbers[low].mean) < APART:
            yield f"{names[high]} is only {gap:.0f} above {names[low]}."
    for players, pairs in found.items():
        for low, high, share in pairs:
            if share.mean <= 0.5:
                yield (
                    f"Of {players} players, {names[high]} wins {100 * share.mean:.1f} ± "
                    f"{100 * (share.margin or 0):.1f} % of what it and {names[low]} win."
                )


def main() -> int:
    """Play, tell, and return whether something is wrong."""
    parser = argparse.ArgumentParser(description="How strong the levels are.")
    parser.add_argument("--matches", type=int, default=90, help="matches of each two")
    parser.add_argument("--folder", type=Path, default=Path("build/levels"), help="its files")
    parser.add_argument("--jobs", type=int, help="processes; one for each processor if left out")
    parser.add_argument("--show", action="store_true", help="tell what is there, play nothing")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    parts: dict[int, list[Part]] = {}
    verdicts: dict[int, Verdict] = {}
    for name, contest in contests(given.matches):
        file = given.folder / f"{name}.arena"
        if not given.show:
            with bar() as progress:
                blocks = list(play(contest, jobs=given.jobs, file=file, progress=progress))
        elif file.exists():
            blocks = list(read(file, contest).values())
        else:
            continue
        parts.setdefault(contest.players, []).extend(parts_of(contest, blocks))
        if contest.bots == BOTS:
            verdicts[contest.players] = judge(contest, blocks)
    numbers = rated([part for each in parts.values() for part in each])
    for line in told(verdicts, numbers):
        print(line)
    found = {players: list(pairings(each)) for players, each in parts.items()}
    print()
    for players, pairs in found.items():
        low, high, share = min(pairs, key=lambda pair: pair[2].mean)
        print(
            f"{players} players: the closest are {BOTS[high]} and {BOTS[low]}, "
            f"{100 * share.mean:.1f} ± {100 * (share.margin or 0):.1f} % of what the two win."
        )
    faults = list(wrong(numbers, found))
    print(*faults, sep="\n", end="\n" if faults else "")
    return bool(faults)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit("Stopped; the same command goes on from here.")
