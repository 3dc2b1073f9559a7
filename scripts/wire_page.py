"""The parts of docs/protocol.md that follow from the code: lists of messages, slugs and words."""

import json
from collections.abc import Callable, Iterator

from msgspec import inspect

from agurk.server.http.api import ENDPOINTS
from agurk.server.http.endpoint import Kind
from agurk.server.wire.described import (
    Choices,
    Field,
    Shape,
    bodies,
    described,
    group_of,
    groups,
    shape_of,
    shapes,
)
from scripts import marks
from scripts.wire_examples import line
from scripts.wire_slugs import slugs

_WIDTH = 96


def filled(page: str) -> str:
    """Return the page with everything between its marks made anew."""
    return marks.filled(page, PARTS)


def _messages(group: str) -> str:
    return "\n".join(_section(shape_of(cls)) for cls in groups()[group].members)


def _parts() -> str:
    """Return what stands inside messages: parts and words, by name."""
    sections = {
        each.name: _section(each) for each in shapes() if each.tag is None and each not in bodies()
    }
    for module in described():
        sections |= {each.name: _words(each) for each in module.choices}
    return "\n".join(sections[name] for name in sorted(sections))


def _bodies() -> str:
    return "\n".join(map(_section, bodies()))


def _slugs() -> str:
    rows = "\n".join(f"| `{slug}` | {told} |" for slug, told in sorted(slugs().items()))
    return f"| Slug | What was refused |\n|---|---|\n{rows}\n"


def _ways() -> str:
    """Return all ways to ask over HTTP, with what goes in and what comes out."""
    rows = "".join(
        f"| `{each.method} /api{each.path}` | {each.summary} | {_body(each.body)} "
        f"| {' or '.join(map(_body, each.answers.values()))} |\n"
        for each in ENDPOINTS
    )
    return f"| Request | What it does | Body | Answer |\n|---|---|---|---|\n{rows}"


def _body(kind: Kind | None) -> str:
    if kind is None:
        return ""
    if not kind.types:
        return "a picture" if kind.media[0].startswith("image/") else "a record, as text"
    return " or ".join(_link(of.__name__) for of in kind.types)


PARTS: dict[str, Callable[[], str]] = {
    "client": lambda: _messages("ClientMessage"),
    "server": lambda: _messages("ServerMessage"),
    "events": lambda: _messages("Event"),
    "parts": _parts,
    "bodies": _bodies,
    "slugs": _slugs,
    "ways": _ways,
}
"""What can stand between marks, by the name in them."""


def _section(shape: Shape) -> str:
    """Return the section on one message, part or body."""
    name = f"`{shape.tag}`" if shape.tag else shape.name
    rows = "".join(_row(field) for field in shape.fields)
    table = f"| Field | Holds | Meaning |\n|---|---|---|\n{rows}\n" if rows else ""
    shown = "\n".join(_wrapped(json.loads(line(shape))))
    return f"### {name}\n\n{shape.told}\n\n{table}```json\n{shown}\n```\n"


def _row(field: Field) -> str:
    meaning = field.told
    if not field.required:
        default = json.dumps(field.default, ensure_ascii=False)
        shown = "its defaults" if isinstance(field.default, dict) else f"`{default}`"
        meaning = f"{meaning} Left out: {shown}.".strip()
    return f"| `{field.name}` | {_holds(field.type)} | {meaning} |\n"


def _words(choices: Choices) -> str:
    rows = "".join(f"| `{word}` | {told} |\n" for word, told in choices.words)
    return f"### {choices.name}\n\n{choices.told}\n\n| Word | Meaning |\n|---|---|\n{rows}"


def _holds(kind: inspect.Type) -> str:
    """Return a type in words."""
    match kind:
        case inspect.NoneType():
            return "null"
        case inspect.BoolType():
            return "true or false"
        case inspect.IntType(ge=least, le=most):
            return "whole number" + _between(least, most, "")
        case inspect.FloatType():
            return "number"
        case inspect.StrType(min_length=least, max_length=most):
            return "text" + _between(least, most, " characters")
        case inspect.EnumType(cls=cls):
            return _link(cls.__name__)
        case inspect.StructType(cls=cls):
            return _link(cls.__name__)
        case inspect.VarTupleType(item_type=item, max_length=most):
            return f"list of {_holds(item)}" + (f", at most {most}" if most else "")
        case inspect.TupleType(item_types=items):
            return "list of " + " and ".join(map(_holds, items))
        case inspect.UnionType(types=types):
            group = group_of(kind)
            return group_link(group.name) if group else " or ".join(map(_holds, types))
        case _:
            raise TypeError(f"There are no words for {kind}.")


def _between(least: int | None, most: int | None, of: str) -> str:
    if most is None or most >= 2**53 - 1:
        return "" if least is None else f", at least {least}{of}"
    return f", {least}–{most}{of}" if least is not None else f", at most {most}{of}"


def _link(name: str) -> str:
    return f"[{name}](#{name.lower()})"


def group_link(name: str) -> str:
    """Return a link to the chapter on a group of messages."""
    return f"[{name}](#{name.lower()}s)"


def _wrapped(value: object, indent: str = "", before: str = "", after: str = "") -> Iterator[str]:
    """Yield the lines of a value: on one line where it fits, else one line an item."""
    whole = f"{indent}{before}{json.dumps(value, ensure_ascii=False)}{after}"
    if len(whole) <= _WIDTH or not isinstance(value, dict | list) or not value:
        yield whole
        return
    pairs = value.items() if isinstance(value, dict) else (("", each) for each in value)
    yield f"{indent}{before}{'{' if isinstance(value, dict) else '['}"
    for place, (key, each) in enumerate(pairs, 1):
        comma = "," if place < len(value) else ""
        yield from _wrapped(each, indent + "  ", f'"{key}": ' if key else "", comma)
    yield f"{indent}{'}' if isinstance(value, dict) else ']'}{after}"
