# The compiled kernel; `agurk.sim.native` says whether it is there.

from collections.abc import Sequence
from typing import Any

from numpy.typing import NDArray
from typing_extensions import Buffer

from agurk.sim.plain.deal import Game as Game

# --- shape (kernel/python/shape.cpp) ---------------------------------------------------------

# A variant as numbers; choices stand by their places in the enums of the engine.
class Shape:
    ranks: int
    cards: int
    copies: list[int]
    last: list[int]
    cost: list[int]
    courts: int
    ones: int
    losing: int
    ace_rank: int
    hand_rule: int
    hand_short: int
    next_dealer: int
    first_lead: int
    exchange: int
    lead: int
    follow: int
    set_follow: int
    reference: int
    ace: int
    penalty_tie: int
    multiplier: int
    compare: int
    life_lost: int
    end: int
    all_out: int
    money: int
    buy_in: int
    keep_cards: bool
    last_ace_low: bool
    aside_shown: bool
    hand: int
    hand_min: int
    hand_max: int
    threshold: int
    exact_reset: int
    lives: int
    stake: int
    buy_in_times: int
    buy_in_others: int
    buy_in_stakes: int

    def __init__(self) -> None: ...
    @property
    def narrow(self) -> bool: ...

# --- lanes (kernel/python/lanes.cpp) ---------------------------------------------------------

deals_a_block: int

def lane_tiers() -> list[str]: ...
def fits_lanes(shape: Shape, players: int, size: int) -> bool: ...

# As deal_sums_general and deal_rows_general. The tier is one of lane_tiers, the fastest if none.
def deal_sums_in_lanes(
    shape: Shape,
    players: int,
    size: int,
    policies: Sequence[int],
    seed: int,
    first: int,
    number: int,
    tier: str | None = None,
) -> tuple[list[int], list[dict[int, int]]]: ...
def deal_rows_in_lanes(
    shape: Shape,
    size: int,
    policies: Sequence[int],
    seed: int,
    first: int,
    taker: Buffer,
    rank: Buffer,
    led: Buffer,
    paid: Buffer,
    tier: str | None = None,
) -> None: ...

# --- one deal (kernel/python/deals.cpp, games.cpp) -------------------------------------------

# Plays one deal at random: pack, exchanges, who called Kontra, decisions, payments, bonuses, and
# who played the lowest last card.
def walk(
    shape: Shape, players: int, size: int, leader: int, seed: int, number: int, /
) -> tuple[
    bytes,
    list[tuple[int, int, list[bytes], bytes]],
    int,
    list[tuple[int, int, list[bytes], bytes, int]],
    list[tuple[int, int]],
    list[tuple[int, int]],
    int,
]: ...
def count(
    shape: Shape,
    rank_of: bytes,
    hands: list[bytes],
    leader: int,
    trick: list[bytes],
    depth: int,
    /,
) -> int: ...

# Policies stand by their places in `agurk.sim.policies.POLICIES`; arrays as `agurk.sim.Plays`.
def fill_plays(
    shape: Shape,
    policies: Sequence[int],
    seed: int,
    first: int,
    hands: NDArray[Any],
    ranks: NDArray[Any],
    places: NDArray[Any],
    tricks: NDArray[Any],
    changed: NDArray[Any],
    kontra: NDArray[Any],
    taker: NDArray[Any],
    paid: NDArray[Any],
    /,
) -> None: ...

class VectorEnv:
    games: int
    players: int
    features: int

    def step(self, choices: NDArray[Any]) -> int: ...
    def sample(self, choices: NDArray[Any]) -> None: ...
    def legal(self) -> NDArray[Any]: ...
    def numbered(self) -> NDArray[Any]: ...
    def turns(self) -> NDArray[Any]: ...
    def ends(self) -> NDArray[Any]: ...
    def rewards(self) -> NDArray[Any]: ...
    def observations(self) -> NDArray[Any]: ...

def vector_env(
    shape: Shape,
    players: int,
    hand: int,
    leader: int,
    n: int,
    seed: int,
    *,
    observe: bool,
    alone: bool = ...,
) -> VectorEnv: ...

# --- matches (kernel/python/matches.cpp) -----------------------------------------------------

# What ends the work of every thread that heeds it.
class Stop:
    def __init__(self) -> None: ...
    def set(self) -> None: ...
    def is_set(self) -> bool: ...
    def heed(self) -> None: ...

# Policies stand by their places in `agurk.sim.policies.POLICIES`. Counts by place, rank and rank
# led come in one row; then, where it does not follow from them, deals by what each place paid.
def deal_sums_general(
    shape: Shape,
    players: int,
    size: int,
    policies: Sequence[int],
    seed: int,
    first: int,
    number: int,
) -> tuple[list[int], list[dict[int, int]]]: ...

# Fills arrays of the types uint8, uint8, uint8 and int16; the last has a column for each place.
def deal_rows_general(
    shape: Shape,
    size: int,
    policies: Sequence[int],
    seed: int,
    first: int,
    taker: Buffer,
    rank: Buffer,
    led: Buffer,
    paid: Buffer,
) -> None: ...

