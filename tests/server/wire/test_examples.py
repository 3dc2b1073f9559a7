"""The examples in spec/wire: one a message, and nothing that is nearly one is understood."""

import json
from collections.abc import Iterator
from copy import deepcopy
from typing import Any, NamedTuple

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from agurk.rules.actions import Play
from agurk.rules.cards import cards
from agurk.rules.dealing import chance
from agurk.rules.fairness import deal_seed, promise
from agurk.rules.reasons import explain
from agurk.rules.state import begin
from agurk.server.wire.base import Part
from agurk.server.wire.client import ClientMessage
from agurk.server.wire.described import bodies, parts_of, reach, shape_of, shapes
from agurk.server.wire.events import Corrected, Event
from agurk.server.wire.scene import Mine, Scene
from agurk.server.wire.server import Entry, ServerMessage
from agurk.variants import VARIANTS
from scripts import gen_wire, wire_examples

FILES = {"client.jsonl": ClientMessage, "server.jsonl": ServerMessage, "events.jsonl": Event}


class Example(NamedTuple):
    """A message or body as the golden files have it."""

    text: bytes
    kind: Any
    """What it has to be understood as."""
    cls: type[Part]


def read(name: str) -> list[str]:
    return (gen_wire.TARGET / name).read_text(encoding="utf-8").splitlines()


def examples() -> Iterator[Any]:
    for name, group in FILES.items():
        tags = {shape_of(cls).tag: cls for cls in group.__args__}
        for line in read(name):
            tag = json.loads(line)["type"]
            example = Example(line.encode(), group, tags[tag])
            yield pytest.param(example, id=f"{tag} in {name}")
    for line in read("http.jsonl"):
        found = msgspec.json.decode(line, type=dict[str, msgspec.Raw])
        name = msgspec.json.decode(found["type"], type=str)
        (cls,) = (shape.cls for shape in bodies() if shape.name == name)
        yield pytest.param(Example(bytes(found["body"]), cls, cls), id=f"{name} over HTTP")


EXAMPLES = list(examples())
MESSAGES = [param for param in EXAMPLES if param.values[0].kind in FILES.values()]
SAID = [param for param in MESSAGES if param.values[0].kind is not Event]


def refused(data: object, kind: Any) -> bool:
    try:
        msgspec.json.decode(json.dumps(data), type=kind)
    except msgspec.ValidationError:
        return True
    return False


def places(data: object) -> list[tuple[Any, Any]]:
    """Return every object and list inside, with each of its keys."""
    found: list[tuple[Any, Any]] = []
    waiting = [data]
    while waiting:
        at = waiting.pop()
        keys = at if isinstance(at, dict) else range(len(at)) if isinstance(at, list) else ()
        for key in keys:
            found.append((at, key))
            waiting.append(at[key])  # type: ignore[index]
    return found


@pytest.mark.parametrize("name", sorted(wire_examples.files()))
def test_the_golden_file_is_what_the_types_say(name):
    found = (gen_wire.TARGET / name).read_text(encoding="utf-8")
    assert found == wire_examples.files()[name], f"spec/wire/{name} is stale: run `make spec`"


def test_no_other_file_lies_there():
    assert {file.name for file in gen_wire.TARGET.iterdir()} == set(wire_examples.files())


@pytest.mark.parametrize("name", FILES)
def test_every_message_has_one_example(name):
    tags = [shape_of(cls).tag for cls in FILES[name].__args__]
    assert [json.loads(line)["type"] for line in read(name)] == tags


def test_every_body_has_one_example():
    names = [shape.name for shape in bodies()]
    assert [json.loads(line)["type"] for line in read("http.jsonl")] == names


@pytest.mark.parametrize("example", EXAMPLES)
def test_it_is_understood_and_written_again_letter_for_letter(example):
    message = msgspec.json.decode(example.text, type=example.kind)
    assert type(message) is example.cls
    assert msgspec.json.encode(message) == example.text


@pytest.mark.parametrize("example", EXAMPLES)
def test_a_field_that_is_not_known_is_refused_at_any_depth(example):
    data = json.loads(example.text)
    objects = [data, *(at[key] for at, key in places(data))]
    for inside in objects:
        if isinstance(inside, dict):
            inside["surplus"] = 1
            assert refused(data, example.kind)
            del inside["surplus"]
    assert not refused(data, example.kind)


@pytest.mark.parametrize("example", EXAMPLES)
def test_a_field_that_is_needed_cannot_be_left_out(example):
    data = json.loads(example.text)
    for field in shape_of(example.cls).fields:
        rest = {name: value for name, value in data.items() if name != field.name}
        assert refused(rest, example.kind) == field.required


