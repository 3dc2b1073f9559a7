"""Deals that a place could not tell from the real one, walked as the real one was."""

from collections import defaultdict, deque
from random import Random

from agurk.envs.open_spiel.hands import Ranks
from agurk.envs.open_spiel.moment import Moment
from agurk.rules.state import State
from agurk.sim.shape import ranks_of, shape_of


class World:
    """What others might hold: the ranks dealt, changed away and drawn, by place."""

    def __init__(self, moment: Moment, place: int, random: Random) -> None:
        """Draw one."""
        self._moment, self._place, self._random = moment, place, random
        self.dealt: list[Ranks] = []
        self.changed: dict[int, deque[int]] = defaultdict(deque)
        self.drawn: dict[int, deque[int]] = defaultdict(deque)
        if moment.state is None or moment.over:
            self._any()
        else:
            self._fitting(moment.known_to(place).resample(random))

    def _any(self) -> None:
        """Deal anew to everybody else, as far as was dealt."""
        moment, shape = self._moment, shape_of(self._moment.table.plan.variant)
        left = [rank for rank, copies in enumerate(shape.copies) for _ in range(copies)]
        own = moment.hands[self._place] if self._place < len(moment.hands) else ()
        for rank in own:
            left.remove(rank)
        self._random.shuffle(left)
        for place, hand in enumerate(moment.hands):
            whole = sorted(left[: moment.table.size])
            if place != self._place:
                left = left[moment.table.size :]
            self.dealt.append(own if place == self._place else tuple(whole[: len(hand)]))

    def _fitting(self, state: State) -> None:
        """Take a state apart: what everybody had at first, and what came and went since."""
        ranks = ranks_of(self._moment.table.plan.variant)
        if state.deal is None:
            return
        hands = [[ranks[card] for card in hand] for hand in state.deal.hands]
        for trick in (*state.deal.tricks, None):
            leader = state.deal.leader if trick is None else trick.leader
            for turn, play in enumerate(state.deal.trick if trick is None else trick.plays):
                hands[(leader + turn) % len(hands)] += [ranks[card] for card in play]
        gone = [[ranks[card] for card in cards] for cards in state.deal.discards]
        for place, count in reversed(state.match.exchanged):
            if count:
                self._undo(place, hands[place], gone[place], count)
        self.dealt = [tuple(sorted(hand)) for hand in hands]

    def _undo(self, place: int, hand: list[int], gone: list[int], count: int) -> None:
        """Take back an exchange, the latest first."""
        drawn = sorted(self._random.sample(hand, count))
        back = sorted(gone[-count:])
        del gone[-count:]
        for rank in drawn:
            hand.remove(rank)
        hand += back
        self.drawn[place].extendleft(reversed(drawn))
        self.changed[place].extendleft(reversed(back))


def numbers(moment: Moment, place: int, random: Random) -> list[int]:
    """Return the numbers that lead to another deal, which a place cannot tell from this one.

    Args:
        moment: The deal as it is.
        place: Who shall not be able to tell.
        random: What is hidden is drawn from it.
    """
    if moment.over:
        return walked(moment)
    world = World(moment, place, random)
    if place < len(moment.hands):
        world.dealt[place] = moment.hands[place]
    walk = _Walk(Moment(moment.table))
    for rank in [rank for hand in world.dealt for rank in hand]:
        walk.on(rank)
    for entry in moment.seen_by(place):
        number, own = entry.number, entry.place == place
        if entry.first:
            walk.end()
        if entry.hidden and not own:
            number = (world.drawn if entry.drawn else world.changed)[entry.place].popleft()
        walk.on(number)
    if not moment.begun or moment.place != place:
        walk.end()
    return walk.found


class _Walk:
    """A deal that is walked by other cards than the real one."""

    def __init__(self, moment: Moment) -> None:
        self.moment, self.found = moment, list[int]()

    def on(self, number: int) -> None:
        """Go on by a number."""
        self.found.append(number)
        self.moment = self.moment.after(number)

    def end(self) -> None:
        """End a decision that was begun, which might go on with these cards."""
        if self.moment.begun:
            self.on(self.moment.table.numbering.done)


def walked(moment: Moment) -> list[int]:
    """Return the numbers that led to a moment."""
    return [*[rank for hand in moment.hands for rank in hand], *[e.number for e in moment.entries]]
