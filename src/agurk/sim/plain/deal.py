"""One deal in ranks, in plain Python: the twin of kernel/deal.hpp and kernel/game.hpp."""

from collections.abc import Iterable, Mapping
from itertools import combinations
from typing import NamedTuple, TypeAlias

from agurk.rules import choices as ch
from agurk.rules.exchanging import allowed_numbers, asking_order
from agurk.rules.scoring import exchange_factor
from agurk.rules.variant import Variant
from agurk.sim.opening import opening_of, refuse
from agurk.sim.plain.random import Purpose, Stream
from agurk.sim.shape import Shape

Play: TypeAlias = tuple[int, ...]
"""The ranks that one player adds to a trick, lowest first; nearly always one."""


class LastTrick(NamedTuple):
    """What the last trick did, by places."""

    taker: int
    """Who took it."""
    leader: int
    """Who led it."""
    lowest: int
    """Who played the lowest card, the first of equals."""
    ranks: tuple[int, ...]
    """What each played."""
    payments: dict[int, int]
    """Who pays how many points, multiplied, in order of play."""
    bonuses: dict[int, int]
    """Who takes how many points off."""


class Deal:
    """A deal in the middle of play; `play` changes it."""

    __slots__ = ("_bound", "hands", "held", "holder", "leader", "led", "shape", "trick")

    def __init__(self, shape: Shape, hands: Iterable[Iterable[int]], leader: int) -> None:
        """Begin play.

        Args:
            shape: The rules.
            hands: The ranks that each place holds.
            leader: The place that leads.
        """
        self.shape = shape
        self.hands = [sorted(hand) for hand in hands]
        self.held = len(self.hands[0])
        """Cards that everybody had when the trick began; 0 when all is played."""
        self.leader = self.led = leader
        self.trick: list[Play] = []
        """The plays made; those of the last trick stay."""
        self.holder = 0
        """The turn of the play that would take the trick as it lies."""
        self._bound = False

    def copy(self) -> "Deal":
        """Return a deal that stands as this one does."""
        twin = Deal.__new__(Deal)
        twin.shape, twin.held, twin.leader, twin.led = self.shape, self.held, self.leader, self.led
        twin.hands, twin.trick = [hand[:] for hand in self.hands], self.trick[:]
        twin.holder, twin._bound = self.holder, self._bound  # noqa: SLF001 - of our own kind
        return twin

    @property
    def made(self) -> int:
        """How many plays have been made to the trick."""
        return len(self.trick) % len(self.hands)

    @property
    def turn(self) -> int:
        """The place that plays next."""
        return (self.leader + self.made) % len(self.hands)

    @property
    def bound(self) -> bool:
        """Whether an ace obliges the next player to play the lowest card."""
        return self._bound and bool(self.made)

    @property
    def over(self) -> bool:
        """Whether all cards are played."""
        return not self.held

    def legal(self) -> list[Play]:
        """Return what may be played, in the engine's order and each once by its ranks."""
        hand = self.hands[self.turn]
        if self.held < 2:
            return [tuple(hand)] if self.held else []
        if self.shape.lead is not ch.Lead.SETS:
            mask = self.legal_ranks()
            return [(rank,) for rank in range(self.shape.ranks) if mask >> rank & 1]
        if not self.made:
            return [
                (rank,) * size
                for size in range(1, self.held)
                for rank in sorted(set(hand))
                if hand.count(rank) >= size
            ]
        asked = self.asked()
        lowest = tuple(hand[: len(asked)])
        plays = dict.fromkeys(combinations(hand, len(asked)))
        return [play for play in plays if play == lowest or self._meets(play, asked)]

    def legal_ranks(self) -> int:
        """Return the ranks of single cards that may be played, as bits."""
        shape, hand = self.shape, self.hands[self.turn]
        if not hand:
            return 0
        held, low = _bits(hand), 1 << hand[0]
        if not self.made:
            return low if shape.lead is ch.Lead.LOWEST else held
        if self._bound or self.held < 2:
            return low
        (asked,) = self.asked()
        heading = held >> asked << asked
        if shape.follow is ch.Follow.OPTIONAL:
            return low | heading
        if shape.follow is ch.Follow.MATCH_FIRST and held >> asked & 1:
            return 1 << asked
        return heading or low

    def play(self, cards: Play) -> None:
        """Play cards that are legal."""
        if not self.made:
            self.trick, self._bound = [], False
        hand = self.hands[self.turn]
        for rank in cards:
            hand.remove(rank)
        if not self.trick or self._takes(cards):
            self.holder = len(self.trick)
        if self.shape.ace is not ch.Ace.NONE:
            self._bind(cards[0] == self.shape.ace_rank)
        self.trick.append(cards)
        if not self.made:
            self.led, self.leader = self.leader, (self.leader + self.holder) % len(self.hands)
            self.held -= len(cards)

    def last_trick(
        self, kontra: int | None = None, factors: Mapping[int, int] | None = None
    ) -> LastTrick:
        """Return what the last trick of a deal that is over did.

        Args:
            kontra: The place that called Kontra.
            factors: What multiplies the cost for some places, by exchanges made.
        """
        shape, players = self.shape, len(self.hands)
        order = [(self.led + turn) % players for turn in range(players)]
        ranks = {place: play[0] for place, play in zip(order, self.trick, strict=True)}
        top = shape.last[ranks[self.leader]]
        ones = any([shape.ones >> rank & 1 for rank in ranks.values()])
        paid = {
            place: self._price(rank, place, kontra, ones=ones) * (factors or {}).get(place, 1)
            for place, rank in ranks.items()
            if shape.last[rank] == top
        }
        bonuses: dict[int, int] = {}
        if shape.penalty_tie is not ch.PenaltyTie.ALL:
            others = {place: paid[place] for place in paid if place != self.leader}
            paid = {self.leader: paid[self.leader]}
            if shape.penalty_tie is ch.PenaltyTie.BONUS:
                bonuses = {place: points for place, points in others.items() if points}
        lowest = min(order, key=lambda place: shape.last[ranks[place]])
        played = tuple(ranks[place] for place in range(players))
        return LastTrick(self.leader, self.led, lowest, played, paid, bonuses)

    def _price(self, rank: int, place: int, kontra: int | None, *, ones: bool) -> int:
        """Return what a card costs, multiplied by all but exchanges."""
        price = self.shape.cost[rank]
        if self.shape.multiplier is ch.Multiplier.ONES and ones:
            price *= 2
        if self.shape.multiplier is ch.Multiplier.KONTRA and kontra is not None:
            price *= 4 if kontra == place else 2
        return price

    def to_head(self) -> int:
        """Return the highest rank to be headed; in the last trick where it stands there."""
        if self.held == 1 and self.shape.reference is not ch.Reference.PREVIOUS:
            return self.shape.last[self.trick[self.holder][0]]
        return self.asked()[-1]

    def asked(self) -> Play:
        """Return what has to be headed."""
        shape = self.shape
        if shape.lead is ch.Lead.SETS:
            if shape.set_follow is ch.SetFollow.ALL:
                return (max([play[-1] for play in self.trick]),) * len(self.trick[0])
            return self.trick[self.holder]
        return self.trick[-1 if shape.reference is ch.Reference.PREVIOUS else self.holder]

    def _meets(self, play: Play, asked: Play) -> bool:
        if self.shape.set_follow is ch.SetFollow.EQUAL and play[0] != play[-1]:
            return False
        return all([mine >= theirs for mine, theirs in zip(play, asked, strict=True)])

    def _takes(self, cards: Play) -> bool:
        """Tell whether a play takes the trick from the one that holds it."""
        best = self.trick[self.holder]
        if self.held == 1:
            last = self.shape.last
            return last[cards[0]] >= last[best[0]]
        if self.shape.lead is ch.Lead.SETS:
            if self.shape.set_follow is ch.SetFollow.ALL:
                return cards[-1] >= best[-1]
            return self._meets(cards, best)
        return cards[0] > best[0] or (cards == best and not self._bound)

    def _bind(self, ace: bool) -> None:  # noqa: FBT001
        """Note whether an ace obliges the next player."""
        which = self.shape.ace
        if which is ch.Ace.LED:
            self._bound = ace if not self.trick else self._bound
        else:
            self._bound = ace or (which is ch.Ace.ANY and self._bound)


