"""Sentences by name, from the Fluent catalogues beside this file.

Each language has a folder with the same files. A file is parsed when one of its messages is first
asked for, so a program pays for what it says. The page reads the same files.

>>> from agurk.text.catalogue import words
>>> words("en", "fields").say("value-yes")
'yes'
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from agurk.rules.errors import AgurkError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "da", "sv", "nb", "fi", "pl", "is", "de")
"""The languages spoken, English first."""

DOMAINS = (
    "cards",
    "cli",
    "database",
    "entries",
    "example",
    "fields",
    "form",
    "lists",
    "names",
    "play",
    "reasons",
    "refusals",
    "review",
    "rules",
    "scorekeeper",
    "serve",
    "table",
    "tui",
)
"""The files that a language needs before it is offered, without those of the page alone."""


class MissingMessage(AgurkError, LookupError):
    """A message that a catalogue lacks, or that lacks something to be filled in."""

    slug = "missing-message"


class UnknownLanguage(AgurkError, LookupError):
    """A language that nothing is written in."""

    slug = "unknown-language"


class Words:
    """The messages of one file in one language."""

    __slots__ = ("_bundle", "domain", "language")

    def __init__(self, language: str, domain: str, bundle: "FluentBundle") -> None:
        self.language = language
        self.domain = domain
        self._bundle = bundle

    def say(self, name: str, arguments: Mapping[str, str | int] | None = None) -> str:
        """Return a message with its places filled in.

        Args:
            name: The message, or `message.attribute`.
            arguments: What fills its places.

        Raises:
            MissingMessage: if there is none, or an argument is missing.
        """
        identifier, _, attribute = name.partition(".")
        message = self._bundle.get_message(identifier) if self.has(name) else None
        pattern = message and (message.attributes[attribute] if attribute else message.value)
        if not pattern:
            raise MissingMessage(f"{self.language}/{self.domain}.ftl has no message {name!r}.")
        text, errors = self._bundle.format_pattern(pattern, dict(arguments or {}))
        if errors:
            raise MissingMessage(
                f"{self.language}/{self.domain}.ftl cannot say {name!r}: {errors[0]}."
            )
        return str(text)

    def has(self, name: str) -> bool:
        """Tell whether there is a message, or `message.attribute`."""
        identifier, _, attribute = name.partition(".")
        if not self._bundle.has_message(identifier):
            return False
        return not attribute or attribute in self._bundle.get_message(identifier).attributes


@cache
def words(language: str, domain: str) -> Words:
    """Return the messages of one file in one language.

    Raises:
        UnknownLanguage: if there is no such language.
        MissingMessage: if the language lacks the file, or the file cannot be read.
    """
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - slow to load
    from fluent.syntax.ast import Junk  # noqa: PLC0415 - the same

    if language not in written():
        raise UnknownLanguage(
            f'There are no sentences in "{language}"; there are {", ".join(written())}.'
        )
    source = files("agurk.text") / language / f"{domain}.ftl"
    if not source.is_file():
        raise MissingMessage(f"{language} has no {domain}.ftl.")
    resource = FluentResource(source.read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise MissingMessage(f"{language}/{domain}.ftl cannot be read at {entry.content!r}.")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(resource)
    return Words(language, domain, bundle)


@cache
def written() -> tuple[str, ...]:
    """Return the languages that have every file they need, English first."""
    return tuple(language for language in LANGUAGES if set(DOMAINS) <= set(domains(language)))


def domains(language: str) -> tuple[str, ...]:
    """Return the names of a language's files; none if it has no folder."""
    folder = files("agurk.text") / language
    if not folder.is_dir():
        return ()
    names = (entry.name for entry in folder.iterdir())
    return tuple(sorted(name.removesuffix(".ftl") for name in names if name.endswith(".ftl")))
