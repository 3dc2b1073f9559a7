"""Reading a last trick as somebody types it: `ida 9h`, `ida+bo K`, `bo 12 points`."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from agurk.rules.choices import Values
from agurk.rules.variant import Variant
from agurk.scorekeeper.entries import Took
from agurk.scorekeeper.errors import EntryError
from agurk.scorekeeper.names import find_name

_POINTS = re.compile(
    r"(?:^|\s)(?:\+\s*([0-9]{1,6})|([0-9]{1,6})\s*(?:p|pt|pts|points?))$", re.IGNORECASE
)
_ONES = frozenset(("one", "ones"))
_EXTRAS = frozenset(("kontra", "low", "lowest", *_ONES))
_BETWEEN = re.compile(r"\s*[+,&]\s*|\s+and\s+", re.IGNORECASE)


class _Extras(NamedTuple):
    """What is said beside who took the trick with what."""

    kontra: str | None = None
    one: bool = False
    lowest: str | None = None


def read_result(line: str, variant: Variant, names: Sequence[str]) -> Took:
    """Return what a line says about the last trick.

    Raises:
        EntryError: if it says nothing of the kind.
    """
    main, extras = _split(line.split(), names)
    text = " ".join(main)
    if variant.values is Values.NONE and text:
        return _took(_names(text, names), extras)
    points = _POINTS.search(text)
    if points is not None:
        who = text[: points.start()].strip()
        return _took(_names(who, names), extras, points=int(points[1] or points[2]))
    if len(main) < 2:
        raise EntryError(
            f'"{text[:40]}" is no command, and no player with a card such as '
            f"{names[0].split()[0].lower()} 9. Type ? for help."
        )
    who, card = " ".join(main[:-1]), main[-1]
    return _took(_names(who, names), extras, card=card)


def _took(
    takers: tuple[str, ...], extras: _Extras, *, card: str = "", points: int | None = None
) -> Took:
    return Took(
        takers=takers,
        card=card,
        points=points,
        kontra=extras.kontra,
        one=extras.one,
        lowest=extras.lowest,
    )


def _names(text: str, names: Sequence[str]) -> tuple[str, ...]:
    """Return the players that a text names."""
    if not text:
        raise EntryError("Say who took the last trick.")
    return tuple(find_name(part, names) for part in _BETWEEN.split(text))


def _split(line: list[str], names: Sequence[str]) -> tuple[list[str], _Extras]:
    """Return the words before the first extra, and what the extras say.

    Raises:
        EntryError: if an extra lacks its player.
    """
    starts = [at for at, word in enumerate(line) if at and word.casefold() in _EXTRAS]
    if not starts:
        return line, _Extras()
    kontra, one, lowest = None, False, None
    for start, end in zip(starts, [*starts[1:], len(line)], strict=True):
        word, said = line[start].casefold(), " ".join(line[start + 1 : end])
        if word in _ONES:
            one = True
            if said:
                raise EntryError(f'"{said[:40]}" after "{word}" means nothing.')
        elif not said:
            raise EntryError(f'Say who after "{word}".')
        elif word == "kontra":
            kontra = find_name(said, names)
        else:
            lowest = find_name(said, names)
    return line[: starts[0]], _Extras(kontra, one, lowest)
