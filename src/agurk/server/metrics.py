"""What a process counts, for Prometheus; no label comes from what a user wrote."""

from bisect import bisect_left
from collections.abc import Callable, Mapping, Sequence
from itertools import accumulate
from typing import Literal

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
)
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString

from agurk.server.wire.scene import Stage

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
"""The type of the text."""

STAGES = tuple(stage.value for stage in Stage)
"""The stages of a room, each with its gauge."""

DONE = "done"
"""The outcome of a command that was carried out; others are the slugs of refusals."""

OTHER = "other"
"""The label for whatever has none of its own."""

METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
"""The methods that are counted each on its own."""

MOST_SLUGS = 100
"""How many outcomes of commands are told apart, whatever happens."""

_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
_ROWS = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)
_THOUGHT = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0)

End = Literal["late", "failed"]
"""Why another bot's card was played in place of a bot's own."""


class Tally(Collector):
    """A count for what happens several times with every card, which the library's would slow.

    It is for one thread alone.
    """

    def __init__(self, name: str, told: str) -> None:
        self._name, self._told, self._number = name, told, 0

    def inc(self, number: int = 1) -> None:
        """Count some more."""
        self._number += number

    def collect(self) -> list[CounterMetricFamily]:
        """Return the count."""
        return [CounterMetricFamily(self._name, self._told, self._number)]


class Spread(Collector):
    """How values are spread, for what happens with every card; for one thread alone."""

    def __init__(self, name: str, told: str, bounds: Sequence[float]) -> None:
        self._name, self._told, self._bounds = name, told, bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def observe(self, value: float) -> None:
        """Take in a value."""
        self._counts[bisect_left(self._bounds, value)] += 1
        self._sum += value

    def collect(self) -> list[HistogramMetricFamily]:
        """Return how many values are within each bound."""
        bounds = [*map(floatToGoString, self._bounds), "+Inf"]
        within = list(zip(bounds, map(float, accumulate(self._counts)), strict=True))
        return [HistogramMetricFamily(self._name, self._told, within, self._sum)]


class Metrics:
    """All counts of one process, in a registry of their own."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.sockets = Gauge("agurk_sockets", "Sockets that are open.", registry=registry)
        self.frames = Tally("agurk_frames_out", "Frames sent to clients.")
        self.slow_clients = Counter(
            "agurk_slow_clients_dropped", "Clients dropped for not reading.", registry=registry
        )
        self.command_seconds = Spread(
            "agurk_command_seconds", "From a command's arrival until it was durable.", _SECONDS
        )
        self.append_rows = Spread("agurk_append_rows", "Rows written by one transaction.", _ROWS)
        for quick in (self.frames, self.command_seconds, self.append_rows):
            registry.register(quick)
        self.thought_seconds = Histogram(
            "agurk_bot_thought_seconds",
            "How long bots thought.",
            buckets=_THOUGHT,
            registry=registry,
        )
        self.leases_lost = Counter(
            "agurk_leases_lost",
            "Rooms that another process took over from this one.",
            registry=registry,
        )
        self._commands = Counter(
            "agurk_commands", "Commands by outcome.", ["outcome"], registry=registry
        )
        self._fallbacks = Counter(
            "agurk_bot_fallbacks",
            "Cards played in place of a bot's own.",
            ["why"],
            registry=registry,
        )
        self._requests = Counter(
            "agurk_http_requests",
            "Requests answered.",
            ["method", "route", "status"],
            registry=registry,
        )
        self._request_seconds = Histogram(
            "agurk_http_request_seconds",
            "How long requests took.",
            ["route"],
            buckets=_SECONDS,
            registry=registry,
        )
        self._outcomes: dict[str, Counter] = {}
        for end in ("late", "failed"):
            self._fallbacks.labels(end)

    def command(self, outcome: str = DONE) -> None:
        """Count a command: `DONE`, or the slug of the error it was refused with."""
        counter = self._outcomes.get(outcome)
        if counter is None:
            if len(self._outcomes) >= MOST_SLUGS:
                outcome = OTHER
            counter = self._outcomes.setdefault(outcome, self._commands.labels(outcome))
        counter.inc()

    def thought(self, seconds: float) -> None:
        """Count a thought that a bot has brought to its end."""
        self.thought_seconds.observe(seconds)

    def fallback(self, why: End) -> None:
        """Count a thought that came to nothing, so that another bot's card was played."""
        self._fallbacks.labels(why).inc()

    def request(self, method: str, route: str, status: int, seconds: float) -> None:
        """Count a request; its route is a template of ours, never the path that was asked for."""
        method = method if method in METHODS else OTHER
        self._requests.labels(method, route, str(status)).inc()
        self._request_seconds.labels(route).observe(seconds)

    def count_rooms(self, rooms: Callable[[], Mapping[str, int]]) -> None:
        """Let the rooms by stage be asked for whenever the metrics are read."""
        self.registry.register(_Rooms(rooms))

    def text(self) -> bytes:
        """Return everything as Prometheus reads it."""
        return generate_latest(self.registry)


class _Rooms(Collector):
    """Asks how many rooms there are, by stage."""

    def __init__(self, rooms: Callable[[], Mapping[str, int]]) -> None:
        self._rooms = rooms

    def collect(self) -> list[GaugeMetricFamily]:
        """Return the rooms by stage."""
        family = GaugeMetricFamily("agurk_rooms", "Rooms in memory by stage.", labels=["stage"])
        rooms = self._rooms()
        for stage in STAGES:
            family.add_metric([stage], rooms.get(stage, 0))
        return [family]
