"""Whether foretold chances come true: ten bins of them against who won, over many matches.

    python -m benchmarks.equity [--matches 100000] [VARIANT:PLAYERS ...]

Fails where what came is more than a point off what was foretold.
"""

import argparse
import sys
from time import perf_counter

from agurk.rules.state import begin
from agurk.solve.equity import Equity, equity_of, shelf
from agurk.solve.equity.calibration import Bin, calibration, error_of_net
from agurk.solve.equity.following import following
from agurk.variants import VARIANTS

USUAL = [
    *(f"danish:{players}" for players in range(2, 8)),
    "cucumber_free:3",
    "cucumber:4",
    "gurka_se:5",
    "danish_first_over:4",
    "five_cucumbers:4",
    "gurka_is:3",
]
MOST = 0.01
ENOUGH = 5_000
"""How many seats a bin has at least, for its gap to count."""


def seconds_for(equity: Equity) -> tuple[float, float]:
    """Return how long reading the tables takes, and what a deal's cards change."""
    begun = perf_counter()
    fresh = Equity(equity.variant, equity.players, shelf.shipped(equity.variant) or sys.exit(1))
    read = perf_counter()
    fresh.utility(following(begin(equity.variant, equity.players).match)[0])
    return read - begun, perf_counter() - read


def show(name: str, bins: tuple[Bin, ...], times: tuple[float, float]) -> bool:
    counted = [each for each in bins if each.seats >= ENOUGH]
    worst = max(abs(each.gap) for each in counted)
    print(
        f"{name}: at most {worst:.2%} off; {times[0] * 1e3:.0f} ms to read, "
        f"{times[1] * 1e3:.0f} ms for a deal"
    )
    for each in bins:
        if each.seats:
            print(f"  {each.foretold:7.2%} foretold, {each.came:7.2%} came  ({each.seats:,} seats)")
    return worst <= MOST


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tables", nargs="*", default=USUAL)
    parser.add_argument("--matches", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=77)
    given = parser.parse_args()
    good = True
    for name in given.tables:
        key, _, players = name.partition(":")
        variant = VARIANTS[key]
        equity, book = equity_of(variant, int(players)), shelf.shipped(variant)
        if book is None:
            sys.exit(f"There is no book of {key}.")
        bins = calibration(equity, book, given.matches, seed=given.seed)
        good &= show(name, bins, seconds_for(equity))
        error = error_of_net(equity, book, given.matches // 10, seed=given.seed)
        if error is not None:
            print(f"  the net is off by {error:.2%} with {max(equity.exact)} still in")
    sys.exit(not good)


if __name__ == "__main__":
    main()
