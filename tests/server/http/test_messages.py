"""Whatever a client says is understood, or refused in a sentence; nothing else happens."""

import json
from pathlib import Path

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from agurk.server.http.messages import NotUnderstood, read_hello, read_message
from agurk.server.wire.client import Hello

EXAMPLES = Path(__file__).parents[3] / "spec" / "wire" / "client.jsonl"
MESSAGES = [json.loads(line) for line in EXAMPLES.read_text("utf-8").splitlines() if line.strip()]

values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=6,
)


def read(text):
    """Return what a text says, or None after a refusal in a sentence."""
    refusals = []
    try:
        return read_message(text)
    except NotUnderstood as refused:
        refusals.append((refused.slug, str(refused)))
    ((slug, told),) = refusals
    assert slug == "text"
    assert told.startswith("This message is not understood: ")
    assert told.endswith(".")
    return None


@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: message["type"])
def test_every_example_is_understood(message):
    understood = msgspec.to_builtins(read(json.dumps(message)))
    assert {key: understood[key] for key in message} == message


@given(st.text())
@example('{"a":' * 800)
@example("[" * 4000)
@example('{"type":"ping"')
def test_any_text_is_understood_or_refused(text):
    read(text)


@given(st.data())
def test_a_message_with_a_part_changed_is_understood_or_refused(data):
    message = dict(data.draw(st.sampled_from(MESSAGES)))
    for _ in range(data.draw(st.integers(1, 3))):
        field = data.draw(st.sampled_from([*message, "more"]))
        if data.draw(st.booleans()):
            message[field] = data.draw(values)
        else:
            message.pop(field, None)
    read(json.dumps(message))


@given(st.data())
def test_a_message_that_is_cut_off_is_refused(data):
    text = json.dumps(data.draw(st.sampled_from(MESSAGES)))
    assert read(text[: data.draw(st.integers(0, len(text) - 1))]) is None


def test_the_first_message_is_hello():
    said = {"type": "hello", "protocol": 1, "table": "t"}
    assert read_hello(json.dumps(said)) == Hello(protocol=1, table="t")
    with pytest.raises(NotUnderstood, match="`hello`"):
        read_hello('{"type":"ping"}')


def test_the_name_of_a_command_is_read_wherever_it_stands():
    with pytest.raises(NotUnderstood) as refused:
        read_message('{"more":[1,{"id":"no"}],"id":"yes","type":"choose"}')
    assert refused.value.command == "yes"
