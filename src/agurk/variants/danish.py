"""Danish Agurk.

`DANISH` follows "Danish Agurk, closed rule set": seven cards, a free choice between heading the
trick and playing the lowest card, aces without privilege, the last of equals pays alone, a life
lost at 21 or more, and two lives. It is a complete text, so it is also what the other presets
fall back on where their own sources are silent: first dealer by lot, the deal passes to the next
player still in on the left, earlier tricks stay open, a wrong deal is dealt again.

The other presets are the forms that pagat.com, "Cucumber", gives for Denmark. Readings:

* The page speaks of more than 21 in its introduction and of 21 reached in its scoring; the forms
  with two lives take 21 reached, as the closed rule set does.
* With the bonus, the penalty comes first, then a life with the new score, then the bonus; a bonus
  never takes a score below 0 and never brings a life back.
* Cards kept before their owners leave the pack. Where it then cannot give seven cards to everybody,
  each gets as many as it gives equally.
* A hand as large as the losing card is cut in the same way when the pack is too small for it.
"""

from agurk.rules import choices as ch
from agurk.rules.variant import Variant

_PAGAT = 'pagat.com, "Cucumber"'

DANISH = Variant(
    key="danish",
    name="Danish Agurk",
    source="Danish Agurk, closed rule set",
    lives=2,
    life_lost=ch.LifeLost.MAX_OTHER,
)
DIKU = DANISH.but(
    key="diku",
    name="Danish Agurk with a bonus for equals",
    source=f"{_PAGAT}, the Danish game as played at DIKU, Copenhagen",
    penalty_tie=ch.PenaltyTie.BONUS,
)
DIKU_JOKERS = DIKU.but(
    key="diku_jokers",
    name="Danish Agurk with a bonus and three jokers",
    source=f"{_PAGAT}, Danish variations",
    jokers=3,
    joker_as=ch.JokerAs.ABOVE_ACE,
)
DIKU_EXCHANGE = DIKU.but(
    key="diku_exchange",
    name="Danish Agurk with a bonus and an exchange",
    source=f"{_PAGAT}, Danish variations",
    exchange=ch.Exchange.FIRST_SETS,
)
KEPT = Variant(
    key="danish_kept",
    name="Danish Agurk with cards kept",
    source=f"{_PAGAT}, Danish variations",
    compare=ch.Compare.MORE_THAN,
    keep_cards=True,
    hand_short=ch.HandShort.CAP,
)
TIE_ALL = DANISH.but(
    key="danish_tie_all",
    name="Danish Agurk, all equals pay",
    source=f"{_PAGAT}, Danish variations",
    penalty_tie=ch.PenaltyTie.ALL,
)
FIRST_OVER = Variant(
    key="danish_first_over",
    name="Danish Agurk, the first over 21 loses",
    source=f"{_PAGAT}, Danish variations",
    compare=ch.Compare.MORE_THAN,
    end=ch.End.FIRST_OUT,
)
EXACT_RESET = KEPT.but(
    key="danish_exact_reset",
    name="Danish Agurk with cards kept, 21 clears",
    exact_reset=21,
)
LOSER_CARD = DANISH.but(
    key="danish_loser_card",
    name="Danish Agurk, the losing card sets the hand",
    source=f"{_PAGAT}, Danish variations",
    hand_rule=ch.HandRule.LOSER_CARD,
    hand_short=ch.HandShort.CAP,
)

FAMILY = {
    DANISH: ("agurk", "dansk agurk", "default"),
    DIKU: (),
    DIKU_JOKERS: (),
    DIKU_EXCHANGE: (),
    KEPT: (),
    TIE_ALL: (),
    FIRST_OVER: (),
    EXACT_RESET: (),
    LOSER_CARD: (),
}
"""The presets of this family, each with further names it is found by."""

FIRST = (DANISH,)
"""What people know first who know this family."""
