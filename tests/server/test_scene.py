"""From the engine to the wire: what is worked out of a match for whoever looks at it."""

import pytest

from agurk.rules.actions import Play
from agurk.rules.cards import cards
from agurk.rules.state import begin
from agurk.server import scene
from agurk.server.wire.events import Played
from agurk.variants import VARIANTS
from tests.rules import scenes


def shown(state):
    return scene.match_scene(state.view(None), name="x", promise="y")


@pytest.mark.parametrize(
    ("key", "threshold", "lives"),
    [
        pytest.param("danish", 21, 2, id="21 and two lives"),
        pytest.param("danish_kept", 22, 1, id="more than 21"),
        pytest.param("gurka_se", 30, 1, id="30"),
        pytest.param("matapesa", 0, 1, id="no points at all"),
    ],
)
def test_it_is_told_which_score_costs_a_life_and_how_many_there_are(key, threshold, lives):
    told = shown(begin(VARIANTS[key], 3))
    assert (told.threshold, told.all_lives) == (threshold, lives)


def test_the_price_of_the_last_trick_is_told_once_it_has_a_card():
    state = scenes.scene("danish", "9c 4d | 3d Tc", "4d 3d")
    assert shown(state).price is None
    state, _ = state.apply(Play(cards("9c")))
    assert (shown(state).price, shown(state).holding) == (9, 0)


@pytest.mark.parametrize(
    ("did", "play", "how"),
    [
        pytest.param("", "9c", "led", id="a card that was led"),
        pytest.param("9c", "Tc", "headed", id="a higher card"),
        pytest.param("9c", "9d", "headed", id="an equal one"),
        pytest.param("9c", "3d", "thrown", id="the lowest"),
    ],
)
def test_it_is_told_what_a_card_did(did, play, how):
    state = scenes.scene("danish", "9c 4d 5h | 3d 9d Tc", did)
    _, events = state.apply(Play(cards(play)))
    played = scene.event(events[0])
    assert isinstance(played, Played)
    assert (played.seat, played.how) == (int(bool(did)), how)


@pytest.mark.parametrize(
    ("did", "play", "lowest", "last"),
    [
        pytest.param("", "4d", False, False, id="a lead, whatever it is"),
        pytest.param("9c", "3d", True, False, id="a card under the one led"),
        pytest.param("9c", "Tc", False, False, id="a higher one"),
        pytest.param("9c 9d 3d", "2d", False, True, id="the last card"),
    ],
)
def test_it_is_told_whether_a_card_was_the_lowest_as_all_can_see(did, play, lowest, last):
    hands = "9c 2d | 3d 9d" if last else "9c 4d 5h | 3d 9d Tc"
    state = scenes.scene("danish", hands, did)
    _, events = state.apply(Play(cards(play)))
    played = scene.event(events[0])
    assert isinstance(played, Played)
    assert (played.lowest, played.last) == (lowest, last)


@pytest.mark.parametrize(
    ("key", "did", "told"),
    [
        pytest.param("danish", "9c", ("9c", True), id="a card to be headed"),
        pytest.param("danish", "9c 3d", None, id="nothing once it has played"),
        pytest.param("gurka_is", "6c", None, id="nothing that its rank does not tell"),
    ],
)
def test_a_seat_is_told_what_a_card_has_to_reach(key, did, told):
    state = scenes.scene(key, "6c 9c 5h | 3d 9d Tc | 2h Jh Qh", did)
    found = scene.mine(state.view(1), 1, forced=False).bar
    assert (found and (found.card, found.higher)) == told


def test_a_seat_is_told_when_all_its_cards_are_forced():
    state = scenes.scene("danish", "9c 4d | 3d Tc", "9c")
    assert not scene.mine(state.view(1), 1, forced=False).claim
    state = scenes.scene("danish", "9c Kd | 3d Tc", "Kd")
    assert scene.mine(state.view(1), 1, forced=False).claim
