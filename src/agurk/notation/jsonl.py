"""Records as JSON Lines, with the same content as the text form, for programs.

The first line tells the rules and the players, then comes one line an action, and after each deal
what it cost and how the match stands; the last line is the result. Seats count from 0.
"""

import json
from collections.abc import Iterable, Iterator
from os import PathLike
from typing import Any

from agurk.notation.actions import shown
from agurk.notation.files import save
from agurk.notation.form import Form
from agurk.notation.headers import preset_of
from agurk.notation.json_match import FORM, TEXTS, JsonMatch
from agurk.notation.lines import failure
from agurk.notation.objects import (
    Object,
    action_object,
    counted_object,
    entry_object,
    standing_object,
)
from agurk.notation.record import Record, SheetDeal
from agurk.notation.replay import replay
from agurk.notation.sheet import count_sheet, open_sheet
from agurk.notation.writing import CONCLUDED
from agurk.rules.actions import BuyIn, Correct, Play
from agurk.rules.errors import AgurkError, RecordError
from agurk.rules.outcome import Outcome
from agurk.rules.state import begin
from agurk.variants.house import house_text


def dumps(record: Record) -> str:
    """Return a record as JSON Lines; `loads` gives it back.

    Raises:
        RecordError: if it cannot be replayed.
        VariantError: if its variant is no preset and no change of one.
    """
    lines = [_header(record), *(_sheet_lines(record) if record.partial else _log_lines(record))]
    return "".join(_text(line) + "\n" for line in lines)


def dump(record: Record, path: str | PathLike[str]) -> None:
    """Write a record to a file, whole or not at all.

    Raises:
        RecordError: if it cannot be replayed.
        VariantError: if its variant is no preset and no change of one.
        SaveError: if the file cannot be written.
    """
    save(path, dumps(record))


def read(lines: Iterable[str]) -> Iterator[Record]:
    """Yield every match in some lines, reading as it is asked for.

    Raises:
        RecordError: if one cannot be read or replayed, or says what is not so; names the line.
    """
    reader: JsonMatch | None = None
    number = 0
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            data = _object(line)
            if reader is None:
                reader = JsonMatch(data)
            elif (record := reader.take(data)) is not None:
                yield record
                reader = None
        except AgurkError as error:
            raise failure(number, error) from error
    if reader is not None:
        raise failure(number, "The record is cut short: its last line, the result, is missing.")


_FORM = Form(read)
loads, loads_all, load, load_all = _FORM.loads, _FORM.loads_all, _FORM.load, _FORM.load_all
"""Read one match, or each in turn, from a text or from a file."""


def _object(line: str) -> Any:  # noqa: ANN401 - JSON
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        raise RecordError(f"{shown(line.strip())} is not JSON.") from None


def _text(line: Object) -> str:
    return json.dumps(line, ensure_ascii=False, separators=(",", ":"))


def _header(record: Record) -> Object:
    preset = preset_of(record.variant)
    line: Object = {"type": "match", "form": FORM, "variant": record.variant.key}
    if house := house_text(record.variant):
        line["house"] = house
    if record.variant.name != preset.name:
        line["variant_name"] = record.variant.name
    line |= {"revision": preset.revision, "seats": list(record.names)}
    line |= {name: getattr(record, name) for name in TEXTS if getattr(record, name)}
    if record.again_from:
        line["again_from"] = record.again_from
    if record.nonces:
        line["nonces"] = list(record.nonces)
    if record.other:
        line["other"] = dict(record.other)
    return line


def _log_lines(record: Record) -> Iterator[Object]:
    state = begin(record.variant, record.players)
    for action, after, _ in replay(record):
        yield action_object(action, state.to_act)
        state = after
        match = state.match
        if state.deal is None and isinstance(action, Play | Correct | BuyIn):
            if match.counted is not None and not isinstance(action, BuyIn):
                yield counted_object(match.counted.trick)
            if match.phase in CONCLUDED:
                yield standing_object(match)
    yield _result(state.match.outcome)


def _sheet_lines(record: Record) -> Iterator[Object]:
    match = open_sheet(record.variant, record.players)
    for entry, after, _ in count_sheet(record):
        yield entry_object(entry)
        match = after
        if isinstance(entry, SheetDeal) and entry.payments:
            yield standing_object(match)
    yield _result(match.outcome)


def _result(outcome: Outcome | None) -> Object:
    winners = None if outcome is None else list(outcome.winners)
    return {"type": "result", "winners": winners}