# A match with more deals than most_deals.
class EndlessMatch(RuntimeError): ...

most_deals: int

# Wins by seat and number of winners less one, in one row; losses, buy-ins, lives lost, scores and
# money by seat; and matches by number of deals.
def match_sums(
    shape: Shape, players: int, policies: Sequence[int], seed: int, first: int, number: int
) -> tuple[list[int], list[int], list[int], list[int], list[int], list[int], dict[int, int]]: ...
def match_log(
    shape: Shape, players: int, policies: Sequence[int], seed: int, number: int
) -> list[list[int]]: ...

# How matches go, deal by deal, and who wins and loses each, as numbers of 32 bits; courses.hpp
# says how rows are made up. There is one beginning a match, or none.
def match_courses(
    shape: Shape,
    players: int,
    policies: Sequence[int],
    seed: int,
    first: int,
    number: int,
    begun: Sequence[Sequence[int]],
) -> tuple[bytes, bytes, bytes]: ...
def deal_ends(
    shape: Shape,
    players: int,
    size: int,
    policies: Sequence[int],
    seed: int,
    first: int,
    number: int,
) -> list[tuple[list[int], int]]: ...

# Reads and fills arrays of the type int32.
def match_steps(
    shape: Shape,
    players: int,
    policies: Sequence[int],
    begun: Buffer,
    ends: Sequence[Sequence[int]],
    rows: Buffer,
) -> None: ...

# --- solving (kernel/python/solving.cpp) -----------------------------------------------------

# All hands that fit what is known.
class Worlds:
    def __init__(
        self,
        unseen: bytes,
        needs: bytes,
        may_hold: Sequence[int],
        known: bytes,
        places: Sequence[int],
    ) -> None: ...
    @property
    def nodes(self) -> int: ...
    def fill(self, laid: Buffer, seed: int, first: int) -> None: ...

# Values by play: one for whoever plays, or one for each place; and the plays that were tried.
def solve(
    shape: Shape,
    leader: int,
    hands: bytes,
    trick: list[bytes],
    factors: tuple[int, bytes],
    method: int,
    table: Sequence[float],
    most: int,
) -> tuple[list[bytes], list[list[float]], list[float], int]: ...

# What a place is asked that is to play; `factors` as in `solve`. Sums by play, products of each two
# plays in two halves, the higher first, and endings by play: taker, rank, paid by place, times.
class Asked:
    def __init__(
        self,
        shape: Shape,
        leader: int,
        trick: list[bytes],
        factors: tuple[int, bytes],
        me: int,
        plays: list[bytes],
        policies: Sequence[int],
        scores: Sequence[int],
        hidden: bytes,
        discards: bytes,
        excluded: Sequence[int],
        table: Sequence[int],
        history: list[tuple[int, list[bytes]]],
        models: list[tuple[int, float, float]],
        alike: float,
        lesson: Sequence[float],
        habits: Sequence[float],
    ) -> None: ...
    def likely(self, worlds: Worlds, place: int, hands: list[bytes]) -> list[float]: ...
    def run_believing(
        self, worlds: Worlds, seed: int, first: int, number: int
    ) -> tuple[
        list[int], list[tuple[int, int]], list[list[tuple[int, int, tuple[int, ...], int]]]
    ]: ...
    def run(
        self, worlds: Worlds, seed: int, first: int, number: int
    ) -> tuple[
        list[int], list[tuple[int, int]], list[list[tuple[int, int, tuple[int, ...], int]]]
    ]: ...
    def solve(
        self,
        worlds: Worlds,
        seed: int,
        first: int,
        number: int,
        difference: bool,
        most: int,
    ) -> tuple[
        list[int], list[tuple[int, int]], list[list[tuple[int, int, tuple[int, ...], int]]]
    ]: ...

# --- duels (kernel/python/duels.cpp) ---------------------------------------------------------

# Two players who each know their own cards only; `agurk.sim.duel` says what all this is.
class Duel:
    def __init__(
        self,
        *,
        shape: Shape,
        copies: bytes,
        cards: int,
        turn: int,
        lead: int,
        may_hold: tuple[int, int],
        likely: Sequence[list[float]],
        factors: tuple[int, bytes],
        table: list[float],
        most: int,
    ) -> None: ...
    def train(self, walks: int, threads: int) -> None: ...
    # The mode: 1 for the best answer, 2 for what is expected.
    def gain(self, mode: int, place: int, threads: int) -> float: ...
    def chances(self, plays: bytes, hand: bytes) -> list[tuple[int, float]]: ...
    def set(self, plays: bytes, hand: bytes, chances: list[float]) -> None: ...
    def values(self, hand: bytes) -> list[float]: ...
    def strategy(self) -> bytes: ...
    def set_strategy(self, strategy: bytes) -> None: ...
    @property
    def slots(self) -> int: ...
    @property
    def walks(self) -> int: ...
