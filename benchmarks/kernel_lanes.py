"""How fast random deals run, beside the yardstick in probe/: rows for `bench_kernel.py`.

By itself it prints them: `python -m benchmarks.kernel_lanes`.
"""

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from time import perf_counter, process_time

from agurk.sim import native
from agurk.sim.deal_sums import dealt, random_deals
from agurk.sim.plain.lanes import AT_ONCE, BLOCK, POLICIES_IN_LANES, fits_lanes, sums_in_lanes
from agurk.sim.policies import POLICIES
from agurk.sim.shape import shape_of
from agurk.variants import VARIANTS
from benchmarks.measuring import Rate, Row, best

PROBE = Path(__file__).parent / "probe"
YARDSTICKS = {
    "avx512": ("lanes.c", "-march=native", "-DBITS=512"),
    "avx2": ("lanes.c", "-mavx2", "-DBITS=256"),
    "sse2": ("lanes.c", "-DBITS=128"),
    "scalar": ("word.c", "-march=native"),
}
"""How the yardstick of each tier is compiled."""

OF_PROBE, OF_PROBE_ELSEWHERE = 0.8, 0.5
"""What part of the yardstick's speed `danish` has to reach, and every other variant in lanes."""

DEAL_BY_DEAL = 1 / 4.2
"""What part of the speed of the yardstick without vectors every other variant has to reach. A
million deals a second were wanted on a machine on which that yardstick plays 4.2."""

OF_RANDOM, OF_ONE_THREAD, PLAINLY = 0.5, 1.9, 0.04
"""What is wanted of policies beside random play, of two threads beside one, and without kernel."""

SPENT = 0.1
"""For how many seconds each thing is measured at least."""

DANISH = VARIANTS["danish"]


def rows() -> Iterator[Row]:
    """Yield all rows."""
    yield plainly()
    if not native.available():
        print("The kernel is not built: only plain Python is measured.")
        return
    with tempfile.TemporaryDirectory() as folder:
        probes = compiled(Path(folder))
        if not probes:
            print("There is no C compiler: nothing is measured beside the yardstick.")
        yield from tiers(probes)
        yield from variants(probes)
    yield from policies()
    yield two_threads()


def compiled(folder: Path) -> dict[str, Path]:
    """Return the yardsticks of the tiers that this machine has."""
    compiler = shutil.which("cc")
    found = {}
    for tier in native.kernel.lane_tiers() if compiler else ():
        source, *options = YARDSTICKS[tier]
        found[tier] = folder / tier
        subprocess.run(
            [str(compiler), "-O3", "-w", *options, str(PROBE / source), "-o", str(found[tier])],
            check=True,
        )
    return found


def tiers(probes: dict[str, Path]) -> Iterator[Row]:
    """Yield how fast `danish` is on each tier, beside its yardstick."""
    for tier in reversed(native.kernel.lane_tiers()):
        for players in (2, 4, 7):
            ours = partial(kernel_rate, "danish", players, tier)
            name = f"danish, {players} players, {tier}"
            if tier not in probes:
                yield Row(name, best(ours)[0] / 1e6, "M deals/s")
                continue
            found, probe = beside(ours, partial(probe_rate, probes[tier], players), OF_PROBE)
            yield Row(f"{name}: yardstick", probe / 1e6, "M deals/s")
            yield Row(name, found / 1e6, "M deals/s", OF_PROBE * probe / 1e6)


def variants(probes: dict[str, Path]) -> Iterator[Row]:
    """Yield how fast every variant is with about four players."""
    fastest = native.kernel.lane_tiers()[-1]
    for key, variant in VARIANTS.items():
        players = max(4, variant.least_players)
        name = f"{key}, {players} players"
        in_lanes = fits_lanes(shape_of(variant), players)
        tier = fastest if in_lanes else "scalar"
        ours = partial(kernel_rate, key, players, tier)
        if tier in probes:
            share = OF_PROBE_ELSEWHERE if in_lanes else DEAL_BY_DEAL
            found, probe = beside(ours, partial(probe_rate, probes[tier], 4), share)
            yield Row(name, found / 1e6, "M deals/s", share * probe / 1e6)
        else:
            yield Row(name, best(ours)[0] / 1e6, "M deals/s")


def beside(ours: Rate, probe: Rate, share: float) -> list[float]:
    """Return how fast we are and how fast a yardstick is, of whose speed we want a share."""
    return best(ours, probe, enough=lambda found, wanted: found >= share * wanted)


def policies() -> Iterator[Row]:
    """Yield how fast policies play in lanes beside random play."""
    for policy in sorted(POLICIES_IN_LANES - {"uniform"}):
        found, uniform = best(
            partial(kernel_rate, "danish", 4, None, policy), partial(kernel_rate, "danish", 4, None)
        )
        yield Row(f"danish, {policy}, in lanes beside uniform", found / uniform, "times", OF_RANDOM)


def two_threads() -> Row:
    """Return how much faster two threads are than one, by the clock."""

    def rate(threads: int) -> float:
        begun = perf_counter()
        random_deals(DANISH, 4, 8_000_000, seed=1, threads=threads)
        return 8_000_000 / (perf_counter() - begun)

    one, two = best(
        partial(rate, 1), partial(rate, 2), enough=lambda one, two: two >= OF_ONE_THREAD * one
    )
    return Row("danish, 4 players, two threads beside one", two / one, "times", OF_ONE_THREAD)


def plainly() -> Row:
    """Return how fast plain Python is."""

    def rate() -> float:
        begun = process_time()
        number = AT_ONCE * BLOCK
        sums_in_lanes(shape_of(DANISH), 7, ("uniform",) * 4, seed=1, first=0, number=number)
        return number / (process_time() - begun)

    return Row("danish, 4 players, plain Python", best(rate)[0] / 1e6, "M deals/s", PLAINLY)


def probe_rate(program: Path, players: int) -> float:
    """Return how many deals a yardstick plays in a second of processor time."""
    number = 200_000
    while True:
        begun = perf_counter()
        done = subprocess.run(
            [str(program), str(players), str(number)], check=True, capture_output=True, text=True
        )
        if perf_counter() - begun > SPENT:
            return float(done.stdout.split()[0])
        number *= 4


def kernel_rate(key: str, players: int, tier: str | None, policy: str = "uniform") -> float:
    """Return how many deals the kernel plays in a second of processor time."""
    variant = VARIANTS[key]
    shape, size = shape_of(variant), dealt(variant, players)
    numbered = [POLICIES.index(policy)] * players
    number = 16_384
    while True:
        begun = process_time()
        if fits_lanes(shape, players) and policy in POLICIES_IN_LANES:
            native.kernel.deal_sums_in_lanes(
                shape.native(), players, size, numbered, 1, 0, number, tier
            )
        else:
            native.kernel.deal_sums_general(shape.native(), players, size, numbered, 1, 0, number)
        spent = process_time() - begun
        if spent > SPENT:
            return number / spent
        number *= 4


if __name__ == "__main__":
    for row in rows():
        print(row, file=sys.stdout, flush=True)
