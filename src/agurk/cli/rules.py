"""`agurk rules`: the rules of any variant in plain words."""

from agurk.cli.explained import explained
from agurk.cli.options import AsJson, House
from agurk.cli.output import print_json, print_lines
from agurk.text.rules import rules_sections, rules_text

_STANDARD = House()


def rules(
    variant: str | None = None,
    /,
    *,
    house: House = _STANDARD,
    markdown: bool = False,
    json: AsJson = False,
) -> None:
    """Explain the rules of a variant in plain words, house rules included.

    Args:
        variant: The variant, by key or by name; the Danish game if none is named.
        house: House rules.
        markdown: Print Markdown.
        json: Print JSON: the sentences of each section.
    """
    chosen = house.variant_of(variant)
    if json:
        sections = [section._asdict() for section in rules_sections(chosen)]
        print_json({"variant": chosen.key, "name": chosen.name, "sections": sections})
    elif markdown:
        print(rules_text(chosen, markdown=True), end="")
    else:
        print_lines(explained(chosen))
