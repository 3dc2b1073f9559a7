"""The rules in words: those that were asked for of late are at hand."""

import gzip
import hashlib
from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from agurk.rules.variant import Variant
from agurk.server.http.apart import Apart
from agurk.server.wire.form import (
    Field,
    FieldChoice,
    FieldKind,
    Problem,
    Rulebook,
    VariantFields,
    VariantRules,
)
from agurk.server.wire.http import Rules
from agurk.text.form import Entry, form
from agurk.text.names import name_of
from agurk.text.rules import rules_sections
from agurk.variants import VARIANTS

Result = TypeVar("Result")

KEPT: Final = 256
"""Of how many variants the rules in words are kept at hand."""

_BY_HOUSEHOLD: Final = 4
"""How many rules that are not at hand may be waited for from one address."""


class Book(NamedTuple):
    """The rulebook in one language, as it is sent."""

    packed: bytes
    """As JSON, packed by gzip to a twentieth."""
    tag: str
    """What tells it from any other, as ETag has it."""

    @property
    def body(self) -> bytes:
        """The JSON, unpacked for the few who do not take it packed."""
        return gzip.decompress(self.packed)


def rules_of(variant: Variant, language: str = "en") -> Rules:
    """Return the rules of a variant in words, which takes a while."""
    return Rules(name_of(variant, language), _sections(variant, language))


def fields_of(base: Variant, house: Sequence[str], language: str = "en") -> VariantFields:
    """Return the rules of a preset with house rules as a form."""
    filled = form(base, house, language)
    problem = filled.problem and Problem(*filled.problem)
    return VariantFields(
        key=base.key,
        name=filled.name,
        fields=tuple([_field(entry) for entry in filled.entries]),
        problem=problem,
        house=filled.house,
    )


def book_of(language: str = "en") -> Book:
    """Return the rulebook in one language."""
    told = tuple(
        VariantRules(variant.key, name_of(variant, language), _sections(variant, language))
        for variant in VARIANTS.values()
    )
    body = msgspec.json.encode(Rulebook(language, told))
    return Book(gzip.compress(body, mtime=0), f'"{hashlib.sha256(body).hexdigest()[:32]}"')


class Wording:
    """Puts rules into words; no other work stands in its way."""

    def __init__(self, rules_of: Callable[[Variant, str], Rules] = rules_of) -> None:
        self._rules_of = rules_of
        self._apart = Apart(_BY_HOUSEHOLD)
        self._kept: OrderedDict[Hashable, Any] = OrderedDict()
        self._books: dict[str, Book] = {}

    async def of(self, variant: Variant, household: str, language: str = "en") -> Rules:
        """Return the rules of a variant in words.

        Args:
            variant: The variant, house rules included.
            household: Who asks, as `Caller.household` says.
            language: In which language.

        Raises:
            TooMany: if too much waits from there already.
            Unavailable: if too much waits already.
        """
        key = (variant, language)
        return await self._at_hand(key, lambda: self._rules_of(variant, language), household)

    async def form(
        self, base: Variant, house: Sequence[str], household: str, language: str = "en"
    ) -> VariantFields:
        """Return the rules of a preset with house rules as a form.

        Args:
            base: The preset.
            house: The house rules.
            household: Who asks, as `Caller.household` says.
            language: In which language.

        Raises:
            TooMany: if too much waits from there already.
            Unavailable: if too much waits already.
        """
        key = (base.key, tuple(house), language)
        return await self._at_hand(key, lambda: fields_of(base, house, language), household)

    async def book(self, household: str, language: str = "en") -> Book:
        """Return the rules of all presets in words.

        Args:
            household: Who asks, as `Caller.household` says.
            language: In which language.

        Raises:
            TooMany: if too much waits from there already.
            Unavailable: if too much waits already.
        """
        book = self._books.get(language)
        if book is None:
            book = await self._apart.do(lambda: book_of(language), household)
            self._books[language] = book
        return book

    async def _at_hand(self, key: Hashable, work: Callable[[], Result], household: str) -> Result:
        """Return what some work comes to, if it must be: what it came to before is at hand."""
        if key in self._kept:
            self._kept.move_to_end(key)
            found: Result = self._kept[key]
            return found
        made = await self._apart.do(work, household)
        self._kept[key] = made
        self._kept.move_to_end(key)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return made


def _sections(variant: Variant, language: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    return tuple(
        (section.title, section.sentences) for section in rules_sections(variant, language)
    )


def _field(entry: Entry) -> Field:
    return Field(
        field=entry.field,
        label=entry.label,
        sentence=entry.sentence,
        kind=_kind(entry),
        value=entry.value,
        preset=entry.preset,
        choices=tuple([FieldChoice(value, label) for value, label in entry.choices]),
        least=entry.least,
        most=entry.most,
        effect=entry.effect,
    )


def _kind(entry: Entry) -> FieldKind:
    if entry.least is not None:
        return FieldKind.COUNT
    values = {value for value, _ in entry.choices}
    return FieldKind.FLAG if values == {"yes", "no"} else FieldKind.CHOICE
