"""How fast the kernel plays by policies, and whole matches: rows for `bench_kernel.py`.

By itself it prints them: `python -m benchmarks.kernel_matches`.
"""

from collections.abc import Iterator
from functools import partial

from agurk.sim.match_sums import matches
from agurk.sim.native import kernel
from agurk.sim.policies import POLICIES
from agurk.sim.shape import shape_of
from agurk.variants import VARIANTS
from benchmarks.measuring import Row, best, rate

PLAYERS = 4
LEAST_SHARE = 0.5
"""What part of the speed of random play a policy has to have."""


def deals_a_second(key: str, policy: str, size: int) -> float:
    """Return how many deals of a variant the general kernel plays when all have one policy."""
    shape = shape_of(VARIANTS[key]).native()
    policies = [POLICIES.index(policy)] * PLAYERS

    def play(number: int) -> None:
        kernel.deal_sums_general(shape, PLAYERS, size, policies, 1, 0, number)

    return rate(play, 10_000, tries=2)


def policies() -> Iterator[Row]:
    """Yield how fast each policy is, and how fast beside random play by the same code."""
    for key, size in (("danish", 7), ("gurka_is", 10), ("diku_exchange", 7)):
        uniform, *others = best(*(partial(deals_a_second, key, each, size) for each in POLICIES))
        yield Row(f"{key}, uniform, one stream a deal", uniform / 1e6, "M deals/s")
        for policy, found in zip(POLICIES[1:], others, strict=True):
            yield Row(f"{key}, {policy}", found / 1e6, "M deals/s")
            yield Row(f"{key}, {policy} beside uniform", found / uniform, "times", LEAST_SHARE)


def whole_matches() -> Iterator[Row]:
    """Yield how many matches are played a second."""
    for policy in POLICIES:
        found = rate(
            lambda n, policy=policy: matches(  # type: ignore[misc]
                VARIANTS["danish"], PLAYERS, n, seed=1, policies=policy, threads=1
            ),
            1_000,
        )
        yield Row(f"whole danish matches, {policy}", found / 1e3, "k matches/s")


def rows() -> Iterator[Row]:
    """Yield all rows."""
    yield from policies()
    yield from whole_matches()


def main() -> None:
    """Print all rows."""
    for row in rows():
        wanted = "" if row.wanted is None else f"  (at least {row.wanted:g})"
        print(f"{row.name:45} {row.reached:9.2f} {row.unit}{wanted}")


if __name__ == "__main__":
    main()
