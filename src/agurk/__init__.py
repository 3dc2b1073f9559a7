"""Agurk: the game of Cucumber as a rules engine.

The names here are those that programs need first; the packages `agurk.rules`, `agurk.variants` and
`agurk.notation` have the rest. Each is loaded when it is first used, so that a program pays only
for what it needs.

>>> import agurk
>>> danish = agurk.find("agurk")
>>> agurk.legal_plays(danish, agurk.cards("2s 6d Kh"), (agurk.cards("9c"),))
((Card("2s"),), (Card("Kh"),))
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from agurk.notation.count import count, position
    from agurk.notation.reading import load, load_all, loads, loads_all
    from agurk.notation.record import Record
    from agurk.notation.replay import replay
    from agurk.notation.verify import Verification, verify
    from agurk.notation.writing import dump, dumps
    from agurk.rules.actions import (
        BuyIn,
        CallKontra,
        ChooseSize,
        Correct,
        DealOut,
        Exchange,
        Lot,
        Play,
        Redeal,
    )
    from agurk.rules.cards import Card, Hand, cards, text_of
    from agurk.rules.dealing import chance, seed_of
    from agurk.rules.errors import AgurkError
    from agurk.rules.match import Match, Phase
    from agurk.rules.player import Player
    from agurk.rules.referee import referee
    from agurk.rules.scoring import count_last_trick
    from agurk.rules.state import State, Step, begin
    from agurk.rules.trick import legal_plays, taker
    from agurk.rules.variant import Variant
    from agurk.rules.view import View
    from agurk.variants.registry import VARIANTS, find

__version__: str

__all__ = [
    "VARIANTS",
    "AgurkError",
    "BuyIn",
    "CallKontra",
    "Card",
    "ChooseSize",
    "Correct",
    "DealOut",
    "Exchange",
    "Hand",
    "Lot",
    "Match",
    "Phase",
    "Play",
    "Player",
    "Record",
    "Redeal",
    "State",
    "Step",
    "Variant",
    "Verification",
    "View",
    "begin",
    "cards",
    "chance",
    "count",
    "count_last_trick",
    "dump",
    "dumps",
    "find",
    "legal_plays",
    "load",
    "load_all",
    "loads",
    "loads_all",
    "position",
    "referee",
    "replay",
    "seed_of",
    "taker",
    "text_of",
    "verify",
]

_HOMES = {
    "agurk.notation.count": ("count", "position"),
    "agurk.notation.reading": ("load", "load_all", "loads", "loads_all"),
    "agurk.notation.record": ("Record",),
    "agurk.notation.replay": ("replay",),
    "agurk.notation.verify": ("Verification", "verify"),
    "agurk.notation.writing": ("dump", "dumps"),
    "agurk.rules.actions": (
        "BuyIn",
        "CallKontra",
        "ChooseSize",
        "Correct",
        "DealOut",
        "Exchange",
        "Lot",
        "Play",
        "Redeal",
    ),
    "agurk.rules.cards": ("Card", "Hand", "cards", "text_of"),
    "agurk.rules.dealing": ("chance", "seed_of"),
    "agurk.rules.errors": ("AgurkError",),
    "agurk.rules.match": ("Match", "Phase"),
    "agurk.rules.player": ("Player",),
    "agurk.rules.referee": ("referee",),
    "agurk.rules.scoring": ("count_last_trick",),
    "agurk.rules.state": ("State", "Step", "begin"),
    "agurk.rules.trick": ("legal_plays", "taker"),
    "agurk.rules.variant": ("Variant",),
    "agurk.rules.view": ("View",),
    "agurk.variants.registry": ("VARIANTS", "find"),
}
_HOME = {name: module for module, names in _HOMES.items() for name in names}


def __getattr__(name: str) -> object:
    if name == "__version__":
        from importlib.metadata import version

        return version("agurk")
    if name not in _HOME:
        raise AttributeError(f"module 'agurk' has no attribute {name!r}")
    from importlib import import_module

    found: object = getattr(import_module(_HOME[name]), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
