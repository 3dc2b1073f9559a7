"""How matches go and deals end, in plain Python: the twin of kernel/courses.cpp."""

from array import array
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from agurk.rules.match import Counted, Match, Phase
from agurk.rules.progress import ask_buy_ins, settle_deal
from agurk.rules.scoring import LastTrick, Payment
from agurk.rules.standing import buy_in
from agurk.rules.state import begin
from agurk.rules.variant import Variant
from agurk.sim.courses import BEGINNING, End, match_of, row_of, size_of
from agurk.sim.plain.matches import MatchPlay, buying_pays
from agurk.sim.plain.play_out import deal_out
from agurk.sim.shape import ranks_of


def courses(
    variant: Variant,
    policies: Sequence[str],
    seed: int,
    numbers: Iterable[int],
    begun: Sequence[Match],
) -> tuple[bytes, bytes, bytes]:
    """Return the deals of some matches as they began, and who won and lost each."""
    rows, winners, losers = array("i"), array("I"), array("I")
    width = BEGINNING + 3 * len(policies)
    for at, number in enumerate(numbers):
        from_here = begun[at] if begun else None
        played = MatchPlay(variant, policies, seed=seed, number=number, begun=from_here)
        for match in played.before:
            kept = [len(cards) for cards in match.standing.kept]
            rows.extend([at, match.leader(), match.size, *row_of(match)[:width], *kept])
        ended = played.match.outcome
        winners.append(_bits(ended.winners if ended else ()))
        losers.append(_bits(ended.losers if ended else ()))
    return rows.tobytes(), winners.tobytes(), losers.tobytes()


def ends(
    variant: Variant, policies: Sequence[str], size: int, seed: int, numbers: Iterable[int]
) -> dict[End, int]:
    """Return how often deals end in which way."""
    found: Counter[End] = Counter()
    for number in numbers:
        last = deal_out(variant, size, policies, seed=seed, number=number)
        points = [0] * len(policies)
        for place, paid in (*last.payments.items(), *last.bonuses.items()):
            points[place] = paid
        rank = last.ranks[last.taker]
        payers, bonuses = _bits(last.payments), _bits(last.bonuses)
        found[End(last.taker, last.lowest, payers, bonuses, rank, tuple(points))] += 1
    return dict(sorted(found.items()))


def steps(
    variant: Variant, players: int, row: Sequence[int], ways: Sequence[End]
) -> Iterator[list[int]]:
    """Yield what follows a beginning when the deal ends in each of some ways."""
    match = match_of(begin(variant, players).match, row)
    order, width = match.from_dealer(), BEGINNING + 3 * players
    cards = {rank: card for card, rank in ranks_of(variant).items()}
    for end in ways:

        def paid(places: int, end: End = end) -> tuple[Payment, ...]:
            return tuple(
                Payment(order[place], end.points[place], cards[end.rank])
                for place in range(len(order))
                if places >> place & 1
            )

        trick = LastTrick(order[end.taker], paid(end.payers), paid(end.bonuses))
        after = settled(match, Counted(trick, order[end.lowest]))
        ended = after.outcome
        if ended is not None:
            yield [_bits(ended.winners), _bits(ended.losers), -1, 0, *row_of(after)[:width]]
        else:
            yield [0, 0, after.leader(), size_of(after), *row_of(after)[:width]]


def settled(match: Match, counted: Counted) -> Match:
    """Return the match after a deal, where whoever may buy in does so where it pays."""
    return answered(settle_deal(match, counted)[0])


def answered(match: Match) -> Match:
    """Return a match in which all who are asked to buy in have done so where it pays."""
    while match.phase is Phase.BUY_IN:
        seat, standing = match.waiting[0], match.standing
        if buying_pays(match, seat):
            standing, _ = buy_in(match.variant, standing, seat)
        match, _ = ask_buy_ins(replace(match, standing=standing, waiting=match.waiting[1:]), ())
    return match


def _bits(places: Iterable[int]) -> int:
    return sum(1 << place for place in places)
