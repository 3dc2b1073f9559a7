"""The types of the protocol for programs in TypeScript."""

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from textwrap import wrap

from msgspec import inspect

from agurk.server.http.api import ENDPOINTS
from agurk.server.http.endpoint import Kind
from agurk.server.http.query import Query
from agurk.server.wire import PROTOCOL
from agurk.server.wire.described import (
    Choices,
    Field,
    Group,
    Shape,
    described,
    group_of,
    groups,
    reach,
    shape_of,
)
from agurk.server.wire.server import ServerMessage

_WIDTH = 100
_HEAD = """\
// What Agurk's server and its clients say to each other; docs/protocol.md explains it.
// Made by scripts/gen_wire from src/agurk/server/wire: change it there.
"""


def text() -> str:
    """Return a TypeScript module with a type for every message, part, choice and endpoint.

    What the server sends has every field. A field that a client may leave out has a `?`.
    """
    blocks = [_HEAD, f"/** The version of the protocol. */\nexport const PROTOCOL = {PROTOCOL};\n"]
    for module in described():
        blocks += [_choices(each) for each in module.choices]
        blocks += [_shape(each) for each in module.shapes]
        blocks += [_group(each) for each in module.groups]
    return "\n".join([*blocks, _endpoints()])


def _endpoints() -> str:
    """Return the type that says, for each way to ask over HTTP, what goes in and what comes out."""
    told = _comment("Every way to ask over HTTP: what goes in, and what is answered.")
    ways = "".join(
        f'{_comment(each.summary, "  ")}  readonly "{each.method} /api{each.path}": {{\n'
        f"    readonly parts: {_parts(each.path)};\n"
        f"    readonly query: {_queries(each.query)};\n"
        f"    readonly body: {'null' if each.body is None else _body(each.body)};\n"
        f"    readonly answer: {' | '.join(map(_body, each.answers.values()))};\n"
        "  };\n"
        for each in ENDPOINTS
    )
    return f"{told}export interface Endpoints {{\n{ways}}}\n"


def _parts(path: str) -> str:
    """Return the type of what stands in the braces of a path."""
    return _object(f"{name}: string | number" for name in re.findall(r"{(\w+)}", path))


def _queries(queries: Sequence[Query]) -> str:
    """Return the type of what may stand behind the question mark."""
    kinds = {query.name: _type(inspect.type_info(query.type)) for query in queries}
    return _object(
        f"{each.name}?: {f'readonly {kinds[each.name]}[]' if each.many else kinds[each.name]}"
        for each in queries
    )


def _object(fields: Iterable[str]) -> str:
    inside = "".join(f"readonly {field}; " for field in fields)
    return f"{{ {inside}}}" if inside else "Readonly<Record<string, never>>"


def _body(kind: Kind) -> str:
    return " | ".join(of.__name__ for of in kind.types) or "string"


def _choices(choices: Choices) -> str:
    lines = [f"{_comment(told, '  ')}  | {json.dumps(word)}" for word, told in choices.words]
    return f"{_comment(choices.told)}export type {choices.name} =\n" + "\n".join(lines) + ";\n"


def _shape(shape: Shape) -> str:
    lines = [f"  readonly type: {json.dumps(shape.tag)};\n"] if shape.tag else []
    lines += [_field(field, sent=_sent(shape)) for field in shape.fields]
    head, body = f"{_comment(shape.told)}export ", "".join(lines)
    if not body:
        return f"{head}type {shape.name} = Readonly<Record<string, never>>;\n"
    return f"{head}interface {shape.name} {{\n{body}}}\n"


def _field(field: Field, *, sent: bool) -> str:
    told = _comment(" ".join(filter(None, (field.told, _limits(field.type)))), "  ")
    if sent or field.required:
        return f"{told}  readonly {field.name}: {_type(field.type)};\n"
    return f"{told}  readonly {field.name}?: {_given(field.type)};\n"


def _group(group: Group) -> str:
    lines = "\n".join(f"  | {name}" for name in _named(group))
    return f"{_comment(group.told)}export type {group.name} =\n{lines};\n"


def _named(group: Group) -> Iterator[str]:
    """Yield the members of a group, smaller groups by their names."""
    rest = list(group.members)
    inside = [each for each in groups().values() if set(each.members) < set(rest)]
    for smaller in sorted(inside, key=lambda each: -len(each.members)):
        if set(smaller.members) <= set(rest):
            yield smaller.name
            rest = [each for each in rest if each not in smaller.members]
    yield from (each.__name__ for each in rest)


def _sent(shape: Shape) -> bool:
    """Whether the server sends this on a socket, and so leaves no field out."""
    return shape.cls in reach(*ServerMessage.__args__)


def _given(kind: inspect.Type) -> str:
    """Return a type as a client has to give it: it may leave out what the server would not."""
    if isinstance(kind, inspect.StructType):
        shape = shape_of(kind.cls)
        if _sent(shape) and not any(field.required for field in shape.fields):
            return f"Partial<{shape.name}>"
    return _type(kind)


def _type(kind: inspect.Type) -> str:
    match kind:
        case inspect.NoneType():
            return "null"
        case inspect.BoolType():
            return "boolean"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.StrType():
            return "string"
        case inspect.EnumType(cls=cls) | inspect.StructType(cls=cls):
            return cls.__name__
        case inspect.VarTupleType(item_type=item):
            return f"readonly {_bound(_type(item))}[]"
        case inspect.TupleType(item_types=items):
            return f"readonly [{', '.join(map(_type, items))}]"
        case inspect.UnionType(types=types):
            group = group_of(kind)
            return group.name if group else " | ".join(map(_type, types))
        case _:
            raise TypeError(f"There is no TypeScript for {kind}.")


def _bound(item: str) -> str:
    """Return a type so that `[]` may follow."""
    return f"({item})" if " " in item else item


def _limits(kind: inspect.Type) -> str:
    """Return the limits of a text or a list as a sentence; nothing if it has none."""
    match kind:
        case inspect.StrType(max_length=int(most)):
            return f"At most {most} characters."
        case inspect.VarTupleType(max_length=int(most)):
            return f"At most {most}."
        case _:
            return ""


def _comment(told: str, indent: str = "") -> str:
    """Return a sentence as TSDoc, with its line end; nothing if there is none."""
    if not told:
        return ""
    told = told.replace("*/", "*\\/")
    one = f"{indent}/** {told} */"
    if "\n" not in told and len(one) <= _WIDTH:
        return one + "\n"
    width = _WIDTH - len(indent) - 3
    lines = (line for part in told.splitlines() for line in wrap(part, width) or [""])
    body = "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines)
    return f"{indent}/**\n{body}{indent} */\n"


if __name__ == "__main__":
    print(text(), end="")  # noqa: T201 - that is what it is started for
