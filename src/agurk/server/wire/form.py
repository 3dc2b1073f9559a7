"""The rules of variants over HTTP: as a form that explains itself, and as a book."""

from enum import Enum

from agurk.server.wire.base import Part


class FieldKind(Enum):
    """How a rule is chosen."""

    FLAG = "flag"
    """Yes or no."""
    COUNT = "count"
    """A whole number."""
    CHOICE = "choice"
    """One of some words."""


class FieldChoice(Part, frozen=True):
    """A value that a rule can have."""

    value: str
    """As house rules write it."""
    label: str
    """What it is called."""


class Field(Part, frozen=True, kw_only=True):
    """One rule of a variant."""

    field: str
    """The name that house rules use."""
    label: str
    """What it is called."""
    sentence: str
    """What it means as it is set, as a rule."""
    kind: FieldKind
    value: str
    """What it is set to, as house rules write it."""
    preset: str
    """What the preset has."""
    choices: tuple[FieldChoice, ...]
    """What it can be; for a number only what has a name, such as 0 for none."""
    least: int | None
    """The least that a number can be."""
    most: int | None
    """The most that a number can be."""
    effect: bool
    """Whether it changes anything beside the others."""


class Problem(Part, frozen=True):
    """Why house rules cannot be played."""

    fields: tuple[str, ...]
    """The rules that are wrong, or that contradict each other; none if there is no such rule."""
    told: str
    """What is wrong, as a sentence."""
    why: str
    """The same in the engine's own words, which are English, with the reason."""


class VariantFields(Part, frozen=True, kw_only=True):
    """All rules of a variant, for a form in which they can be changed."""

    key: str
    name: str
    fields: tuple[Field, ...]
    """In the order in which they matter."""
    problem: Problem | None
    """What is wrong; null if it can be played like this."""
    house: tuple[str, ...]
    """The house rules that make the preset this, each as `threshold=30`."""


class VariantRules(Part, frozen=True):
    """The rules of one variant, in words."""

    key: str
    name: str
    sections: tuple[tuple[str, tuple[str, ...]], ...]
    """Headings, each with its paragraphs."""


class Rulebook(Part, frozen=True):
    """The rules of all presets, in words."""

    language: str
    variants: tuple[VariantRules, ...]
