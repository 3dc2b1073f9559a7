"""Write spec/variants.json: every preset as plain data, with what each of its cards is worth.

Kernel and page read this file instead of the Python presets. It says too of which family each is,
and which ones the people of a country know first.
"""

import json
from pathlib import Path
from typing import Any

from agurk.rules.variant import FIELDS, Variant, as_data
from agurk.variants import FAMILIES, NATIONAL, VARIANTS

TARGET = Path(__file__).parent.parent / "spec" / "variants.json"


def tables(variant: Variant) -> dict[str, list[Any]]:
    """Return every card of the pack, weakest first, and in the same order what each is worth."""
    return {
        "cards": [card.text for card in variant.cards],
        "strength": [variant.strength[card] for card in variant.cards],
        "last_strength": [variant.last_strength[card] for card in variant.cards],
        "cost": [variant.cost[card] for card in variant.cards],
    }


def families() -> list[dict[str, Any]]:
    """Return the keys of the presets, family by family."""
    return [
        {"family": family, "variants": [key for key in VARIANTS if FAMILIES[key] == family]}
        for family in dict.fromkeys(FAMILIES.values())
    ]


def text() -> str:
    """Return the file as it should be: one line a field and one a table."""
    variants = ",\n".join(_entry(variant) for variant in VARIANTS.values())
    head = {
        "fields": list(FIELDS),
        "national": [key for key in VARIANTS if key in NATIONAL],
        "families": families(),
    }
    lines = "".join(f'  "{name}": {_line(value)},\n' for name, value in head.items())
    return f'{{\n{lines}  "variants": [\n{variants}\n  ]\n}}\n'


def _entry(variant: Variant) -> str:
    fields = [f'      "{name}": {_line(value)},\n' for name, value in as_data(variant).items()]
    lists = [f'        "{name}": {_line(table)}' for name, table in tables(variant).items()]
    head, tail = "".join(fields), ",\n".join(lists)
    return f'    {{\n{head}      "tables": {{\n{tail}\n      }}\n    }}'


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def main() -> None:
    """Write the file."""
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_text(text(), encoding="utf-8")
    print(f"{TARGET.name}: {len(VARIANTS)} variants")


if __name__ == "__main__":
    main()