def _bits(ranks: Iterable[int]) -> int:
    found = 0
    for rank in ranks:
        found |= 1 << rank
    return found


def shuffled(pack: Iterable[int], stream: Stream) -> list[int]:
    """Return a pack as a stream shuffles it: Fisher-Yates, the last place first."""
    mixed = list(pack)
    for at in range(len(mixed) - 1, 0, -1):
        other = stream.below(at + 1)
        mixed[at], mixed[other] = mixed[other], mixed[at]
    return mixed


def pack_of(shape: Shape) -> list[int]:
    """Return the whole pack in rank order."""
    return [rank for rank, copies in enumerate(shape.copies) for _ in range(copies)]


class Game:
    """One deal stepped card by card.

    A choice is the rank of a card where single cards are played. For sets, exchanges and Kontra it
    is a number in `choices`. Places are players in seat order; the dealer is the last.

    >>> from agurk.variants import VARIANTS
    >>> game = Game(VARIANTS["danish"], 2, seed=4)
    >>> legal = game.legal
    >>> while legal:
    ...     legal = game.apply(legal.bit_length() - 1)
    >>> len(game.payments), game.over
    (2, True)
    """

    __slots__ = (
        "_changed",
        "_deal",
        "_kontra",
        "_order",
        "_passed",
        "_phase",
        "_start",
        "_stock",
        "_variant",
    )

    def __init__(
        self,
        variant: Variant,
        players: int,
        *,
        seed: int = 0,
        number: int = 0,
        hand: int | None = None,
    ) -> None:
        """Deal.

        Args:
            variant: The rules.
            players: How many play.
            seed: What cards are dealt follows from it.
            number: Which deal of the seed it is, from 0.
            hand: How many cards each gets, if not as many as in the first deal of a match.

        Raises:
            PlayersError: if the variant or its pack is not for so many.
            VariantError: if simulations cannot count its cards.
            SeedError: if a number is none for a seed.
        """
        self._variant = variant
        self._start = opening_of(variant, players, seed=seed, number=number, hand=hand)
        self.deal(number)

    def deal(self, number: int) -> int:
        """Deal anew, and return what is legal first."""
        shape, players, size, leader, seed, _ = self._start
        mixed = shuffled(pack_of(shape), Stream(seed, Purpose.GAMES, number))
        hands = [mixed[at * size : at * size + size] for at in range(players)]
        self._deal = Deal(shape, hands, leader)
        self._stock = mixed[players * size :]
        self._changed: list[tuple[int, int]] = []
        self._kontra: int | None = None
        self._passed = 0
        order = asking_order(self._variant, tuple(range(players)))
        self._order = order if shape.exchange is not ch.Exchange.NONE else ()
        self._phase = "exchange" if self._order else self._after_exchanges()
        return self.legal

    def copy(self) -> "Game":
        """Return a game that stands as this one does."""
        twin = Game.__new__(Game)
        for name in Game.__slots__:
            setattr(twin, name, getattr(self, name))
        for name, apart in (
            ("_deal", self._deal.copy()),
            ("_stock", self._stock[:]),
            ("_changed", self._changed[:]),
        ):
            setattr(twin, name, apart)
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> "Game":
        return self.copy()

    @property
    def legal(self) -> int:
        """What may be chosen now, a bit for each; 0 when all is over."""
        if self._phase == "over":
            return 0
        return (1 << len(self.choices)) - 1 if self.numbered else self._deal.legal_ranks()

    @property
    def numbered(self) -> bool:
        """Whether choices are numbers in `choices`, not ranks."""
        return self._phase in {"exchange", "kontra"} or self._deal.shape.lead is ch.Lead.SETS

    @property
    def choices(self) -> tuple[Play, ...]:
        """The cards of each choice, as ranks."""
        match self._phase:
            case "exchange":
                hand = self._deal.hands[self.turn]
                numbers = self._numbers()
                every = [play for number in numbers for play in combinations(hand, number)]
                return tuple(dict.fromkeys(every))
            case "kontra":
                return (0,), (1,)
            case "play":
                return tuple(self._deal.legal())
            case _:
                return ()

    @property
    def over(self) -> bool:
        """Whether every card is played."""
        return self._phase == "over"

    @property
    def phase(self) -> str:
        """What is asked for: exchange, kontra or play; else over."""
        return self._phase

    @property
    def position(self) -> Deal:
        """The deal itself; it changes as the game goes on."""
        return self._deal

    @property
    def players(self) -> int:
        """How many play."""
        return len(self._deal.hands)

    @property
    def turn(self) -> int:
        """The place that chooses next."""
        if self._phase == "exchange":
            return self._order[len(self._changed)]
        return self._passed if self._phase == "kontra" else self._deal.turn

    @property
    def taker(self) -> int:
        """Who took the latest trick and leads; at first who leads."""
        return self._deal.leader

    @property
    def hands(self) -> tuple[Play, ...]:
        """The cards of each place as ranks, lowest first."""
        return tuple(tuple(hand) for hand in self._deal.hands)

    @property
    def trick(self) -> Play:
        """The ranks played to the trick; of a set the highest."""
        return tuple(play[-1] for play in self._deal.trick) if self._deal.made else ()

    @property
    def payments(self) -> Play:
        """What each place pays for the last trick, less what it takes off; empty before the end."""
        if self._phase != "over":
            return ()
        factors = {
            place: exchange_factor(
                self._variant, [count for asked, count in self._changed if asked == place]
            )
            for place in range(self.players)
        }
        last = self._deal.last_trick(self._kontra, factors)
        return tuple(
            last.payments.get(place, 0) - last.bonuses.get(place, 0)
            for place in range(self.players)
        )

    def apply(self, choice: int) -> int:
        """Make a choice, and return what is legal next; 0 at the end.

        Raises:
            IllegalAction: if there is no such choice.
            WrongTime: if all is over.
        """
        if choice < 0 or not self.legal >> choice & 1:
            refuse(self, choice)
        if self._phase == "exchange":
            self._exchange(self.choices[choice])
        elif self._phase == "kontra":
            self._call(call=bool(choice))
        else:
            self._deal.play(self.choices[choice] if self.numbered else (choice,))
            if self._deal.over:
                self._phase = "over"
        return self.legal

    def _numbers(self) -> tuple[int, ...]:
        """Return how many cards may be changed now."""
        place, deal = self.turn, self._deal
        return allowed_numbers(
            self._variant,
            len(deal.hands[place]),
            len(self._stock),
            [count for _, count in self._changed],
            courts=bool(_bits(deal.hands[place]) & deal.shape.courts),
            mine=[count for asked, count in self._changed if asked == place],
        )

    def _exchange(self, cards: Play) -> None:
        place = self.turn
        hand = self._deal.hands[place]
        for rank in cards:
            hand.remove(rank)
        hand += self._stock[: len(cards)]
        hand.sort()
        del self._stock[: len(cards)]
        self._changed.append((place, len(cards)))
        if len(self._changed) == len(self._order):
            self._phase = self._after_exchanges()

    def _after_exchanges(self) -> str:
        return "kontra" if self._deal.shape.multiplier is ch.Multiplier.KONTRA else "play"

    def _call(self, *, call: bool) -> None:
        """Note an answer to the question for Kontra, put from the dealer's left on."""
        if call:
            self._kontra = self._passed
        self._passed += 1
        if call or self._passed == self.players:
            self._phase = "play"
