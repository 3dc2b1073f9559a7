"""Norwegian Gurka, Agurk, Røkkar and Sjuer.

`GURKA_NO` and its options, and `VIDARGAS`, follow pagat.com, "Cucumber", for Norway. `AGURK` and
`ROKKAR` follow no.wikipedia.org, "Agurk (kortspill)", and `SJUER` its page "Sjuer".

Readings:

* "No ace on an ace" is read as: after an ace nobody can head, so all play their lowest card.
* What Vidargas' game calls too much is not said: 21 with two lives, as in Denmark. The next dealer
  is the holder of the lowest last card, the first of equals; another site names the loser.
* Røkkar's rampo speaks of equal last cards of all who are left. It is taken to act when the shared
  penalty would leave nobody in, which is when it matters.
* Sjuer's jokers have no stated value: 15 times 5.
"""

from agurk.rules import choices as ch
from agurk.rules.variant import Variant
from agurk.variants.danish import DANISH

_PAGAT = 'pagat.com, "Cucumber", Norway'
_WIKIPEDIA = 'no.wikipedia.org, "Agurk (kortspill)"'

GURKA_NO = Variant(key="gurka_no", name="Gurka, Norwegian form", source=_PAGAT)
JOKERS = GURKA_NO.but(
    key="gurka_no_jokers",
    name="Gurka, Norwegian form with jokers",
    source=f"{_PAGAT}, an option",
    jokers=2,
    joker_as=ch.JokerAs.ACE,
)
ACE_ONCE = GURKA_NO.but(
    key="gurka_no_ace_once",
    name="Gurka, Norwegian form, no ace on an ace",
    source=f"{_PAGAT}, an option",
    grade=ch.Grade.C,
    ace=ch.Ace.ANY,
)
VIDARGAS = DANISH.but(
    key="norwegian_vidargas",
    name="Norwegian Agurk, Vidargas' form",
    source=f"{_PAGAT}, after Vidargas",
    grade=ch.Grade.B,
    hand_rule=ch.HandRule.LOSER_CARD,
    hand=5,
    hand_max=7,
    next_dealer=ch.NextDealer.LOWEST_LAST_CARD,
    first_lead=ch.FirstLead.DEALER,
    values=ch.Values.COURTS_ACE_11,
    exchange=ch.Exchange.DEALER_SETS,
)
AGURK = Variant(
    key="agurk_no_wiki",
    name="Norwegian Agurk",
    source=_WIKIPEDIA,
    follow=ch.Follow.FORCED,
    penalty_tie=ch.PenaltyTie.ALL,
    threshold=30,
)
ROKKAR = AGURK.but(
    key="rokkar",
    name="Røkkar",
    source=f"{_WIKIPEDIA}, the form played for money",
    grade=ch.Grade.B,
    follow=ch.Follow.OPTIONAL,
    money=ch.Money.FIRST_OUT,
    all_out=ch.AllOut.RAMPO,
)
SJUER = Variant(
    key="sjuer",
    name="Sjuer",
    source='no.wikipedia.org, "Sjuer"',
    grade=ch.Grade.B,
    jokers=2,
    joker_as=ch.JokerAs.ABOVE_ACE,
    follow=ch.Follow.FORCED,
    penalty_tie=ch.PenaltyTie.ALL,
    values=ch.Values.TIMES_FIVE,
    threshold=250,
)

FAMILY = {
    GURKA_NO: ("norsk gurka", "norwegian gurka"),
    JOKERS: (),
    ACE_ONCE: (),
    VIDARGAS: ("vidargas",),
    AGURK: ("norsk agurk", "norwegian"),
    ROKKAR: (),
    SJUER: (),
}
"""The presets of this family, each with further names it is found by."""

FIRST = (GURKA_NO, AGURK)
"""What people know first who know this family."""
