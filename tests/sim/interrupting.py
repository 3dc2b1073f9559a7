"""How soon long work ends after Ctrl-C: work by name, and a process of its own that is interrupted.

`python -m tests.sim.interrupting NAME` does some work again and again until its input ends. When it
begins it says "begun"; a SIGINT ends it, and it says at what time it noticed.
"""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from random import Random

from agurk.rules.actions import Lot
from agurk.rules.choices import End, Values
from agurk.rules.deal import start
from agurk.rules.dealing import chance, seed_of
from agurk.rules.state import State, begin
from agurk.variants import VARIANTS

FOREVER = 1 << 60
MANY = 2_000_000
"""As many as take a long time, and yet fit in memory where there is an array of them."""


def dealt(key: str, players: int) -> State:
    """Return a match in which the first card is to be played."""
    state = begin(VARIANTS[key], players).apply(Lot(players - 1)).state
    while state.deal is None or not state.view(state.to_act).actions:
        state = state.apply(chance(state.match, seed_of("an example"))).state
    return state


def deal_sums(key: str, threads: int, policies: str = "uniform") -> Callable[[], object]:
    """Return what plays random deals."""
    from agurk.sim import random_deals

    return lambda: random_deals(VARIANTS[key], 4, FOREVER, threads=threads, policies=policies)


def deal_arrays(key: str, policies: str) -> Callable[[], object]:
    """Return what fills arrays with how deals ended."""
    from agurk.sim import random_deals_arrays

    return lambda: random_deals_arrays(VARIANTS[key], 4, 10 * MANY, policies=policies)


def match_sums(key: str, players: int, threads: int, policies: str) -> Callable[[], object]:
    """Return what plays whole matches."""
    from agurk.sim import matches

    return lambda: matches(VARIANTS[key], players, FOREVER, threads=threads, policies=policies)


def endless_matches() -> Callable[[], object]:
    """Return what plays two matches that do not end before they are given up."""
    from agurk.sim import matches

    return lambda: matches(NEVER_OVER, 7, 2, threads=2, policies="lowest")


def streamed(key: str, policies: str) -> Callable[[], object]:
    """Return what streams deals card by card."""
    from agurk.sim import deals

    return lambda: next(deals(VARIANTS[key], 4, batch=MANY, policies=policies))


def drawn(players: int) -> Callable[[], object]:
    """Return what draws hidden hands."""
    from agurk.sim import Worlds

    state = dealt("danish", players)
    return lambda: Worlds.of(state.view(state.to_act)).arrays(10 * MANY)


def tangled() -> Callable[[], object]:
    """Return what finds the ways to lay cards of which much is known."""
    from agurk.sim import Hidden, Worlds

    hidden = Hidden(
        unseen=(8,) * 15,
        needs=(9,) * 8,
        may_hold=tuple([0b11111111 << low & 0x7FFF for low in range(8)]),
    )
    nobody = ((0,) * 15,) * 8

    def draw() -> None:
        Worlds(hidden, nobody, tuple(range(8))).draw(1)

    return draw


def solved(key: str, players: int, size: int, method: str) -> Callable[[], object]:
    """Return what solves a position with all hands open."""
    from agurk.sim import Method, Position, solve

    pack = VARIANTS[key].cards
    hands = tuple(pack[at :: len(pack) // size][:size] for at in range(players))
    position = Position.of(start(VARIANTS[key], hands, 0))
    return lambda: solve(position, method=Method(method), most=FOREVER)


def tried(threads: int, *, solving: bool) -> Callable[[], object]:
    """Return what tries each play in many worlds."""
    from agurk.sim import Rollouts

    state = dealt("danish", 4)
    rollouts = Rollouts(state.view(state.to_act))
    if solving:
        return lambda: rollouts.solve(FOREVER, most=FOREVER, threads=threads)
    return lambda: rollouts.run(FOREVER, threads=threads)


def stepped(key: str, n: int) -> Callable[[], object]:
    """Return what steps many games by one call."""
    from agurk.sim import VectorEnv

    def step() -> None:
        env = VectorEnv(VARIANTS[key], 4, n, observe=True)
        while True:
            env.step(env.sample())

    return step


NEVER_OVER = VARIANTS["krypkille"].but(
    key="house", values=Values.CUCUMBERS, threshold=100, exact_reset=20, lives=1, end=End.FIRST_OUT
)
"""Rules by which the lowest card that may be played never brings anybody over the threshold."""


WORK: dict[str, Callable[[], Callable[[], object]]] = {
    "random deals in lanes": lambda: deal_sums("danish", 1),
    "random deals in lanes on two threads": lambda: deal_sums("danish", 2),
    "random deals of sets": lambda: deal_sums("gurka_is", 2),
    "random deals by ladder": lambda: deal_sums("gurka_is_exchange", 2, "ladder"),
    "arrays of deals in lanes": lambda: deal_arrays("danish", "uniform"),
    "arrays of deals by ladder": lambda: deal_arrays("gurka_is", "ladder"),
    "matches": lambda: match_sums("danish", 4, 2, "uniform"),
    "long matches by ladder": lambda: match_sums("gurka_is", 4, 2, "ladder"),
    "matches without an end": endless_matches,
    "deals card by card": lambda: streamed("danish", "uniform"),
    "deals card by card by ladder": lambda: streamed("gurka_is", "ladder"),
    "hidden hands": lambda: drawn(7),
    "tangled hidden hands": tangled,
    "a solved position": lambda: solved("danish", 6, 8, "paranoid"),
    "a solved position of two": lambda: solved("danish", 2, 13, "minimax"),
    "a solved position of sets": lambda: solved("gurka_is", 5, 9, "max-n"),
    "rollouts": lambda: tried(2, solving=False),
    "solved worlds": lambda: tried(1, solving=True),
    "solved worlds on two threads": lambda: tried(2, solving=True),
    "many games": lambda: stepped("danish", 50_000),
    "many games of sets": lambda: stepped("gurka_is", 20_000),
}
"""Work that takes longer than anybody waits."""


def work(name: str) -> None:
    """Do some work until it is interrupted, again and again, and say when that was noticed."""
    # An import that is interrupted cannot be made up for.
    if find_spec("numpy"):
        import_module("numpy")
    do = WORK[name]()
    while True:
        print("begun", flush=True)
        try:
            do()
        except KeyboardInterrupt:
            print(time.perf_counter(), flush=True)
        else:
            sys.exit("It was not long enough.")


@contextmanager
def working(name: str, **environment: str) -> Iterator["subprocess.Popen[str]"]:
    """Do some work in another process."""
    command = [sys.executable, "-m", "tests.sim.interrupting", name]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env=os.environ | environment
    )
    with process as running:
        try:
            yield running
        finally:
            running.kill()


def delays(name: str, tries: int, longest: float = 1.0, **environment: str) -> Iterator[float]:
    """Yield how long some work goes on after Ctrl-C at a random moment of it, in seconds.

    Args:
        name: What is done.
        tries: How often it is interrupted.
        longest: After how many seconds at most.
        environment: Further variables of its process.
    """
    random = Random(name)
    with working(name, **environment) as running:
        assert running.stdout is not None
        for _ in range(tries):
            assert running.stdout.readline() == "begun\n"
            time.sleep(random.uniform(0.1, longest))
            asked = time.perf_counter()
            running.send_signal(signal.SIGINT)
            # Both processes read the same clock.
            yield float(running.stdout.readline()) - asked


if __name__ == "__main__":
    work(sys.argv[1])
