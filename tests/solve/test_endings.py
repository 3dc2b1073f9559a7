"""The last tricks of a deal of two players."""

import pytest

from agurk.rules.cards import cards
from agurk.rules.errors import AgurkError
from agurk.sim.rollouts import Rollouts
from agurk.solve.endings import ending
from agurk.solve.equilibrium import find
from agurk.solve.situation import view_of_deal
from agurk.variants import VARIANTS

DANISH = VARIANTS["danish"]


def seen(hand, played="", variant=DANISH):
    """Return what a player sees who is in turn with some cards after some plays."""
    return view_of_deal(variant, cards(hand), played=cards(played) if played else ())


def test_a_whole_small_deal_is_played_as_its_equilibrium_says():
    found = find(DANISH, 2)
    for hand, played in (("3c 9d", ""), ("3c 9d", "5s"), ("8c 9d", "5s"), ("2c Kd", "As")):
        view = seen(hand, played)
        chances = {play: each.chance for play, each in ending(view).items()}
        assert chances == pytest.approx(found.answer(view), abs=0.03)


def test_the_last_choice_is_worth_what_open_hands_say_on_average():
    """With two cards each and a lead on the table nothing is left to be hidden."""
    view = seen("6c Jd", "2c 2d 3h 9s Ts")
    found = ending(view)
    solved = Rollouts(view).solve(4000, seed=3)
    for play, mean in zip(solved.plays, solved.means, strict=True):
        assert found[play].value == pytest.approx(mean, abs=0.4)
    assert max(found, key=lambda play: found[play].chance) == solved.best


def test_what_was_thrown_is_minded():
    """Who threw a nine holds nothing lower, so an eight is safe to be led last."""
    view = seen("8c Kd", "Kc 9d")
    assert ending(view)[11,].value > 9
    after_heading = seen("8c Kd", "9d Kc 2d As")
    assert ending(after_heading)[11,].value < ending(view)[11,].value


def test_a_utility_turns_what_is_wanted():
    view = seen("3c 9d Kd", "5s")
    wish = [[[(-1.0 if place == payer else 1.0) * (rank > 20) for rank in range(13)]
             for payer in (0, 1)] for place in (0, 1)]  # fmt: skip
    assert {each.value for each in ending(view, utility=wish).values()} == {0.0}
    points = [[[(rank + 2.0) * (-0.5 if place == payer else 0.5) for rank in range(13)]
               for payer in (0, 1)] for place in (0, 1)]  # fmt: skip
    plain, halved = ending(view), ending(view, utility=points)
    for play, each in halved.items():
        assert each.value == pytest.approx(plain[play].value, abs=0.3)


def test_beliefs_are_minded():
    view = seen("4c 9d", "5s")
    other = 1 - view.seat
    assert ending(view, beliefs={other: {(0,): 1.0}})[(2,)].value == pytest.approx(-9.0, abs=0.1)
    assert ending(view, beliefs={other: {(0,): 1.0}})[(7,)].value == pytest.approx(-4.0, abs=0.1)
    assert ending(view, beliefs={other: {(12,): 1.0}})[(7,)].value == pytest.approx(14.0, abs=0.1)


def test_the_same_question_has_the_same_answer():
    view = seen("3c 9d Kd", "5s")
    assert ending(view) == ending(view)


REFUSED = {
    "four tricks in no time": (
        lambda: ending(seen("3c 9d Kd Kh"), milliseconds=50),
        "position-too-large",
    ),
    "five tricks": (lambda: ending(seen("3c 9d Kd Kh Ah")), "position-too-large"),
    "one card": (lambda: ending(seen("3c", "9d Kd")), "wrong-time"),
    "a view of nobody": (lambda: ending(seen("3c 9d")._replace(seat=None)), "wrong-time"),
    "more players": (lambda: ending(three()), "players"),
    "hands that cannot be": (
        lambda: ending(seen("3c 9d", "5s"), beliefs={0: {(3,): 0.0}, 1: {(1, 7): 1.0}}),
        "no-world",
    ),
    "a hand that nobody believes in": (
        lambda: ending(seen("3c 9d", "5s"), beliefs={1: {(1, 8): 1.0}}),
        "incorrect-deal",
    ),
    "a utility of another size": (
        lambda: ending(seen("3c 9d", "5s"), utility=[[[1.0]]]),
        "text",
    ),
}


def three():
    """Return what a player sees who leads to a deal of three players."""
    from agurk.rules.actions import Lot
    from agurk.rules.dealing import chance, seed_of
    from agurk.rules.state import begin

    state = begin(DANISH.but(hand=3), 3).apply(Lot(2)).state
    state = state.apply(chance(state.match, seed_of("three"))).state
    return state.view(state.to_act)


@pytest.mark.parametrize(("ask_for", "slug"), REFUSED.values(), ids=REFUSED)
def test_it_refuses(ask_for, slug):
    with pytest.raises(AgurkError) as refused:
        ask_for()
    assert refused.value.slug == slug
