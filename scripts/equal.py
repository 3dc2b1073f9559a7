"""Compare the kernel with the engine on millions of positions of deals played at random.

`python -m scripts.equal 10000000 --seed 7` shares so many positions among the processors.
"""

import argparse
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from time import perf_counter

from agurk.sim import native
from tests.sim.equality import compare

POSITIONS = 10_000_000
SHARE = 50_000
"""Positions that one worker is given at a time."""


def share(seed: int) -> int:
    """Compare one share."""
    return compare(native.kernel.walk, SHARE, seed)


def main() -> None:
    """Compare, and say how many agreed; a difference ends it with a report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("positions", type=int, nargs="?", default=POSITIONS)
    parser.add_argument("--seed", type=int, default=0, help="the first of the tables' seeds")
    given = parser.parse_args()
    if not native.available():
        sys.exit("There is no kernel to compare: make kernel.")
    begun, done = perf_counter(), 0
    seeds = range(given.seed, given.seed + -(-given.positions // SHARE))
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for positions in pool.map(share, seeds):
            done += positions
            print(f"\r{done:,} positions", end="", flush=True)
    print(f"\r{done:,} positions agree, in {perf_counter() - begun:.0f} s")


if __name__ == "__main__":
    main()
