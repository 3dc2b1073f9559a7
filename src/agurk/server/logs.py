"""The log: fields instead of sentences, and nothing in it that somebody must not know.

Other libraries' records go the same way. Errors are logged by kind and place, never by their
words, as these may name a card of somebody's hand or a value that was on its way to the database.
"""

import logging
import re
import sys
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, TextIO, cast

import structlog
from structlog.types import EventDict, Processor

SECRET_WORDS = frozenset(
    {
        "authorization",
        "card",
        "cards",
        "cookie",
        "cookies",
        "hand",
        "hands",
        "key",
        "keys",
        "nonce",
        "nonces",
        "password",
        "query",
        "secret",
        "secrets",
        "seed",
        "seeds",
        "token",
        "tokens",
    }
)
"""A field with one of these words in its name is not logged."""

LONGEST = 300
"""How many letters of another library's message are logged."""

_PLAIN = (str, int, float, bool, type(None))
_QUIET = ("sqlalchemy", "websockets", "aiosqlite", "psycopg", "redis")
_SOCKETS = (
    "connection ",
    "opening handshake failed",
    "ASGI callable returned without completing handshake",
)
_WORD = re.compile(r"[a-z]+|[A-Z][a-z]*")


class Leak(RuntimeError):
    """A field that must not be logged; raised only where the log is strict, as in tests."""


def logger() -> structlog.typing.FilteringBoundLogger:
    """Return what to log with: `logger().info("what happened", field=value)`."""
    return cast("structlog.typing.FilteringBoundLogger", structlog.get_logger("agurk"))


def set_up(
    log_format: str, level: str, *, stream: TextIO | None = None, strict: bool = False
) -> None:
    """Let everything that is logged in this process go to one stream, in one form.

    Args:
        log_format: "json" for programs, "console" for people.
        level: The least that is logged.
        stream: Where it goes; standard error if it is not said.
        strict: Whether a field that must not be logged raises, instead of being left out.
    """
    stream = stream or cast("TextIO", _StandardError())
    least = logging.getLevelNamesMapping()[level.upper()]
    renderer = _renderer(log_format, stream)
    shared: list[Processor] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        without_words,
    ]
    structlog.configure(
        processors=[*shared, Guard(strict=strict), renderer],
        wrapper_class=structlog.make_filtering_bound_logger(least),
        logger_factory=structlog.WriteLoggerFactory(file=stream),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(stream)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[structlog.stdlib.add_logger_name, *shared, shortened],
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                renderer,
            ],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(least)
    _tame(least)


class _StandardError:
    """Standard error as it is when something is logged, wherever it was sent meanwhile."""

    def write(self, text: str) -> int:
        """Write a text."""
        return sys.stderr.write(text)

    def flush(self) -> None:
        """Let everything written go out."""
        sys.stderr.flush()

    def isatty(self) -> bool:
        """Whether it is a terminal."""
        return sys.stderr.isatty()


def without_words(_logger: object, _method: str, event: EventDict) -> EventDict:
    """Put an error's kind and place where the error was, and leave out its words."""
    info = event.pop("exc_info", None)
    event.pop("stack_info", None)
    if info is True:
        info = sys.exc_info()
    error = info[1] if isinstance(info, tuple) else info
    if isinstance(error, BaseException):
        event.update(summary(error))
    return event


def summary(error: BaseException) -> dict[str, Any]:
    """Return an error's kind, the kinds of those behind it, and where it was raised."""
    kinds = " from ".join(_kind(each) for each in _chain(error))
    return {"error": kinds, "where": list(_places(error))[-12:]}


def shortened(_logger: object, _method: str, event: EventDict) -> EventDict:
    """Cut another library's message to its first line: `asyncio` shows a whole task after it."""
    if str(event.get("logger", "")).startswith("agurk"):
        return event
    first, _, _ = str(event.get("event", "")).partition("\n")
    event["event"] = first if len(first) <= LONGEST else first[: LONGEST - 3] + "..."
    return event


