"""The pages of the names that programs use, which Sphinx fills from docstrings."""

from collections.abc import Mapping
from importlib import import_module

import agurk

FOLDER = "reference/api"

PACKAGES: Mapping[str, str] = {
    "agurk.rules": "cards variant choices trick state view actions events match dealing standing "
    "scoring resample referee player fairness errors",
    "agurk.variants": "registry house files",
    "agurk.notation": "record reading writing replay verify count opened jsonl views",
    "agurk.table": "table commands entries events errors",
    "agurk.bots": "registry options check decisions outlook uniform lowest sharp ladder pimc "
    "search",
    "agurk.sim": "results deal_sums match_sums streams games vector_env position sample hidden "
    "rollouts solver courses shape cluster",
    "agurk.solve": "equity equilibrium endings situation",
    "agurk.envs": "turns parallel single batch plan numbering features open_spiel.game "
    "open_spiel.state open_spiel.policy",
    "agurk.arena": "contest running judging entrants guests",
    "agurk.review": "hints reviewing reviewed worth reasons words",
    "agurk.scorekeeper": "sheet entries entering log file export errors",
}
"""The packages, and the modules of each that are meant for other programs, in reading order."""

OTHERS = {
    "VARIANTS": "Every preset by its key.",
    "Hand": "Cards, such as those that a player holds: a tuple.",
}
"""What is said of names that have no docstring of their own."""

INDEX = """# Names for programs

Everything here is typed, and `import agurk` loads nothing beside the standard library. The names
below are those that programs need first: `agurk.NAME`. The packages have the rest; what is not on
these pages may change without notice.

| name | it is |
|---|---|
{names}

```{{toctree}}
{packages}
```
"""

MODULE = """## {name}

```{{eval-rst}}
.. automodule:: {name}
```
"""


def modules() -> list[str]:
    """Return the names of all modules that are told of."""
    return [f"{package}.{name}" for package, names in PACKAGES.items() for name in names.split()]


def pages() -> dict[str, str]:
    """Return the pages, by where they are put."""
    found = {f"{FOLDER}/{package}.md": _page(package) for package in PACKAGES}
    return found | {f"{FOLDER}/index.md": _index()}


def _index() -> str:
    rows = (f"| {_link(name)} | {_told(name)} |" for name in agurk.__all__)
    return INDEX.format(names="\n".join(rows), packages="\n".join(PACKAGES))


def _link(name: str) -> str:
    """Return a link to where a name is told of."""
    home = agurk._HOME[name]  # noqa: SLF001 - the table that `import agurk` goes by
    return f"{{py:obj}}`{name} <{home}.{name}>`"


def _told(name: str) -> str:
    """Return the first line of what is said of a name."""
    return OTHERS.get(name) or (getattr(agurk, name).__doc__ or "").partition("\n")[0]


def _page(package: str) -> str:
    about = (import_module(package).__doc__ or "").partition("\n\n")[0]
    parts = [MODULE.format(name=f"{package}.{name}") for name in PACKAGES[package].split()]
    return "\n".join([f"# {package}\n\n{about}\n", *parts])
