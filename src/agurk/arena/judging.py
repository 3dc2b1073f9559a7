"""What the blocks of a contest came to: shares, points, ratings and times."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from agurk.arena.contest import Company, Contest
from agurk.arena.estimating import Estimate, ratio
from agurk.arena.playing import Block, Played
from agurk.arena.rating import Part, ratings
from agurk.arena.times import Times


@dataclass(frozen=True)
class Result:
    """How a bot did, at one table or at all."""

    bot: int
    share: Estimate | None
    """What part of the matches each of its seats won; None where only deals were played."""
    penalty: Estimate
    """Points that each of its seats paid for a deal."""


@dataclass(frozen=True)
class Table:
    """How a company did."""

    company: Company
    matches: int
    results: tuple[Result, ...]
    """One a bot; the first bot of one against many first."""


@dataclass(frozen=True)
class Overall(Result):
    """How a bot did at all tables."""

    rating: Estimate | None
    """None where only deals were played."""
    times: Times
    """How long its choices took, where it had any."""
    faults: int
    """How many choices it failed to make."""
    fault: str
    """The first thing that it did wrong; empty if nothing."""


@dataclass(frozen=True)
class Verdict:
    """How a contest went."""

    contest: Contest
    matches: int
    bots: tuple[Overall, ...]
    """In the order of the contest."""
    tables: tuple[Table, ...]
    """Likewise."""


def judge(contest: Contest, blocks: Iterable[Block]) -> Verdict:
    """Return what blocks came to, whatever their order."""
    ordered = sorted(blocks, key=lambda block: (block.table, block.number))
    by_table: list[list[Block]] = [[] for _ in contest.tables]
    for block in ordered:
        by_table[block.table].append(block)
    tables = tuple(
        [
            _table(contest, company, played)
            for company, played in zip(contest.tables, by_table, strict=True)
        ]
    )
    return Verdict(
        contest=contest,
        matches=sum(table.matches for table in tables),
        bots=_overall(contest, ordered),
        tables=tables,
    )


def _table(contest: Contest, company: Company, blocks: Sequence[Block]) -> Table:
    parts = _parts(contest, blocks)
    return Table(
        company,
        sum(len(block.matches) for block in blocks),
        tuple([_result(contest, bot, parts) for bot in dict.fromkeys(company)]),
    )


def _overall(contest: Contest, blocks: Sequence[Block]) -> tuple[Overall, ...]:
    parts = _parts(contest, blocks)
    numbers: Sequence[Estimate | None] = [None] * len(contest.bots)
    if not contest.deals:
        numbers = ratings(len(contest.bots), map(part_of, parts))
    found = []
    for bot, rating in enumerate(numbers):
        times, faults = Times(), list[str]()
        for block in blocks:
            times += block.times.get(bot, Times())
            faults += block.faults.get(bot, [])
        result = _result(contest, bot, parts)
        found.append(
            Overall(
                bot=bot,
                share=result.share,
                penalty=result.penalty,
                rating=rating,
                times=times,
                faults=len(faults),
                fault=faults[0] if faults else "",
            )
        )
    return tuple(found)


def _parts(contest: Contest, blocks: Iterable[Block]) -> list[list[Played]]:
    """Return matches that belong together: of a block where cards are dealt again, else alone."""
    if contest.duplicate:
        return [block.matches for block in blocks]
    return [[match] for block in blocks for match in block.matches]


def _result(contest: Contest, bot: int, parts: Iterable[Sequence[Played]]) -> Result:
    shares, penalties = list[tuple[float, float]](), list[tuple[float, float]]()
    for matches in parts:
        seats = [[at for at, who in enumerate(each.seating) if who == bot] for each in matches]
        if not any(seats):
            continue
        sat = list(zip(matches, seats, strict=True))
        won = sum(_won(match, at) for match, mine in sat for at in mine)
        shares.append((won, sum(map(len, seats))))
        paid = sum(match.paid[at] for match, mine in sat for at in mine)
        penalties.append((paid, sum(match.deals[at] for match, mine in sat for at in mine)))
    return Result(bot, None if contest.deals else ratio(shares), ratio(penalties))


def _won(match: Played, seat: int) -> float:
    return 1 / len(match.winners) if seat in match.winners else 0.0


def part_of(matches: Sequence[Played]) -> Part:
    """Return what a part of a contest came to, by bot."""
    seats = Counter(matches[0].seating)
    won = dict.fromkeys(seats, 0.0)
    for match in matches:
        for seat in match.winners:
            won[match.seating[seat]] += _won(match, seat)
    return Part(seats, won, len(matches))
