"""How likely worlds are by what the others have played: the plain twin of kernel/belief.hpp."""

from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate
from typing import NamedTuple

from agurk.rules.choices import Lead
from agurk.sim.plain.deal import Deal, Play
from agurk.sim.plain.learned import chance_of
from agurk.sim.plain.outlook import Outlook
from agurk.sim.plain.policies import choose_play
from agurk.sim.plain.random import Purpose, Stream
from agurk.sim.plain.tricks import ruled_out
from agurk.sim.policies import LEARNED
from agurk.sim.position import Counts
from agurk.sim.rollouts import DRAWN, KEPT, Question
from agurk.sim.sample import Worlds


class Laid(NamedTuple):
    """A world that is kept."""

    number: int
    """Its own, among all worlds of the seed."""
    times: int
    """How often it counts."""
    hands: tuple[Counts, ...]
    policies: tuple[str, ...]
    """How each place goes on."""


class _Step(NamedTuple):
    """A play, and what had been shown before it."""

    place: int
    play: Play
    hidden: Counts
    """By rank, the cards that nobody had shown."""
    excluded: tuple[set[int], ...]
    """By place, the ranks that play had shown it not to hold."""


class Belief:
    """What a place believes of the others' hands."""

    def __init__(self, question: Question, worlds: Worlds) -> None:
        """Take down what has been played, and what it showed."""
        self._question, self._worlds = question, worlds
        places = len(question.policies)
        tricks = (*question.history, (question.leader, question.trick))
        self._leader = tricks[0][0]
        played = [
            ((leader + turn) % places, play)
            for leader, plays in tricks
            for turn, play in enumerate(plays)
        ]
        self._steps = list(self._shown(played))

    def _shown(self, played: list[tuple[int, Play]]) -> Iterator[_Step]:
        """Yield all plays with what had been shown before each."""
        question = self._question
        hidden, held = list(question.hidden), [list[int]() for _ in question.policies]
        for place, play in played:
            held[place] += play
            for rank in play:
                hidden[rank] += 1
        # What a play shows depends on no other cards, so the hands need not be whole.
        deal = Deal(question.shape, held, self._leader)
        deal.held = self._held = len(held[question.me]) + sum(self._worlds.known[question.me])
        excluded = [set[int]() for _ in held]
        for place, play in played:
            yield _Step(place, play, tuple(hidden), tuple(map(set, excluded)))
            excluded[place] |= ruled_out(deal, play)
            for rank in play:
                hidden[rank] -= 1
            deal.play(play)

    def block(self, seed: int, number: int) -> Iterator[Laid]:
        """Yield the worlds of one block of a seed that are kept."""
        stream = Stream(seed, Purpose.BELIEF, number)
        first = number * DRAWN
        drawn = self._worlds.draw(DRAWN, seed=seed, first=first)
        weighed = [self._weigh(hands, stream) for hands in drawn]
        sums = list(accumulate(weight for weight, _ in weighed))
        ticket, times, at = _unit(stream), [0] * DRAWN, 0
        for copy in range(KEPT):
            while at < DRAWN - 1 and not (copy + ticket) * sums[-1] / KEPT < sums[at]:
                at += 1
            times[at] += 1
        for place, hands in enumerate(drawn):
            if times[place]:
                yield Laid(first + place, times[place], hands, weighed[place][1])

    def likely(self, place: int, left: Counts) -> float:
        """Return how likely a place made the plays that it made, if it has such cards left."""
        nothing = (0,) * len(left)
        hands = [left if each == place else nothing for each in range(len(self._question.policies))]
        likely = [model.share for model in self._question.models]
        for deal, step in self._replayed(hands):
            if step.place == place:
                self._judge(deal, step, likely)
        return _total(likely)

    def _weigh(self, hands: tuple[Counts, ...], stream: Stream) -> tuple[float, tuple[str, ...]]:
        """Return how likely a world is, and how each place goes on in it."""
        question, likely = self._question, self._likely(hands)
        others = [place for place in range(len(likely)) if place != question.me]
        apart = 1.0 - question.alike
        for place in others:
            apart *= _total(likely[place])
        alike = [question.alike * model.share for model in question.models]
        for at, model in enumerate(question.models):
            for place in others:
                alike[at] *= likely[place][at] / model.share
        same = _total(alike)
        weight, policies = apart + same, list(question.policies)
        ticket = _unit(stream) * weight
        for place in others:
            policies[place] = (
                self._one_of(alike, ticket)
                if ticket < same
                else self._one_of(likely[place], _unit(stream) * _total(likely[place]))
            )
        return weight, tuple(policies)

    def _likely(self, hands: tuple[Counts, ...]) -> list[list[float]]:
        """Return, by place and model, how likely it made the plays that it made."""
        question = self._question
        likely = [[model.share for model in question.models] for _ in question.policies]
        for deal, step in self._replayed(hands):
            if step.place != question.me:
                self._judge(deal, step, likely[step.place])
        return likely

    def _replayed(self, hands: Sequence[Counts]) -> Iterator[tuple[Deal, _Step]]:
        """Yield all plays but last cards, and the deal before each, if such hands are left."""
        held = [[rank for rank, n in enumerate(hand) for _ in range(n)] for hand in hands]
        for step in self._steps:
            held[step.place] += step.play
        deal = Deal(self._question.shape, held, self._leader)
        deal.held = self._held
        for step in self._steps:
            if deal.held > 1:
                yield deal, step
            deal.play(step.play)

    def _judge(self, deal: Deal, step: _Step, likely: list[float]) -> None:
        """Multiply how likely each model makes a play."""
        number, ways = len(deal.legal()), _ways_to_play(deal.hands[step.place], step.play)

        def outlook() -> Outlook:
            unseen = list(step.hidden)
            for rank in deal.hands[step.place]:
                unseen[rank] -= 1
            return Outlook(deal, unseen, step.excluded, self._question.scores)

        for at, model in enumerate(self._question.models):
            made = 1.0
            if number > 1:
                chance = _chance(model.policy, deal, step.play, outlook)
                made = (1.0 - model.slips) * chance + model.slips / number
            likely[at] *= made / ways

    def _one_of(self, likely: list[float], ticket: float) -> str:
        """Return the policy of the model that a ticket falls to."""
        models = self._question.models
        at = 0
        while at + 1 < len(models) and not ticket < likely[at]:
            ticket -= likely[at]
            at += 1
        return models[at].policy


def _chance(policy: str, deal: Deal, play: Play, outlook: Callable[[], Outlook]) -> float:
    """Return how often a policy makes a play."""
    if policy == LEARNED and deal.shape.lead is not Lead.SETS:
        return chance_of(play, deal, deal.legal(), outlook())
    choice = choose_play(policy, deal, outlook, Stream(0, Purpose.BELIEF, 0))
    return 1.0 if choice == play else 0.0


def _ways_to_play(hand: Sequence[int], play: Play) -> float:
    """Return in how many ways a play could be made: of equal cards any may be played."""
    ways = 1.0
    for at, rank in enumerate(play):
        same = play[: at + 1].count(rank)
        ways *= (hand.count(rank) - same + 1) / same
    return ways


def _total(numbers: Sequence[float]) -> float:
    """Return the sum of some numbers, added up one by one in order, as in the kernel."""
    return list(accumulate(numbers))[-1]


def _unit(stream: Stream) -> float:
    """Return a number from 0 up to 1."""
    return (stream.next() >> 11) * 2.0**-53
