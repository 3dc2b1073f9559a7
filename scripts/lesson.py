"""Learns from search how to play on: makes src/agurk/sim/lesson.txt anew.

    python -m scripts.lesson [--matches 200] [--worlds 256] [--rounds 2400] [--file FILE]

The search bot plays matches against itself. Of each play it could make, the features are kept and
what it gained; then the numbers are found with which the best of the weighed sums is least often
regretted. What comes out depends on how the bot plays on, so it can be done again with the result.
"""

import argparse
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import TypeAlias

import numpy as np

from agurk.rules.actions import Play
from agurk.rules.dealing import chance
from agurk.rules.match import Phase
from agurk.rules.state import begin
from agurk.sim.lesson import FEATURES, SITUATIONS, situation
from agurk.sim.plain.learned import features
from agurk.sim.plain.rollouts import PlayOn
from agurk.sim.rollouts import Rollouts
from agurk.sim.shape import ranks_of
from agurk.solve.equity import equity_of
from agurk.variants import VARIANTS

TABLES = (("danish", 3), ("danish", 2), ("danish", 5), ("cucumber_free", 3), ("cucumber", 3))
FILE = Path("src/agurk/sim/lesson.txt")
MOST = 8
"""How many plays are looked at of each choice, the first."""
BATCH = 4096
"""From how many choices each step is learned."""

Choice = tuple[int, list[tuple[float, ...]], list[float]]
"""The situation, the features of each play, and what each gains."""


def choices(key: str, players: int, number: int, worlds: int) -> Iterator[Choice]:
    """Yield the choices of one match."""
    random = Random(f"{key} {players} {number}")
    state = begin(VARIANTS[key], players)
    equity = equity_of(state.match.variant, players, background=False)
    while state.match.phase is not Phase.OVER:
        if state.to_act is None:
            state = state.apply(chance(state.match, random.randbytes(32))).state
            continue
        view = state.view(state.to_act)
        action = view.actions[0]
        rollouts = Rollouts(view, policies="learned", utility=equity.utility(view.match))
        if len(rollouts.plays) > 1:
            tried = rollouts.run(worlds, seed=random.getrandbits(64))
            (hands,) = rollouts.worlds.draw(1)
            on = PlayOn(rollouts.question, hands)
            found = features(on.deal, list(tried.plays), on.outlook())
            placed = situation(len(view.hand), on.deal.made, len(on.deal.hands))
            yield placed, found[:MOST], list(tried.means)[:MOST]
            ranks = ranks_of(view.variant)
            action = next(
                each
                for each in view.actions
                if isinstance(each, Play) and (ranks[each.cards[0]],) == tried.best
            )
        state = state.apply(action).state


Array: TypeAlias = "np.ndarray[tuple[int, ...], np.dtype[np.float64]]"
Slope: TypeAlias = "Callable[[Array, Array], Array]"
"""Says for the odds of some choices' plays, and what each play gains, how what is to be least grows
with the worth of each play."""


def learn(rows: Sequence[Choice], weights: Array, slope: Slope, rounds: int) -> Array:
    """Return the numbers with which something is least, found by Adam, beginning with some."""
    random = np.random.default_rng(0)
    size = len(rows)
    seen, gain = np.zeros((size, MOST, FEATURES)), np.full((size, MOST), -np.inf)
    there, where = np.zeros((size, MOST), bool), np.array([row[0] for row in rows])
    for at, (_, found, gains) in enumerate(rows):
        seen[at, : len(found)], there[at, : len(found)] = found, True
        gain[at, : len(found)] = gains
    mean, square = np.zeros_like(weights), np.zeros_like(weights)
    for step in range(1, rounds + 1):
        some = random.choice(size, min(BATCH, size), replace=False)
        worth = np.einsum("nkf,nf->nk", seen[some], weights[where[some]])
        worth[~there[some]] = -1e9
        odds = np.exp(worth - worth.max(1, keepdims=True))
        odds /= odds.sum(1, keepdims=True)
        steep = slope(odds, gain[some])
        total = 1e-4 * weights
        np.add.at(total, where[some], np.einsum("nk,nkf->nf", steep, seen[some]) * (18 / len(some)))
        mean, square = 0.9 * mean + 0.1 * total, 0.99 * square + 0.01 * total * total
        pace = 0.15 if step < rounds / 2 else 0.075 if step < rounds * 5 / 6 else 0.015
        step_size = mean / (1 - 0.9**step) / (np.sqrt(square / (1 - 0.99**step)) + 1e-8)
        weights = weights - pace * step_size
    return weights


def regretted(odds: Array, gain: Array) -> Array:
    """Return how regret grows; a little is paid for being sure, so that no number runs away."""
    lost = np.where(np.isfinite(gain), gain.max(1, keepdims=True) - gain, 0.0) * 60
    logs = np.log(odds + 1e-9)
    slope: Array = odds * (lost - (odds * lost).sum(1, keepdims=True))
    slope += 0.03 * odds * (logs - (odds * logs).sum(1, keepdims=True))
    return slope


def written(weights: Array) -> str:
    """Return the numbers as they stand in a file."""
    return "".join(" ".join(f"{each:.4g}" for each in row) + "\n" for row in weights)


def options(about: str | None, matches: int, file: Path) -> argparse.ArgumentParser:
    """Return what reads how much is played, in how many worlds, and where it is written."""
    parser = argparse.ArgumentParser(description=(about or "").splitlines()[0])
    parser.add_argument("--matches", type=int, default=matches)
    parser.add_argument("--worlds", type=int, default=256)
    parser.add_argument("--rounds", type=int, default=2400)
    parser.add_argument("--file", type=Path, default=file, help="where it is written")
    return parser


def main() -> None:
    """Play, learn, and write down what has been learned."""
    told = options(__doc__, 200, FILE).parse_args()
    rows = [
        choice
        for key, players in TABLES
        for number in range(told.matches)
        for choice in choices(key, players, number, told.worlds)
    ]
    weights = np.zeros((SITUATIONS, FEATURES))
    weights[:, 0], weights[:, 1] = 10, 2
    told.file.write_text(written(learn(rows, weights, regretted, told.rounds)))


if __name__ == "__main__":
    main()
