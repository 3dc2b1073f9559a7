"""Finnish Kurkku and its neighbours, Mätäpesä, Kurko and Rassi.

All follow pagat.com, "Cucumber", for Finland. `SANDGREN` is the Swedish book form, as Sandgren
gives it. `SALO` ends with the first player out. `MATAPESA` has no points at all: each deal has a
loser. `KURKO` is played with jokers, and nobody leaves before the end. In `RASSI` whole hands are
changed, at the price of paying double or four times.

Readings:

* Salo's Kurkku is given six cards here; another site says seven. How equals are counted is not
  said: all pay, as in the game it comes from.
* Kurko takes two jokers; three are met as well. How equals are counted is not said: all pay, as in
  Ogórek, with which it shares its low last ace.
* Rassi does not say whether heading is a duty, nor how equals are counted: both as in Kurko. A
  stock too short for a whole hand gives none; only who has changed for double may change again.
  Nine players would need 54 cards, so eight may play.
"""

from agurk.rules import choices as ch
from agurk.rules.variant import Variant
from agurk.variants.swedish import BOOK

_PAGAT = 'pagat.com, "Cucumber", Finland'

SANDGREN = BOOK.but(
    key="kurkku_sandgren",
    name="Kurkku, Sandgren's form",
    source=f"{_PAGAT}, after Sandgren, 1970",
    grade=ch.Grade.B,
)
SALO = Variant(
    key="kurkku_salo",
    name="Kurkku, Salo's form",
    source=f"{_PAGAT}, after Salo",
    grade=ch.Grade.B,
    least_players=3,
    most_players=4,
    hand=6,
    penalty_tie=ch.PenaltyTie.ALL,
    threshold=30,
    end=ch.End.FIRST_OUT,
)
MATAPESA = Variant(
    key="matapesa",
    name="Mätäpesä",
    source=f"{_PAGAT}, Mätäpesä",
    least_players=3,
    most_players=8,
    hand_rule=ch.HandRule.EQUAL_ALL,
    hand_short=ch.HandShort.CAP,
    aside=ch.Aside.SHOWN,
    next_dealer=ch.NextDealer.LOSER,
    values=ch.Values.NONE,
    threshold=0,
    end=ch.End.ONE_DEAL,
)
KURKO = Variant(
    key="kurko",
    name="Kurko",
    source=f"{_PAGAT}, Kurko",
    grade=ch.Grade.B,
    most_players=9,
    jokers=2,
    joker_as=ch.JokerAs.ACE,
    hand=6,
    follow=ch.Follow.FORCED,
    last_ace=ch.LastAce.LOW,
    penalty_tie=ch.PenaltyTie.ALL,
    threshold=30,
    end=ch.End.ALL_BUT_ONE_OVER,
    money=ch.Money.DIFFERENCE,
)

RASSI = Variant(
    key="rassi",
    name="Rassi",
    source=f"{_PAGAT}, Rassi",
    grade=ch.Grade.B,
    most_players=8,
    hand=6,
    exchange=ch.Exchange.WHOLE_HANDS,
    follow=ch.Follow.FORCED,
    last_ace=ch.LastAce.LOW,
    penalty_tie=ch.PenaltyTie.ALL,
    multiplier=ch.Multiplier.EXCHANGE,
    threshold=50,
)

FAMILY = {
    SANDGREN: ("kurkku", "finnish"),
    SALO: (),
    MATAPESA: (),
    KURKO: (),
    RASSI: (),
}
"""The presets of this family, each with further names it is found by."""

FIRST = (SANDGREN,)
"""What people know first who know this family."""
