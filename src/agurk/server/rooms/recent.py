"""The last entries of a room's log, kept at hand for clients that were away."""

import zlib
from itertools import chain

KEPT = 128
"""How many entries are kept, at least."""

PACK = 16
"""How many are packed together; packed they take a fifth."""

NEWEST = 4
"""How many are never packed, as most who ask ask for these."""


class Recent:
    """The last entries, as texts; few ask for more than the newest, so the others are packed."""

    __slots__ = ("_newest", "_packs")

    def __init__(self) -> None:
        self._packs: list[bytes] = []
        self._newest: list[bytes] = []

    def add(self, text: bytes) -> None:
        """Keep an entry, a line of JSON."""
        newest = self._newest
        newest.append(text)
        if len(newest) == PACK + NEWEST:
            self._packs.append(zlib.compress(b"\n".join(newest[:PACK]), 1))
            del newest[:PACK]
            if len(self._packs) > KEPT // PACK:
                del self._packs[0]

    def last(self, number: int) -> list[bytes] | None:
        """Return so many of the last entries, in order; None if some are no longer there."""
        if 0 < number <= len(self._newest):
            return self._newest[-number:]
        texts = self.all()
        return texts[len(texts) - number :] if number <= len(texts) else None

    def all(self) -> list[bytes]:
        """Return all that are there, in order."""
        packs = [zlib.decompress(pack).split(b"\n") for pack in self._packs]
        return [*chain.from_iterable(packs), *self._newest]
