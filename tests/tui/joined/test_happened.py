"""What the server writes is read back as what happened."""

import json
from pathlib import Path

import pytest

from agurk.server import scene
from agurk.server.wire.base import slug_of
from agurk.server.wire.events import TableEvent
from agurk.tui.joined.happened import events

EXAMPLES = [
    json.loads(text)
    for text in Path("spec/wire/events.jsonl").read_text(encoding="utf-8").splitlines()
]
NOT_TOLD = {"match-begun", "nonce-added", "secret-shown"}
"""What no picture needs."""


@pytest.mark.parametrize("example", EXAMPLES, ids=[each["type"] for each in EXAMPLES])
def test_an_event_is_the_one_that_was_written(example):
    import msgspec

    table = {slug_of(kind.__name__) for kind in TableEvent.__args__} - NOT_TOLD
    found = events([{"events": [example]}])
    if example["type"] in table:
        assert json.loads(msgspec.json.encode(scene.event(found[0]))) == example
    else:
        assert found == ()


def test_what_is_not_known_or_not_whole_is_left_out():
    odd = [{"type": "new"}, {"type": "paid"}, {"type": "deal-void"}]
    assert events([{"events": odd}, {}]) == ()
