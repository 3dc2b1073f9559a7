"""Views on their way to another process: the rules go once, then by number.

Rules take four times as long to make anew as all the rest of a view.
"""

import copyreg
import io
import pickle
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, NamedTuple

from agurk.rules.variant import Variant
from agurk.rules.view import View

_KEPT = 64
"""How many rules both sides remember, the latest told."""


class Parcel(NamedTuple):
    """A question to a bot."""

    bot: str
    seed: int
    number: int
    """Which rules the view follows."""
    rules: bytes
    """These rules, if they were not told before."""
    view: bytes


class Packer:
    """Packs what one other process will unpack, in that order."""

    def __init__(self) -> None:
        self._told: OrderedDict[Variant, int] = OrderedDict()
        self._next = 0

    def pack(self, bot: str, view: View, seed: int) -> bytes:
        """Return a question as bytes."""
        variant, rules = view.variant, b""
        if variant not in self._told:
            rules = pickle.dumps(variant, pickle.HIGHEST_PROTOCOL)
            self._told[variant] = self._next
            self._next += 1
            if len(self._told) > _KEPT:
                self._told.popitem(last=False)
        number = self._told[variant]
        packed = io.BytesIO()
        pickler = pickle.Pickler(packed, pickle.HIGHEST_PROTOCOL)
        pickler.dispatch_table = copyreg.dispatch_table | {Variant: lambda _: (_rules, (number,))}
        pickler.dump(view)
        parcel = Parcel(bot, seed, number, rules, packed.getvalue())
        return pickle.dumps(tuple(parcel), pickle.HIGHEST_PROTOCOL)


class Unpacker:
    """Unpacks what one other process has packed, in that order."""

    def __init__(self) -> None:
        self._told: OrderedDict[int, Variant] = OrderedDict()

    def unpack(self, data: bytes) -> tuple[str, View, int]:
        """Return the bot, the view and the seed of a question."""
        parcel = Parcel(*pickle.loads(data))  # noqa: S301  our own process sent it
        if parcel.rules:
            self._told[parcel.number] = pickle.loads(parcel.rules)  # noqa: S301  as above
            if len(self._told) > _KEPT:
                self._told.popitem(last=False)
        view: View = _Reader(parcel.view, self._told.__getitem__).load()
        return parcel.bot, view, parcel.seed


class _Reader(pickle.Unpickler):  # noqa: S301  our own process wrote what it reads
    """Reads a view whose rules are known."""

    def __init__(self, data: bytes, rules: Callable[[int], Variant]) -> None:
        super().__init__(io.BytesIO(data))
        self._rules = rules

    def find_class(self, module: str, name: str) -> Any:  # noqa: ANN401  as it is inherited
        """Return what a name stands for."""
        if (module, name) == (_rules.__module__, _rules.__qualname__):
            return self._rules
        return super().find_class(module, name)


def _rules(number: int) -> Variant:
    """Stand for the rules with a number; only a `_Reader` knows them."""
    raise LookupError(number)
