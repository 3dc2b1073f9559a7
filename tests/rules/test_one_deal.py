"""A match of one deal: whoever pays has lost, and what is for longer matches changes nothing."""

import pytest

from agurk.rules.cards import cards
from agurk.rules.choices import AllOut, End, Money, PenaltyTie
from agurk.rules.outcome import outcome, pay_out
from agurk.rules.scoring import count_last_trick
from agurk.rules.standing import opening, settle
from agurk.rules.variant import Variant

ONE = Variant(end=End.ONE_DEAL, penalty_tie=PenaltyTie.ALL, money=Money.DIFFERENCE)


@pytest.mark.parametrize("all_out", AllOut)
@pytest.mark.parametrize("exact_reset", [0, 9])
@pytest.mark.parametrize(
    ("last", "winners", "money"),
    [
        pytest.param("9c 9d", (0, 1), (0, 0), id="both pay"),
        pytest.param("9c 2d", (1,), (-9, 9), id="one pays"),
    ],
)
def test_a_threshold_and_what_hangs_on_it_change_nothing(
    last, winners, money, exact_reset, all_out
):
    variant = ONE.but(threshold=9 + bool(exact_reset), exact_reset=exact_reset, all_out=all_out)
    counted = count_last_trick(variant, tuple(card.alone for card in cards(last)))
    standing, _ = settle(variant, opening(variant, 2), counted)
    assert standing.lives == (1, 1)
    ended = outcome(variant, standing, counted)
    assert ended is not None
    assert ended.winners == winners
    assert pay_out(variant, standing, ended.winners, 0)[0].money == money