class Guard:
    """Leaves out what must not be logged: by a field's name, and whatever is no plain value."""

    def __init__(self, *, strict: bool) -> None:
        """Take whether to raise instead."""
        self._strict = strict

    def __call__(self, _logger: object, _method: str, event: EventDict) -> EventDict:
        """Return the fields that may be logged.

        Raises:
            Leak: if there are others, and the log is strict.
        """
        left_out: list[str] = []
        kept = {
            name: value
            for name, value in event.items()
            if name == "event" or not _leaks(name, value, left_out)
        }
        if left_out and self._strict:
            raise Leak(f"These must not be logged: {', '.join(left_out)}.")
        return kept | {"left_out": left_out} if left_out else kept


@lru_cache(1024)
def is_secret(name: str) -> bool:
    """Return whether a field with this name is not for the log."""
    return any(word.lower() in SECRET_WORDS for word in _WORD.findall(name))


def _leaks(name: str, value: object, left_out: list[str]) -> bool:
    """Return whether a field is to be left out, and note its name if so."""
    if is_secret(name) or not _plain(value, left_out):
        left_out.append(name)
        return True
    return False


def _plain(value: object, left_out: list[str]) -> bool:
    """Return whether a value is what it seems, and not an object that may show anything."""
    if isinstance(value, Mapping):
        return not any(_leaks(str(name), each, left_out) for name, each in value.items())
    if isinstance(value, (list, tuple)):
        return type(value) in {list, tuple} and all(_plain(each, left_out) for each in value)
    return type(value) in _PLAIN


def _chain(error: BaseException) -> Iterator[BaseException]:
    """Yield an error and those behind it, at most eight."""
    seen: list[BaseException] = []
    behind: BaseException | None = error
    while behind is not None and len(seen) < 8 and behind not in seen:
        seen.append(behind)
        yield behind
        behind = behind.__cause__ or (None if behind.__suppress_context__ else behind.__context__)


def _kind(error: BaseException) -> str:
    """Return what an error is; the operating system's own reasons are nobody's secret."""
    kind = type(error).__name__
    reason = error.strerror if isinstance(error, OSError) else None
    return f"{kind} ({reason})" if reason else kind


def _places(error: BaseException) -> Iterator[str]:
    """Yield where an error came by, the place that raised it last."""
    place = error.__traceback__
    while place is not None:
        code = place.tb_frame.f_code
        yield f"{'/'.join(Path(code.co_filename).parts[-3:])}:{place.tb_lineno} {code.co_name}"
        place = place.tb_next


def _renderer(log_format: str, stream: TextIO) -> Processor:
    if log_format == "json":
        return structlog.processors.JSONRenderer()
    return structlog.dev.ConsoleRenderer(colors=stream.isatty())


def _tame(least: int) -> None:
    """Let other libraries speak through us, and not of what is no business of the log's."""
    for name in ("uvicorn", "uvicorn.error"):
        server = logging.getLogger(name)
        server.handlers = []
        server.propagate = True
    errors = logging.getLogger("uvicorn.error")
    errors.setLevel(max(least, logging.INFO))  # less, and it logs what every frame holds
    if _no_sockets not in errors.filters:
        errors.addFilter(_no_sockets)
    logging.getLogger("uvicorn.access").disabled = True
    for name in _QUIET:
        logging.getLogger(name).setLevel(max(least, logging.WARNING))
    logging.getLogger("alembic").setLevel(max(least, logging.WARNING))
    logging.getLogger("asyncio").setLevel(max(least, logging.WARNING))


def _no_sockets(record: logging.LogRecord) -> bool:
    """Return whether a record is none of those about sockets, of which we write a line ourselves.

    They hold the path and the query, or any client can have one written as an error.
    """
    text = str(record.msg)
    return '"WebSocket ' not in text and not text.startswith(_SOCKETS)
