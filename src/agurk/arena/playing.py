"""One match or one deal between players, and one block of them."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from random import Random
from time import perf_counter
from typing import NamedTuple

from agurk.arena.contest import Contest, Seating
from agurk.arena.guests import Guest
from agurk.arena.times import Times
from agurk.rules.actions import Action
from agurk.rules.dealing import chance
from agurk.rules.errors import AgurkError
from agurk.rules.events import Deducted, Event, Paid
from agurk.rules.match import Phase
from agurk.rules.player import Player
from agurk.rules.state import State, begin


class EndlessMatch(AgurkError, RuntimeError):
    """A match that did not end after very many deals."""

    slug = "endless-match"


MOST_DEALS = 100_000
"""After how many deals a match is given up."""


class Played(NamedTuple):
    """How one match went; all but the winners by seat."""

    seating: Seating
    """The bot in each seat, by its number."""
    winners: tuple[int, ...]
    """The seats that won; nobody where only deals are played."""
    paid: tuple[int, ...]
    """Points paid, less points taken off."""
    deals: tuple[int, ...]
    """Deals taken part in."""


@dataclass
class Block:
    """How a block went, in which everybody has sat everywhere."""

    table: int
    number: int
    matches: list[Played] = field(default_factory=list)
    times: dict[int, Times] = field(default_factory=dict)
    """By bot, how long its choices took; where there was nothing to choose, it was not asked."""
    faults: dict[int, list[str]] = field(default_factory=dict)
    """By bot, what it did wrong."""


def play_block(contest: Contest, players: Sequence[Player], table: int, number: int) -> Block:
    """Play a block of a table.

    Args:
        contest: The contest.
        players: What plays for each of its bots.
        table: Which table.
        number: Which block.
    """
    block, named = Block(table, number), contest.named(table, number)
    for turn, seating in enumerate(contest.seatings(table, number)):
        cards = named if contest.duplicate else f"{named} {turn}"
        match = _Match(
            seats=[players[bot] for bot in seating],
            times=[block.times.setdefault(bot, Times()) for bot in seating],
            random=[Random(f"{named} {turn} {seat}") for seat in range(contest.players)],
            cards=cards,
        )
        block.matches.append(match.play(begin(contest.variant, contest.players), seating, contest))
    for bot in sorted(set(contest.tables[table])):
        player = players[bot]
        if isinstance(player, Guest) and player.faults:
            block.faults[bot], player.faults = player.faults, []
    return block


@dataclass(frozen=True)
class _Match:
    """What one match is played with, by seat."""

    seats: list[Player]
    times: list[Times]
    random: list[Random]
    cards: str
    """What lot and cards follow from."""

    def play(self, state: State, seating: Seating, contest: Contest) -> Played:
        """Play from a state to the end of the match, or of its first deal."""
        paid, deals = [0] * len(seating), [0] * len(seating)
        while (match := state.match).phase is not Phase.OVER:
            if match.number > 1 and contest.deals:
                break
            if match.number > MOST_DEALS:
                raise EndlessMatch(f"A match was not over after {MOST_DEALS} deals.")
            action: Action
            if (seat := state.to_act) is None:
                seed = sha256(f"{self.cards} {match.number}".encode()).digest()
                action = chance(match, seed)
                for seat in match.seats if match.phase is Phase.DEAL else ():
                    deals[seat] += 1
            else:
                action = self._choice(state, seat)
            state, happened = state.apply(action)
            for event in happened:
                _count(event, paid)
        ended = None if contest.deals else state.match.outcome
        winners = () if ended is None else ended.winners
        return Played(seating, winners, tuple(paid), tuple(deals))

    def _choice(self, state: State, seat: int) -> Action:
        """Return what a seat chooses, and count how long that took."""
        actions = state.actions
        if len(actions) == 1:
            return actions[0]
        view = state.view(seat)
        begun = perf_counter()
        choice = self.seats[seat].choose(view, self.random[seat])
        self.times[seat].add(perf_counter() - begun)
        return choice


def _count(event: Event, paid: list[int]) -> None:
    if isinstance(event, Paid):
        paid[event.seat] += event.points
    elif isinstance(event, Deducted):
        paid[event.seat] -= event.points
