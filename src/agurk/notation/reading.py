"""Records read from text, each line checked against the game as it is read."""

import re
from collections.abc import Iterable, Iterator

from agurk.notation.actions import shown
from agurk.notation.body import Body
from agurk.notation.form import Form
from agurk.notation.headers import Headers
from agurk.notation.lines import Line, failure, matches, said
from agurk.notation.log_body import LogBody
from agurk.notation.record import Record
from agurk.notation.sheet_body import SheetBody
from agurk.rules.errors import AgurkError, RecordError

_STATEMENT = re.compile(r"([A-Za-z][A-Za-z -]*?)\s*([0-9]{1,6})?\s*(?::\s*(.*))?", re.DOTALL)
_RESULT = "result"


def read(lines: Iterable[str]) -> Iterator[Record]:
    """Yield every match in some lines, such as an open file's, reading as it is asked for.

    Raises:
        RecordError: if one cannot be read or replayed, or says what is not so; names the line.
    """
    for block in matches(said(lines)):
        yield _record(block)


_FORM = Form(read)
loads, loads_all, load, load_all = _FORM.loads, _FORM.loads_all, _FORM.load, _FORM.load_all
"""Read one match, or each in turn, from a text or from a file."""


def _record(block: list[Line]) -> Record:
    headers = Headers(line for line in block if line.header)
    statements = [_statement(line) for line in block if not line.header]
    made = LogBody if _all_known(statements) else SheetBody
    body: Body = made(headers.variant, headers.players)
    closed = ""
    for line, keyword, which, text in statements:
        if closed:
            raise failure(line, "Nothing can come after the Result line.")
        try:
            if keyword == _RESULT:
                closed = text
                body.finish(text)
            else:
                body.say(keyword, which, text)
        except AgurkError as error:
            raise failure(line, error) from error
    return _finished(block[-1].number, headers, body, closed)


def _finished(last: int, headers: Headers, body: Body, closed: str) -> Record:
    """Return the record whose lines are all read."""
    stated = headers.result
    if stated is not None and not closed:
        raise failure(
            last,
            "The record is cut short: it has a Result header, and ends without the Result line "
            "that says the same.",
        )
    try:
        body.finish(closed)
        if stated is not None and stated.split() != closed.split():
            raise RecordError(f"The Result header says {shown(stated)}, this line {shown(closed)}.")
        return Record(**headers.fields(), **body.fields())
    except AgurkError as error:
        raise failure(last, error) from error


def _statement(line: Line) -> tuple[int, str, int | None, str]:
    """Return number, keyword, number after the keyword, and the rest of a line."""
    found = _STATEMENT.fullmatch(line.text)
    if not found:
        raise failure(line.number, f"{shown(line.text)} says nothing: write such as Cost: 2 Kd.")
    keyword = " ".join(found[1].casefold().split())
    return line.number, keyword, int(found[2]) if found[2] else None, (found[3] or "").strip()


def _all_known(statements: list[tuple[int, str, int | None, str]]) -> bool:
    """Tell whether a match gives the hands of all players, or has not come to them.

    A score sheet notes something that comes before, or without, the hands of all.
    """
    hands = 0
    for _, keyword, _, _ in statements:
        hands += keyword == "hand"
        if keyword in _WITH_HANDS or keyword in _WITHOUT_HANDS:
            return keyword in _WITH_HANDS
        if keyword in _AFTER_HANDS:
            return hands > 1
    return hands != 1


_WITH_HANDS = frozenset({"lot", "stock", "redeal"})
_WITHOUT_HANDS = frozenset({"hands", "set scores", "set lives", "set money", "set pot"})
_AFTER_HANDS = frozenset({"exchange", "kontra", "trick", "last trick", "cost"})
