"""Statements that each database says in its own way: for many rows at once, and for upserts."""

import json
from collections.abc import Collection, Sequence
from typing import TypeAlias

from sqlalchemy import (
    ARRAY,
    Column,
    ColumnElement,
    Connection,
    Double,
    Executable,
    Integer,
    Select,
    Table,
    Text,
    any_,
    bindparam,
    func,
    insert,
    literal_column,
    select,
)
from sqlalchemy.dialects import postgresql, sqlite

from agurk.server.storage.schema import entries, rooms

Entry: TypeAlias = tuple[str, int, float, str]
"""A row of `entries`: the room, the number, when, and what."""

_COLUMNS = ("room", "number", "at", "data")


def heads(connection: Connection, asked: Collection[str]) -> dict[str, int]:
    """Return the next number in the log of each room that is there."""
    if connection.dialect.name == "postgresql":
        found = connection.execute(_HEADS_OF_ARRAY, {"asked": list(asked)})
    else:
        found = connection.exec_driver_sql(_HEADS_OF_JSON, (json.dumps(list(asked)),))
    return {room: number for room, number in found}  # noqa: C416 - rows are no pairs to a type checker


def add_entries(connection: Connection, added: Sequence[Entry]) -> None:
    """Insert rows into `entries`.

    Raises:
        IntegrityError: if one is there.
    """
    if connection.dialect.name == "postgresql":
        columns = zip(*added, strict=True)
        arrays = {name: list(column) for name, column in zip(_COLUMNS, columns, strict=True)}
        connection.execute(_ADD_ARRAYS, arrays)
    else:
        connection.exec_driver_sql(_ADD_EACH, list(added))


def replacing(dialect: str, table: Table) -> Executable:
    """Return the statement that inserts rows, or writes them over those with the same key."""
    statement = _insert(dialect, table)
    changed = {
        column.name: statement.excluded[column.name]
        for column in table.columns
        if not column.primary_key
    }
    return statement.on_conflict_do_update(index_elements=list(table.primary_key), set_=changed)


def keeping(dialect: str, table: Table) -> Executable:
    """Return the statement that inserts rows, and leaves those with the same key as they are."""
    return _insert(dialect, table).on_conflict_do_nothing(index_elements=list(table.primary_key))


def _insert(dialect: str, table: Table) -> sqlite.Insert | postgresql.Insert:
    return postgresql.insert(table) if dialect == "postgresql" else sqlite.insert(table)


def _heads(chosen: ColumnElement[bool]) -> Select[str, int]:
    head = (
        select(func.coalesce(func.max(entries.c.number) + literal_column("1"), literal_column("0")))
        .where(entries.c.room == rooms.c.room)
        .scalar_subquery()
    )
    return select(rooms.c.room, head).where(chosen)


# One value that holds all: a list of values would be another statement for each length.
_HEADS_OF_ARRAY = _heads(rooms.c.room == any_(bindparam("asked", type_=ARRAY(Text))))
# As text, for it is said before every commit: to look it up takes longer than to do it.
_HEADS_OF_JSON = str(
    _heads(
        rooms.c.room.in_(
            select(func.json_each(bindparam("asked", type_=Text)).table_valued("value").c.value)
        )
    ).compile(dialect=sqlite.dialect())
)

_ADD_EACH = f"INSERT INTO entries ({', '.join(_COLUMNS)}) VALUES (?, ?, ?, ?)"  # noqa: S608 - names
_ADD_ARRAYS = insert(entries).from_select(
    _COLUMNS,
    select(
        func.unnest(
            bindparam("room", type_=ARRAY(Text)),
            bindparam("number", type_=ARRAY(Integer)),
            bindparam("at", type_=ARRAY(Double)),
            bindparam("data", type_=ARRAY(Text)),
        )
        .table_valued(
            Column("room", Text),
            Column("number", Integer),
            Column("at", Double),
            Column("data", Text),
        )
        .render_derived()
    ),
)
