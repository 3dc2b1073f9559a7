"""The types of the protocol in TypeScript."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec import inspect

from agurk.server.http.api import ENDPOINTS
from agurk.server.wire import PROTOCOL, typescript
from agurk.server.wire.described import described, groups, parts_of, shapes

TEXT = typescript.text()
CODE = re.sub(r"/\*\*.*?\*/", "", TEXT, flags=re.DOTALL)
"""The text without comments."""

CHOICES = [each for module in described() for each in module.choices]
ROOT = Path(__file__).parents[3]


def block(name: str) -> str:
    """Return the one declaration of a name."""
    declared = rf"^export (?:interface|type) {name}\b.*?(?=^export|\Z)"
    (found,) = re.findall(declared, CODE, re.MULTILINE | re.DOTALL)
    return str(found)


def fields(name: str) -> dict[str, str]:
    """Return the fields of a declaration, and what each holds."""
    return dict(re.findall(r"^  readonly (\w+\??): (.*);$", block(name), re.MULTILINE))


@pytest.mark.parametrize("shape", shapes(), ids=lambda shape: shape.name)
def test_every_message_and_part_has_its_fields(shape):
    expected = [*(["type"] if shape.tag else []), *(field.name for field in shape.fields)]
    assert [name.rstrip("?") for name in fields(shape.name)] == expected
    if shape.tag:
        assert fields(shape.name)["type"] == f'"{shape.tag}"'


@pytest.mark.parametrize("shape", shapes(), ids=lambda shape: shape.name)
def test_every_field_names_the_parts_that_it_holds(shape):
    found = fields(shape.name)
    for field in shape.fields:
        holds = found.get(field.name) or found[f"{field.name}?"]
        inside = [cls.__name__ for cls in parts_of(field.type)]
        if any(inside):
            assert "Event" in holds if len(inside) > 1 else inside[0] in holds
        null = isinstance(field.type, inspect.UnionType) and field.type.includes_none
        assert holds.endswith("| null") == null


@pytest.mark.parametrize("choices", CHOICES, ids=lambda choices: choices.name)
def test_every_choice_has_its_words(choices):
    words = [word for word, _ in choices.words]
    assert re.findall(r'\| "([^"]+)"', block(choices.name)) == words


@pytest.mark.parametrize("group", list(groups().values()), ids=lambda group: group.name)
def test_every_group_comes_to_its_members(group):
    members: list[str] = []
    for name in re.findall(r"\| (\w+)", block(group.name)):
        inside = groups().get(name)
        members += [cls.__name__ for cls in inside.members] if inside else [name]
    assert sorted(members) == sorted(cls.__name__ for cls in group.members)


def test_every_name_is_declared():
    declared = set(re.findall(r"^export (?:interface|type) (\w+)", CODE, re.MULTILINE))
    types = ""
    for line in CODE.splitlines():
        if found := re.match(r"  (?:readonly \w+\??: |\| )(.*?);?$", line):
            types += " " + re.sub(r'"[^"]*"', "", found[1])
    assert set(re.findall(r"\b[A-Z]\w*", types)) <= declared | {"Partial"}


def test_the_version_is_said():
    assert f"export const PROTOCOL = {PROTOCOL};" in TEXT


def test_brackets_and_comments_are_closed():
    for left, right in ("{}", "()", "[]", "<>"):
        assert CODE.count(left) == CODE.count(right)
    assert TEXT.count("/**") == TEXT.count("*/")
    assert "*/" not in CODE


def test_every_line_is_short_enough():
    assert max(map(len, TEXT.splitlines())) <= 100


def test_a_client_may_leave_out_what_has_a_default():
    assert fields("Hello")["token?"] == "string"
    assert fields("Say")["phrase?"] == "Phrase | null"
    assert fields("NewTable")["options?"] == "Partial<TableOptions>"


def test_what_the_server_sends_is_always_there():
    assert fields("TableOptions")["variant"] == "string"
    assert fields("Welcome")["options"] == "TableOptions"


def test_lists_cannot_be_changed():
    assert fields("MatchScene")["kept"] == "readonly (readonly string[])[]"
    assert fields("MatchScene")["exchanged"] == "readonly (readonly [number, number])[]"
    assert fields("Welcome")["missed"] == "readonly Entry[] | null"


def test_what_is_told_of_a_field_stands_above_it():
    assert "  /** The last entry that is known; -1 for none. */\n  readonly since?: number;" in TEXT


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda endpoint: endpoint.name)
def test_every_way_to_ask_has_its_types(endpoint):
    way = re.escape(f'readonly "{endpoint.method} /api{endpoint.path}": {{')
    (found,) = re.findall(rf"^  {way}\n(.*?)^  }};", block("Endpoints"), re.MULTILINE | re.DOTALL)
    held = dict(re.findall(r"^    readonly (\w+): (.*);$", found, re.MULTILINE))
    assert list(held) == ["parts", "query", "body", "answer"]
    assert re.findall(r"readonly (\w+):", held["parts"]) == re.findall(r"{(\w+)}", endpoint.path)
    asked = re.findall(r"readonly (\w+)\?:", held["query"])
    assert asked == [query.name for query in endpoint.query]
    types = [of.__name__ for kind in endpoint.answers.values() for of in kind.types]
    assert held["answer"] == (" | ".join(types) or "string")
    assert (held["body"] == "null") == (endpoint.body is None)


def test_what_is_asked_for_several_times_is_a_list():
    assert "{ readonly house?: readonly string[]; readonly language?: string; }" in CODE


def test_the_script_prints_it():
    ran = subprocess.run(
        [sys.executable, "-m", "agurk.server.wire.typescript"],
        capture_output=True,
        check=True,
        cwd=ROOT,
        encoding="utf-8",
    )
    assert ran.stdout == TEXT
