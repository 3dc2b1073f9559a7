"""Several things in one breath: "a, b and c".

>>> all_of(["Ida", "Bo", "Saga"]), one_of(["2♠", "K♥"])
('Ida, Bo and Saga', '2♠ or K♥')
"""

from collections.abc import Sequence

from agurk.text.catalogue import words


def all_of(parts: Sequence[str], language: str = "en") -> str:
    """Return all parts as a sentence lists them; "" if there are none."""
    return _joined("all-of", parts, language)


def one_of(parts: Sequence[str], language: str = "en") -> str:
    """Return the parts as a sentence offers them, one to be chosen; "" if there are none."""
    return _joined("one-of", parts, language)


def _joined(message: str, parts: Sequence[str], language: str) -> str:
    if len(parts) < 2:
        return "".join(parts)
    filled = {"before": ", ".join(parts[:-1]), "last": parts[-1]}
    return words(language, "lists").say(message, filled)
