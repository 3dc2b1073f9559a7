"""What each play is worth over many worlds: the plain twin of kernel/rollout.hpp."""

from collections import Counter
from dataclasses import replace

from agurk.sim.plain.belief import Belief
from agurk.sim.plain.deal import Deal, LastTrick, Play
from agurk.sim.plain.outlook import Outlook
from agurk.sim.plain.policies import choose_play
from agurk.sim.plain.random import Purpose, Stream
from agurk.sim.plain.solver import Against, Patience, Payoffs, deal_of
from agurk.sim.plain.tricks import ruled_out
from agurk.sim.policies import RECKONING
from agurk.sim.position import Counts, Position
from agurk.sim.rollouts import Ending, Question, Tried
from agurk.sim.sample import Worlds


def try_all(question: Question, worlds: Worlds, seed: int, first: int, number: int) -> Tried:
    """Try every play in worlds of a seed from number `first` on."""
    endings: list[Counter[Ending]] = [Counter() for _ in question.plays]
    rows = []
    for world in range(first, first + number):
        (hands,) = worlds.draw(1, seed=seed, first=world)
        gains = []
        for play, counted in zip(question.plays, endings, strict=True):
            stream = Stream(seed, Purpose.ROLLOUTS, world)
            done = PlayOn(question, hands).play(play, stream)
            counted[_ending(question, done)] += 1
            gains.append(_gain(question, done))
        rows.append(gains)
    return _summed(question, rows, endings)


def try_believing(question: Question, worlds: Worlds, seed: int, first: int, number: int) -> Tried:
    """Try every play in blocks of worlds that are weighed by what the others have played."""
    endings: list[Counter[Ending]] = [Counter() for _ in question.plays]
    rows = []
    belief = Belief(question, worlds)
    for block in range(first, first + number):
        for laid in belief.block(seed, block):
            asked = replace(question, policies=laid.policies)
            gains = []
            for play, counted in zip(question.plays, endings, strict=True):
                stream = Stream(seed, Purpose.ROLLOUTS, laid.number)
                done = PlayOn(asked, laid.hands).play(play, stream)
                counted[_ending(question, done)] += laid.times
                gains.append(_gain(question, done))
            rows += [gains] * laid.times
    return _summed(question, rows, endings)


def solve_all(
    question: Question, worlds: Worlds, seed: int, numbers: range, *, difference: bool, most: int
) -> Tried:
    """Solve every play in worlds of a seed; `difference` takes off what the other of two gains.

    Raises:
        OverflowError: if `most` plays do not do in one of them.
    """
    rows = []
    for world in numbers:
        (hands,) = worlds.draw(1, seed=seed, first=world)
        position = Position(question.shape, hands, question.leader, question.trick)
        payoffs = Payoffs(question.shape, question.kontra, question.factors, _table(question))
        search = Against(payoffs, question.me, Patience(most), difference=difference)
        deal = deal_of(position)
        rows.append([int(search.after(deal, play)) for play in question.plays])
    return _summed(question, rows, [Counter() for _ in question.plays])


def _table(question: Question) -> list[float]:
    """Return a whole table of which only the part of the place that asks is told."""
    size, places = len(question.table), len(question.policies)
    before, after = [0.0] * (question.me * size), [0.0] * ((places - question.me - 1) * size)
    return [*before, *map(float, question.table), *after]


def _summed(question: Question, rows: list[list[int]], endings: list[Counter[Ending]]) -> Tried:
    """Return the sums of what each play gains in each world."""
    plays = range(len(question.plays))
    return Tried(
        plays=question.plays,
        unit=question.unit,
        worlds=len(rows),
        sums=tuple([sum(gains[play] for gains in rows) for play in plays]),
        products=tuple(
            [
                tuple([sum(gains[one] * gains[two] for gains in rows) for two in plays])
                for one in plays
            ]
        ),
        endings=tuple(endings),
    )


def _gain(question: Question, done: LastTrick) -> int:
    """Return what the place that asks gains, in units."""
    me, table = question.me, question.table
    if not table:
        return done.bonuses.get(me, 0) - done.payments.get(me, 0)
    return sum(table[payer * question.shape.ranks + done.ranks[payer]] for payer in done.payments)


def _ending(question: Question, done: LastTrick) -> Ending:
    places = range(len(question.policies))
    paid = [done.payments.get(place, 0) - done.bonuses.get(place, 0) for place in places]
    return Ending(done.taker, done.ranks[done.taker], tuple(paid))


class PlayOn:
    """A deal in one world, played on from where it stands."""

    def __init__(self, question: Question, hands: tuple[Counts, ...]) -> None:
        self._question = question
        position = Position(question.shape, hands, question.leader, question.trick)
        self.deal: Deal = deal_of(position)
        self._hidden = list(question.hidden)
        self._excluded = [
            {rank for rank in range(question.shape.ranks) if ranks >> rank & 1}
            for ranks in question.excluded
        ]

    def play(self, first: Play, stream: Stream) -> LastTrick:
        """Return how the deal ends when it goes on with a play."""
        question, deal = self._question, self.deal
        self._make(first)
        while not deal.over:
            policy = question.policies[deal.turn]
            self._make(choose_play(policy, deal, self.outlook, stream))
        return deal.last_trick(question.kontra, dict(enumerate(question.factors)))

    def _make(self, play: Play) -> None:
        """Make a play, and note what it shows."""
        # Nobody asks what has been shown but who reckons.
        if not RECKONING.isdisjoint(self._question.policies):
            self._excluded[self.deal.turn] |= ruled_out(self.deal, play)
        for rank in play:
            self._hidden[rank] -= 1
        self.deal.play(play)

    def outlook(self) -> Outlook:
        """Return what the place to play reckons."""
        question, place, unseen = self._question, self.deal.turn, list(self._hidden)
        for rank in self.deal.hands[place]:
            unseen[rank] -= 1
        if place == question.me:
            unseen = [held - gone for held, gone in zip(unseen, question.discards, strict=True)]
        return Outlook(self.deal, unseen, self._excluded, question.scores)