@pytest.mark.parametrize("example", EXAMPLES)
def test_a_value_of_the_wrong_type_is_refused_at_any_depth(example):
    data = json.loads(example.text)
    for at, key in places(data):
        right = at[key]
        at[key] = 7 if isinstance(right, dict) else {"neither": "text nor number"}
        assert refused(data, example.kind)
        at[key] = right


NONSENSE = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.text(max_size=9), inner),
    max_leaves=4,
)


@pytest.mark.parametrize("example", MESSAGES)
@settings(max_examples=25)
@given(data=st.data())
def test_whatever_stands_in_a_place_is_understood_or_refused(example, data):
    message = json.loads(example.text)
    at, key = data.draw(st.sampled_from(places(message)))
    at[key] = data.draw(NONSENSE)
    if not refused(message, example.kind):
        again = msgspec.json.decode(json.dumps(message), type=example.kind)
        assert msgspec.json.decode(msgspec.json.encode(again), type=example.kind) == again


@pytest.mark.parametrize("example", MESSAGES)
@pytest.mark.parametrize("tag", ["", "nothing", "Hello", 1, None])
def test_a_type_that_is_not_known_is_refused(example, tag):
    assert refused({**json.loads(example.text), "type": tag}, example.kind)


@pytest.mark.parametrize("example", MESSAGES)
def test_a_message_without_a_type_is_refused(example):
    data = json.loads(example.text)
    del data["type"]
    assert refused(data, example.kind)


@pytest.mark.parametrize("example", SAID)
def test_what_one_side_says_is_not_understood_from_the_other(example):
    other = ServerMessage if example.kind is ClientMessage else ClientMessage
    assert refused(json.loads(example.text), other)


@pytest.mark.parametrize("name", FILES)
def test_hidden_cards_stand_only_in_what_is_mine(name):
    for line in read(name):
        message = json.loads(line)
        if message["type"] != shape_of(Corrected).tag:
            message.pop("mine", None)
            assert not {key for _, key in places(message)} & {"hand", "discards"}


def test_what_everybody_sees_has_no_field_for_hidden_cards():
    for cls in reach(Scene, Entry) - {Corrected}:
        assert not {field.name for field in shape_of(cls).fields} & {"hand", "discards"}


def test_what_is_mine_stands_under_that_name_alone():
    fields = [field for shape in shapes() for field in shape.fields]
    assert {field.name for field in fields if Mine in reach(*parts_of(field.type))} == {"mine"}


def test_the_example_of_a_deal_is_the_fair_one(welcome):
    match = welcome["scene"]["match"]
    events = {event["type"]: event for event in map(json.loads, read("events.jsonl"))}
    nonces = [""] * len(match["counts"])
    nonces[events["nonce-added"]["seat"]] = events["nonce-added"]["text"]
    secret = bytes.fromhex(events["secret-shown"]["secret"])
    assert promise(secret) == match["promise"]
    state = begin(VARIANTS["danish"], 4)
    for number in range(2):
        act = chance(state.match, deal_seed(secret, match["name"], number, nonces))
        state, _ = state.apply(act)
    assert state.match.dealer == match["dealer"]
    played = [play for trick in match["tricks"] for play in trick["plays"]]
    for play in (*played, *match["trick"]):
        state, _ = state.apply(Play(cards(play["cards"][0])))
    assert state.to_act == match["to_act"] == welcome["mine"]["seat"]
    assert [card.text for card in state.view(0).hand] == welcome["mine"]["hand"]


@pytest.fixture
def welcome():
    lines = {json.loads(line)["type"]: json.loads(line) for line in read("server.jsonl")}
    return deepcopy(lines["welcome"])


def test_the_example_of_a_table_is_one_that_can_be(welcome):
    match, mine = welcome["scene"]["match"], welcome["mine"]
    tricks = [play for trick in match["tricks"] for play in trick["plays"]]
    seen = [card for play in (*tricks, *match["trick"]) for card in play["cards"]]
    known = [*seen, *mine["hand"]]
    assert len(set(known)) == len(known)
    assert match["counts"][mine["seat"]] == len(mine["hand"])
    assert sum(match["counts"]) + len(seen) == match["size"] * len(match["counts"])
    trick = tuple(cards(" ".join(play["cards"])) for play in match["trick"])
    hand = cards(" ".join(mine["hand"]))
    reasons = {card.text: explain(VARIANTS["danish"], hand, trick, (card,)) for card in hand}
    assert {reason.legal for reason in reasons.values()} == {True, False}
    legal = {text: reason.value for text, reason in reasons.items() if reason.legal}
    assert legal == {option["action"]: option["why"] for option in mine["options"]}
