"""Icelandic Gúrka.

`GURKA_IS` follows pagat.com, "Cucumber", for Iceland: hands of ten cards and one fewer each deal,
sets of equal cards may be led, the club six is above the ace and costs 21, more than 21 is out and
exactly 21 clears. `SIX_LOSES` follows the newer page of spilareglur.is, where ending with the club
six loses the match. `VIDIVELLIR` follows baggalutur.is: a set yields only to equal cards.

Readings:

* After the deal of one card the next has ten again.
* A set heads another if, both sorted, each of its cards is at least as high. Otherwise the lowest
  cards are played, as many as were led.
* The club six ranks above the ace, so it makes no pair with another six.
* The club six clears a clean score, since 0 and 21 make exactly 21, and is too much for any other.
* Cards kept before their owners leave the pack; where it then gives too few, hands are smaller.
* Víðivallagúrka's scoring could not be read: it is that of the plain family game, and the black
  sevens, though highest, cost 7. One card is kept for the last trick, as elsewhere in Iceland.
* With the exchange nobody changes more cards than the first player did.
"""

from agurk.rules import choices as ch
from agurk.rules.variant import Variant

_PAGAT = 'pagat.com, "Cucumber", Iceland'

GURKA_IS = Variant(
    key="gurka_is",
    name="Gúrka",
    source=_PAGAT,
    most_players=4,
    hand_rule=ch.HandRule.COUNTDOWN,
    hand=10,
    hand_short=ch.HandShort.CAP,
    lead=ch.Lead.SETS,
    top_card=ch.TopCard.CLUB_SIX,
    compare=ch.Compare.MORE_THAN,
    exact_reset=21,
    keep_cards=True,
)
SIX_LOSES = GURKA_IS.but(
    key="gurka_is_six_loses",
    name="Gúrka, the club six loses",
    source="spilareglur.is, the newer page",
    grade=ch.Grade.B,
    top_card_loses=True,
    exact_reset=0,
)
SEVENS = GURKA_IS.but(
    key="gurka_is_sevens",
    name="Gúrka with black sevens",
    source=f"{_PAGAT}, an option",
    top_card=ch.TopCard.BLACK_SEVENS,
)
EXCHANGE = GURKA_IS.but(
    key="gurka_is_exchange",
    name="Gúrka with an exchange",
    source=f"{_PAGAT}, an option",
    exchange=ch.Exchange.UP_TO_FIRST,
)

VIDIVELLIR = Variant(
    key="vidivellir",
    name="Víðivallagúrka",
    source="baggalutur.is, Víðivallagúrka",
    grade=ch.Grade.C,
    least_players=3,
    most_players=6,
    top_card=ch.TopCard.BLACK_SEVENS_AT_7,
    exchange=ch.Exchange.UP_TO_PREVIOUS,
    lead=ch.Lead.SETS,
    set_follow=ch.SetFollow.EQUAL,
)

FAMILY = {
    GURKA_IS: ("íslensk gúrka", "icelandic"),
    SIX_LOSES: (),
    SEVENS: (),
    EXCHANGE: (),
    VIDIVELLIR: ("víðivellir",),
}
"""The presets of this family, each with further names it is found by."""

FIRST = (GURKA_IS,)
"""What people know first who know this family."""
