"""All presets in the order they are listed, and how a name finds one."""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from agurk.rules.errors import UnknownVariant, shorten
from agurk.rules.variant import Variant
from agurk.variants import (
    cucumber,
    danish,
    finnish,
    icelandic,
    norwegian,
    polish,
    relatives,
    swedish,
)

_MODULES = (danish, cucumber, swedish, polish, finnish, norwegian, icelandic, relatives)

_FAMILIES: tuple[Mapping[Variant, tuple[str, ...]], ...] = tuple(
    module.FAMILY for module in _MODULES
)

VARIANTS: Mapping[str, Variant] = MappingProxyType(
    {variant.key: variant for family in _FAMILIES for variant in family}
)
"""Every preset by its key, the Danish one first."""

ALIASES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {variant.key: names for family in _FAMILIES for variant, names in family.items()}
)
"""Further names of each preset, by its key."""

FAMILIES: Mapping[str, str] = MappingProxyType(
    {
        variant.key: module.__name__.rpartition(".")[2]
        for module in _MODULES
        for variant in module.FAMILY
    }
)
"""The family of each preset, such as `danish`, by its key."""

NATIONAL: frozenset[str] = frozenset(variant.key for module in _MODULES for variant in module.FIRST)
"""The keys of the presets that people know first who know their family: one or two of each."""

_USUAL = 4

_PLAIN_LETTERS = str.maketrans({"ø": "o", "æ": "ae", "ł": "l", "ð": "d", "þ": "th", "ß": "ss"})
_SHOWN = 3


def find(name: str) -> Variant:
    """Return the preset with this key or name.

    Case, hyphens, underscores and spaces make no difference. A name is first looked for with its
    accents, then without: `gúrka` is the Icelandic game and `gurka` the Swedish one.

    Raises:
        UnknownVariant: if no preset has that name; says the nearest names.
    """
    exact = _normal(name)
    for names in (_exact_names(), _plain_names()):
        for wanted in (exact, _plain(exact)):
            if wanted in names:
                return VARIANTS[names[wanted]]
    raise UnknownVariant(_unknown(name))


def usual_players(variant: Variant) -> int:
    """Return how many players to offer first: four, or as near to that as the rules allow."""
    return min(max(_USUAL, variant.least_players), variant.most_players)


@cache
def _exact_names() -> dict[str, str]:
    """Return each key, name and alias with its accents, and the key it stands for."""
    names = {_normal(key): key for key in VARIANTS}
    for key, variant in VARIANTS.items():
        for name in (variant.name, *ALIASES[key]):
            names.setdefault(_normal(name), key)
    return names


@cache
def _plain_names() -> dict[str, str]:
    """Return the same names without accents; where two meet, the first listed has it."""
    names: dict[str, str] = {}
    for name, key in _exact_names().items():
        names.setdefault(_plain(name), key)
    return names


def _normal(name: str) -> str:
    """Return a name as it is compared: composed, without case, one space between words."""
    if not name.isascii():
        from unicodedata import normalize  # noqa: PLC0415 - only names with accents need it

        name = normalize("NFC", name)
    for separator in "-_,.'’":
        name = name.replace(separator, " ")
    return " ".join(name.casefold().split())


def _plain(name: str) -> str:
    """Return a name without accents."""
    if name.isascii():
        return name
    from unicodedata import combining, normalize  # noqa: PLC0415 - only names with accents need it

    parts = normalize("NFKD", name.translate(_PLAIN_LETTERS))
    return "".join(letter for letter in parts if not combining(letter))


def _unknown(name: str) -> str:
    """Return what to say about a name that nothing has."""
    from difflib import get_close_matches  # noqa: PLC0415 - only a wrong name needs it

    names = _plain_names()
    near = get_close_matches(_plain(_normal(name[:80])), names, n=2 * _SHOWN, cutoff=0.5)
    keys = list(dict.fromkeys(names[found] for found in near))[:_SHOWN]
    meant = f" Did you mean {' or '.join(keys)}?" if keys else ""
    told = f'There is no variant named "{shorten(name)}".{meant}'
    return f"{told} `agurk variants` lists all {len(VARIANTS)}."
