"""Errors that are told in every language, since their sentences stand in a catalogue."""

from typing import ClassVar

from agurk.rules.errors import AgurkError
from agurk.rules.variant import Variant
from agurk.text.catalogue import words
from agurk.text.lists import one_of
from agurk.text.names import name_of

Filling = str | int | tuple[str, ...] | Variant
"""What fills a place: several texts are offered, one of them to be chosen; rules are named."""


class Worded(AgurkError):
    """Something wrong of which a catalogue has the sentence."""

    domain: ClassVar[str]
    """The catalogue."""

    def __init__(self, message: str, /, **filled: Filling) -> None:
        """Take a message of the catalogue, and what fills its places."""
        super().__init__(message)
        self.message = message
        self.filled = filled

    def __str__(self) -> str:
        """Return the sentence in English."""
        return self.told("en")

    def told(self, language: str) -> str:
        """Return the sentence in a language.

        Raises:
            MissingMessage: if the catalogue lacks it, or one of its places is not filled.
        """
        filled = {place: _said(what, language) for place, what in self.filled.items()}
        return words(language, self.domain).say(self.message, filled)


def _said(filling: Filling, language: str) -> str | int:
    if isinstance(filling, Variant):
        return name_of(filling, language)
    return one_of(filling, language) if isinstance(filling, tuple) else filling
