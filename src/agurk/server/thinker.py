"""One process in which bots think and hints are found, seen from both sides.

A question is a parcel. The answer is the place of a bot's choice among the view's actions, or a
hint as JSON.
"""

import importlib
import socket
from collections.abc import Callable
from contextlib import suppress
from random import Random

import msgspec

from agurk.rules.actions import Choice
from agurk.rules.player import Player
from agurk.rules.view import View
from agurk.server.parcel import Packer, Unpacker
from agurk.server.process import Failed, Process, serve
from agurk.server.wire.base import Part
from agurk.server.wire.worth import Worth

_THINKING = ("agurk.sim.rollouts", "agurk.solve.equity")
"""What bots load when they first think; here it is loaded before anybody waits for a choice."""
_QUICKER = "numpy"
"""What bots do without where it is not installed, but think more quickly with."""
_LONGEST = 60
_ILLEGAL = b"?"
"""What stands for a choice that is none of the view's actions."""
_HINT = "? "
"""How a question for a hint begins where that to a bot has the bot's name, which never does."""


class Advice(Part, frozen=True, kw_only=True):
    """A hint, as it comes from the process."""

    plays: tuple[Worth, ...]
    best: tuple[str, ...]
    exact: bool
    told: str


_advice = msgspec.json.Decoder(Advice).decode


class Thinker(Process):
    """A process that answers one question at a time."""

    def __init__(self, find: str) -> None:
        """Take where bots are found, as module:function."""
        super().__init__(work, find, "agurk thinker")
        self._packer = Packer()

    async def think(self, bot: str, view: View, seed: int) -> Choice:
        """Return a bot's choice.

        Raises:
            Failed: if it gave none.
            Gone: if it took the process with it.
        """
        place = await self.ask(self._packer.pack(bot, view, seed))
        if place == _ILLEGAL:
            raise Failed("illegal")
        return view.actions[int(place)]

    async def advise(self, view: View, seed: int, language: str, milliseconds: int) -> Advice:
        """Return a hint.

        Raises:
            Failed: if there is none.
            Gone: if the process ended over it.
        """
        asked = f"{_HINT}{milliseconds} {language}"
        return _advice(await self.ask(self._packer.pack(asked, view, seed)))


def work(connection: socket.socket, find: str) -> None:
    """Answer questions until there are no more; this runs in the process."""
    module, _, function = find.partition(":")
    found: Callable[[str], Player] = getattr(importlib.import_module(module), function)
    get_ready()
    unpacker = Unpacker()

    def answer(data: bytes, _: object) -> bytes:
        bot, view, seed = unpacker.unpack(data)
        if not bot.startswith(_HINT):
            return _decided(found, bot, view, seed)
        milliseconds, _, language = bot.removeprefix(_HINT).partition(" ")
        return _advised(view, seed, language, int(milliseconds))

    serve(connection, answer, longest=_LONGEST)


def get_ready() -> None:
    """Load what bots need, so that the first move is not the one that waits for it."""
    for name in _THINKING:
        importlib.import_module(name)
    with suppress(ImportError):
        importlib.import_module(_QUICKER)


def _decided(find: Callable[[str], Player], bot: str, view: View, seed: int) -> bytes:
    """Return the place of a bot's choice."""
    choice = find(bot).choose(view, Random(seed))
    return str(view.actions.index(choice)).encode() if choice in view.actions else _ILLEGAL


def _advised(view: View, seed: int, language: str, milliseconds: int) -> bytes:
    """Return a hint as JSON."""
    # Imported here, since who never asks need not wait for it.
    from agurk.review import hint  # noqa: PLC0415
    from agurk.review.words import why  # noqa: PLC0415
    from agurk.review.worth import Effort  # noqa: PLC0415
    from agurk.server.worths import worth_of  # noqa: PLC0415

    found = hint(view, seed=seed, effort=Effort(seconds=milliseconds / 1000))
    reason, worths = found.reason, found.worths
    advice = Advice(
        plays=tuple([worth_of(each) for each in worths.plays]),
        best=tuple([card.text for card in found.best.cards]),
        exact=worths.exact,
        told="" if reason is None else why(view.variant, reason, language, hint=True),
    )
    return msgspec.json.encode(advice)
