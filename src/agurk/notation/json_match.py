"""One match in JSON Lines, read object by object and played as it is read."""

import json
from collections.abc import Callable
from typing import Any

from agurk.notation.objects import Fields, Object, counted_object, standing_object
from agurk.notation.record import Entry, Record, SheetDeal
from agurk.notation.sheet import enter, open_sheet
from agurk.rules.actions import Action, BuyIn, Correct, Play
from agurk.rules.errors import RecordError
from agurk.rules.match import Match
from agurk.rules.state import begin
from agurk.rules.variant import Variant
from agurk.variants.house import from_header

FORM = 1
"""The number of this form; raised when older programs could no longer read it."""

TEXTS = ("date", "event", "site", "match", "again", "seed", "promise", "secret")
"""The headers that are plain text."""


class JsonMatch:
    """A match of which the first line is read.

    Raises:
        AgurkError: if that line is no header.
    """

    def __init__(self, data: object) -> None:
        fields = Fields(data)
        if fields.text("type", "") != "match":
            raise RecordError('The first line tells the rules and players: {"type": "match", …}.')
        if (form := fields.whole("form")) != FORM:
            raise RecordError(f"The record has form {form}; this program reads form {FORM}.")
        variant, names = _variant(fields), fields.texts("seats")
        self.headers: dict[str, Any] = {
            "variant": variant,
            "players": len(names),
            "names": names,
            "nonces": fields.texts("nonces"),
            "again_from": fields.maybe("again_from") or 0,
            "other": _others(fields),
            **{name: fields.text(name, "") for name in TEXTS},
        }
        fields.end()
        Record(**self.headers)
        self.state = begin(variant, len(names))
        self.sheet = self.before = open_sheet(variant, len(names))
        self.actions: list[Action] = []
        self.entries: list[Entry] = []

    def take(self, data: object) -> Record | None:
        """Take in one more line; return the record after the last.

        Raises:
            AgurkError: if the line says nothing, or what is not so.
        """
        kind = data.get("type") if isinstance(data, dict) else None
        match kind:
            case "counted":
                self._check(data, _counted)
            case "standing":
                self._check(data, standing_object)
            case "result":
                return self._end(Fields(data))
            case "sheet_deal" | "sheet_change":
                self._enter(Fields(data).entry())
            case _:
                self._apply(Fields(data))
        return None

    @property
    def _match(self) -> Match:
        return self.sheet if self.entries else self.state.match

    def _check(self, stated: object, make: Callable[[Match], Object]) -> None:
        """Make sure that a line after a deal says what is so."""
        match = self._match
        if match.counted is None or not self._between_deals():
            raise RecordError("The deal is not over, so it has cost nothing yet.")
        if stated != (actual := make(match)):
            raise RecordError(f"Written is {_told(stated)}, but by the play it is {_told(actual)}.")

    def _between_deals(self) -> bool:
        """Tell whether the line before this one ended a deal."""
        if self.entries:
            return isinstance(self.entries[-1], SheetDeal) and bool(self.entries[-1].payments)
        after = isinstance(self.actions[-1], Play | Correct | BuyIn) if self.actions else False
        return after and self.state.deal is None

    def _enter(self, entry: Entry) -> None:
        if self.actions:
            raise RecordError("A record has either all actions or a score sheet, not both.")
        if self.entries and isinstance(self.entries[-1], SheetDeal):
            enter(self.before, self.entries[-1], final=False)
        self.before = self.sheet
        self.sheet, _ = enter(self.before, entry)
        self.entries.append(entry)

    def _apply(self, fields: Fields) -> None:
        if self.entries:
            raise RecordError("A record has either all actions or a score sheet, not both.")
        seat, asked = fields.maybe("seat"), self.state.to_act
        action = fields.action()
        if seat is not None and seat != asked:
            raise RecordError(
                f"Seat {seat} cannot do this now; "
                + ("the table acts next." if asked is None else f"it is the turn of seat {asked}.")
            )
        self.state, _ = self.state.apply(action)
        self.actions.append(action)

    def _end(self, fields: Fields) -> Record:
        """Return the record once it is sure that the match has ended as the last line says."""
        fields.text("type")
        outcome = self._match.outcome
        actual = None if outcome is None else list(outcome.winners)
        fields.take("winners", f"by the play {_told(actual)}", lambda stated: stated == actual)
        fields.end()
        return Record(**self.headers, actions=tuple(self.actions), sheet=tuple(self.entries))


def _counted(match: Match) -> Object:
    return {} if match.counted is None else counted_object(match.counted.trick)


def _told(value: object) -> str:
    text = json.dumps(value)
    return text if len(text) <= 200 else text[:197] + "..."


def _variant(fields: Fields) -> Variant:
    variant = from_header(fields.text("variant"), fields.text("house", ""))
    revision = fields.whole("revision")
    if revision != variant.revision:
        raise RecordError(
            f"The record was played by revision {revision} of {variant.key}; "
            f"this is revision {variant.revision}, whose rules differ."
        )
    return variant.but(name=fields.text("variant_name", variant.name))


def _others(fields: Fields) -> tuple[tuple[str, str], ...]:
    other = fields.take("other", "an object of texts", _is_texts, {})
    return tuple(other.items())


def _is_texts(value: object) -> bool:
    return isinstance(value, dict) and all(isinstance(text, str) for text in value.values())
