# The compiled kernel; `agurk.sim.native` says whether it is there.

from collections.abc import Sequence

from typing_extensions import Buffer

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

# --- matches (kernel/python/matches.cpp) -----------------------------------------------------
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
