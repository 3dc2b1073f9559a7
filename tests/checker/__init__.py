"""The rules of Cucumber a second time: plain, slow, and sharing no code with the engine.

A deal or a match is checked by asking both and comparing the answers. How the open points of the
rules are read stands at the top of the files in `agurk.variants`.
"""

from tests.checker.cards import card, is_ace, pack, strength, value
from tests.checker.deal import Walk, bonuses, count, payers, play_out
from tests.checker.hands import exchange_allowed, hand_size, hand_sizes
from tests.checker.match import (
    Settlement,
    buy_in_offer,
    first_leader,
    marks,
    next_dealer,
    settle,
)
from tests.checker.presets import Rules, keys, load
from tests.checker.trick import ace_binds, heading, leads, legal, lowest, taker

__all__ = [
    "Rules",
    "Settlement",
    "Walk",
    "ace_binds",
    "bonuses",
    "buy_in_offer",
    "card",
    "count",
    "exchange_allowed",
    "first_leader",
    "hand_size",
    "hand_sizes",
    "heading",
    "is_ace",
    "keys",
    "leads",
    "legal",
    "load",
    "lowest",
    "marks",
    "next_dealer",
    "pack",
    "payers",
    "play_out",
    "settle",
    "strength",
    "taker",
    "value",
]
