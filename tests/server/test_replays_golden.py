"""Golden matches, face up, that the page is held to."""

import msgspec
import pytest

from agurk.notation import loads
from agurk.notation.verify import Verdict, verify
from agurk.server.wire.replay import Replay
from scripts import gen_replays


def golden(name):
    """Return a golden match."""
    return (gen_replays.TARGET / f"{name}.json").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", gen_replays.SHOWN)
def test_a_golden_match_is_what_its_record_shows(name):
    assert gen_replays.replay_text(name) == golden(name)


@pytest.mark.parametrize("name", gen_replays.SHOWN)
def test_a_golden_match_is_fair(name):
    text = (gen_replays.SPEC / "deals" / f"{name}.agurk").read_text(encoding="utf-8")
    assert verify(loads(text)).verdict is Verdict.FAIR


@pytest.mark.parametrize("name", gen_replays.SHOWN)
def test_every_card_of_the_pack_is_dealt_left_or_kept(name):
    told = msgspec.json.decode(golden(name), type=Replay)
    for deal in told.deals:
        dealt = [card for hand in deal.hands for card in hand]
        assert sorted((*dealt, *deal.stock, *deal.kept)) == sorted(told.pack)


def test_what_took_the_last_trick_is_of_the_hand_of_whoever_took_it():
    told = msgspec.json.decode(golden("danish"), type=Replay)
    for deal in told.deals:
        assert set(deal.cards) <= set(deal.hands[deal.taker[-1]])
        assert deal.paid[deal.taker[-1]] > 0
