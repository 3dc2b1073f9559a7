"""What went wrong, as a sentence in the reader's language.

The page says the same of what a server refuses. English has the engine's own sentence, with all
that it names.

>>> from agurk.rules.errors import VariantError
>>> problem_text(VariantError("follow and lead contradict each other."), "da")
'Disse regler passer ikke sammen.'
"""

import os

from agurk.rules.errors import AgurkError
from agurk.text.catalogue import words
from agurk.text.errors import Worded

_AS = {"seats": "players", "unreachable": "unavailable"}
"""Slugs that are told as others are."""


def problem_text(error: Exception, language: str) -> str:
    """Return what went wrong.

    Args:
        error: An error of ours, or one of the machine's.
        language: The language.
    """
    if isinstance(error, Worded):
        return error.told(language)
    if isinstance(error, AgurkError):
        if language == "en" and str(error):
            return str(error)
        slug = _AS.get(error.slug, error.slug)
        return refusal_text(slug, str(error), language, line=getattr(error, "line", 0) or 0)
    if isinstance(error, OSError) and error.strerror:
        file = "" if error.filename is None else f"{os.fsdecode(error.filename)}: "
        return _other(f"{file}{error.strerror}", language)
    return _other(str(error) or type(error).__name__, language)


def refusal_text(slug: str, told: str, language: str, *, line: int = 0) -> str:
    """Return why something was refused; in the words it came with where nothing else is known.

    Args:
        slug: Why, for programs.
        told: Why, as an English sentence.
        language: The language.
        line: The line of a record in which something is wrong; 0 if none is named.
    """
    say, name = words(language, "refusals"), f"refused-{slug}"
    if say.has(name):
        return say.say(name, {"told": told, "line": line})
    return told if language == "en" else _other(told, language)


def _other(told: str, language: str) -> str:
    return words(language, "tui").say("problem-other", {"told": told})
