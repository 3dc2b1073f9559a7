"""The rules of any variant in plain words, made from its fields.

Presets and house rules are explained alike: what a field changes is said, what does not apply is
not. The example at the end is played by the engine.
"""

from typing import NamedTuple

from agurk.rules.variant import Variant
from agurk.text.catalogue import words
from agurk.text.example import example
from agurk.text.names import name_of
from agurk.text.sentences import SECTIONS, arguments, messages, without_effect
from agurk.text.variants import label_of, value_of


class Section(NamedTuple):
    """One part of the rules."""

    key: str
    """Which part it is, the same in every language."""
    title: str
    """Its heading."""
    sentences: tuple[str, ...]
    """What it says."""


def rules_sections(variant: Variant, language: str = "en") -> tuple[Section, ...]:
    """Return the rules of a variant, section by section; sections with nothing to say left out."""
    rules, filled = words(language, "rules"), arguments(variant)
    said = {
        key: tuple(rules.say(message, filled) for message in messages(variant, key))
        for key in SECTIONS
    }
    said["idle"] = _idle(variant, language)
    said["example"] = example(variant, language)
    said["about"] = _about(variant, language)
    return tuple(
        Section(key, rules.say(f"rules-heading-{key}"), sentences)
        for key, sentences in said.items()
        if sentences
    )


def rules_text(variant: Variant, language: str = "en", *, markdown: bool = False) -> str:
    """Return the rules of a variant as text: its name, then each section as a paragraph.

    Args:
        variant: The rules.
        language: The language.
        markdown: Whether headings are marked as in Markdown, else each stands before its text.
    """
    sections = rules_sections(variant, language)
    if markdown:
        parts = [f"# {name_of(variant, language)}"]
        parts += [f"## {section.title}\n\n{' '.join(section.sentences)}" for section in sections]
    else:
        parts = [name_of(variant, language)]
        parts += [f"{section.title}\n{' '.join(section.sentences)}" for section in sections]
    return "\n\n".join(parts) + "\n"


def _idle(variant: Variant, language: str) -> tuple[str, ...]:
    """Return the sentence that lists settings without effect, if there are any."""
    rules, fields = words(language, "rules"), without_effect(variant)
    if not fields:
        return ()
    settings = [
        rules.say(
            "rules-setting",
            {"label": label_of(field, language), "value": value_of(variant, field, language)},
        )
        for field in fields
    ]
    return (rules.say("rules-idle", {"settings": "; ".join(settings)}),)


def _about(variant: Variant, language: str) -> tuple[str, ...]:
    """Return where the rules come from and how sure we are of them."""
    rules = words(language, "rules")
    revision = rules.say("rules-revision", {"revision": variant.revision})
    if not variant.source:
        return (revision,)
    source = rules.say("rules-source", {"source": variant.source})
    return source, rules.say(f"rule-grade-{variant.grade.value}"), revision
