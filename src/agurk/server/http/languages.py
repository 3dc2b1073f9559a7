"""In which language somebody is answered: the one asked for, the browser's, or English."""

from collections.abc import Iterator
from typing import Annotated, Final

from msgspec import Meta

from agurk.server.http.asked import Asked
from agurk.server.http.query import Query
from agurk.text.spoken import spoken

Language = Annotated[str, Meta(max_length=40)]
"""A language, as `da` or `da-DK`."""

LANGUAGE: Final = Query(
    "language",
    Language,
    "In which language, such as `da`; else what the header Accept-Language likes best. English "
    "where nothing is written in that.",
)

_MOST: Final = 20
"""How many languages of a header are looked at."""


def language_of(asked: Asked) -> str:
    """Return the language to answer in.

    Raises:
        BadRequest: if the language asked for is too long for one.
    """
    named = asked.value(LANGUAGE, Language)
    if named:
        return spoken([named])
    return spoken(liked(asked.request.headers.get("accept-language", "")))


def in_language(language: str) -> dict[str, str]:
    """Return what an answer in some language says of itself."""
    return {"content-language": language, "vary": "accept-language"}


def liked(header: str) -> Iterator[str]:
    """Yield the languages of an Accept-Language header, the best liked first.

    >>> list(liked("en;q=0.5, da-DK, sv;q=0.8, fi;q=0"))
    ['da-DK', 'sv', 'en']
    """
    found: list[tuple[float, str]] = []
    for part in header.split(",")[:_MOST]:
        tag, _, weight = part.partition(";")
        try:
            value = float(weight.strip().removeprefix("q=")) if weight else 1.0
        except ValueError:
            continue
        if value > 0 and tag.strip():
            found.append((value, tag.strip()))
    for _, tag in sorted(found, key=lambda each: -each[0]):
        yield tag
