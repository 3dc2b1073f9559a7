"""The rules of a variant as a terminal shows them."""

from agurk.cli.output import paragraph
from agurk.rules.variant import Variant
from agurk.text.names import name_of
from agurk.text.rules import rules_sections


def explained(variant: Variant, language: str = "en") -> list[str]:
    """Return the rules as lines: the name, then each section indented below its heading."""
    lines = [name_of(variant, language)]
    for section in rules_sections(variant, language):
        lines += ["", section.title, *paragraph(" ".join(section.sentences), "  ")]
    return lines
