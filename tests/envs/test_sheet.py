"""A view as text."""

from agurk.envs.sheet import sheet
from agurk.rules.actions import Play
from agurk.rules.cards import cards
from agurk.rules.state import begin
from agurk.variants import VARIANTS
from tests.envs.moments import laid_out


def played(state, *plays):
    for play in plays:
        state = state.apply(Play(cards(play))).state
    return state


def test_a_trick_is_a_column_and_a_player_a_row():
    state = played(laid_out(VARIANTS["danish"], ((0, 5), (3, 9))), "7c", "Jc")
    assert sheet(state.view(1), ["Ida", "Bo"]) == (
        "danish, deal 1: play\n"
        "  Ida       0/2 |  *7c\n"
        "> Bo      d 0/2 |   Jc\n"
        "  hand           [5c]\n"
    )


def test_a_spectator_sees_no_hand():
    state = laid_out(VARIANTS["danish"], ((0, 5), (3, 9)))
    assert "hand" not in sheet(state.view(None), ["Ida", "Bo"])


def test_what_may_not_be_played_has_no_brackets():
    state = played(laid_out(VARIANTS["danish"], ((0, 8), (3, 5, 9)[:2])), "Tc")
    assert "[5c] 7c" in sheet(state.view(1), ["Ida", "Bo"])


def test_before_the_lot_there_is_nothing_but_names():
    assert sheet(begin(VARIANTS["danish"], 2).view(0), ["Ida", "Bo"]).count("\n") == 3
