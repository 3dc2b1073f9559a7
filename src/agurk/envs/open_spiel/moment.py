"""A deal as OpenSpiel walks it: dealt rank by rank, decided by numbers, never changed.

The engine holds the cards; suits are given out as they come, since they decide nothing. The last
trick, in which nobody has a choice, is played at once.
"""

from collections import Counter
from functools import cached_property
from typing import NamedTuple

from agurk.envs.numbering import Numbering, Row, allowed
from agurk.envs.open_spiel.hands import Ranks, next_ranks
from agurk.envs.plan import Plan
from agurk.envs.sizing import with_cards
from agurk.rules.actions import Choice, DealOut, Exchange, Lot
from agurk.rules.cards import Card, Hand
from agurk.rules.match import Phase
from agurk.rules.state import State, begin
from agurk.rules.view import View
from agurk.sim.deal_sums import dealt
from agurk.sim.shape import ranks_of, shape_of


class Memory:
    """Room for moments, so that whoever walks a small game again and again finds them made."""

    def __init__(self, room: int = 1 << 18) -> None:
        """Take how many moments there is room for."""
        self.room = room


class Table(NamedTuple):
    """What is the same in every deal of a game."""

    plan: Plan
    numbering: Numbering
    size: int
    """How many cards each gets."""
    ranks: dict[Card, int]
    """The rank of each card."""
    memory: Memory
    points: bool
    """Whether cards cost anything."""

    @classmethod
    def of(cls, plan: Plan) -> "Table":
        """Return the table of a plan."""
        size = dealt(plan.variant, plan.players, plan.cards)
        points = any(plan.variant.cost.values())
        return cls(plan, Numbering(plan), size, ranks_of(plan.variant), Memory(), points)


class Entry(NamedTuple):
    """A number of somebody's decision, or a rank drawn from the stock."""

    place: int
    number: int
    drawn: bool = False
    hidden: bool = False
    """Whether nobody else sees it."""
    first: bool = True
    """Whether it begins a decision, or is no part of one."""
    silent: bool = False
    """Whether it only ends a row that might have gone on, which nobody else hears."""


