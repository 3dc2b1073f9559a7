"""What comes between two deals."""

from agurk.rules.cards import Card
from agurk.rules.choices import TopCard
from agurk.rules.match import Counted, Match, Phase
from agurk.rules.progress import settle_deal
from agurk.rules.scoring import LastTrick, Payment
from agurk.rules.standing import opening
from agurk.variants import VARIANTS

DOOMED = VARIANTS["gurka_se"].but(top_card=TopCard.CLUB_SIX, top_card_loses=True)


def test_nobody_is_asked_to_buy_into_a_match_that_a_card_has_ended():
    match = Match(DOOMED, 5, opening(DOOMED, 5), phase=Phase.PLAY, dealer=0, number=1)
    counted = Counted(LastTrick(0, (Payment(0, 21, Card("6c")),)), 1)
    after, _ = settle_deal(match, counted)
    assert after.phase is Phase.OVER
    assert after.outcome is not None
    assert after.outcome.losers == (0,)
