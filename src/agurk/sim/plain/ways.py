"""Drawing hands by counting the ways, whatever sets of ranks the holders may have: the plain twin.

Holders that may have the same ranks are a class; what no holder has is one more class, the rest,
that may have all. Ranks that the same classes may have are a column. The columns are dealt one
after the other, to piles: a pile keeps the cards of all classes that could take from the same
columns so far, since it need not be known yet which of them takes which. A column deals so many
cards to each pile that may have them; a pile of which only some classes may have the next column
is split before; a class that is past its last column takes what it needs from its pile. At each
step the choices are weighed by the ways to choose the cards, times the ways to go on from there.
They are counted in floating point, right to fifteen digits or so.
"""

from collections.abc import Iterator
from enum import Enum
from functools import reduce
from itertools import pairwise
from math import prod
from operator import add
from typing import NamedTuple, TypeAlias

from agurk.sim.hidden import NOTHING_FITS, TOO_MANY_WAYS, Hidden, NoWorld, TooManyWays
from agurk.sim.plain.heaps import cards_of, take
from agurk.sim.plain.random import Stream

MOST_NODES = 1 << 22
"""How many places in the count are told apart at most."""
_MANY = 1 << 40
"""A number of states that is not told from more."""
FEW = 512
"""A number of states for which no better order is looked for."""


class Does(Enum):
    """What a step of the count does with cards."""

    DEAL = 0
    """Some cards of the column go to a pile."""
    DEAL_REST = 1
    """All cards left of the column go to the pile of the rest."""
    SPLIT = 2
    """Some cards of a pile go to a new one."""
    FINISH = 3
    """A class takes what it needs from its pile."""


class Step(NamedTuple):
    """One step: the same whatever has gone where before."""

    does: Does
    column: int
    """The column that is being dealt."""
    pile: int
    keeps: range
    """How many cards the pile may have after it."""
    to: int = 0
    """The new pile, or the class that takes."""
    parts: range = range(1)
    """How many cards the new pile may have."""


class Edge(NamedTuple):
    """One choice at a node."""

    number: int
    """How many cards."""
    weight: float
    """The ways that begin with it."""
    node: int
    """Where it leads, among those of the next step."""


class Node(NamedTuple):
    """What there is to choose in one state, at one step."""

    total: float
    edges: list[Edge]


State: TypeAlias = tuple[int, ...]
"""How many cards the column has left, and how many each pile has."""


def binomials(most: int) -> list[list[float]]:
    """Return Pascal's triangle in floating point."""
    rows = [[1.0]]
    while len(rows) <= most:
        rows.append([1.0, *[one + other for one, other in pairwise(rows[-1])], 1.0])
    return rows


class Counted:
    """Draws where sets of ranks cross."""

    def __init__(self, hidden: Hidden) -> None:
        """Count the ways.

        Raises:
            NoWorld: if there are none.
            TooManyWays: if they would take too much memory to tell apart.
        """
        self._classes, self._columns = _tables(hidden)
        self._unseen, self._holders = hidden.unseen, hidden.needs
        self._members = self._classes.members
        self._steps = _Program(self._classes, self._columns).steps
        self._layers = _count(self._classes.needs, self._columns, self._steps)

    def draw(self, stream: Stream) -> list[list[int]]:
        """Return the ranks that each holder has."""
        held: list[list[int]] = [[] for _ in self._holders]
        piles: list[list[int]] = [[] for _ in range(len(self._members) + 1)]
        column: list[int] = []
        node, at = 0, -1
        for step, layer in zip(self._steps, self._layers, strict=True):
            if step.column != at:
                at = step.column
                column = cards_of(self._unseen, self._columns[at].ranks)
            edge = _chosen(layer[node], stream)
            pile = piles[step.pile]
            match step.does:
                case Does.DEAL:
                    take(column, len(column), edge.number, stream, pile)
                case Does.DEAL_REST:
                    pile += column
                case Does.SPLIT:
                    take(pile, len(pile), edge.number, stream, piles[step.to])
                case Does.FINISH:
                    for holder in self._members[step.to]:
                        take(pile, len(pile), self._holders[holder], stream, held[holder])
            node = edge.node
        return held


def _chosen(node: Node, stream: Stream) -> Edge:
    """Return one of the choices, drawn by their weights."""
    edges = node.edges
    if len(edges) == 1:
        return edges[0]
    ticket = (stream.next() >> 11) * 2.0**-53 * node.total
    for edge in edges[:-1]:
        if ticket < edge.weight:
            return edge
        ticket -= edge.weight
    return edges[-1]


class _Classes(NamedTuple):
    """The classes; the rest comes last."""

    members: list[list[int]]
    """The holders of each."""
    needs: list[int]
    columns: list[int]
    """The columns that each may take from, as a set of bits."""


