"""A process in which matches that are over are reviewed, out of the way of whoever plays.

A question is the text of a record; the answer is a review as JSON. Nobody's name is in it, so that
it need not be changed when somebody has his or her data deleted.
"""

import importlib
import os
import socket
from collections.abc import Callable

import msgspec

from agurk.server.process import Process, serve

_LONGEST = 900
_POLITE = 10
"""How far the process steps back for others, as `nice` counts."""
_EVERY = 8
"""After how many cards it is told how far the review is."""


class Reviewer(Process):
    """A process that reviews one match at a time."""

    def __init__(self, work: str = "agurk.server.reviewer:reviewed") -> None:
        """Take what reviews, as module:function."""
        super().__init__(serve_reviews, work, "agurk reviewer")

    async def review(self, record: str, told: Callable[[int, int], None]) -> bytes:
        """Return a review as JSON.

        Args:
            record: The record of the match.
            told: Told how many cards have been looked at, and how many there are.

        Raises:
            Failed: if there is none.
            Gone: if the process ended over it.
        """

        def heard(line: bytes) -> None:
            done, of = line.split()
            told(int(done), int(of))

        return await self.ask(record.encode(), heard)


def serve_reviews(connection: socket.socket, work: str) -> None:
    """Review matches until nobody asks any more; this runs in the process."""
    if hasattr(os, "nice"):
        os.nice(_POLITE)
    module, _, function = work.partition(":")
    review: Callable[[str, Callable[[int, int], None]], bytes] = getattr(
        importlib.import_module(module), function
    )

    def answer(data: bytes, tell: Callable[[bytes], None]) -> bytes:
        def told(done: int, of: int) -> None:
            if done % _EVERY == 0:
                tell(b"%d %d" % (done, of))

        return review(data.decode(), told)

    serve(connection, answer, longest=_LONGEST)


def reviewed(text: str, told: Callable[[int, int], None]) -> bytes:
    """Return the review of a record as JSON.

    Args:
        text: The record.
        told: Told how many cards have been looked at, and how many there are.

    Raises:
        RecordError: if it is no record.
        Unreviewable: if it does not hold what a review needs.
    """
    # Imported here, for the server itself does not need it.
    from agurk.notation import loads  # noqa: PLC0415
    from agurk.review import review  # noqa: PLC0415
    from agurk.server.worths import as_wire  # noqa: PLC0415

    record = loads(text)
    return msgspec.json.encode(as_wire(record, review(record, threads=1, told=told)))