class Moment:
    """A deal at one moment; `after` returns the next."""

    def __init__(
        self,
        table: Table,
        hands: tuple[Ranks, ...] = ((),),
        entries: tuple[Entry, ...] = (),
        *,
        state: State | None = None,
        begun: Row = (),
        wanted: Exchange | None = None,
    ) -> None:
        """Take what has happened.

        Args:
            table: What is the same in every deal.
            hands: The hands dealt, in the order of places, the last perhaps in part.
            entries: All that came after, in order.
            state: The engine's state, once all hands are dealt.
            begun: The numbers of a decision that was begun.
            wanted: The cards that are being changed, while those for them are drawn.
        """
        self.table, self.hands, self.entries = table, hands, entries
        self.state, self.begun, self.wanted = state, begun, wanted
        self.texts: dict[object, str] = {}
        """What observers have said of it."""
        self._next: dict[int, Moment] = {}

    def __deepcopy__(self, memo: object) -> "Moment":
        return self

    @cached_property
    def over(self) -> bool:
        """Whether the deal is over."""
        return self.state is not None and self.state.deal is None

    @cached_property
    def by_chance(self) -> bool:
        """Whether a card is dealt or drawn next."""
        return self.state is None or self.wanted is not None

    @cached_property
    def place(self) -> int:
        """Whose decision is next, or who gets the next card."""
        if self.state is None:
            return len(self.hands) - 1
        return self.state.to_act or 0

    @cached_property
    def view(self) -> View:
        """What the place in turn knows."""
        return self.known_to(self.place)

    def known_to(self, place: int | None) -> View:
        """Return what a place, or a spectator, knows once hands are dealt."""
        state = self.state or begin(self.table.plan.variant, self.table.plan.players)
        return state.view(place)

    @cached_property
    def rows(self) -> dict[Row, Choice]:
        """All that the place in turn may decide, by the numbers that do."""
        return self.table.numbering.rows(self.view)

    @cached_property
    def allowed(self) -> list[int]:
        """The numbers that it may choose now."""
        return allowed(self.rows, self.begun)

    @cached_property
    def chances(self) -> list[tuple[int, float]]:
        """The ranks that may be dealt or drawn next, and how likely each is."""
        if self.state is None:
            gone = [rank for hand in self.hands[:-1] for rank in hand]
            return list(next_ranks(self._less(gone), self.table.size, self.hands[-1]))
        return list(next_ranks(self._stock, len(self._wanted.cards), self._drawn))

    def seen_by(self, place: int | None) -> list[Entry]:
        """Return what a place, or a spectator, has heard of since the hands were dealt.

        A decision is heard of when it is made, not while it is begun.
        """
        entries = self.entries
        if self.begun and self.place != place:
            entries = entries[: -len(self.begun)]
        return [entry for entry in entries if not entry.silent or entry.place == place]

    @property
    def paid(self) -> tuple[int, ...]:
        """By place, the points paid less those taken off; nothing where the deal is void.

        Where rules have no points, whoever pays for the last trick pays one.
        """
        paid = [0] * self.table.plan.players
        if self.over and self.state is not None and self.state.match.counted is not None:
            trick = self.state.match.counted.trick
            for payment in trick.payments:
                paid[payment.place] += payment.points if self.table.points else 1
            for bonus in trick.bonuses:
                paid[bonus.place] -= bonus.points
        return tuple(paid)

    def after(self, number: int) -> "Moment":
        """Return the deal after a rank that was dealt or drawn, or a number that was chosen."""
        found = self._next.get(number)
        if found is None:
            found = self._made(number)
            if self.table.memory.room:
                self.table.memory.room -= 1
                self._next[number] = found
        return found

    def _made(self, number: int) -> "Moment":
        if self.state is None:
            return self._dealt(number)
        if self.wanted is not None:
            return self._after_draw(number)
        entry = Entry(
            self.place,
            number,
            hidden=self._is_hidden(number),
            first=not self.begun,
            silent=bool(self.begun) and number == self.table.numbering.done,
        )
        entries, row = (*self.entries, entry), (*self.begun, number)
        choice = self.rows.get(row)
        if choice is None:
            return self._so(entries, self.state, begun=row)
        if isinstance(choice, Exchange) and choice.cards:
            return self._so(entries, self.state, wanted=choice)
        return self._so(entries, _played_out(self.state, choice))

    def _so(
        self,
        entries: tuple[Entry, ...],
        state: State | None,
        begun: Row = (),
        wanted: Exchange | None = None,
    ) -> "Moment":
        """Return the deal with other things having happened since the hands were dealt."""
        return Moment(self.table, self.hands, entries, state=state, begun=begun, wanted=wanted)

    def _is_hidden(self, number: int) -> bool:
        """Tell whether a number is the rank of a card that is changed away."""
        phase = self.view.match.phase
        return phase is Phase.EXCHANGE and number < self.table.numbering.ranks

    def _dealt(self, rank: int) -> "Moment":
        table, hands = self.table, (*self.hands[:-1], (*self.hands[-1], rank))
        if len(hands[-1]) < table.size:
            return Moment(table, hands)
        if len(hands) < table.plan.players:
            return Moment(table, (*hands, ()))
        return Moment(table, hands, state=_played_out(_laid_out(table, hands)))

    def _after_draw(self, rank: int) -> "Moment":
        entries = (*self.entries, Entry(self.place, rank, drawn=True, hidden=True))
        drawn, wanted = (*self._drawn, rank), self._wanted
        if self.state is None or self.state.deal is None or len(drawn) < len(wanted.cards):
            return self._so(entries, self.state, wanted=wanted)
        cards, left = _take(self.table, self.state.deal.stock, drawn)
        deal = self.state.deal._replace(stock=(*cards, *left))
        state = State(self.state.match, deal)
        return self._so(entries, _played_out(state, wanted))

    @property
    def _wanted(self) -> Exchange:
        return self.wanted or Exchange()

    @property
    def _drawn(self) -> Ranks:
        """The ranks that were drawn for this exchange."""
        drawn: list[int] = []
        for entry in reversed(self.entries):
            if not entry.drawn:
                break
            drawn.insert(0, entry.number)
        return tuple(drawn)

    @cached_property
    def _stock(self) -> Ranks:
        """How many cards of each rank can be drawn."""
        deal = None if self.state is None else self.state.deal
        left = Counter([self.table.ranks[card] for card in (deal.stock if deal else ())])
        return tuple(left[rank] for rank in range(self.table.numbering.ranks))

    def _less(self, gone: list[int]) -> Ranks:
        """Return how many cards of each rank the pack has without some."""
        counts = list(shape_of(self.table.plan.variant).copies)
        for rank in gone:
            counts[rank] -= 1
        return tuple(counts)


def _laid_out(table: Table, hands: tuple[Ranks, ...]) -> State:
    """Return the first deal of a match in which places hold cards of these ranks."""
    plan = table.plan
    state = begin(plan.variant, plan.players).apply(Lot(plan.players - 1)).state
    stock: Hand = plan.variant.cards
    dealt_out = []
    for hand in hands:
        cards, stock = _take(table, stock, hand)
        dealt_out.append(plan.variant.sort(cards))
    return with_cards(state, table.size).apply(DealOut(tuple(dealt_out), stock)).state


def _take(table: Table, stock: Hand, wanted: Ranks) -> tuple[Hand, Hand]:
    """Return cards of some ranks, the first that come, and the others."""
    ranks, missing = table.ranks, Counter(wanted)
    taken: list[Card] = []
    left: list[Card] = []
    for card in stock:
        rank = ranks[card]
        if missing[rank]:
            missing[rank] -= 1
            taken.append(card)
        else:
            left.append(card)
    return tuple(taken), tuple(left)


def _played_out(state: State, choice: Choice | None = None) -> State:
    """Return a state after a choice, and after the last trick if that is what follows."""
    if choice is not None:
        state = state.apply(choice).state
    while state.deal is not None and state.match.phase is Phase.PLAY and state.deal.last_trick:
        state = state.apply(state.actions[0]).state
    return state
