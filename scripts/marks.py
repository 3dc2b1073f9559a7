"""Pages whose lists are made: what stands between `<!-- made: NAME -->` and `<!-- /made -->`."""

import re
from collections.abc import Callable, Mapping

_PART = re.compile(r"(<!-- made: (\w+) -->\n).*?(<!-- /made -->)", re.DOTALL)


def filled(page: str, parts: Mapping[str, Callable[[], str]]) -> str:
    """Return a page with everything between its marks made anew.

    Args:
        page: The page.
        parts: What makes each part, by the name of its mark.
    """
    return _PART.sub(lambda found: f"{found[1]}\n{parts[found[2]]()}\n{found[3]}", page)


def names(page: str) -> list[str]:
    """Return the names of the marks of a page."""
    return [found[2] for found in _PART.finditer(page)]
