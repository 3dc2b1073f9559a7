"""A match reviewed from its record."""

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from agurk.notation import load, replay
from agurk.review import Cause, Effort, Unreviewable, review
from agurk.rules.actions import Correct, Play
from agurk.rules.errors import VariantError
from agurk.rules.variant import Variant
from agurk.sim.native import available
from tests.strategies import random_record

LITTLE = Effort(blocks=4, forced=1)
DEALS = Path(__file__).parents[2] / "spec" / "deals"
pytestmark = pytest.mark.skipif(not available(), reason="there is no kernel")


@cache
def whole(name="danish"):
    return load(DEALS / f"{name}.agurk")


@cache
def first_deals(name="danish", deals=2, less=0):
    """Return the beginning of a match, up to the end of some deals less a few actions."""
    record = whole(name)
    steps = list(replay(record))
    end = next(at for at, step in enumerate(steps) if step.state.match.number == deals + 1)
    return replace(record, actions=record.actions[: end + 1 - less])


@cache
def reviewed(name="danish", deals=2, less=0, seed=0):
    return review(first_deals(name, deals, less), seed=seed, effort=LITTLE)


@pytest.mark.parametrize(
    "name", ["danish", "five_cucumbers", "danish_tie_all", "gurka_is_exchange", "cucumber_free"]
)
def test_the_parts_of_luck_and_skill_add_up_to_the_change_exactly(name):
    found = reviewed(name)
    assert all(deal.shares for deal in found.deals)
    for deal in found.deals:
        for share in deal.shares:
            assert share.deal + share.own + share.others == share.change
            assert share.own <= 0
            assert share.luck + share.own == share.change


def test_one_deal_begins_where_the_one_before_ended():
    first, second = reviewed().deals
    for before, after in zip(first.shares, second.shares, strict=True):
        assert before.after == after.before


def test_every_card_is_judged_by_its_own_player_and_the_best_loses_nothing():
    plays = [play for deal in reviewed().deals for play in deal.plays]
    done = [step.action for step in replay(first_deals())]
    cards = [each.instead if isinstance(each, Correct) else each.cards
             for each in done if isinstance(each, Play | Correct)]  # fmt: skip
    assert [play.cards for play in plays] == cards
    for play in plays:
        assert play.loss == play.best.chance - play.played.chance >= 0
        assert play.forced == (len(play.worths.plays) == 1)
        assert not (play.forced and play.loss)
        assert (play.reason is not None) == play.costly
        assert play.worths.exact or play.worths.worlds


def test_the_last_trick_is_exact():
    for deal in reviewed().deals:
        last = max(play.trick for play in deal.plays)
        assert all(play.worths.exact for play in deal.plays if play.trick == last)


def test_turning_points_are_the_greatest_steps_first():
    turns = reviewed().turns
    changes = [abs(turn.change) for turn in turns]
    assert changes == sorted(changes, reverse=True)
    assert all((turn.by is None) == (turn.cause is Cause.DEAL) for turn in turns)


def test_accuracy_sums_up_each_seat():
    found = reviewed()
    for each in found.accuracy:
        mine = [p for deal in found.deals for p in deal.plays if p.seat == each.seat]
        chosen = [play for play in mine if not play.forced and not play.corrected]
        assert each.choices == len(chosen)
        assert each.loss == sum(play.loss for play in chosen)
        assert each.mean_loss == each.loss / each.choices
        assert 0 <= each.best_share <= 1


def test_the_same_seed_gives_the_same_on_any_number_of_threads():
    record = first_deals(deals=1)
    alone = review(record, effort=LITTLE, threads=1)
    assert review(record, effort=LITTLE, threads=4) == alone
    assert review(record, effort=LITTLE, seed=1) != alone


def test_a_match_under_way_is_reviewed_as_far_as_it_has_come():
    found = reviewed(less=6)
    assert not found.over
    assert not found.deals[-1].over
    for share in found.deals[-1].shares:
        assert share.deal + share.own + share.others == share.change


def test_one_seat_alone_can_be_looked_at_and_gets_the_same():
    record = first_deals(deals=1)
    every, one = review(record, effort=LITTLE), review(record, seat=1, effort=LITTLE)
    mine = tuple(play for play in every.deals[0].plays if play.seat == 1)
    assert one.deals[0].plays == mine
    assert [each.seat for each in one.accuracy] == [1]
    assert one.deals[0].shares == (every.deals[0].shares[1],)


def test_corrected_plays_are_no_choices():
    record = random_record(Variant(), 3, 4, 160)
    found = review(record, effort=Effort(blocks=1, forced=1))
    corrected = [p for deal in found.deals for p in deal.plays if p.corrected]
    assert corrected
    chosen = [p for d in found.deals for p in d.plays if not p.forced and not p.corrected]
    assert sum(each.choices for each in found.accuracy) == len(chosen)


def test_it_tells_how_far_it_is():
    told = []
    review(first_deals(deals=1), effort=LITTLE, told=lambda done, of: told.append((done, of)))
    assert told == [(done, len(told)) for done in range(1, len(told) + 1)]


def test_house_rules_without_chances_of_their_own_are_told():
    record = random_record(Variant(threshold=17), 3, 1, 8)
    assert not review(record, effort=LITTLE).own_chances
    assert reviewed().own_chances


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        pytest.param(
            lambda: review(whole("danish-spectator")), "does not hold all hands", id="no hands"
        ),
        pytest.param(
            lambda: review(replace(whole(), actions=whole().actions[:2])),
            "No card has been played",
            id="nothing played",
        ),
        pytest.param(
            lambda: review(whole(), seat=7), "there is no seat 7", id="a seat that is none"
        ),
    ],
)
def test_what_cannot_be_reviewed_is_said(asked, sentence):
    with pytest.raises(Unreviewable, match=sentence) as caught:
        asked()
    assert caught.value.slug == "no-review"


def test_a_pack_that_simulations_cannot_count_is_refused():
    with pytest.raises(VariantError):
        review(random_record(Variant(decks=3), 3, 1, 10))