class _Column(NamedTuple):
    ranks: int
    cards: int


def _tables(hidden: Hidden) -> tuple[_Classes, list[_Column]]:
    """Return the classes, and the columns in the order in which they are dealt."""
    seen = sum(1 << rank for rank, number in enumerate(hidden.unseen) if number)
    sets: dict[int, list[int]] = {}
    for holder, need in enumerate(hidden.needs):
        if need:
            sets.setdefault(hidden.may_hold[holder] & seen, []).append(holder)
    by_classes: dict[int, int] = {}
    for rank in reversed(range(len(hidden.unseen))):
        classes = sum(1 << number for number, ranks in enumerate(sets) if ranks >> rank & 1)
        if classes and hidden.unseen[rank]:
            by_classes[classes] = by_classes.get(classes, 0) | 1 << rank
    members = [*sets.values(), []]
    needs = [sum(hidden.needs[holder] for holder in each) for each in members]
    drawn = list(by_classes)
    columns = [
        _Column(ranks, sum(n for rank, n in enumerate(hidden.unseen) if ranks >> rank & 1))
        for ranks in by_classes.values()
    ]
    needs[-1] = sum(column.cards for column in columns) - sum(needs)
    if needs[-1] < 0:
        raise NoWorld(NOTHING_FITS)
    order = _best_order(drawn, needs)
    taken = [
        sum(1 << place for place, column in enumerate(order) if drawn[column] >> number & 1)
        for number in range(len(sets))
    ]
    found = _Classes(members, needs, [*taken, (1 << len(order)) - 1])
    return found, [columns[column] for column in order]


def _best_order(columns: list[int], needs: list[int]) -> list[int]:
    """Return the order of columns in which the fewest states are told apart, as far as tried.

    Tried are highest ranks first, lowest first, and always the column next after which the fewest
    states are possible. Where that leaves many states, columns are moved in each of these.

    Args:
        columns: The classes that may take from each, as a set of bits.
        needs: How many cards each class needs.
    """
    downwards = list(range(len(columns)))
    greedy: list[int] = []
    while len(greedy) < len(columns):
        left = [column for column in downwards if column not in greedy]
        greedy.append(min(left, key=lambda column: _states(columns, [*greedy, column], needs)))
    tried = [greedy, downwards, downwards[::-1]]
    best = min(tried, key=lambda order: _all_states(columns, order, needs))
    if _all_states(columns, best, needs) <= FEW:
        return best
    tried = [best, *[_improved(order, columns, needs) for order in tried]]
    return min(tried, key=lambda order: _all_states(columns, order, needs))


def _improved(order: list[int], columns: list[int], needs: list[int]) -> list[int]:
    """Return an order with columns moved, one at a time, as long as it helps and states are many.

    Each time it is the column, and to where, that helps most.
    """
    least = _all_states(columns, order, needs)
    while least > FEW:
        moved = min(_moved(order), key=lambda other: _all_states(columns, other, needs))
        found = _all_states(columns, moved, needs)
        if found >= least:
            break
        least, order = found, moved
    return order


def _moved(order: list[int]) -> Iterator[list[int]]:
    """Yield an order with one column moved elsewhere, in every way."""
    for at, column in enumerate(order):
        others = order[:at] + order[at + 1 :]
        for to in range(len(order)):
            yield [*others[:to], column, *others[to:]]


def _all_states(columns: list[int], order: list[int], needs: list[int]) -> int:
    """Return how many states there may be after each of all columns."""
    return sum(_states(columns, order[: place + 1], needs) for place in range(len(order)))


def _states(columns: list[int], dealt: list[int], needs: list[int]) -> int:
    """Return how many states there may be once some columns are dealt."""
    piles: dict[tuple[bool, ...], int] = {}
    for number, need in enumerate(needs[:-1]):
        may_take = [bool(classes >> number & 1) for classes in columns]
        past = tuple(may_take[column] for column in dealt)
        if any(past) and not all(past) and sum(may_take) > sum(past):
            piles[past] = piles.get(past, 0) + need
    return min(_MANY, prod(1 + need for need in piles.values()))


