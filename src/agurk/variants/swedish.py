"""Swedish Gurka, and Parlett's Cucumber, which follows it.

`BOOK` is the form of the Swedish card books as pagat.com, "Cucumber", retells it: six cards, head
or play the lowest, all equals pay, out at 30, a stake each, and buying in once. Further presets
differ from it as Swedish sources do: whether only the card before has to be headed, whether heading
is compulsory, what an ace does, and where the game ends. `MODERN` is kortspelsregler.com, "Gurka".
`PARLETT` is David Parlett's description, known to us from quotations.

Readings:

* Only the duty to head looks at the card before; trick and lead go to the highest card of all.
* In the web form the player right after an ace plays the lowest card. If that is an ace itself, it
  does not take over; a later ace, after some other card, does. The last cards are shown together;
  where order matters they count in seat order from the leader.
* Buying in "at any moment" is between deals, and may lower a score as well as raise it.
* The wikibook does not say which card has to be matched: the highest so far.
* Parlett allows no buying in with three players left; counting the one who is caught, these are
  the three others asked for elsewhere. He then plays to the next cucumber and gives the pot to the
  lower of the other two; equal scores share it.
"""

from agurk.rules import choices as ch
from agurk.rules.variant import Variant

_BOOKS = 'Swedish card books, as retold at pagat.com, "Cucumber"'

BOOK = Variant(
    key="gurka_se",
    name="Gurka, Swedish book form",
    source=_BOOKS,
    least_players=3,
    most_players=8,
    hand=6,
    penalty_tie=ch.PenaltyTie.ALL,
    threshold=30,
    money=ch.Money.ANTE,
    buy_in=ch.BuyIn.ANY_TIME,
)
PREVIOUS = BOOK.but(
    key="gurka_se_previous",
    name="Gurka, only the card before counts",
    source=f"{_BOOKS}, a variation",
    reference=ch.Reference.PREVIOUS,
)
FORCED = BOOK.but(
    key="gurka_se_forced",
    name="Gurka with compulsory heading",
    source=f"{_BOOKS}, a variation",
    follow=ch.Follow.FORCED,
)
MODERN = BOOK.but(
    key="gurka_se_modern",
    name="Gurka, Swedish web form",
    source='kortspelsregler.com, "Gurka"; the same at kortspelonline.se',
    follow=ch.Follow.FORCED,
    reference=ch.Reference.PREVIOUS,
    ace=ch.Ace.NEXT,
    last_reveal=ch.LastReveal.TOGETHER,
)
LEAD_LOWEST = BOOK.but(
    key="gurka_se_lead_lowest",
    name="Gurka, the lowest card is led",
    source=f"{_BOOKS}, a variation",
    lead=ch.Lead.LOWEST,
)
TWENTY = BOOK.but(
    key="gurka_se_20",
    name="Gurka to 20 with a free return",
    source=f"{_BOOKS}, a variation",
    grade=ch.Grade.B,
    threshold=20,
    buy_in=ch.BuyIn.WHEN_OUT,
    buy_in_stakes=0,
)
MATCH = BOOK.but(
    key="gurka_se_match",
    name="Gurka, same rank first",
    source='sv.wikibooks.org, "Gurka"',
    grade=ch.Grade.C,
    follow=ch.Follow.MATCH_FIRST,
    next_dealer=ch.NextDealer.LOSER,
    threshold=20,
    money=ch.Money.NONE,
    buy_in=ch.BuyIn.NONE,
)
PARLETT = BOOK.but(
    key="parlett",
    name="Cucumber, Parlett's form",
    source="David Parlett, The Penguin Book of Card Games, as quoted elsewhere",
    grade=ch.Grade.B,
    most_players=7,
    follow=ch.Follow.FORCED,
    reference=ch.Reference.PREVIOUS,
    end=ch.End.TWO_LEFT,
    buy_in=ch.BuyIn.WHEN_OUT,
)

FAMILY = {
    BOOK: ("gurka", "svensk gurka", "swedish gurka", "swedish"),
    PREVIOUS: (),
    FORCED: (),
    MODERN: ("modern gurka",),
    LEAD_LOWEST: (),
    TWENTY: (),
    MATCH: (),
    PARLETT: (),
}
"""The presets of this family, each with further names it is found by."""

FIRST = (BOOK, MODERN)
"""What people know first who know this family."""
