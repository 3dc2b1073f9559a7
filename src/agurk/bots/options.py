"""What can be chosen of a bot: the fields of its dataclass, by name."""

from collections.abc import Iterable
from dataclasses import fields, is_dataclass, replace
from typing import Any, get_args, get_type_hints

from agurk.rules.errors import AgurkError, shorten
from agurk.rules.player import Player


class BotOption(AgurkError, ValueError):
    """An option that a bot does not have, or a value that it does not take."""

    slug = "bot-option"


_TRUTH = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}


def options_of(bot: Player) -> tuple[str, ...]:
    """Return what can be chosen of a bot.

    >>> from agurk.bots import find
    >>> options_of(find("pimc")), options_of(find("sharp"))
    (('worlds',), ())
    """
    kind: type[object] = type(bot)
    return tuple([entry.name for entry in fields(kind)]) if is_dataclass(kind) else ()


def with_options(bot: Player, name: str, options: Iterable[str]) -> Player:
    """Return a bot like another, with some options changed, each given as `key=value`.

    >>> from agurk.bots import find
    >>> with_options(find("pimc"), "pimc", ["worlds=20"])
    Pimc(worlds=20)

    Args:
        bot: The other.
        name: What it is called.
        options: The changes.

    Raises:
        BotOption: if it has no such option, or the option no such value.
    """
    wanted: dict[str, Any] = {}
    for option in options:
        key, mark, value = (part.strip() for part in option.partition("="))
        if not mark or key not in options_of(bot):
            known = ", ".join(f"{each}=" for each in options_of(bot))
            can = f"its options are {known}" if known else "it has none"
            raise BotOption(f'The bot {name} has no option "{shorten(option)}"; {can}.')
        wanted[key] = _read(key, value, get_type_hints(type(bot))[key])
    own: Any = bot
    changed: Player = replace(own, **wanted) if wanted else bot
    return changed


def check_range(name: str, value: float, least: float, most: float) -> None:
    """Make sure that the value of an option is in its range.

    Raises:
        BotOption: if it is not.
    """
    if not least <= value <= most:
        raise BotOption(f"The option {name} is from {least} to {most}, not {value}.")


def _read(key: str, text: str, kind: Any) -> object:  # noqa: ANN401 - any annotation
    """Return the value of an option from its text."""
    kinds = get_args(kind) or (kind,)
    if type(None) in kinds and text.casefold() == "none":
        return None
    told = "a text"
    for each in kinds:
        try:
            if each is bool:
                told = "yes or no"
                return _TRUTH[text.casefold()]
            if each is int:
                told = "a whole number"
                return int(text)
            if each is float:
                told = "a number"
                return float(text)
        except (ValueError, KeyError):
            continue
    if str in kinds:
        return text
    raise BotOption(f'The option {key} is {told}, not "{shorten(text)}".')
