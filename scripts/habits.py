"""Learns what those play who search, and how often: makes src/agurk/sim/habits.txt anew.

    python -m scripts.habits [--matches 300] [--worlds 256] [--rounds 2400] [--file FILE]

The search bot plays matches against itself, as in `scripts.lesson`. Then the numbers are found by
which what it played is likeliest, if of all plays each is made in proportion to the exponential of
its weighed sum. Every fifth match is not learned from, but tells how likely what was played is.
"""

from multiprocessing import Pool
from pathlib import Path

import numpy as np

from agurk.sim.lesson import FEATURES, SITUATIONS, standing
from scripts.lesson import TABLES, Array, Choice, choices, learn, options, written

PLAYED = (*TABLES, ("danish", 4), ("cucumber_free", 2), ("cucumber", 2))
FILE = Path("src/agurk/sim/habits.txt")
KEPT = 5
"""Of so many matches one is kept to be foretold."""

Task = tuple[str, int, int, int]


def habits_of(task: Task) -> list[Choice]:
    """Return the choices of a match, by where the one who plays stands."""
    _, players, _, _ = task
    return [(standing(at, players), found, gains) for at, found, gains in choices(*task)]


def surprised(odds: Array, gain: Array) -> Array:
    """Return how much less likely what was played gets: of equal plays the last was."""
    last = gain.shape[1] - 1 - np.argmax(gain[:, ::-1], 1)
    slope = odds.copy()
    slope[np.arange(len(slope)), last] -= 1
    return slope


def chance_of(rows: list[Choice], weights: Array) -> tuple[float, float]:
    """Return how likely what was played is on geometric average, by chance and by the numbers."""
    luck, told = 0.0, 0.0
    for at, found, gains in rows:
        worth = np.array(found) @ weights[at]
        played = max(range(len(gains)), key=lambda play: (gains[play], play))
        told += float(worth[played] - np.logaddexp.reduce(worth))
        luck -= float(np.log(len(gains)))
    return float(np.exp(luck / len(rows))), float(np.exp(told / len(rows)))


def main() -> None:
    """Play, learn, write down what has been learned, and say how well it foretells."""
    parser = options(__doc__, 300, FILE)
    told = parser.parse_args()
    if told.matches < 2:
        parser.error("the first match is kept to be foretold, so that two are the fewest.")
    tasks = [(*table, number, told.worlds) for number in range(told.matches) for table in PLAYED]
    with Pool() as pool:
        matches = pool.map(habits_of, tasks, chunksize=1)
    learned = [
        row for task, rows in zip(tasks, matches, strict=True) if task[2] % KEPT for row in rows
    ]
    weights = learn(learned, np.zeros((2 * SITUATIONS, FEATURES)), surprised, told.rounds)
    told.file.write_text(written(weights))
    for table in PLAYED:
        kept = [
            row
            for task, rows in zip(tasks, matches, strict=True)
            if task[:2] == table and not task[2] % KEPT
            for row in rows
        ]
        if kept:
            luck, found = chance_of(kept, weights)
            print(
                f"{table[0]}, {table[1]} players: {100 * luck:.1f} % by chance, {100 * found:.1f} %"
            )


if __name__ == "__main__":
    main()
