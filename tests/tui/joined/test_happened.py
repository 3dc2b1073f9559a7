"""What the server writes is read back as what happened."""

import json
from pathlib import Path

import pytest

from agurk.play.say import Teller
from agurk.server import scene
from agurk.server.wire.base import slug_of
from agurk.server.wire.events import TableEvent
from agurk.text.catalogue import written
from agurk.tui.drawing.faces import Faces
from agurk.tui.drawing.lead import heard
from agurk.tui.joined.happened import events
from agurk.tui.picture import Notice
from agurk.variants import VARIANTS

DANISH, NAMES = VARIANTS["danish"], tuple("ABCDEFGHIJKL")
EXAMPLES = [
    json.loads(text)
    for text in Path("spec/wire/events.jsonl").read_text(encoding="utf-8").splitlines()
]
NOT_TOLD = {"opened", "match-begun", "nonce-added", "secret-shown"}
"""What no picture needs."""
OF_PEOPLE = {
    *("seat-taken", "bot-placed", "seat-left", "owner-changed", "closed", "seated"),
    *("asked", "answered", "dropped", "settled", "hint-taken"),
    *("redeal-demanded", "table-paused", "table-resumed"),
}
"""What is told in the words of the page."""


@pytest.mark.parametrize("example", EXAMPLES, ids=[each["type"] for each in EXAMPLES])
def test_an_event_is_the_one_that_was_written(example):
    import msgspec

    table = {slug_of(kind.__name__) for kind in TableEvent.__args__} - NOT_TOLD - OF_PEOPLE
    found = events([{"events": [example]}])
    if example["type"] in OF_PEOPLE:
        for language in written():
            assert heard(found[0], Teller(DANISH, NAMES, 0, Faces(language), language))
    elif example["type"] in table:
        assert not isinstance(found[0], Notice)
        assert json.loads(msgspec.json.encode(scene.event(found[0]))) == example
    else:
        assert found == ()


def test_whoever_left_is_called_by_name():
    left = events([{"events": [{"type": "seat-left", "seat": 1, "removed": False}]}], ("Bo", "Ida"))
    teller = Teller(DANISH, ("Bo", "– 2 –"), 0, Faces())
    assert heard(left[0], teller) == "Ida leaves the table."


def test_what_is_not_known_or_not_whole_is_left_out():
    odd = [{"type": "new"}, {"type": "paid"}, {"type": "deal-void"}]
    assert events([{"events": odd}, {}]) == ()
