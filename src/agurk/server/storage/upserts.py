"""Inserting what may be there already, said as each database wants it."""

from sqlalchemy import Executable, Table
from sqlalchemy.dialects import postgresql, sqlite


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
