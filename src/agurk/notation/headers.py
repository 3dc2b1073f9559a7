"""The headers of a record: lines such as `[Variant "danish"]`."""

import re
from collections.abc import Iterable, Iterator
from typing import Any

from agurk.notation.actions import number, quoted, shown, unquoted
from agurk.notation.lines import Line, failure
from agurk.notation.record import OWN_HEADERS, SEAT_HEADER, Record
from agurk.rules.errors import AgurkError, RecordError
from agurk.rules.variant import Variant
from agurk.variants.house import from_header, house_text

_HEADER = re.compile(r'\[\s*(\w+)\s*(".*")\s*\]', re.DOTALL)
_FREE = ("date", "event", "site", "match", "again", "seed", "promise", "secret")


def preset_of(variant: Variant) -> Variant:
    """Return the variant that headers give back: its rules, under the source of its preset.

    Raises:
        VariantError: if its key is neither that of a preset nor `custom`.
    """
    return from_header(variant.key, house_text(variant))


def header_lines(record: Record, result: str) -> Iterator[str]:
    """Yield the headers of a record.

    Raises:
        VariantError: if its variant is no preset and no change of one.
    """
    for name, value in headers_of(record, result):
        yield f"[{name} {quoted(value)}]"


def headers_of(record: Record, result: str) -> Iterator[tuple[str, str]]:
    """Yield the name and value of each header.

    The result comes before the seats, so that no record that is cut short looks whole.
    """
    preset = preset_of(record.variant)
    yield "Variant", record.variant.key
    if house := house_text(record.variant):
        yield "House", house
    if record.variant.name != preset.name:
        yield "VariantName", record.variant.name
    yield "Revision", str(preset.revision)
    for name in _FREE[:3]:
        if value := getattr(record, name):
            yield name.capitalize(), value
    yield "Result", result
    for seat, player in enumerate(record.names, 1):
        yield f"Seat{seat}", player
    for name in _FREE[3:]:
        if value := getattr(record, name):
            yield name.capitalize(), value
    if record.again_from:
        yield "AgainFrom", str(record.again_from)
    for seat, nonce in enumerate(record.nonces, 1):
        yield f"Nonce{seat}", nonce
    yield from record.other


class Headers:
    """What the headers of one match say.

    Raises:
        RecordError: if one is malformed, comes twice or says something impossible.
    """

    def __init__(self, lines: Iterable[Line]) -> None:
        self._lines: dict[str, Line] = {}
        self._values: dict[str, str] = {}
        self._names: dict[str, str] = {}
        self.first = self.last = 1
        for line in lines:
            if not self._lines:
                self.first = line.number
            self.last = line.number
            self._read(line)
        self.variant = self._variant()
        self.players = self._players()
        self._deal = self._again_from()
        self.result = self._values.get("result")

    def fields(self) -> dict[str, Any]:
        """Return the fields of a record that headers hold."""
        values = self._values
        nonces = tuple(values.get(f"nonce{seat}", "") for seat in range(1, self.players + 1))
        fields: dict[str, Any] = {name: values.get(name, "") for name in _FREE}
        fields["variant"] = self.variant
        fields["players"] = self.players
        fields["names"] = tuple(
            values.get(f"seat{seat}", "") for seat in range(1, self.players + 1)
        )
        fields["again_from"] = self._deal
        fields["nonces"] = nonces if any(name.startswith("nonce") for name in values) else ()
        fields["other"] = tuple(
            (self._names[name], value)
            for name, value in values.items()
            if name not in OWN_HEADERS and not SEAT_HEADER.fullmatch(name)
        )
        return fields

    def _read(self, line: Line) -> None:
        found = _HEADER.fullmatch(line.text)
        if not found:
            raise failure(
                line.number, f'{shown(line.text)} is no header: write such as [Seat1 "Ida"].'
            )
        name = found[1].casefold()
        if name in self._values:
            raise failure(line.number, f"The header {found[1]} comes twice.")
        try:
            self._values[name] = unquoted(found[2])
        except AgurkError as error:
            raise failure(line.number, error) from None
        self._lines[name] = line
        self._names[name] = found[1]

    def _variant(self) -> Variant:
        key = self._values.get("variant")
        if key is None:
            raise failure(self.first, 'The header that names the rules is missing: [Variant "…"].')
        try:
            variant = from_header(key)
        except AgurkError as error:
            raise failure(self._lines["variant"].number, error) from None
        if house := self._values.get("house"):
            try:
                variant = from_header(key, house)
            except AgurkError as error:
                raise failure(self._lines["house"].number, error) from None
        self._check_revision(variant)
        name = self._values.get("variantname")
        return variant if name is None else variant.but(name=name)

    def _check_revision(self, variant: Variant) -> None:
        stated = self._values.get("revision")
        if stated is not None and stated != str(variant.revision):
            raise failure(
                self._lines["revision"].number,
                f"The record was played by revision {shown(stated)} of {variant.key}; "
                f"this is revision {variant.revision}, whose rules differ.",
            )

    def _again_from(self) -> int:
        stated = self._values.get("againfrom")
        if stated is None:
            return 0
        try:
            return number(stated, "a deal")
        except AgurkError as error:
            raise failure(self._lines["againfrom"].number, error) from None

    def _players(self) -> int:
        numbers = [
            int(found[2])
            for name in self._values
            if (found := SEAT_HEADER.fullmatch(name)) and found[1] == "seat"
        ]
        where = self.last
        try:
            if "players" in self._values:
                where = self._lines["players"].number
                players = number(self._values["players"], "a number of players")
            elif numbers:
                players = max(numbers)
            else:
                raise RecordError(
                    'Nobody sits at this table: name the players, [Seat1 "…"] and so on.'
                )
            self.variant.check_players(players)
            self._check_seats(players)
        except AgurkError as error:
            raise failure(where, error) from None
        return players

    def _check_seats(self, players: int) -> None:
        for name in self._values:
            found = SEAT_HEADER.fullmatch(name)
            if found and not 1 <= int(found[2]) <= players:
                raise RecordError(f"There are seats 1 to {players}; {self._names[name]} is none.")
