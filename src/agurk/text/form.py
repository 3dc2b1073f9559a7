"""The rules of a variant as a form: what each is set to, what it can be, and what is wrong.

House rules that cannot be played are understood as far as that goes, so that a form can explain
what is wrong where it is wrong.

>>> from agurk.variants import VARIANTS
>>> filled = form(VARIANTS["danish"], ["threshold=30", "lives=1"])
>>> filled.problem.fields
('life_lost', 'lives')
>>> next((each.label, each.value, each.preset) for each in filled.entries if each.field == "lives")
('lives', '1', '2')
"""

from collections.abc import Iterable, Mapping
from enum import Enum
from functools import lru_cache
from typing import Any, NamedTuple, cast

from agurk.rules.checks import RANGES
from agurk.rules.errors import VariantError
from agurk.rules.variant import RULES, Variant
from agurk.text.catalogue import words
from agurk.text.sentences import arguments, has_effect, message_of
from agurk.text.variants import label_of, message_of_field, value_of
from agurk.variants.house import field_named, house_name, parse_rule, with_values, word_of


class Entry(NamedTuple):
    """One rule in a form."""

    field: str
    """The name that house rules use."""
    label: str
    """What it is called."""
    sentence: str
    """What it means as it is set, as a rule."""
    value: str
    """What it is set to, as house rules write it."""
    preset: str
    """What the preset has."""
    choices: tuple[tuple[str, str], ...]
    """What it can be, and what that is called; of a number only what has a name."""
    least: int | None
    """The least that a number can be."""
    most: int | None
    """The most that a number can be."""
    effect: bool
    """Whether it changes anything beside the others."""


class Trouble(NamedTuple):
    """Why rules cannot be played."""

    fields: tuple[str, ...]
    """Which rules it is about."""
    told: str
    """What is wrong, as a sentence."""
    why: str
    """The same in the engine's own words, which are English, with the reason."""


class Form(NamedTuple):
    """All rules of a variant."""

    name: str
    """What the variant is called."""
    entries: tuple[Entry, ...]
    """Its rules, in their order."""
    problem: Trouble | None
    """What is wrong; None if it can be played."""
    house: tuple[str, ...]
    """The house rules that make the preset this, in their order."""


class _Draft:
    """Rules as they were wanted, whether or not they go together.

    Only what sentences are filled with is asked of it; what follows from the rules is the preset's.
    """

    def __init__(self, base: Variant, changes: Mapping[str, Any]) -> None:
        self._base = base
        self._changes = changes

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - a field's type is its own
        return self._changes[name] if name in self._changes else getattr(self._base, name)


def form(base: Variant, house: Iterable[str], language: str = "en") -> Form:
    """Return the form of a preset with house rules; later rules overrule earlier ones.

    Args:
        base: The preset.
        house: House rules, each as `threshold=30`.
        language: The language of its words.
    """
    changes, error = _understood(house)
    variant: Variant | None = None
    try:
        variant = with_values(base, changes) if changes else base
    except VariantError as impossible:
        error = error or impossible
    shown = variant or cast("Variant", _Draft(base, changes))
    differing = [field for field in RULES if getattr(shown, field) != getattr(base, field)]
    return Form(
        house_name(base, changed=bool(differing)),
        _entries(shown, base, language),
        None if error is None else Trouble(error.fields, _told(error, shown, language), str(error)),
        tuple([f"{field}={word_of(getattr(shown, field))}" for field in differing]),
    )


def _understood(house: Iterable[str]) -> tuple[dict[str, Any], VariantError | None]:
    """Return what house rules set, and the first thing that is not understood."""
    changes: dict[str, Any] = {}
    first: VariantError | None = None
    for rule in house:
        try:
            changes |= parse_rule(rule)
        except VariantError as error:
            first = first or VariantError(str(error), error.fields or _named(rule))
    return changes, first


def _told(error: VariantError, shown: Variant, language: str) -> str:
    """Return what is wrong with rules, in the words of a language."""
    sentences, fields = words(language, "form"), error.fields
    if not fields:
        return sentences.say("problem-unknown")
    if len(fields) == 2:
        one, other = (_setting(shown, field, language) for field in fields)
        return sentences.say("problem-contradiction", {"one": one, "other": other})
    label = label_of(fields[0], language)
    if fields[0] not in RANGES:
        return sentences.say("problem-value", {"label": label})
    least, most = RANGES[fields[0]]
    return sentences.say("problem-range", {"label": label, "least": least, "most": most})


def _setting(shown: Variant, field: str, language: str) -> str:
    filled = {"label": label_of(field, language), "value": value_of(shown, field, language)}
    return words(language, "rules").say("rules-setting", filled)


def _named(rule: str) -> tuple[str, ...]:
    """Return the field that a rule is about which is not understood, if there is such a field."""
    try:
        return (field_named(rule.partition("=")[0]),)
    except VariantError:
        return ()


def _entries(shown: Variant, base: Variant, language: str) -> tuple[Entry, ...]:
    rules, filled = words(language, "rules"), arguments(shown)
    return tuple(
        [
            Entry(
                field,
                label_of(field, language),
                rules.say(message_of(shown, field), filled),
                word_of(getattr(shown, field)),
                word_of(getattr(base, field)),
                _choices(field, language),
                RANGES[field][0] if field in RANGES else None,
                RANGES[field][1] if field in RANGES else None,
                has_effect(shown, field),
            )
            for field in RULES
        ]
    )


@lru_cache(maxsize=512)
def _choices(field: str, language: str) -> tuple[tuple[str, str], ...]:
    """Return what a rule can be, and what that is called."""
    fields = words(language, "fields")
    default = Variant.__dataclass_fields__[field].default
    message = message_of_field(field)
    if isinstance(default, bool):
        return ("yes", fields.say("value-yes")), ("no", fields.say("value-no"))
    if isinstance(default, Enum):
        return tuple(
            [(choice.value, fields.say(f"{message}.{choice.value}")) for choice in type(default)]
        )
    return (("0", fields.say(f"{message}.zero")),) if fields.has(f"{message}.zero") else ()
