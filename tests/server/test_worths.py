"""Reviews as clients get them: all that is known, and nobody's name."""

from dataclasses import replace

import msgspec
import pytest

from agurk.notation import dumps
from agurk.notation import replay as steps_of
from agurk.review import Effort, review
from agurk.rules.actions import DealOut, Redeal
from agurk.server.reviewer import reviewed
from agurk.server.wire.review import Review
from agurk.server.worths import as_wire
from agurk.sim.native import available
from agurk.variants import VARIANTS
from tests.strategies import random_record

LITTLE = Effort(blocks=1, forced=1)
pytestmark = pytest.mark.skipif(not available(), reason="there is no kernel")


@pytest.fixture(scope="module")
def record():
    """Return the first two deals of a match."""
    whole = random_record(VARIANTS["danish"], 3, 1)
    steps = list(steps_of(whole))
    end = next(at for at, step in enumerate(steps) if step.state.match.number == 3)
    names = ("Ida-name", "Bo-name", "Saga-name")
    return replace(whole, actions=whole.actions[: end + 1], match="a" * 24, names=names)


def test_it_says_what_the_review_says(record):
    found = review(record, effort=LITTLE)
    told = as_wire(record, found)
    assert [len(deal.plays) for deal in told.deals] == [len(deal.plays) for deal in found.deals]
    for deal, wire in zip(found.deals, told.deals, strict=True):
        for play, said in zip(deal.plays, wire.plays, strict=True):
            assert said.cards == tuple(card.text for card in play.cards)
            assert said.loss == pytest.approx(play.loss, abs=1e-6)
            assert (said.costly, said.good, said.forced) == (play.costly, play.good, play.forced)
            assert (said.because is None) is (play.reason is None)
        for share in wire.shares:
            parts = share.deal + share.own + share.others
            assert share.before + parts == pytest.approx(share.after, abs=1e-5)
    assert [turn.cause for turn in told.turns] == [turn.cause.value for turn in found.turns]


def test_a_deal_has_the_number_that_replays_give_it(record):
    actions = list(record.actions)
    first = next(at for at, action in enumerate(actions) if isinstance(action, DealOut))
    thrown = [*actions[: first + 1], Redeal(), *actions[first:]]
    again = replace(record, actions=tuple(thrown))
    told = as_wire(again, review(again, effort=LITTLE))
    assert [deal.deal for deal in told.deals] == list(range(2, len(told.deals) + 2))
    assert all(turn.deal >= 2 for turn in told.turns)


def test_the_process_makes_what_clients_read_and_nobody_is_named(record):
    text, steps = dumps(record), []
    data = reviewed(text, lambda done, of: steps.append((done, of)))
    told = msgspec.json.decode(data, type=Review)
    assert told.match == record.match
    assert not [name for name in record.names if name.encode() in data]
    assert steps[-1][0] == steps[-1][1] == sum(len(deal.plays) for deal in told.deals)
