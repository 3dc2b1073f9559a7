"""The types of the protocol as data, with what their source says of them.

Documents, examples and other languages' types are made from this, so that none lists a message.
"""

import ast
import inspect
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from functools import cache
from itertools import pairwise
from types import ModuleType, UnionType
from typing import Any, cast, get_args, get_type_hints

import msgspec

from agurk.server.wire import (
    client,
    events,
    form,
    http,
    options,
    replay,
    review,
    scene,
    server,
    worth,
)
from agurk.server.wire.base import Message, Part

BODIES = (http, form, replay, review)
"""What is sent over HTTP."""

MODULES = (client, server, events, scene, options, worth, *BODIES)
"""What clients meet; what HTTP asks of a table inside the server is not among it."""


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a message or a part."""

    name: str
    type: msgspec.inspect.Type
    hint: Any
    """The annotation, for `msgspec.convert`."""
    required: bool
    default: object
    """What stands for a field that is left out, as JSON; None if it is required."""
    told: str
    """What the source says; empty if nothing."""


@dataclass(frozen=True, slots=True)
class Shape:
    """A message, if it has a tag, or a part of one."""

    cls: type[Part]
    tag: str | None
    told: str
    fields: tuple[Field, ...]

    @property
    def name(self) -> str:
        """The name of the type."""
        return self.cls.__name__


@dataclass(frozen=True, slots=True)
class Choices:
    """Words of which a field has one."""

    cls: type[Enum]
    told: str
    words: tuple[tuple[str, str], ...]
    """Each word, and what the source says of it."""

    @property
    def name(self) -> str:
        """The name of the type."""
        return self.cls.__name__


@dataclass(frozen=True, slots=True)
class Group:
    """Messages of which one may stand in a place."""

    name: str
    told: str
    members: tuple[type[Message], ...]


@dataclass(frozen=True, slots=True)
class Described:
    """What one module says."""

    name: str
    """The module's last name."""
    told: str
    shapes: tuple[Shape, ...]
    choices: tuple[Choices, ...]
    groups: tuple[Group, ...]


@cache
def described() -> tuple[Described, ...]:
    """Return every module with its types, as they stand in the source."""
    return tuple(_module(module) for module in MODULES)


def shapes() -> tuple[Shape, ...]:
    """Return all messages and parts."""
    return tuple(shape for module in described() for shape in module.shapes)


def bodies() -> tuple[Shape, ...]:
    """Return what is sent over HTTP, and the parts of it that no socket knows."""
    names = {module.__name__ for module in BODIES}
    return tuple(shape for shape in shapes() if shape.cls.__module__ in names)


def groups() -> dict[str, Group]:
    """Return all groups of messages by name."""
    return {group.name: group for module in described() for group in module.groups}


@cache
def shape_of(cls: type[Part]) -> Shape:
    """Return what is known of one message or part."""
    return next(shape for shape in shapes() if shape.cls is cls)


def parts_of(kind: msgspec.inspect.Type) -> Iterator[type[Part]]:
    """Yield the messages and parts that a field of this type may hold, not those inside them."""
    match kind:
        case msgspec.inspect.StructType(cls=cls):
            yield cast("type[Part]", cls)
        case msgspec.inspect.VarTupleType(item_type=item):
            yield from parts_of(item)
        case msgspec.inspect.TupleType(item_types=items):
            for item in items:
                yield from parts_of(item)
        case msgspec.inspect.UnionType(types=types):
            for each in types:
                yield from parts_of(each)
        case _:
            pass


def reach(*roots: type[Part]) -> frozenset[type[Part]]:
    """Return these messages and parts, and all that can stand inside them."""
    found: set[type[Part]] = set()
    waiting = list(roots)
    while waiting:
        cls = waiting.pop()
        if cls not in found:
            found.add(cls)
            for field in shape_of(cls).fields:
                waiting.extend(parts_of(field.type))
    return frozenset(found)


def group_of(kind: msgspec.inspect.UnionType) -> Group | None:
    """Return the group that a union is; None if it is none."""
    members = frozenset(parts_of(kind))
    return next((each for each in groups().values() if frozenset(each.members) == members), None)


def _module(module: ModuleType) -> Described:
    """Read a module's types, and the strings in its source that tell of them."""
    tree = ast.parse(inspect.getsource(module))
    notes = _notes(tree.body)
    own = [
        (node.name, getattr(module, node.name), node)
        for node in tree.body
        if isinstance(node, ast.ClassDef)
    ]
    return Described(
        name=module.__name__.rpartition(".")[2],
        told=_unwrap(ast.get_docstring(tree) or ""),
        shapes=tuple(_shape(cls, node, notes) for _, cls, node in own if issubclass(cls, Part)),
        choices=tuple(_choices(cls, node) for _, cls, node in own if issubclass(cls, Enum)),
        groups=tuple(
            Group(name, notes.get(name, ""), members)
            for name in _assigned(tree.body)
            if (members := _members(getattr(module, name)))
        ),
    )


def _shape(cls: type[Part], node: ast.ClassDef, aliases: dict[str, str]) -> Shape:
    info = cast("msgspec.inspect.StructType", msgspec.inspect.type_info(cls))
    notes = _notes(node.body)
    named = {
        line.target.id: aliases.get(ast.unparse(line.annotation), "")
        for line in node.body
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name)
    }
    hints = get_type_hints(cls, include_extras=True)
    return Shape(
        cls,
        info.tag if isinstance(info.tag, str) else None,
        _unwrap(inspect.getdoc(cls) or ""),
        tuple(
            Field(
                name=field.encode_name,
                type=field.type,
                hint=hints[field.name],
                required=field.required,
                default=None if field.required else _as_json(field.default),
                told=notes.get(field.name) or named.get(field.name, ""),
            )
            for field in info.fields
        ),
    )


def _as_json(value: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(value))


def _choices(cls: type[Enum], node: ast.ClassDef) -> Choices:
    notes = _notes(node.body)
    words = tuple((str(each.value), notes.get(each.name, "")) for each in cls)
    return Choices(cls, _unwrap(inspect.getdoc(cls) or ""), words)


def _members(value: object) -> tuple[type[Message], ...]:
    """Return the messages of a union of messages; nothing for any other value."""
    found = get_args(value) if isinstance(value, UnionType) else ()
    messages = tuple(each for each in found if isinstance(each, type) and issubclass(each, Message))
    return messages if len(messages) == len(found) else ()


def _assigned(body: list[ast.stmt]) -> Iterator[str]:
    """Yield the names that are given a value, in order."""
    for line in body:
        match line:
            case ast.Assign(targets=[ast.Name(id=name)]):
                yield name
            case ast.AnnAssign(target=ast.Name(id=name)):
                yield name
            case _:
                pass


def _notes(body: list[ast.stmt]) -> dict[str, str]:
    """Return the string that stands under each name."""
    notes: dict[str, str] = {}
    for line, following in pairwise(body):
        match following:
            case ast.Expr(value=ast.Constant(value=str(told))):
                notes |= dict.fromkeys(_assigned([line]), _unwrap(told))
            case _:
                pass
    return notes


def _unwrap(told: str) -> str:
    """Return a docstring with each paragraph on one line."""
    return "\n\n".join(" ".join(part.split()) for part in inspect.cleandoc(told).split("\n\n"))
