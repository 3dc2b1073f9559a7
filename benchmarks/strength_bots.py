"""How often a bot wins a match alone among bots of another kind, with 95 % intervals.

    python benchmarks/strength_bots.py [MATCHES]

Seats and deals are drawn from the match's number, so a second run gives the same shares.
"""

import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import permutations
from math import sqrt
from random import Random

from agurk.bots import BOTS
from agurk.rules.actions import Action
from agurk.rules.dealing import chance
from agurk.rules.match import Phase
from agurk.rules.state import begin
from agurk.variants import VARIANTS

TABLES = [("danish", 3), ("danish", 4), ("cucumber_free", 3)]


def share_won(key: str, players: int, names: tuple[str, str], number: int) -> float:
    """Return what part of one match the first bot wins, alone among the second."""
    random = Random(f"{key} {players} {number}")
    alone = number % players
    seats = [BOTS[names[seat != alone]] for seat in range(players)]
    state = begin(VARIANTS[key], players)
    while state.match.phase is not Phase.OVER:
        seat = state.to_act
        action: Action = (
            chance(state.match, random.randbytes(32))
            if seat is None
            else seats[seat].choose(state.view(seat), random)
        )
        state = state.apply(action).state
    winners = state.match.outcome.winners if state.match.outcome else ()
    return (alone in winners) / len(winners)


def main(matches: int) -> None:
    with ProcessPoolExecutor() as pool:
        for key, players in TABLES:
            print(f"{key}, {players} players: even is {100 / players:.1f} %")
            for names in permutations(reversed(list(BOTS)), 2):
                play = partial(share_won, key, players, names)
                won = sum(pool.map(play, range(matches), chunksize=50)) / matches
                error = 1.96 * sqrt(won * (1 - won) / matches)
                print(f"  {names[0]:8} among {names[1]:8} {100 * won:5.1f} % ± {100 * error:.1f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2000)
