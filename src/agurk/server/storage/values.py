"""The columns of a row as JSON, and back."""

import base64
import math
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from sqlalchemy import Boolean, Column, Double, Integer, LargeBinary, Table, Text
from sqlalchemy.types import TypeEngine

Values: TypeAlias = dict[str, Any]
"""A row: the value of each column, by its name."""


def to_json(table: Table, row: Mapping[Any, Any]) -> Values:
    """Return a row for JSON: bytes are written in base 64."""
    return {
        column.name: base64.b64encode(row[column.name]).decode()
        if isinstance(column.type, LargeBinary)
        else row[column.name]
        for column in table.columns
    }


def from_json(table: Table, values: Mapping[str, Any]) -> Values:
    """Return a row that was written as JSON.

    A column that may be empty is so where it is missing: earlier programs did not have it.

    Raises:
        ValueError: if a column is missing, unknown or of another kind; the value is not repeated.
    """
    names = [column.name for column in table.columns]
    needed = {column.name for column in table.columns if not column.nullable}
    if not needed <= values.keys() <= set(names):
        raise ValueError(f"its columns are {', '.join(names)}")
    return {column.name: _value(column, values.get(column.name)) for column in table.columns}


def _value(column: Column[Any], value: object) -> object:
    """Return the value of a column."""
    if value is None and column.nullable:
        return None
    for kind, read in _READERS:
        if isinstance(column.type, kind):
            try:
                return read(value)
            except (TypeError, ValueError, OverflowError):
                break
    raise ValueError(f"{column.name} cannot be that") from None


def _bytes(value: Any) -> bytes:  # noqa: ANN401 - JSON
    return base64.b64decode(value, validate=True)


def _text(value: Any) -> str:  # noqa: ANN401 - JSON
    # PostgreSQL takes no NUL, and no half of a character.
    if not isinstance(value, str) or "\0" in value:
        raise TypeError
    return value.encode().decode()


def _whole(value: Any) -> int:  # noqa: ANN401 - JSON
    if type(value) is not int or not -(2**31) <= value < 2**31:
        raise TypeError
    return value


def _number(value: Any) -> float:  # noqa: ANN401 - JSON
    if type(value) not in {int, float} or not math.isfinite(value):
        raise TypeError
    return float(value)


def _truth(value: Any) -> bool:  # noqa: ANN401 - JSON
    if not isinstance(value, bool):
        raise TypeError
    return value


_READERS: tuple[tuple[type[TypeEngine[Any]], Callable[[Any], object]], ...] = (
    (Boolean, _truth),
    (Double, _number),
    (Integer, _whole),
    (LargeBinary, _bytes),
    (Text, _text),
)
