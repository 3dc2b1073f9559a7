"""What a bot gains a deal in the place of another, told by pairs of deals with the same cards.

    python -m benchmarks.pairs [--variant danish] [--players 3] [--matches 400] [--seed 1]
        [--others BOT] BOT BOT ...

A match is walked through by `ladder`. Each of its deals is dealt again for every seat, with each
bot in that seat and the others round it, all drawing the same numbers. What is compared is the
chance to win the match after the deal, by equity: most of the luck of the cards is the same for
all, so that far fewer deals tell what whole matches would. The gain is told beside the first bot.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from hashlib import sha256
from multiprocessing import get_context
from random import Random
from typing import NamedTuple

from agurk.arena.estimating import Estimate, ratio
from agurk.bots import make
from agurk.cli.progress import bar
from agurk.rules.actions import Action
from agurk.rules.dealing import chance
from agurk.rules.match import Phase
from agurk.rules.player import Player
from agurk.rules.state import State, begin
from agurk.solve.equity import equity_of
from agurk.variants import VARIANTS

WITHOUT = "search:worlds=64,inference=no"
"""The others, if none are named: quick, and without what is measured."""

MOST_DEALS = 40
"""How much is looked at of one match."""


class Table(NamedTuple):
    """Who plays what."""

    variant: str
    players: int
    bots: tuple[str, ...]
    others: str
    seed: int


def played_on(state: State, players: Sequence[Player], cards: str) -> State:
    """Return where a match stands when a deal is over that is about to be dealt."""
    deal, random = state.match.number, [Random(f"{cards} {seat}") for seat in range(len(players))]
    while state.match.phase is not Phase.OVER and (
        state.match.number == deal or state.match.phase is not Phase.DEAL
    ):
        action: Action
        if state.to_act is None:
            drawn = sha256(f"{cards} {state.match.number}".encode()).digest()
            action = chance(state.match, drawn)
        elif len(state.actions) == 1:
            action = state.actions[0]
        else:
            action = players[state.to_act].choose(state.view(state.to_act), random[state.to_act])
        state = state.apply(action).state
    return state


def deals_of(table: Table, number: int) -> list[list[float]]:
    """Return, for each deal and seat of a match, the chance that it has after it with each bot."""
    variant = VARIANTS[table.variant]
    name = f"{table.variant} {table.players} {table.seed} {number}"
    equity = equity_of(variant, table.players, background=False)
    bots, others = [make(bot) for bot in table.bots], [make(table.others)] * table.players
    walkers = [make("ladder")] * table.players
    found: list[list[float]] = []

    def worth(state: State, seat: int) -> float:
        if state.match.outcome is None:
            return equity.chances(state.match)[seat]
        winners = state.match.outcome.winners
        return (seat in winners) / len(winners)

    state = begin(variant, table.players)
    for deal in range(MOST_DEALS):
        cards = f"{name} {deal}"
        if state.match.phase is Phase.DEAL:
            for seat in state.match.seats:
                seated = [[*others[:seat], bot, *others[seat + 1 :]] for bot in bots]
                found.append([worth(played_on(state, each, cards), seat) for each in seated])
        state = played_on(state, walkers, cards)
        if state.match.phase is Phase.OVER:
            break
    return found


def gains(matches: Sequence[list[list[float]]]) -> Iterator[Estimate]:
    """Yield what each bot but the first gains a deal beside it, and how far off that may be."""
    for bot in range(1, len(matches[0][0])):
        yield ratio(
            [(sum(each[bot] - each[0] for each in deals), len(deals)) for deals in matches if deals]
        )


def main() -> None:
    """Play, and tell."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("bots", nargs="+", metavar="BOT", help="bots; the others beside the first")
    parser.add_argument("--others", default=WITHOUT, help="who sits in all other seats")
    parser.add_argument("--variant", default="danish")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1, help="which matches")
    parser.add_argument("--jobs", type=int, help="processes; one for each processor if left out")
    told = parser.parse_args()
    if len(told.bots) < 2:
        parser.error("two bots at least are compared.")
    table = Table(told.variant, told.players, tuple(told.bots), told.others, told.seed)
    matches: list[list[list[float]]] = []
    with get_context("forkserver").Pool(told.jobs) as pool, bar() as progress:
        for deals in pool.imap_unordered(partial(deals_of, table), range(told.matches)):
            matches.append(deals)
            progress(len(matches), told.matches)
    number = sum(map(len, matches))
    print(f"{table.variant}, {table.players} players, among {table.others}: {number:,} deals")
    for bot, (mean, margin) in zip(table.bots[1:], gains(matches), strict=True):
        print(f"{bot} gains {100 * mean:+.2f} ± {100 * (margin or 0):.2f} % of a match a deal.")


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("Stopped.")
