# The compiled kernel; `agurk.sim.native` says whether it is there.

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
# --- matches (kernel/python/matches.cpp) -----------------------------------------------------
# --- solving (kernel/python/solving.cpp) -----------------------------------------------------
