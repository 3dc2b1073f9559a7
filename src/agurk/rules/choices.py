"""The choices that ways of playing Cucumber differ in, one enum each.

The values are what house rules, records and the wire write. Grounds for each stand at the top of
the files in `agurk.variants`.
"""

from enum import Enum


class Pack(Enum):
    """What cards a pack has, before decks and jokers are counted."""

    STANDARD = "std52"
    """The ordinary 52 cards."""
    CUCUMBERS = "gurken60"
    """The sixty cards of Five Cucumbers: 1 to 15, four times each, without suits."""
    KILLE = "kille42"
    """The 42 Kille cards: Blaren to Kransen, 1 to 12, Värdshus to Harlekin, each twice."""


class JokerAs(Enum):
    """What a joker is."""

    NONE = "none"
    ABOVE_ACE = "above_ace"
    """Higher than every ace, worth 15."""
    ACE = "ace"
    """One more ace."""


class TopCard(Enum):
    """A card that ranks above the ace."""

    NONE = "none"
    CLUB_SIX = "club_six"
    """The six of clubs is highest and costs 21."""
    BLACK_SEVENS = "black_sevens"
    """The seven of clubs (16) is highest, the seven of spades (15) next."""
    BLACK_SEVENS_AT_7 = "black_sevens_at_7"
    """The same two sevens are highest, but each costs 7."""


class HandRule(Enum):
    """How many cards each player gets."""

    FIXED = "fixed"
    """The same number each deal."""
    DEALER_CHOICE = "dealer_choice"
    """The dealer names the number before each deal."""
    LOSER_CARD = "loser_card"
    """The value of the card that took the last trick before."""
    COUNTDOWN = "countdown"
    """One fewer each deal, then from the start again."""
    DOWN_AND_UP = "cycle"
    """One fewer each deal to the fewest, then one more each deal to the first number, and so on."""
    EQUAL_ALL = "equal_all"
    """As many as the pack gives equally."""


class HandShort(Enum):
    """What happens when the pack cannot give everybody the number wanted."""

    REFUSE = "refuse"
    """So many players cannot play."""
    CAP = "cap"
    """Each gets as many as the pack gives equally."""
    FIRST = "first"
    """Each gets the number of the first deal."""


class Aside(Enum):
    """What becomes of the cards not dealt."""

    HIDDEN = "hidden"
    SHOWN = "shown"


class NextDealer(Enum):
    """Who deals next."""

    LEFT = "left_active"
    """The next player still in on the left."""
    LOSER = "loser"
    """Whoever took the last trick."""
    LOWEST_LAST_CARD = "lowest_last_card"
    """Whoever played the lowest card to the last trick, the first of equals."""


class FirstLead(Enum):
    """Who leads to the first trick of a deal."""

    DEALER_LEFT = "dealer_left"
    DEALER = "dealer"
    TAKER = "taker"
    """Whoever took the last trick of the deal before."""
    LOWEST_LAST_CARD = "lowest_last_card"
    """Whoever played the lowest card to the last trick of the deal before, the first of equals."""


class Lead(Enum):
    """What may be led."""

    ANY = "any"
    LOWEST = "lowest"
    SETS = "sets"
    """One card or several equal ones; one card is kept for the last trick."""


class Follow(Enum):
    """What a follower owes the trick."""

    OPTIONAL = "optional"
    """Head it or play the lowest card, as one likes."""
    FORCED = "forced"
    """Head it if able, else play the lowest card."""
    MATCH_FIRST = "match_first"
    """Play the same rank if held, else a higher one, else the lowest card."""


class SetFollow(Enum):
    """How a set of cards is headed, where sets are led."""

    EACH = "elementwise"
    """Card by card in order of rank, each at least as high as its counterpart in the best set."""
    EQUAL = "equal_sets"
    """By equal cards only, at least as high."""
    ALL = "all_ge_max"
    """Every card at least as high as the highest single card in the trick."""


class Reference(Enum):
    """Which card of the trick has to be headed."""

    HIGHEST = "highest"
    PREVIOUS = "previous"


class Ace(Enum):
    """Which ace obliges followers to play their lowest card."""

    NONE = "none"
    LED = "led"
    """An ace that was led, everyone."""
    ANY = "any"
    """Any ace in the trick, everyone after it."""
    NEXT = "next"
    """An ace played directly before, the next player only."""


class LastAce(Enum):
    """Where the ace ranks in the last trick."""

    HIGH = "high"
    LOW = "low"
    """Below the deuce, and worth 1."""


