"""How much one player may ask of a table beside play: each request is a row of its log for good."""

from agurk.server.rooms.errors import NotNow

BURST = 60.0
"""How many requests are taken at once."""

RATE = 4.0
"""How many more each second brings."""

MOST = 64
"""How many players are remembered."""


class Patience:
    """What each player may still ask for."""

    def __init__(self, burst: float = BURST, rate: float = RATE) -> None:
        """Take how many requests are taken at once, and how many more each second brings."""
        self._burst = burst
        self._rate = rate
        self._left: dict[str, tuple[float, float]] = {}

    def check(self, player: str, at: float) -> None:
        """Take note of a request.

        Raises:
            NotNow: if there were too many.
        """
        left, before = self._left.pop(player, (self._burst, at))
        left = min(self._burst, left + (at - before) * self._rate)
        if left < 1.0:
            self._left[player] = left, at
            raise NotNow("That was a lot at once; wait a little before you ask for more.")
        self._left[player] = left - 1.0, at
        if len(self._left) > MOST:
            del self._left[next(iter(self._left))]
