"""Relatives that still are Cucumber: other hands, packs or endings, the same last trick.

`TWENTY_TWO` follows pagat.com, "Twenty-Two"; `CONCOMBRE` its page "Cucumber"; `FIVE` the rules
of Five Cucumbers by 2F-Spiele; `BGA` the help page of Board Game Arena.

Readings:

* Twenty-Two: who pays among equal last cards could not be read; the last of them does.
* Concombre: at the first 21 a player is half a cucumber and keeps only the highest card; the second
  time ends the match. A hand larger than the pack allows is seven cards.
* Five Cucumbers: out with six, not five; any number of 1s doubles once; only the last of equals
  takes. The youngest leads the first deal; here the first lead is the dealer's left neighbour's.
  A taker who is out passes the lead to the next player clockwise.
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

FAMILY = {
    TWENTY_TWO: ("22",),
    CONCOMBRE: (),
    FIVE: ("5 cucumbers", "fünf gurken", "fem agurker"),
    BGA: ("board game arena",),
}
"""The presets of this family, each with further names it is found by."""
