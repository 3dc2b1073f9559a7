"""Relatives that still are Cucumber: other hands, packs or endings, the same last trick.

`TWENTY_TWO` follows pagat.com, "Twenty-Two"; `CONCOMBRE` its page "Cucumber"; `FIVE` the rules
of Five Cucumbers by 2F-Spiele; `BGA` the help page of Board Game Arena; `SERVER` a program;
`KRYPKILLE` Wikipedia.

Readings:

* Twenty-Two: who pays among equal last cards could not be read; the last of them does.
* Concombre: at the first 21 a player is half a cucumber and keeps only the highest card; the second
  time ends the match. A hand larger than the pack allows is seven cards.
* Five Cucumbers: out with six, not five; any number of 1s doubles once; only the last of equals
  takes. The youngest leads the first deal; here the first lead is the dealer's left neighbour's.
  A taker who is out passes the lead to the next player clockwise.
* The server program: the first of equal lowest last cards leads, where the program draws lots.
* Krypkille: whoever has the highest last card is out, which is written as one point with one point
  to lose by. Equal highest cards put all their holders out; when nobody would be left, the deal
  does not count. The card to head is the highest so far.
* Board Game Arena: above seven players the hand is cut, down to three cards for seventeen.
"""

from agurk.rules import choices as ch
from agurk.rules.variant import Variant

TWENTY_TWO = Variant(
    key="twenty_two",
    name="Twenty-Two",
    source='pagat.com, "Twenty-Two"',
    grade=ch.Grade.B,
    most_players=6,
    hand_rule=ch.HandRule.LOSER_CARD,
    hand_short=ch.HandShort.CAP,
    next_dealer=ch.NextDealer.LOSER,
    lead=ch.Lead.SETS,
    values=ch.Values.COURTS_10_ACE_11,
    threshold=22,
    exchange=ch.Exchange.FREE,
)
CONCOMBRE = Variant(
    key="concombre",
    name="Concombre",
    source='pagat.com, "Cucumber", Concombre',
    grade=ch.Grade.B,
    hand_rule=ch.HandRule.LOSER_CARD,
    hand_short=ch.HandShort.FIRST,
    lives=2,
    life_lost=ch.LifeLost.HIGHEST_CARD,
    end=ch.End.FIRST_OUT,
    keep_cards=True,
)
FIVE = Variant(
    key="five_cucumbers",
    name="Five Cucumbers",
    source="Five Cucumbers, rules by Friedemann Friese, 2F-Spiele",
    most_players=6,
    pack=ch.Pack.CUCUMBERS,
    first_lead=ch.FirstLead.TAKER,
    values=ch.Values.CUCUMBERS,
    multiplier=ch.Multiplier.ONES,
    threshold=5,
    compare=ch.Compare.MORE_THAN,
)
BGA = Variant(
    key="bga",
    name="Cucumber on Board Game Arena",
    source="Board Game Arena, help page",
    grade=ch.Grade.C,
    most_players=17,
    hand_short=ch.HandShort.CAP,
    ace=ch.Ace.LED,
    threshold=30,
    compare=ch.Compare.MORE_THAN,
)

SERVER = Variant(
    key="agurk_server",
    name="Agurk of the server program",
    source="agurk-server, a program by Simon Müller",
    grade=ch.Grade.C,
    jokers=3,
    joker_as=ch.JokerAs.ABOVE_ACE,
    hand_rule=ch.HandRule.DOWN_AND_UP,
    hand_short=ch.HandShort.CAP,
    first_lead=ch.FirstLead.LOWEST_LAST_CARD,
    lead=ch.Lead.SETS,
    set_follow=ch.SetFollow.ALL,
    penalty_tie=ch.PenaltyTie.ALL,
    compare=ch.Compare.MORE_THAN,
    keep_cards=True,
)
KRYPKILLE = Variant(
    key="krypkille",
    name="Krypkille",
    source='Wikipedia, "Krypkille"',
    grade=ch.Grade.B,
    least_players=3,
    pack=ch.Pack.KILLE,
    hand_rule=ch.HandRule.EQUAL_ALL,
    hand_short=ch.HandShort.CAP,
    penalty_tie=ch.PenaltyTie.ALL,
    values=ch.Values.ONE,
    threshold=1,
    all_out=ch.AllOut.REPLAY,
)

FAMILY = {
    TWENTY_TWO: ("22",),
    CONCOMBRE: (),
    FIVE: ("5 cucumbers", "fünf gurken", "fem agurker"),
    BGA: ("board game arena",),
    SERVER: ("agurk server",),
    KRYPKILLE: ("creeping kille",),
}
"""The presets of this family, each with further names it is found by."""

FIRST = (FIVE,)
"""What people know first who know this family."""
