"""Which of the languages that sentences are written in somebody understands best.

>>> spoken(["da-DK", "en"]) in written()
True
>>> spoken(["tlh"])
'en'
"""

from collections.abc import Iterable

from agurk.text.catalogue import LANGUAGES, written

_ALSO = {"no": "nb", "nn": "nb"}
"""Languages whose speakers read one of ours."""


def spoken(wanted: Iterable[str]) -> str:
    """Return the first of some languages that sentences are written in; English if none is.

    Args:
        wanted: Tags such as `da` or `da-DK`, the best first.
    """
    for tag in wanted:
        main = tag.strip().replace("_", "-").partition("-")[0].lower()
        language = _ALSO.get(main, main)
        if language in written():
            return language
    return LANGUAGES[0]
