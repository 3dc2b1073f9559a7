"""Holds the kernel against the engine on millions of positions, and its policies against the bots.

`make equal` takes an hour or so on two cores; `make equal ARGS="--positions 200000"` compares
fewer. What differs is told with all that it takes to see it again.
"""

import argparse
import os
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed

from agurk.sim import native
from tests.sim.equality import compare
from tests.sim.replaying import compare_all

SHARES = 100
"""In how many parts the work is cut, each with positions of its own."""


def positions(number: int, seed: int) -> int:
    """Compare positions of random deals, and return how many it were."""
    return compare(native.kernel.walk, number, seed)


def shares(
    pool: ProcessPoolExecutor,
    what: str,
    compared: Callable[[int, int], int],
    number: int,
    seed: int,
) -> None:
    """Compare `number` of something, told now and then how far it is.

    Args:
        pool: Who does the work.
        what: What is compared, for the reader.
        compared: Compares so many by a seed, and returns how many it were.
        number: How many there are to be.
        seed: The first seed.
    """
    each = -(-number // SHARES)
    work = [pool.submit(compared, each, seed + share) for share in range(SHARES)]
    done = 0
    for share in as_completed(work):
        done += share.result()
        if sys.stderr.isatty():
            print(f"\r{done:12,} {what}", end="", file=sys.stderr, flush=True)
    print(f"\r{done:12,} {what} are equal in kernel and engine.")


def main() -> None:
    """Compare all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=10_000_000, help="of random deals")
    parser.add_argument("--decisions", type=int, default=1_000_000, help="of whole matches")
    parser.add_argument("--seed", type=int, default=1, help="another one compares others")
    given = parser.parse_args()
    if not native.available():
        sys.exit("There is no kernel to compare: run `make kernel`.")
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        shares(pool, "decisions of whole matches", compare_all, given.decisions, given.seed)
        shares(pool, "positions of random deals", positions, given.positions, given.seed)


if __name__ == "__main__":
    main()
