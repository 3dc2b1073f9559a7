r"""House rules as TOML files.

A file names its base and the rules that differ:

    base = "danish"
    name = "Agurk at the Hansens'"

    [rules]
    threshold = 30
    keep_cards = false

>>> loads('base = "danish"\n[rules]\nthreshold = 30').name
'Danish Agurk, house rules'
"""

from enum import Enum
from os import PathLike
from pathlib import Path
from typing import Any

from agurk.rules.errors import UnknownVariant, VariantError, shorten
from agurk.rules.variant import Variant, plain
from agurk.variants import house
from agurk.variants.registry import find

_HEAD = ("name", "source", "grade", "revision")
_KEYS = ("base", *_HEAD, "rules")
_LARGEST = 999_999_999


def load(path: str | PathLike[str]) -> Variant:
    """Return the variant in a file.

    Raises:
        VariantError: if it is no such file; names the file and, where it can, the line.
        UnknownVariant: if there is no such base.
        OSError: if the file cannot be read.
    """
    try:
        return loads(Path(path).read_text(encoding="utf-8"))
    except UnicodeDecodeError as error:
        raise VariantError(f"{path}: this is not UTF-8 text ({error.reason}).") from None
    except (VariantError, UnknownVariant) as error:
        raise type(error)(f"{path}: {error}") from None


def loads(text: str) -> Variant:
    """Return the variant that a TOML text stands for.

    Raises:
        VariantError: if the text is not TOML, has a key that means nothing, or rules that
            contradict each other.
        UnknownVariant: if there is no such base.
    """
    data = _read(text)
    for key in data:
        if key not in _KEYS:
            raise VariantError(_unknown_key(key))
    base = house.PLAIN_GAME
    if "base" in data:
        base = find(_text("base", data["base"]))
    rules = data.get("rules", {})
    if not isinstance(rules, dict):
        raise VariantError("rules is a table: write [rules], and below it such as threshold = 30.")
    changes = {}
    for name, value in rules.items():
        field = house.field_named(name)
        changes[field] = _value(field, value)
    variant = house.with_values(base, changes)
    chosen = {name: _head(name, data[name]) for name in _HEAD if name in data}
    return variant.but(**chosen)


def dump(variant: Variant, path: str | PathLike[str]) -> None:
    """Write a variant to a file.

    Raises:
        VariantError: if its key is neither that of a preset nor `custom`.
        OSError: if the file cannot be written.
    """
    Path(path).write_text(dumps(variant), encoding="utf-8")


def dumps(variant: Variant) -> str:
    """Return a variant as TOML; `loads` gives it back.

    Raises:
        VariantError: if its key is neither that of a preset nor `custom`.
    """
    base = house.base_of(variant)
    changes = variant.differences(base)
    expected = base.but(name=house.house_name(base, changed=bool(changes)))
    lines = [] if base is house.PLAIN_GAME else [f"base = {_quoted(base.key)}"]
    for name in _HEAD:
        value = plain(getattr(variant, name))
        if value != plain(getattr(expected, name)):
            lines.append(f"{name} = {_toml(value)}")
    lines += ["", "[rules]"] if lines else ["[rules]"]
    lines += [f"{name} = {_toml(plain(value))}" for name, value in changes.items()]
    return "\n".join(lines) + "\n"


def _read(text: str) -> dict[str, Any]:
    import tomllib  # noqa: PLC0415 - only files of house rules need it

    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        end = f"at the end, line {len(text.splitlines())}"
        reason = str(error).replace("at end of document", end)
        raise VariantError(f"This is not TOML: {reason}.") from None
    except (ValueError, RecursionError):
        raise VariantError("This is not TOML that can be read: it is endless.") from None


def _head(name: str, value: object) -> Any:  # noqa: ANN401 - a field's type is its own
    if name == "revision":
        return _value(name, value)
    text = _text(name, value)
    return house.parse_value(name, text) if name == "grade" else text


def _text(name: str, value: object) -> str:
    if not isinstance(value, str):
        raise VariantError(f"{name} is text, so write it in quotes, not {_shown(value)}.")
    return value


def _value(field: str, value: object) -> Any:  # noqa: ANN401 - a field's type is its own
    """Return the value of a field out of a TOML value."""
    default = Variant.__dataclass_fields__[field].default
    if isinstance(default, Enum):
        if isinstance(value, str):
            return house.parse_value(field, value)
        raise VariantError(
            f"{field} cannot be {_shown(value)}; it is one of "
            f"{', '.join(_quoted(choice.value) for choice in type(default))}, in quotes."
        )
    if type(value) is not type(default):
        wanted = "true or false" if isinstance(default, bool) else "a whole number"
        raise VariantError(f"{field} cannot be {_shown(value)}; it is {wanted}, without quotes.")
    if isinstance(value, int) and abs(value) > _LARGEST:
        raise VariantError(f"{field} cannot have more than 9 digits.")
    return value


def _unknown_key(key: str) -> str:
    try:
        field = house.field_named(key)
    except VariantError:
        return f"{_quoted(key[:40])} means nothing here; a file has {', '.join(_KEYS)}."
    return f"{field} is a rule: write it below a line [rules]."


def _shown(value: object) -> str:
    return shorten(_toml(value))


def _toml(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return _quoted(value)
    try:
        return str(value)
    except ValueError:
        return "a number of thousands of digits"


def _quoted(text: str) -> str:
    r"""Return a TOML basic string; control characters as \u escapes."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return '"' + "".join(_escape(letter) for letter in escaped) + '"'


def _escape(letter: str) -> str:
    return f"\\u{ord(letter):04x}" if letter < " " or letter == "\x7f" else letter
