"""Reading a last trick as somebody types it: `ida 9h`, `ida+bo K`, `bo 12 points`."""

import re
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import pairwise

from agurk.rules.choices import Pack
from agurk.rules.variant import Variant
from agurk.scorekeeper.counting import flat_cost
from agurk.scorekeeper.entries import Took
from agurk.scorekeeper.errors import EntryError
from agurk.scorekeeper.names import find_name

_POINTS = re.compile(
    r"(?:^|\s)(?:\+\s*([0-9]{1,6})|([0-9]{1,6})\s*(?:p|pt|pts|points?))$", re.IGNORECASE
)
_EXTRAS = {
    "kontra": "kontra",
    "one": "one",
    "ones": "one",
    "doubled": "doubled",
    "redoubled": "redoubled",
    "low": "lowest",
    "lowest": "lowest",
}
"""What each word after the card says of the trick."""
_BETWEEN = re.compile(r"\s*[+,&]\s*|\s+and\s+", re.IGNORECASE)


def read_result(line: str, variant: Variant, names: Sequence[str]) -> Took:
    """Return what a line says about the last trick.

    Raises:
        EntryError: if it says nothing of the kind.
    """
    main, extras = _split(line.split(), names)
    text = " ".join(main)
    with suppress(EntryError):
        if flat_cost(variant) is not None:
            return replace(extras, takers=_names(text, names))
    points = _POINTS.search(text)
    if points is not None:
        who = text[: points.start()].strip()
        return replace(extras, takers=_names(who, names), points=int(points[1] or points[2]))
    if len(main) < 2:
        example = f"{names[0].split()[0].lower()} {variant.cards[len(variant.cards) // 2]}"
        raise EntryError("not-understood", said=text[:40], example=example)
    who, card = " ".join(main[:-1]), main[-1]
    if variant.pack is Pack.STANDARD and re.fullmatch("[0-9]{2,6}", card) and int(card) > 10:
        return replace(extras, takers=_names(who, names), points=int(card))
    return replace(extras, takers=_names(who, names), card=card)


def _names(text: str, names: Sequence[str]) -> tuple[str, ...]:
    """Return the players that a text names."""
    if not text:
        raise EntryError("taker-missing")
    return tuple(find_name(part, names) for part in _BETWEEN.split(text))


def _split(line: list[str], names: Sequence[str]) -> tuple[list[str], Took]:
    """Return the words before the first extra, and what the extras say.

    Raises:
        EntryError: if an extra lacks its player.
    """
    starts = [at for at, word in enumerate(line) if at and word.casefold() in _EXTRAS]
    extras = Took(takers=())
    ends = [*starts, len(line)]
    for start, end in pairwise(ends):
        extras = _extra(extras, line[start].casefold(), " ".join(line[start + 1 : end]), names)
    return line[: ends[0]], extras


def _extra(took: Took, word: str, said: str, names: Sequence[str]) -> Took:
    """Return an entry with what one extra says."""
    if _EXTRAS[word] == "one":
        if said:
            raise EntryError("nothing-after", said=said[:40], word=word)
        return replace(took, one=True)
    if not said:
        raise EntryError("say-who-after", word=word)
    match _EXTRAS[word]:
        case "kontra":
            return replace(took, kontra=find_name(said, names))
        case "doubled":
            return replace(took, doubled=_names(said, names))
        case "redoubled":
            return replace(took, redoubled=_names(said, names))
        case _:
            return replace(took, lowest=find_name(said, names))
