"""A log that tests can read, and that is put back as it was."""

import io
import json
import logging
from contextlib import contextmanager

import structlog

from agurk.server.logs import set_up

_TOUCHED = (
    "",
    "uvicorn",
    "uvicorn.error",
    "uvicorn.access",
    "sqlalchemy",
    "alembic",
    "asyncio",
    "httpx2",
)


class Logbook(io.StringIO):
    def lines(self):
        return [json.loads(line) for line in self.getvalue().splitlines()]


@contextmanager
def logged(*, log_format="json", level="info", strict=True):
    loggers = [logging.getLogger(name) for name in _TOUCHED]
    before = [
        (each.handlers, each.level, each.propagate, each.disabled, list(each.filters))
        for each in loggers
    ]
    book = Logbook()
    logging.getLogger("httpx2").setLevel(logging.WARNING)  # the test's own client
    try:
        set_up(log_format, level, stream=book, strict=strict)
        yield book
    finally:
        structlog.reset_defaults()
        for each, was in zip(loggers, before, strict=True):
            each.handlers, level, each.propagate, each.disabled, each.filters = was
            each.setLevel(level)