class _Program:
    """The steps of the count, found by going through the columns once."""

    def __init__(self, classes: _Classes, columns: list[_Column]) -> None:
        self._classes, self._columns = classes, columns
        self._rest = len(classes.needs) - 1
        self._piles = [list(range(self._rest + 1))]
        """The classes whose cards each pile keeps."""
        self._dealt = [0]
        """How many columns each pile has been dealt from, or passed over by."""
        self.steps: list[Step] = []
        for column in range(len(columns)):
            self._split(column)
            self._deal(column)
            self._finish(column)

    def _split(self, column: int) -> None:
        """Split piles of which only some classes may have a column."""
        for number in range(len(self._piles)):
            pile = self._piles[number]
            out = [each for each in pile if not self._classes.columns[each] >> column & 1]
            if not out or len(out) == len(pile):
                continue
            new = self._piles.index([]) if [] in self._piles else len(self._piles)
            self._piles[new : new + 1] = [out]
            self._dealt[new : new + 1] = [column + 1]
            self._piles[number] = [each for each in pile if each not in out]
            self._dealt[number] = column
            keeps, parts = self._may_have(number), self._may_have(new)
            self.steps.append(Step(Does.SPLIT, column, number, keeps, new, parts))

    def _deal(self, column: int) -> None:
        """Deal a column to the piles that may have it, that of the rest last."""
        taking = [
            number
            for number, pile in enumerate(self._piles)
            if pile and self._classes.columns[pile[0]] >> column & 1
        ]
        taking.sort(key=lambda number: self._rest in self._piles[number])
        for number in taking:
            self._dealt[number] = column + 1
            does = Does.DEAL_REST if self._rest in self._piles[number] else Does.DEAL
            self.steps.append(Step(does, column, number, self._may_have(number)))

    def _finish(self, column: int) -> None:
        """Let classes that are past their last column take what they need."""
        for number, pile in enumerate(self._piles):
            for each in list(pile):
                if each != self._rest and not self._classes.columns[each] >> column + 1:
                    pile.remove(each)
                    step = Step(Does.FINISH, column, number, self._may_have(number), each)
                    self.steps.append(step)

    def _may_have(self, number: int) -> range:
        """Return how many cards a pile may have, by what its classes need and can still get."""
        pile = self._piles[number]
        need = sum(self._classes.needs[each] for each in pile)
        coming = sum(
            column.cards
            for place, column in enumerate(self._columns)
            if place >= self._dealt[number]
            and any(self._classes.columns[each] >> place & 1 for each in pile)
        )
        return range(max(0, need - coming), need + 1)


def _count(needs: list[int], columns: list[_Column], steps: list[Step]) -> list[list[Node]]:
    """Return, for each step, what there is to choose in every state that it may meet.

    Raises:
        NoWorld: if there are no ways.
        TooManyWays: if they would take too much memory.
    """
    choose = binomials(sum(column.cards for column in columns))
    layers: list[list[list[Edge]]] = []
    states: dict[State, int] = {(0,) * (len(needs) + 1): 0}
    spent, at = 0, -1
    for step in steps:
        if step.column != at:
            at = step.column
            states = {(columns[at].cards, *state[1:]): node for state, node in states.items()}
        spent += len(states)
        if spent > MOST_NODES:
            raise TooManyWays(TOO_MANY_WAYS)
        after: dict[State, int] = {}
        layers.append(
            [
                [
                    Edge(number, choose[has][number], after.setdefault(then, len(after)))
                    for has, number, then in _moves(step, state, needs)
                ]
                for state in states
            ]
        )
        states = after
    return _weighed(layers, len(states))


def _moves(step: Step, state: State, needs: list[int]) -> Iterator[tuple[int, int, State]]:
    """Yield each number of cards that a step may move, out of how many, and the state after it."""
    left, has = state[0], state[step.pile + 1]
    changed = list(state)
    match step.does:
        case Does.SPLIT:
            for number in range(has + 1):
                if number in step.parts and has - number in step.keeps:
                    changed[step.pile + 1], changed[step.to + 1] = has - number, number
                    yield has, number, tuple(changed)
        case Does.FINISH:
            number = needs[step.to]
            if has - number in step.keeps:
                changed[step.pile + 1] = has - number
                yield has, number, tuple(changed)
        case _:
            for number in range(left if step.does is Does.DEAL_REST else 0, left + 1):
                if has + number in step.keeps:
                    changed[0], changed[step.pile + 1] = left - number, has + number
                    yield left, number, tuple(changed)


def _weighed(layers: list[list[list[Edge]]], ends: int) -> list[list[Node]]:
    """Return the choices weighed by the ways to go on from them, without those that lead nowhere.

    Args:
        layers: By step and state, each choice with the ways to choose its cards.
        ends: How many states there are after the last step.

    Raises:
        NoWorld: if there are no ways.
    """
    found: list[list[Node]] = []
    totals = [1.0] * ends
    for layer in reversed(layers):
        nodes = []
        for edges in layer:
            weighed = [
                edge._replace(weight=edge.weight * totals[edge.node])
                for edge in edges
                if totals[edge.node]
            ]
            nodes.append(Node(reduce(add, [edge.weight for edge in weighed], 0.0), weighed))
        found.append(nodes)
        totals = [node.total for node in nodes]
    if not totals[0]:
        raise NoWorld(NOTHING_FITS)
    return found[::-1]
