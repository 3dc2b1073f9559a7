"""How often one address, and one socket, may ask for something."""

import math
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

from limits import RateLimitItem, RateLimitItemPerHour, RateLimitItemPerMinute
from limits.storage import Storage
from limits.strategies import FixedWindowRateLimiter

from agurk.rules.errors import AgurkError
from agurk.server.settings import Settings

DELETIONS: Final = 10
"""How many players may be deleted from one address in an hour: each may be in many records."""

HOLD: Final = 0.5
"""For how many seconds whoever asks too often waits for the refusal, and so asks less often."""


class TooMany(AgurkError, RuntimeError):
    """Something asked for more often than is allowed."""

    slug = "too-many"

    retry_after: int
    """After how many seconds it may be tried again."""

    def __init__(self, told: str, retry_after: int) -> None:
        super().__init__(told)
        self.retry_after = retry_after


class Counts(Storage):
    """Counts that each have their end, in this process's memory.

    The storage in memory that `limits` brings along starts a thread for every hit and goes through
    all counts a hundred times a second: with many addresses it takes half a processor. Here what
    has ended is dropped whenever there is twice as much as was left the last time.
    """

    STORAGE_SCHEME = None

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._counts: dict[str, tuple[int, float]] = {}
        self._sweep_at = 1024

    def __len__(self) -> int:
        return len(self._counts)

    @property
    def base_exceptions(self) -> type[Exception]:
        """What can go wrong, which is nothing."""
        return ValueError

    def incr(self, key: str, expiry: int, amount: int = 1) -> int:
        """Add to a count and return it; a new one ends after `expiry` seconds."""
        now = self._clock()
        count, ends = self._counts.get(key, (0, 0.0))
        if ends <= now:
            count, ends = 0, now + expiry
        self._counts[key] = count + amount, ends
        if len(self._counts) >= self._sweep_at:
            self._counts = {name: kept for name, kept in self._counts.items() if kept[1] > now}
            self._sweep_at = max(1024, 2 * len(self._counts))
        return count + amount

    def get(self, key: str) -> int:
        """Return a count."""
        count, ends = self._counts.get(key, (0, 0.0))
        return count if ends > self._clock() else 0

    def get_expiry(self, key: str) -> float:
        """Return when a count ends."""
        return self._counts.get(key, (0, self._clock()))[1]

    def check(self) -> bool:
        """Return that the counts can be used."""
        return True

    def reset(self) -> int:
        """Forget all counts, and return how many there were."""
        count = len(self._counts)
        self._counts.clear()
        return count

    def clear(self, key: str) -> None:
        """Forget a count."""
        self._counts.pop(key, None)


class _Rate(NamedTuple):
    item: RateLimitItem
    what: str
    span: str


class Limits:
    """The limits by address, in one process.

    A household is what `Caller.household` says.
    """

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._limiter = FixedWindowRateLimiter(Counts(clock))
        minutely, hourly = RateLimitItemPerMinute, RateLimitItemPerHour
        self._requests = _Rate(
            minutely(settings.requests_per_minute, namespace="request"), "requests", "a minute"
        )
        self._tables = _Rate(
            hourly(settings.tables_per_hour, namespace="table"), "tables opened", "an hour"
        )
        self._players = _Rate(
            hourly(settings.players_per_hour, namespace="player"), "new players", "an hour"
        )
        self._deletions = _Rate(
            hourly(DELETIONS, namespace="deletion"), "players deleted", "an hour"
        )
        self._reviews = _Rate(
            hourly(settings.reviews_per_hour, namespace="review"), "reviews begun", "an hour"
        )
        self._most_sockets = settings.sockets
        self._most_by_household = settings.sockets_per_address
        self._sockets: Counter[str] = Counter()
        self._open = 0

    @property
    def sockets(self) -> int:
        """How many sockets are open."""
        return self._open

    def request(self, household: str) -> None:
        """Count a request.

        Raises:
            TooMany: if there have been too many of late.
        """
        self._hit(self._requests, household)

    def table(self, household: str) -> None:
        """Count a table that is opened.

        Raises:
            TooMany: if there have been too many of late.
        """
        self._hit(self._tables, household)

    def player(self, household: str) -> None:
        """Count a player who is new.

        Raises:
            TooMany: if there have been too many of late.
        """
        self._hit(self._players, household)

    def deletion(self, household: str) -> None:
        """Count a player whose data are deleted.

        Raises:
            TooMany: if there have been too many of late.
        """
        self._hit(self._deletions, household)

    def review(self, household: str) -> None:
        """Count a review that is begun.

        Raises:
            TooMany: if there have been too many of late.
        """
        self._hit(self._reviews, household)

    @contextmanager
    def socket(self, household: str) -> Iterator[None]:
        """Count a socket for as long as it is open.

        Raises:
            TooMany: if there are too many already.
        """
        if self._open >= self._most_sockets:
            raise TooMany("All of the server's sockets are taken; try again in a minute.", 60)
        if self._sockets[household] >= self._most_by_household:
            raise TooMany(
                f"Your address has {self._most_by_household} sockets open, and no more are "
                "allowed; close one.",
                10,
            )
        self._sockets[household] += 1
        self._open += 1
        try:
            yield
        finally:
            self._open -= 1
            self._sockets[household] -= 1
            if not self._sockets[household]:
                del self._sockets[household]

    def _hit(self, rate: _Rate, household: str) -> None:
        if self._limiter.hit(rate.item, household):
            return
        ends = self._limiter.get_window_stats(rate.item, household).reset_time
        wait = max(1, math.ceil(ends - self._clock()))
        raise TooMany(
            f"There were too many {rate.what} from your address; {rate.item.amount} {rate.span} "
            f"are allowed. Try again in {wait} {'second' if wait == 1 else 'seconds'}.",
            wait,
        )


class Bucket:
    """How many messages a socket may send: some at once, and so many a second in the long run."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._at = now

    def take(self, now: float) -> bool:
        """Return whether one more message is allowed now, and count it if so."""
        left = self._left + (now - self._at) * self._rate
        self._at = now
        if left < 1.0:
            self._left = left
            return False
        self._left = min(left, self._burst) - 1.0
        return True

    def wait(self) -> float:
        """Return how many seconds after the last call the next message is allowed."""
        return max(0.0, (1.0 - self._left) / self._rate)
