"""The rules of a variant as a terminal shows them."""

from agurk.cli.output import paragraph
from agurk.rules.variant import Variant
from agurk.text.rules import rules_sections


def explained(variant: Variant) -> list[str]:
    """Return the rules as lines: the name, then each section indented below its heading."""
    lines = [variant.name]
    for section in rules_sections(variant):
        lines += ["", section.title, *paragraph(" ".join(section.sentences), "  ")]
    return lines
