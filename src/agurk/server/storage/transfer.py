"""A whole database as JSON lines, and back, between any two databases.

The first line says what the file is, the last one how many rows it holds, so that a file that was
cut short is not taken for whole. In between each line is a row: its table, then its columns.

    {"agurk-database": 1}
    {"table": "rooms", "room": "…", …}
    {"rows": 1}

Signing keys are in the file, and the cards of matches under way: it is secret.
"""

import json
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, NamedTuple

from sqlalchemy import Connection, Table, delete, insert, select, tuple_
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from agurk.server.storage.base import StorageError
from agurk.server.storage.engine import writing
from agurk.server.storage.schema import entries, metadata, signing_keys
from agurk.server.storage.sql import SqlStorage
from agurk.server.storage.trouble import told
from agurk.server.storage.values import Values, from_json, to_json
from agurk.server.unsaid import shown

FORMAT = 3
"""The version of the form of the file; earlier ones lacked columns that may be empty."""

_HEAD = "agurk-database"
_AT_ONCE = 500
_TABLES = {table.name: table for table in metadata.sorted_tables}

Progress = Callable[[int], None]
"""What is told how many rows are done, now and then."""


class TransferError(StorageError):
    """A file that is no export, or that says something else than the database; says the line."""

    slug = "transfer"

    def __init__(self, line: int, said: str) -> None:
        super().__init__(f"Line {line}: {said} Nothing was imported.")


class _Row(NamedTuple):
    """A row of a file."""

    line: int
    table: Table
    values: Values

    def __repr__(self) -> str:
        """Return a text without what nobody else is to read."""
        return shown(self, "values")

    @property
    def key(self) -> tuple[object, ...]:
        return _key(self.table, self.values)


async def export(storage: SqlStorage, progress: Progress) -> AsyncIterator[str]:
    """Yield the lines of a whole database as it is now, whatever is written meanwhile.

    Raises:
        StorageError: if the database cannot be read.
    """
    yield _line({_HEAD: FORMAT})
    done = 0
    with _sentences(storage, "be read"):
        async with storage.engine.connect() as connection:
            if not storage.address.sqlite:
                # What SQLite reads in one transaction is of one moment anyway.
                await connection.execution_options(isolation_level="REPEATABLE READ")
            for table in _TABLES.values():
                asked = select(table).order_by(*table.primary_key)
                result = await connection.stream(asked, execution_options={"yield_per": _AT_ONCE})
                async for rows in result.mappings().partitions():
                    for row in rows:
                        yield _line({"table": table.name} | to_json(table, row))
                    done += len(rows)
                    progress(done)
    yield _line({"rows": done})


async def load(storage: SqlStorage, text: Iterable[str], progress: Progress) -> int:
    """Write what the lines of an export hold into a database: all of it, or nothing.

    A row that is there already is left alone. Signing keys are joined with those that are there.

    Returns:
        How many rows were new.

    Raises:
        TransferError: if the lines are no whole export, or one differs from what is there.
        StorageError: if the database cannot be written to.
    """
    new = 0
    with _sentences(storage, "be written to"):
        async with writing(storage.engine).begin() as connection:
            for rows in _runs(_rows(text)):
                put = _join_keys if rows[0].table is signing_keys else _put
                new += await connection.run_sync(put, rows)
                progress(rows[-1].line - 1)
    return new


@contextmanager
def _sentences(storage: SqlStorage, doing: str) -> Iterator[None]:
    """Say errors of the database in a sentence."""
    try:
        yield
    except SQLAlchemyError as error:
        raise told(error, storage.address, doing) from error


def _line(value: dict[str, Any]) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n"


def _rows(text: Iterable[str]) -> Iterator[_Row]:
    """Yield the rows of a file, and make sure that it is whole."""
    number, before, whole = 0, None, False
    for number, line in enumerate(text, 1):
        if whole:
            raise TransferError(number, "It comes after the line that ends the file.")
        value = _object(number, line)
        if number == 1:
            _check_head(value)
        elif "table" not in value:
            whole = value == {"rows": number - 2}
            if not whole:
                raise TransferError(number, f"It should say that there are {number - 2} rows.")
        else:
            row = _row(number, value)
            if row.table is entries:
                _check_next(row, before)
            before = row
            yield row
    if not whole:
        raise TransferError(number + 1, "The file is cut short: its last line is missing.")


def _object(number: int, line: str) -> dict[str, Any]:
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):
        value = None
    if not isinstance(value, dict):
        raise TransferError(number, "This is no JSON object, so the file is no export of Agurk's.")
    return value


def _check_head(value: Mapping[str, object]) -> None:
    form = value.get(_HEAD)
    if form is None:
        raise TransferError(1, f'It should begin with "{_HEAD}", as exports of Agurk do.')
    if not isinstance(form, int) or not 1 <= form <= FORMAT:
        raise TransferError(
            1, f"The file is of form {form}; this program reads forms 1 to {FORMAT}."
        )


def _row(number: int, value: dict[str, Any]) -> _Row:
    table = _TABLES.get(str(value.pop("table")))
    if table is None:
        raise TransferError(number, f"There is no such table; there are {', '.join(_TABLES)}.")
    try:
        return _Row(number, table, from_json(table, value))
    except ValueError as error:
        raise TransferError(number, f"A row of {table.name} is wrong: {error}.") from None


def _check_next(row: _Row, before: _Row | None) -> None:
    """Make sure that the log of a room has no gap."""
    same = before and before.table is entries and before.values["room"] == row.values["room"]
    due = before.values["number"] + 1 if before and same else 0
    if row.values["number"] != due:
        raise TransferError(
            row.line, f"The log of a room goes on at {due}, not at {row.values['number']}."
        )


def _runs(rows: Iterator[_Row]) -> Iterator[list[_Row]]:
    """Yield rows of one table together, some at a time."""
    run: list[_Row] = []
    for row in rows:
        if run and (len(run) >= _AT_ONCE or run[0].table is not row.table):
            yield run
            run = []
        run.append(row)
    if run:
        yield run


def _put(connection: Connection, rows: list[_Row]) -> int:
    """Write rows of one table, and return how many were new."""
    table = rows[0].table
    named = tuple_(*table.primary_key).in_([row.key for row in rows])
    found = connection.execute(select(table).where(named)).mappings()
    there = {_key(table, row): dict(row) for row in found}
    new: dict[tuple[object, ...], Values] = {}
    for row in rows:
        known = there.get(row.key) or new.setdefault(row.key, row.values)
        if known != row.values:
            raise TransferError(
                row.line, f"The database has another row of {table.name} in its place."
            )
    try:
        if new:
            connection.execute(insert(table), list(new.values()))
    except IntegrityError:
        raise TransferError(
            rows[0].line, f"This or a later row of {table.name} belongs to none that is there."
        ) from None
    return len(new)


def _join_keys(connection: Connection, rows: list[_Row]) -> int:
    """Write signing keys among those that are there, by age, and return how many were new."""
    found = connection.execute(select(signing_keys.c.key, signing_keys.c.made))
    there = {key: made for key, made in found}  # noqa: C416 - rows are no pairs to a type checker
    joined = {row.values["key"]: row.values["made"] for row in rows} | there
    by_age = sorted(joined, key=lambda key: joined[key])
    connection.execute(delete(signing_keys))
    numbered = [
        {"number": number, "key": key, "made": joined[key]} for number, key in enumerate(by_age, 1)
    ]
    connection.execute(insert(signing_keys), numbered)
    return len(joined) - len(there)


def _key(table: Table, values: Mapping[Any, Any]) -> tuple[object, ...]:
    return tuple(values[column.name] for column in table.primary_key)
