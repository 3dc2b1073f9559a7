"""Looks through all that a program's screens hold for cards that nobody at the keyboard may see."""

import asyncio
import re
import types
from collections import deque
from collections.abc import Mapping

from agurk.rules.cards import Card
from agurk.rules.deal import Deal
from agurk.rules.state import State
from agurk.rules.variant import Variant
from agurk.rules.view import View
from agurk.table.table import Table

SKIPPED = (
    *(str, bytes, int, float, bool, type(None), type, types.ModuleType, types.FunctionType),
    *(
        types.MethodType,
        types.BuiltinFunctionType,
        asyncio.Task,
        asyncio.AbstractEventLoop,
        Variant,
    ),
)
"""What is not looked into: it holds no cards, or all cards there are."""


def parts(thing):
    """Return what a thing holds."""
    if isinstance(thing, Mapping):
        return [*thing.keys(), *thing.values()]
    if isinstance(thing, list | tuple | set | frozenset | deque):
        return list(thing)
    if isinstance(thing, asyncio.Queue):
        return list(vars(thing)["_queue"])
    held = list(getattr(thing, "__dict__", {}).values())
    for kind in type(thing).__mro__:
        slots = getattr(kind, "__slots__", ())
        names = (slots,) if isinstance(slots, str) else slots
        held += [getattr(thing, name, None) for name in names]
    return held


def found_in(app):
    """Return the cards, and the views, that are held by the nodes of all screens."""
    cards, views = set(), []
    seen: set[int] = set()
    nodes = [node for screen in app.screen_stack for node in screen.walk_children(with_self=True)]
    left = deque(part for node in nodes for part in vars(node).values())
    while left:
        thing = left.popleft()
        if id(thing) in seen or isinstance(thing, SKIPPED):
            continue
        seen.add(id(thing))
        assert not isinstance(thing, State | Deal | Table), thing
        if isinstance(thing, View):
            views.append(thing)
        if isinstance(thing, Card):
            cards.add(thing)
        elif (type(thing).__module__ or "").startswith(("agurk.", "builtins", "collections")):
            left.extend(parts(thing))
    return cards, views


SPELT = re.compile(r"(?<![\w♣♦♥♠])(10|[2-9TJQKA])([♣♦♥♠cdhs])(?![\w♣♦♥♠])")
"""A card as it is drawn in a sentence, or written on the wire."""
SUITS = dict(zip("♣♦♥♠", "cdhs", strict=True))


def spelt(text):
    """Return the cards that a text names."""
    return {
        Card(("T" if rank == "10" else rank) + SUITS.get(suit, suit))
        for rank, suit in SPELT.findall(text)
    }


def texts_of(app):
    """Return all texts of all screens but the log: what is drawn, and what nodes hold as words."""
    texts = []
    for screen in app.screen_stack:
        log = set(getattr(screen, "log_lines", ()))
        for node in screen.walk_children(with_self=True):
            drawn = node.render()
            texts += str(getattr(drawn, "plain", drawn)).splitlines()
            for held in vars(node).values():
                texts += [held] if isinstance(held, str) else []
                if isinstance(held, list | tuple | set | frozenset | dict):
                    texts += [each for each in parts(held) if isinstance(each, str)]
        texts = [text for text in texts if not any(text.strip() == told for told in log)]
    return texts
