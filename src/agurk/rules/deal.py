"""One deal: hands, tricks, and whose turn it is.

Places are the players of this deal in seat order, from 0. A deal knows nothing of scores.
"""

from typing import NamedTuple

from agurk.rules.cards import Hand, text_of, without
from agurk.rules.errors import IllegalAction, WrongTime
from agurk.rules.trick import Trick, answers, demand, taker
from agurk.rules.variant import Variant


class PlayedTrick(NamedTuple):
    """A trick that is complete."""

    leader: int
    """Who led it."""
    plays: Trick
    """The plays, from the leader's on."""
    taker: int
    """Who took it."""


class Deal(NamedTuple):
    """A deal at one moment; `play` returns the next.

    A named tuple, because one is made for every card played and a frozen dataclass takes three
    times as long to make.

    >>> from agurk.rules.cards import cards
    >>> deal = start(Variant(), (cards("2s Kh"), cards("3c 9d")), leader=0)
    >>> deal = deal.play(cards("2s"))
    >>> deal.turn, deal.legal
    (1, ((Card("3c"),), (Card("9d"),)))
    """

    variant: Variant
    hands: tuple[Hand, ...]
    """The cards held, by place, lowest first."""
    leader: int
    """The place that leads, or led, the current trick."""
    trick: Trick
    """The plays made to the current trick."""
    tricks: tuple[PlayedTrick, ...]
    """The complete tricks."""
    legal: tuple[Hand, ...]
    """The plays that are legal now, lowest first; empty when all is played."""
    stock: Hand = ()
    """The cards not dealt, the next to be drawn first."""
    discards: tuple[Hand, ...] = ()
    """What each place has changed away; empty when nobody has."""

    @property
    def turn(self) -> int:
        """The place that plays next."""
        return (self.leader + len(self.trick)) % len(self.hands)

    @property
    def over(self) -> bool:
        """Whether every card is played."""
        return not self.legal

    @property
    def begun(self) -> bool:
        """Whether a card has been played."""
        return bool(self.trick or self.tricks)

    @property
    def last_trick(self) -> bool:
        """Whether the current trick is the last one."""
        return not self.over and len(self.hands[self.turn]) == 1

    def play(self, cards: Hand) -> "Deal":
        """Return the deal after the player in turn has played `cards`, given lowest first.

        Raises:
            IllegalAction: if that is not legal.
            WrongTime: if the deal is over.
        """
        if cards not in self.legal:
            self._refuse(cards)
        variant, hands = self.variant, self.hands
        place = (self.leader + len(self.trick)) % len(hands)
        changed = list(hands)
        changed[place] = without(hands[place], cards)
        hands = tuple(changed)
        trick = (*self.trick, cards)
        if len(trick) < len(hands):
            legal = answers(variant, hands[(place + 1) % len(hands)], demand(variant, trick))
            return Deal(
                variant, hands, self.leader, trick, self.tricks, legal, self.stock, self.discards
            )
        took = (self.leader + taker(variant, trick, last=not hands[place])) % len(hands)
        tricks = (*self.tricks, PlayedTrick(self.leader, trick, took))
        legal = answers(variant, hands[took], None)
        return Deal(variant, hands, took, (), tricks, legal, self.stock, self.discards)

    def exchange(self, place: int, cards: Hand) -> "Deal":
        """Return the deal after a place has changed `cards` for the next of the stock.

        Raises:
            IllegalAction: if the place does not hold them, or the stock is too short.
            WrongTime: if a card has been played.
        """
        if self.begun:
            raise WrongTime("Cards are changed before the first card is played, not after.")
        if len(cards) > len(self.stock):
            raise IllegalAction(
                f"{len(cards)} cards cannot be changed; the stock has {len(self.stock)}."
            )
        try:
            kept = without(self.hands[place], cards)
        except ValueError:
            raise IllegalAction(
                f"{text_of(cards)} are not all in the hand, so they cannot be changed."
            ) from None
        drawn = self.stock[: len(cards)]
        hands = list(self.hands)
        hands[place] = self.variant.sort((*kept, *drawn))
        gone = list(self.discards or ((),) * len(hands))
        gone[place] = (*gone[place], *cards)
        legal = answers(self.variant, hands[self.leader], None)
        return self._replace(
            hands=tuple(hands), legal=legal, stock=self.stock[len(cards) :], discards=tuple(gone)
        )

    def _refuse(self, cards: Hand) -> None:
        """Raise the error for a play that is not legal."""
        if self.over:
            raise WrongTime("All cards of this deal are played.")
        raise IllegalAction(refusal(f"Place {self.turn}", self.legal, cards))


def refusal(who: str, legal: tuple[Hand, ...], cards: Hand) -> str:
    """Return the sentence that refuses a play."""
    allowed = ", ".join(text_of(play) for play in legal[:20])
    return f"{who} may play {allowed}, not {text_of(cards) or 'nothing'}."


def start(variant: Variant, hands: tuple[Hand, ...], leader: int, stock: Hand = ()) -> Deal:
    """Return a deal before its first card.

    Args:
        variant: The rules.
        hands: The cards dealt, by place, in any order.
        leader: The place that leads.
        stock: The cards not dealt, the next to be drawn first.
    """
    held = tuple([variant.sort(hand) for hand in hands])
    return Deal(variant, held, leader, (), (), answers(variant, held[leader], None), stock)
