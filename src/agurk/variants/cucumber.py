"""Cucumber as the Ogorek/Cucumber rules page has it, and its variations.

`CUCUMBER` follows the page: seven cards, head the trick if able, an ace that was led makes everyone
play the lowest card, all equals pay, out at 30 or more. `HARD` adds its hard score, the others its
four variations. They are different rules from Danish Agurk under one family name, and nothing is
taken from there except where the page is silent: first dealer, passing of the deal, open tricks,
wrong deals, and no jokers.

Readings:

* An ordinary trick goes to the last of equal cards, since an equal card heads the one before.
* Before the last trick an ace that had to be played, being the lowest card of its hand, does not
  take over from the ace that was led; in the last trick both pay 14.
* With free heading it is any ace in the trick that binds, and everyone after it.
* Seven cards from one pack serve seven players, three cards serve seventeen. The dealer names the
  number before dealing, the same for all, and may change it every deal.
* "First to 21 loses" names no winner: the lowest score wins, and several who arrive together all
  lose. Buying in would be meaningless there and is not offered.
* "Reaches, not exceeds": 30 itself is out.
* Buying in is decided clockwise from the dealer's left when the penalties are in. The three others
  who must still be in do not include the buyer; whoever has bought in counts for the next.
* If a shared penalty leaves nobody in, the lowest resulting score wins.
"""

from agurk.rules import choices as ch
from agurk.rules.variant import Variant

_PAGE = "Ogorek/Cucumber rules page"

CUCUMBER = Variant(
    key="cucumber",
    name="Cucumber",
    source=_PAGE,
    follow=ch.Follow.FORCED,
    ace=ch.Ace.LED,
    penalty_tie=ch.PenaltyTie.ALL,
    threshold=30,
)
HARD = CUCUMBER.but(
    key="cucumber_hard",
    name="Cucumber for hard score",
    source=f"{_PAGE}, Scoring, after David Parlett",
    money=ch.Money.ANTE,
    buy_in=ch.BuyIn.WHEN_OUT,
)
FREE = CUCUMBER.but(
    key="cucumber_free",
    name="Cucumber with free heading",
    source=f"{_PAGE}, Variations, heading the trick",
    follow=ch.Follow.OPTIONAL,
    ace=ch.Ace.ANY,
)
DEALERS_CHOICE = CUCUMBER.but(
    key="cucumber_dealers_choice",
    name="Cucumber, dealer's choice",
    source=f"{_PAGE}, Variations, cards",
    most_players=17,
    hand_rule=ch.HandRule.DEALER_CHOICE,
    hand_min=3,
    hand_short=ch.HandShort.CAP,
)
TWENTY_ONE = CUCUMBER.but(
    key="cucumber_21",
    name="Cucumber, the first to 21 loses",
    source=f"{_PAGE}, Variations, points",
    threshold=21,
    end=ch.End.FIRST_OUT,
)
PLAIN_ACES = CUCUMBER.but(
    key="cucumber_plain_aces",
    name="Cucumber with plain aces",
    source=f"{_PAGE}, Variations, aces",
    ace=ch.Ace.NONE,
)
FREE_PLAIN_ACES = CUCUMBER.but(
    key="cucumber_free_plain_aces",
    name="Cucumber with free heading and plain aces",
    source=f"{_PAGE}, Variations, heading and aces together",
    follow=ch.Follow.OPTIONAL,
    ace=ch.Ace.NONE,
)
SPILLEMAGASINET = DEALERS_CHOICE.but(
    key="spillemagasinet",
    name="Cucumber as in Spillemagasinet",
    source=f"spillemagasinet.dk, as the {_PAGE} tells it: cards, points and aces together",
    grade=ch.Grade.B,
    threshold=21,
    end=ch.End.FIRST_OUT,
    ace=ch.Ace.NONE,
)

FAMILY = {
    CUCUMBER: ("cucumber card game",),
    HARD: ("hard score",),
    FREE: (),
    DEALERS_CHOICE: (),
    TWENTY_ONE: (),
    PLAIN_ACES: (),
    FREE_PLAIN_ACES: (),
    SPILLEMAGASINET: (),
}
"""The presets of this family, each with further names it is found by."""

FIRST = (CUCUMBER,)
"""What people know first who know this family."""
