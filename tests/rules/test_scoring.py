"""What the last trick costs, where the cards themselves cost little."""

from agurk.rules.cards import cards
from agurk.rules.choices import Pack, PenaltyTie, Values
from agurk.rules.scoring import count_last_trick
from agurk.rules.variant import Variant

CUCUMBERS = Variant(
    pack=Pack.CUCUMBERS, values=Values.CUCUMBERS, penalty_tie=PenaltyTie.BONUS, hand=5
)


def counted(text):
    return count_last_trick(CUCUMBERS, tuple((card,) for card in cards(text)))


def test_an_equal_of_a_worthless_card_takes_nothing_off():
    last = counted("1 1 1")
    assert [(payment.place, payment.points) for payment in last.payments] == [(2, 0)]
    assert not last.bonuses


def test_an_equal_of_another_card_takes_its_cost_off():
    assert [(bonus.place, bonus.points) for bonus in counted("15 3 15").bonuses] == [(0, 5)]
