"""The options that several commands share: which rules, and whether a program reads the answer."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeAlias

from cyclopts import Parameter

from agurk.rules.errors import AgurkError

if TYPE_CHECKING:
    from agurk.rules.variant import Variant

AsJson: TypeAlias = Annotated[bool, Parameter(name="--json")]
"""`--json`: whether the answer is printed for a program to read."""

DEFAULT_VARIANT = "danish"
"""The rules where nobody names any."""

_HOUSE = "--house"


class Misused(AgurkError, ValueError):
    """Arguments that are understood one by one but make no sense together."""

    slug = "arguments"


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class House:
    """House rules, from the command line and from a file."""

    house: Annotated[tuple[str, ...], Parameter(show_default=False)] = ()
    """A house rule, such as threshold=30; may be given several times."""
    house_file: Path | None = None
    """A TOML file with house rules, which names the variant it changes."""

    def variant_of(self, name: str | None) -> "Variant":
        """Return the rules: a variant by key or name, or that of the file, then each house rule.

        Args:
            name: The variant; None for the file's, or else the Danish game.

        Raises:
            Misused: if both a file and a name say which variant.
            AgurkError: if there is no such variant, or a rule means nothing.
        """
        from agurk.variants import files, find
        from agurk.variants.house import with_rules

        if self.house_file is None:
            base = find(name or DEFAULT_VARIANT)
        elif name is None:
            base = files.load(self.house_file)
        else:
            raise Misused(
                f"{self.house_file} says which variant it changes, so {name} cannot be named too."
            )
        words = [word for text in self.house for word in text.split()]
        return with_rules(base, words) if words else base


@dataclass(frozen=True, kw_only=True)
class _Named:
    variant: str | None = None
    """The variant, by key or by name; the Danish game if none is named."""


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Rules(House, _Named):
    """A variant, and house rules."""

    def chosen(self) -> "Variant":
        """Return the rules.

        Raises:
            AgurkError: if there is no such variant, or a rule means nothing.
        """
        return self.variant_of(self.variant)


def spread(arguments: Sequence[str]) -> list[str]:
    """Return arguments with an option before each house rule.

    So `--house lives=1 threshold=30 "9c 2s"` is two rules and a trick.

    >>> spread(["--house", "lives=1", "threshold=30", "9c 2s"])
    ['--house', 'lives=1', '--house', 'threshold=30', '9c 2s']
    """
    repeated: list[str] = []
    for argument in arguments:
        rule = "=" in argument and not argument.startswith("-")
        if rule and len(repeated) > 1 and repeated[-2] == _HOUSE:
            repeated.append(_HOUSE)
        repeated.append(argument)
    return repeated