class PenaltyTie(Enum):
    """Who pays when several play the top rank to the last trick."""

    LAST = "last_only"
    """The last of them alone."""
    ALL = "all"
    """Each of them."""
    BONUS = "bonus"
    """The last of them; the others take the value off their scores."""


class Values(Enum):
    """What the card that takes the last trick costs."""

    STANDARD = "std"
    """Its rank: 2 to 10, jack 11, queen 12, king 13, ace 14."""
    NONE = "none"
    """Nothing: there are no points."""
    TIMES_FIVE = "times5"
    """Five times its rank."""
    COURTS_ACE_11 = "courts_ace_11"
    """Its rank up to 10; court cards and ace 11."""
    COURTS_10_ACE_11 = "courts_10_ace_11"
    """Its rank up to 10; court cards 10, ace 11."""
    CUCUMBERS = "gurken"
    """The cucumbers printed on the cards of Five Cucumbers."""
    ONE = "one"
    """One point, whatever the card."""


class Multiplier(Enum):
    """What multiplies the cost."""

    NONE = "none"
    KONTRA = "kontra"
    """One player may call Kontra before play: twice for who pays, four times for the caller."""
    ONES = "ones_x2"
    """At least one 1 in the last trick doubles it, once."""
    EXCHANGE = "rassi"
    """Twice for a player who changed cards in the second turn, four times in the third."""


class Compare(Enum):
    """When a score has reached the threshold."""

    AT_LEAST = "ge"
    MORE_THAN = "gt"


class LifeLost(Enum):
    """What a player's score becomes when a life is lost and another is left."""

    NONE = "none"
    """Zero."""
    MAX_OTHER = "max_other_active"
    """The highest score of another player still in."""
    HIGHEST_CARD = "keep_highest_card"
    """The value of the highest card kept, which alone stays."""


class End(Enum):
    """When a match is over."""

    LAST_IN = "last_in"
    """One player is left, and wins."""
    FIRST_OUT = "first_out"
    """Somebody is out: those out lose, the lowest score wins."""
    TWO_LEFT = "two_left"
    """Two players are left: the lower score wins."""
    ALL_BUT_ONE_OVER = "all_but_one_over"
    """All but one have reached the threshold; nobody leaves; the lowest score wins."""
    ONE_DEAL = "one_deal"
    """The deal is over: whoever pays has lost."""


class AllOut(Enum):
    """What happens when a shared penalty would leave nobody in."""

    LOWEST_TOTAL = "lowest_total"
    """The lowest resulting score wins; equals share."""
    SHARE = "share_all"
    """All who went out together share the win."""
    REPLAY = "replay"
    """The deal does not count."""
    RAMPO = "rampo"
    """Nobody pays, the pot stays, and all who began the match start again."""


class Money(Enum):
    """What is played for."""

    NONE = "none"
    ANTE = "ante_pot"
    """Each pays a stake to the pot, which the winner takes."""
    DIFFERENCE = "pay_difference"
    """At the end each pays the winner the difference of the scores."""
    FIRST_OUT = "first_out_pays"
    """The first one out pays 5 to the pot, 10 if out on a court card; the winner takes it."""


class BuyIn(Enum):
    """Whether a player may pay to take over the highest score of the others."""

    NONE = "none"
    WHEN_OUT = "on_elimination"
    """Only when caught."""
    ANY_TIME = "any_time"
    """When caught, and between any two deals."""


class Exchange(Enum):
    """How cards may be changed with the stock before play."""

    NONE = "none"
    FIRST_SETS = "first_sets_n"
    """The first player changes any number; the others as many or none."""
    DEALER_SETS = "dealer_sets_n_keep2"
    """The dealer changes any number but keeps two cards; the others as many or none."""
    UP_TO_FIRST = "le_first"
    """The first player changes any number; the others at most as many."""
    UP_TO_PREVIOUS = "le_previous"
    """The first player changes any number; the others at most as many as the one before."""
    FREE = "free"
    """Each changes any number while the stock lasts."""
    WHOLE_HANDS = "rassi"
    """In three turns each changes the whole hand or nothing.

    The first is free for hands without king, queen and jack; the second doubles what the player
    pays; the third, for those who changed in the second, redoubles it.
    """


class LastReveal(Enum):
    """How the cards of the last trick are shown."""

    IN_TURN = "in_turn"
    TOGETHER = "simultaneous"


class Grade(Enum):
    """How sure we are of a variant's rules."""

    A = "A"
    """A source was read in full."""
    B = "B"
    """Described at second hand, or gaps filled by a reading."""
    C = "C"
    """One program or one short page."""
