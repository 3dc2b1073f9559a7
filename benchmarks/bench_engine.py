"""How fast the plain engine plays, on one core: exits with 1 if it deals fewer than the limit."""

import sys
from collections.abc import Callable
from random import Random
from time import process_time

from agurk.rules.actions import DealOut, Lot
from agurk.rules.cards import Hand
from agurk.rules.deal import start
from agurk.rules.resample import Worlds
from agurk.rules.state import State, begin
from agurk.variants import VARIANTS

DANISH = VARIANTS["danish"]
PLAYERS = 4
LEAST_DEALS = 8_000
"""Random four-handed Danish deals a second, dealing included."""


def hands_of(random: Random) -> tuple[tuple[Hand, ...], Hand]:
    """Return random hands, and the rest of the pack."""
    size = DANISH.hand
    drawn = random.sample(DANISH.cards, len(DANISH.cards))
    hands = tuple([tuple(drawn[seat * size : (seat + 1) * size]) for seat in range(PLAYERS)])
    return hands, tuple(drawn[PLAYERS * size :])


def play_deal(random: Random) -> None:
    """Deal and play one deal at random."""
    hands, stock = hands_of(random)
    deal = start(DANISH, hands, 0, stock)
    pick = random.random
    while legal := deal.legal:
        deal = deal.play(legal[int(pick() * len(legal))])


def play_state(random: Random) -> None:
    """Play the first deal of a match as a table does, action by action."""
    state = begin(DANISH, PLAYERS).apply(Lot(0)).state
    state = state.apply(DealOut(*hands_of(random))).state
    while state.deal is not None:
        state = state.apply(random.choice(state.actions)).state


def middles(number: int) -> list[State]:
    """Return states after half of the cards of a deal."""
    random, found = Random(2), []
    for _ in range(number):
        state = begin(DANISH, PLAYERS).apply(Lot(0)).state
        state = state.apply(DealOut(*hands_of(random))).state
        for _ in range(PLAYERS * DANISH.hand // 2):
            state = state.apply(random.choice(state.actions)).state
        found.append(state)
    return found


def a_second(play: Callable[[Random], object], seconds: float = 1.5) -> float:
    """Return how often something is done in a second of processor time, the best of three tries."""
    best, random = 0.0, Random(1)
    for _ in range(3):
        done, begun = 0, process_time()
        while process_time() - begun < seconds / 3:
            for _ in range(50):
                play(random)
            done += 50
        best = max(best, done / (process_time() - begun))
    return best


def main() -> int:
    states = middles(50)
    views = [state.view(state.to_act) for state in states]
    worlds = [Worlds(view) for view in views]
    deals = a_second(play_deal)
    print(f"random deals, plain:    {deals:9,.0f} a second (limit {LEAST_DEALS:,})")
    print(f"random deals, a table:  {a_second(play_state):9,.0f} a second")
    for name, ask in {
        "a view": lambda random: (s := random.choice(states)).view(s.to_act),
        "a resample": lambda random: random.choice(views).resample(random),
        "a further draw": lambda random: random.choice(worlds).draw(random),
    }.items():
        print(f"{name + ':':23} {1e6 / a_second(ask):9.1f} µs")
    return int(deals < LEAST_DEALS)


if __name__ == "__main__":
    sys.exit(main())
