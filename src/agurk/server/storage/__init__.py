"""Where rooms and matches are kept: SQLite by default, PostgreSQL for more than one machine.

`open_storage` returns a `Storage` for an address such as `agurk.db` or `postgresql://host/agurk`.
"""

from agurk.server.storage.base import (
    Conflict,
    Finished,
    FinishedSeat,
    Listing,
    Played,
    Row,
    Statistics,
    Storage,
    StorageError,
    Tally,
)
from agurk.server.storage.sql import open_storage

__all__ = [
    "Conflict",
    "Finished",
    "FinishedSeat",
    "Listing",
    "Played",
    "Row",
    "Statistics",
    "Storage",
    "StorageError",
    "Tally",
    "open_storage",
]
