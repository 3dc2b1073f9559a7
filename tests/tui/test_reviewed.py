"""What the cards of a match were worth, as the terminal tells it."""

from pathlib import Path

import pytest

from agurk.notation.reading import load
from agurk.review.reviewing import Unreviewable
from agurk.sim.native import available
from agurk.text.catalogue import words
from agurk.tui.reviewed import lines

DEALS = Path("spec/deals")


@pytest.mark.skipif(not available(), reason="there is no kernel")
def test_a_review_says_how_well_each_played_and_what_turned_the_match():
    record = load(DEALS / "danish_first_over.agurk")
    told = lines(record, "da")
    say = words("da", "review").say
    heads = [say("accuracy"), say("turning"), say("costly")]
    assert [line for line in told if line in heads] == heads
    rows = told[told.index(heads[0]) + 2 :][: record.players]
    assert [row.split()[0] for row in rows] == list(record.names)


def test_a_record_without_hands_is_refused():
    with pytest.raises(Unreviewable):
        lines(load(DEALS / "danish-spectator.agurk"), "en")
