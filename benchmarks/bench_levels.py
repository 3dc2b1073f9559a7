"""How long a level thinks about a move, on one core: exits with 1 if one takes too long.

    python -m benchmarks.bench_levels [VARIANT ...]

Each variant is played in processes of its own, which have loaded what a server loads before anybody
waits, but have read nothing about the variant. So the first move in each is the first one of all.
"""

import sys
from collections.abc import Iterator
from hashlib import sha256
from itertools import islice
from multiprocessing import get_context
from random import Random
from time import process_time

from agurk.bots import LEVELS, find
from agurk.rules.dealing import chance
from agurk.rules.match import Phase
from agurk.rules.player import Player
from agurk.rules.state import begin
from agurk.rules.view import View
from agurk.server.thinker import get_ready
from agurk.variants import VARIANTS

*_, FIRST_BY, TOP = LEVELS
FIRST = f"{FIRST_BY}, the first move"
LIMIT, TOP_LIMIT = 0.050, 0.300
"""How many seconds a move may take: of every level, and of the strongest."""
POSITIONS = 20
"""In how many positions each level moves, for each number of players."""
TRIES = 4
"""How often a move is made that takes too long, since whatever else the machine does slows it."""


def views(key: str, players: int, seed: str) -> Iterator[View]:
    """Yield what seats see that have a card to choose, in matches between players by a rule."""
    number = 0
    while True:
        state, random = begin(VARIANTS[key], players), Random(f"{seed} {number}")
        while (match := state.match).phase is not Phase.OVER:
            seat = state.to_act
            if seat is None:
                dealt = sha256(f"{seed} {number} {match.number}".encode()).digest()
                state = state.apply(chance(match, dealt)).state
                continue
            view = state.view(seat)
            if match.phase is Phase.PLAY and len(view.actions) > 1:
                yield view
            state = state.apply(find("ladder").choose(view, random)).state
        number += 1


def seconds_of(bot: Player, view: View) -> float:
    """Return how long a move takes."""
    begun = process_time()
    bot.choose(view, Random(1))
    return process_time() - begun


def measured(key: str, players: int) -> dict[str, float]:
    """Return the longest move of each level here, in seconds of processor time, and the first."""
    get_ready()
    asked = list(islice(views(key, players, "how long"), POSITIONS))
    found = {FIRST: seconds_of(LEVELS[FIRST_BY].bot, asked[0])}
    for level, (bot, _) in LEVELS.items():
        found[level] = 0.0
        for view in asked:
            spent = seconds_of(bot, view)
            for _ in range(TRIES):
                if spent > limit_of(level):
                    spent = min(spent, seconds_of(bot, view))
            found[level] = max(found[level], spent)
    return found


def alone(key: str, players: int) -> dict[str, float]:
    """Return the same, measured in a process that has read nothing yet."""
    found: dict[str, float] = {}
    for _ in range(TRIES):
        with get_context("spawn").Pool(1) as one:
            again = one.apply(measured, (key, players))
        found = {what: min(seconds, found.get(what, seconds)) for what, seconds in again.items()}
        if all(seconds <= limit_of(what) for what, seconds in found.items()):
            break
    return found


def limit_of(what: str) -> float:
    """Return how long a move may take."""
    return TOP_LIMIT if what == TOP else LIMIT


def main() -> int:
    """Measure, tell, and return whether something was too slow."""
    worst: dict[str, tuple[float, str]] = {}
    for key in sys.argv[1:] or VARIANTS:
        variant = VARIANTS[key]
        least, most = variant.least_players, variant.most_players
        for players in sorted({least, max(least, min(4, most)), most}):
            for what, seconds in alone(key, players).items():
                told = (seconds, f"{key} with {players} players")
                worst[what] = max(worst.get(what, told), told)
    late = 0
    for what, (seconds, where) in worst.items():
        limit = limit_of(what)
        late += seconds > limit
        verdict = "too slow" if seconds > limit else "ok"
        print(
            f"{what}: {1000 * seconds:.0f} ms of {1000 * limit:.0f} ms allowed, in {where}, "
            f"{verdict}"
        )
    return 1 if late else 0


if __name__ == "__main__":
    sys.exit(main())
