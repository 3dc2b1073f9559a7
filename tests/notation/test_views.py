"""A view as an object of JSON."""

import json
from random import Random

import pytest

from agurk.notation.actions import parse_action
from agurk.notation.views import view_object
from agurk.rules.state import begin
from agurk.variants import VARIANTS
from agurk.variants.house import from_header
from tests.rules.scenes import scene
from tests.strategies import play_on


@pytest.mark.parametrize("key", VARIANTS)
def test_what_may_be_done_is_read_back(key):
    variant = VARIANTS[key]
    for moment in play_on(begin(variant, variant.least_players), Random(key), 0.02):
        state = moment.state
        if state.to_act is not None:
            view = state.view(state.to_act)
            told = json.loads(json.dumps(view_object(view)))
            assert tuple(map(parse_action, told["actions"][:50])) == view.actions[:50]
            assert told["seat"] == told["to_act"] == state.to_act
            assert from_header(told["variant"], told["house"]) == variant


@pytest.mark.parametrize("key", ["danish", "diku_exchange", "ogorek"])
def test_states_that_a_seat_cannot_tell_apart_are_told_alike(key):
    random = Random(key)
    for moment in play_on(begin(VARIANTS[key], 4), random, 0.02):
        if moment.state.to_act is not None and random.random() < 0.2:
            view = moment.state.view(moment.state.to_act)
            twin = view.resample(random).view(view.seat)
            assert view_object(twin) == view_object(view)


def test_plays_are_told_with_their_seats():
    told = view_object(scene("danish", "3c 9d|5s Ks|2c Qc", "9d Ks").view(2))
    assert told["trick"] == [{"seat": 0, "cards": ["9d"]}, {"seat": 1, "cards": ["Ks"]}]
    assert (told["leader"], told["hand"], told["actions"]) == (0, ["2c", "Qc"], ["2c"])


def test_a_spectator_is_told_no_hand():
    told = view_object(scene("danish", "3c 9d|5s Ks|2c Qc").view(None))
    assert (told["seat"], told["hand"], told["actions"], told["counts"]) == (
        None,
        [],
        [],
        [2, 2, 2],
    )
