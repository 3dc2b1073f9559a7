"""Compare the kernel with the engine on millions of positions, and its policies with the bots.

`python -m scripts.equal 10000000 --seed 7` shares so many positions of deals played at random among
the processors, and beside them whole matches with a tenth as many decisions.
"""

import argparse
import os
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from time import perf_counter

from agurk.sim import native
from tests.sim.equality import compare
from tests.sim.replaying import compare_all

POSITIONS = 10_000_000
SHARE = 50_000
"""Positions that one worker is given at a time."""

MATCHES = 10
"""One decision of whole matches is compared for so many positions: a bot takes its time."""


def positions(seed: int) -> int:
    """Compare one share of positions."""
    return compare(native.kernel.walk, SHARE, seed)


def decisions(seed: int) -> int:
    """Compare one share of decisions of whole matches."""
    return compare_all(SHARE // MATCHES, seed)


def compare_shares(
    pool: ProcessPoolExecutor, compared: Callable[[int], int], seeds: range, what: str
) -> None:
    """Compare one share a seed, and say how many agreed."""
    begun, done = perf_counter(), 0
    for number in pool.map(compared, seeds):
        done += number
        print(f"\r{done:,} {what}", end="", flush=True)
    print(f"\r{done:,} {what} agree, in {perf_counter() - begun:.0f} s")


def main() -> None:
    """Compare all; a difference ends it with a report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("positions", type=int, nargs="?", default=POSITIONS)
    parser.add_argument("--seed", type=int, default=0, help="the first of the tables' seeds")
    given = parser.parse_args()
    if not native.available():
        sys.exit("There is no kernel to compare: make kernel.")
    seeds = range(given.seed, given.seed + -(-given.positions // SHARE))
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        compare_shares(pool, decisions, seeds, "decisions of whole matches")
        compare_shares(pool, positions, seeds, "positions of random deals")


if __name__ == "__main__":
    main()
