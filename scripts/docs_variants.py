"""The pages of all variants, one each, and of the house rules, made from the engine's data."""

import sys
from collections.abc import Iterator
from importlib import import_module

from agurk.rules.variant import Variant
from agurk.text.form import Entry, form
from agurk.text.names import name_of
from agurk.text.rules import rules_sections
from agurk.text.variants import describe
from agurk.variants import ALIASES, FAMILIES, NATIONAL, VARIANTS
from agurk.variants.house import PLAIN_GAME, word_of

FOLDER = "reference/variants"
READ = {"danish": "danish", "cucumber": "cucumber"}
"""Variants whose texts were read sentence by sentence, and the pages in docs/variants."""

LIST = """# Variants

{count} ways to play are built in. Each page has the rules as `agurk rules` explains them, every
rule as data, and where it was read; all of it is made from the data that the engine plays by.
**Bold** are those that people know first. How your own game is written down:
[House rules](../house-rules.md).

"""

PAGE = """# {name}

{players} players. Key `{key}`{names}.

{read}## Use

```console
$ agurk rules {key}
$ agurk play --variant {key}
```

```pycon
>>> import agurk
>>> variant = agurk.find("{key}")
```

{rules}

## Table of facts

What every rule is set to. The word on the right is how [house rules](../house-rules.md) say it.

| rule | here | as a house rule |
|---|---|---|
{facts}
"""

RULES = """# House rules

A variant is data: {count} rules, each set to one of its values. House rules change some of them, as
words (`--house threshold=30 lives=2`), in a file (`--house-file ours.toml`), or in the form of the
page; `players=2-5` sets the fewest and the most at once. What contradicts itself is refused with a
sentence that names both rules. What each value means stands below as it is said of the plain game,
which records call `{plain}`; [Your first house rule](../tutorial/first-house-rule.md) shows how it
is done.

"""


def pages() -> dict[str, str]:
    """Return the pages, by where they are put."""
    found = {f"{FOLDER}/{key}.md": page(variant) for key, variant in VARIANTS.items()}
    return found | {f"{FOLDER}/index.md": overview(), "reference/house-rules.md": house_rules()}


def page(variant: Variant) -> str:
    """Return the page of a variant."""
    names = [f'"{name}"' for name in ALIASES[variant.key]]
    read = READ.get(variant.key)
    told = f"[How its text was read, sentence by sentence](../../variants/{read}.md).\n\n"
    return PAGE.format(
        name=name_of(variant, "en"),
        key=variant.key,
        players=_players(variant),
        names=f"; also found as {', '.join(names)}" if names else "",
        read=told if read else "",
        rules="\n\n".join(_rules(variant)),
        facts="\n".join(_facts(variant)),
    )


def overview() -> str:
    """Return the list of all variants, by family, with why each was read as it is."""
    told = LIST.format(count=len(VARIANTS))
    for family in dict.fromkeys(FAMILIES.values()):
        keys = [key for key in VARIANTS if FAMILIES[key] == family]
        told += f"## {family.capitalize()}\n\n{_grounds(family)}\n\n"
        told += "| key | players | name |\n|---|---|---|\n"
        told += "".join(f"{_row(VARIANTS[key])}\n" for key in keys)
        told += "\n```{toctree}\n:hidden:\n\n" + "\n".join(keys) + "\n```\n\n"
    return told


def house_rules() -> str:
    """Return the page of all rules and what each can be."""
    entries = form(PLAIN_GAME, ()).entries
    told = RULES.format(count=len(entries), plain=PLAIN_GAME.key)
    return told + "\n".join(_entry(entry) for entry in entries)


def _rules(variant: Variant) -> Iterator[str]:
    """Yield the rules in plain words, the last part being where they were read."""
    yield "## Rules"
    for section in rules_sections(variant):
        level = "##" if section.key == "about" else "###"
        yield f"{level} {section.title}"
        yield " ".join(section.sentences)


def _facts(variant: Variant) -> Iterator[str]:
    """Yield what each rule is set to, as a row of a table."""
    for fact in describe(variant):
        word = word_of(getattr(variant, fact.field))
        yield f"| {fact.label} | {fact.value} | `{fact.field}={word}` |"


def _grounds(family: str) -> str:
    """Return what the file of a family says of its sources, readings and departures."""
    module = import_module(f"agurk.variants.{family}")
    _, _, rest = (module.__doc__ or "").partition("\n\n")
    return rest.strip()


def _row(variant: Variant) -> str:
    name = name_of(variant, "en")
    shown = f"**{name}**" if variant.key in NATIONAL else name
    return f"| [`{variant.key}`]({variant.key}.md) | {_players(variant)} | {shown} |"


def _players(variant: Variant) -> str:
    least, most = variant.least_players, variant.most_players
    return str(least) if least == most else f"{least} to {most}"


def _entry(entry: Entry) -> str:
    """Return a rule: what it is called, what it can be, and what it means."""
    lines = [f"## `{entry.field}`\n", f"{entry.label[0].upper()}{entry.label[1:]}.\n"]
    if entry.least is not None:
        ends = f"{entry.least} to {entry.most}"
        lines.append(f"A number from {ends}; {entry.preset} in the plain game.\n")
    lines += ["| value | is | and means |", "|---|---|---|"] if entry.choices else []
    for word, called in entry.choices:
        sentence = _sentence(entry.field, word)
        lines.append(f"| `{word}` | {called} | {sentence} |")
    return "\n".join(lines) + "\n"


def _sentence(field: str, word: str) -> str:
    """Return what a rule says of the plain game, even where it contradicts another."""
    entries = form(PLAIN_GAME, [f"{field}={word}"]).entries
    return next(entry.sentence for entry in entries if entry.field == field)


if __name__ == "__main__":
    sys.stdout.write(house_rules() + overview() + page(VARIANTS["danish"]))
