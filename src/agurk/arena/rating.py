"""One number a bot, from who wins how often in whose company.

A bot's chance to win a match is its strength over the sum of the strengths at the table (Bradley
and Terry's model of two, Luce's of many). 400 points are ten times the strength, so between two
players it is the scale known from chess, and 1500 is the average of those who play. Of all numbers
those are taken that make what has happened the most likely, so the order in which matches are
played makes no difference; one drawn match of each against an average bot is added, so that a bot
that never wins has a number, too. Errors are counted from part to part of the contest, so they stay
right where the same cards are dealt again.
"""

from collections.abc import Iterable, Mapping, Sequence
from math import exp, log, sqrt
from typing import NamedTuple

from agurk.arena.estimating import CONFIDENT, Estimate

AVERAGE = 1500.0
_SCALE = 400 / log(10)
_ENOUGH = 1e-10
_MOST_STEPS = 200

_Row = list[float]


class Part(NamedTuple):
    """A part of a contest that is independent of the others: matches of one company."""

    seats: Mapping[int, int]
    """By bot, how many seats it has."""
    won: Mapping[int, float]
    """By bot, how many matches it has won, shared ones in part."""
    matches: int


def ratings(bots: int, parts: Iterable[Part]) -> tuple[Estimate, ...]:
    """Return the rating of each bot, and how far off it may be beside the others."""
    known = list(parts)
    companies: dict[tuple[tuple[int, int], ...], Part] = {}
    for part in known:
        key = tuple(sorted(part.seats.items()))
        before = companies.get(key, Part(part.seats, {}, 0))
        won = {bot: before.won.get(bot, 0.0) + part.won.get(bot, 0.0) for bot in part.seats}
        companies[key] = Part(part.seats, won, before.matches + part.matches)
    strengths, curvature = _most_likely(bots, list(companies.values()))
    middle = sum(strengths) / bots
    numbers = [AVERAGE + _SCALE * (strength - middle) for strength in strengths]
    if len(known) < 2 * len(companies):
        return tuple([Estimate(number, None) for number in numbers])
    errors = _errors(strengths, curvature, known)
    return tuple(
        [
            Estimate(number, CONFIDENT * _SCALE * error)
            for number, error in zip(numbers, errors, strict=True)
        ]
    )


def _most_likely(bots: int, companies: Sequence[Part]) -> tuple[_Row, list[_Row]]:
    """Return the logarithms of the strengths, and how sharply likelihood falls around them."""
    strengths = [0.0] * bots
    for _ in range(_MOST_STEPS):
        slope, curvature = [0.0] * bots, [[0.0] * bots for _ in range(bots)]
        for bot, strength in enumerate(strengths):
            even = 1 / (1 + exp(-strength))
            slope[bot] += 0.5 - even
            curvature[bot][bot] += even * (1 - even)
        for part in companies:
            chances = _chances(strengths, part.seats)
            for bot, chance in chances.items():
                slope[bot] += part.won.get(bot, 0.0) - part.matches * chance
                curvature[bot][bot] += part.matches * chance
                for other, beside in chances.items():
                    curvature[bot][other] -= part.matches * chance * beside
        step = _solved(curvature, [slope])[0]
        # A long step from far away may overshoot.
        longest = max(1.0, max(map(abs, step)) / 2)
        strengths = [was + each / longest for was, each in zip(strengths, step, strict=True)]
        if max(map(abs, step)) < _ENOUGH:
            break
    return strengths, curvature


def _chances(strengths: Sequence[float], seats: Mapping[int, int]) -> dict[int, float]:
    """Return by bot the chance that one of its seats wins."""
    highest = max(strengths[bot] for bot in seats)
    weights = {bot: number * exp(strengths[bot] - highest) for bot, number in sorted(seats.items())}
    whole = sum(weights.values())
    return {bot: weight / whole for bot, weight in weights.items()}


def _errors(strengths: _Row, curvature: list[_Row], parts: Sequence[Part]) -> _Row:
    """Return the standard error of each bot's strength beside the average of all."""
    bots = len(strengths)
    # Row by row: how far the number of a bot beside the average moves with each slope.
    centred = [[(one == two) - 1 / bots for two in range(bots)] for one in range(bots)]
    moves = _solved(curvature, centred)
    spread = [0.0] * bots
    for part in parts:
        chances = _chances(strengths, part.seats)
        slope = {
            bot: part.won.get(bot, 0.0) - part.matches * chance for bot, chance in chances.items()
        }
        for bot, move in enumerate(moves):
            spread[bot] += sum(move[other] * each for other, each in slope.items()) ** 2
    return [sqrt(each * len(parts) / (len(parts) - 1)) for each in spread]


def _solved(matrix: Sequence[_Row], sides: Sequence[_Row]) -> list[_Row]:
    """Return the solution of a symmetric system for each of its right sides."""
    size = len(matrix)
    rows = [[*row, *(side[at] for side in sides)] for at, row in enumerate(matrix)]
    for at in range(size):
        best = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[best] = rows[best], rows[at]
        for row in range(size):
            if row != at and (factor := rows[row][at] / rows[at][at]):
                rows[row] = [
                    mine - factor * other for mine, other in zip(rows[row], rows[at], strict=True)
                ]
    return [
        [rows[at][size + side] / rows[at][at] for at in range(size)] for side in range(len(sides))
    ]
