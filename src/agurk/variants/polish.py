"""Polish Ogórek.

These presets follow pagat.com, "Cucumber", for Poland: six cards, heading is compulsory, all equals
pay, out at 50. The ace is the highest card until the last trick, where it is below the deuce and
costs 1.

Readings:

* Until the last trick an ace counts high also when the lowest card has to be played.
* More than eight players take a second pack, which serves seventeen.
* Kontra is called in turn from the dealer's left and ends with the first call, so one player calls
  at most. Where the caller shares the last trick with another, each pays by his own factor.
"""

from agurk.rules import choices as ch
from agurk.rules.variant import Variant

_PAGAT = 'pagat.com, "Cucumber", Poland'

OGOREK = Variant(
    key="ogorek",
    name="Ogórek",
    source=_PAGAT,
    least_players=3,
    most_players=8,
    hand=6,
    follow=ch.Follow.FORCED,
    last_ace=ch.LastAce.LOW,
    penalty_tie=ch.PenaltyTie.ALL,
    threshold=50,
)
TWO_PACKS = OGOREK.but(
    key="ogorek_two_packs",
    name="Ogórek with two packs",
    least_players=9,
    most_players=17,
    decks=2,
)
CLASSIC = OGOREK.but(
    key="ogorek_classic",
    name="Ogórek to 21",
    source=f"{_PAGAT}, an option",
    threshold=21,
)
KONTRA = OGOREK.but(
    key="ogorek_kontra",
    name="Ogórek with Kontra",
    source=f"{_PAGAT}, an option",
    multiplier=ch.Multiplier.KONTRA,
)

FAMILY = {
    OGOREK: ("polski ogórek", "polish"),
    TWO_PACKS: (),
    CLASSIC: (),
    KONTRA: ("kontra",),
}
"""The presets of this family, each with further names it is found by."""

FIRST = (OGOREK,)
"""What people know first who know this family."""
