"""What a contest came to, as text for people and as data for programs."""

import csv
import io
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from agurk.cli.output import paragraph
from agurk.cli.progress import short

if TYPE_CHECKING:
    from agurk.arena.estimating import Estimate
    from agurk.arena.judging import Overall, Result, Table, Verdict

Data = dict[str, object]

_MOST = 0.99
"""The share of the choices that are made within the time told as the longest."""


def as_data(verdict: "Verdict") -> Data:
    """Return what a contest came to as data."""
    from agurk.arena.journal import about

    contest = verdict.contest
    asked = about(contest)
    return {
        **{name: asked[name] for name in ("variant", "house", "players", "mode", "duplicate")},
        "deals": contest.deals,
        "seed": contest.seed,
        "matches": verdict.matches,
        "even": 1 / contest.players,
        "bots": [_overall(verdict, each) for each in verdict.bots],
        "tables": [_table(verdict, table) for table in verdict.tables],
    }


def _overall(verdict: "Verdict", found: "Overall") -> Data:
    times = found.times
    return {
        **_result(verdict, found),
        "rating": _estimate(found.rating),
        "choices": times.number,
        "seconds": {"mean": times.mean, "most": times.within(_MOST)},
        "faults": found.faults,
        **({"fault": found.fault} if found.fault else {}),
    }


def _table(verdict: "Verdict", table: "Table") -> Data:
    return {
        "bots": [verdict.contest.bots[bot] for bot in table.company],
        "matches": table.matches,
        "results": [_result(verdict, each) for each in table.results],
    }


def _result(verdict: "Verdict", found: "Result") -> Data:
    return {
        "bot": verdict.contest.bots[found.bot],
        "share": _estimate(found.share),
        "penalty": _estimate(found.penalty),
    }


def _estimate(found: "Estimate | None") -> Data | None:
    return None if found is None else {"mean": found.mean, "margin": found.margin}


def as_csv(verdict: "Verdict") -> str:
    """Return what a contest came to as lines: first each bot at all tables, then at each."""
    written = io.StringIO()
    writer = csv.writer(written, lineterminator="\n")
    writer.writerow(("table", "bot", *(f"{name}{end}" for name in _COLUMNS for end in _ENDS)))
    for found in verdict.bots:
        writer.writerow(("", *_cells(verdict, found, found.rating)))
    for table in verdict.tables:
        named = " ".join(verdict.contest.bots[bot] for bot in table.company)
        for each in table.results:
            writer.writerow((named, *_cells(verdict, each, None)))
    return written.getvalue()


_COLUMNS, _ENDS = ("share", "penalty", "rating"), ("", "_margin")


def _cells(verdict: "Verdict", found: "Result", rating: "Estimate | None") -> Iterator[object]:
    yield verdict.contest.bots[found.bot]
    for estimate in (found.share, found.penalty, rating):
        yield from ("", "") if estimate is None else estimate


def as_text(verdict: "Verdict", seconds: float) -> list[str]:
    """Return what a contest came to as lines for people, the strongest bot first."""
    lines = [*paragraph(_heading(verdict)), "", *_standings(verdict), "", *_companies(verdict)]
    for found in verdict.bots:
        if found.faults:
            name = verdict.contest.bots[found.bot]
            told = f"{name} failed to choose {_times(found.faults)}. At first: {found.fault}"
            lines += ["", *paragraph(told)]
    rate = short(verdict.matches / seconds) if seconds else "0"
    what = "deals" if verdict.contest.deals else "matches"
    return [*lines, "", f"{seconds:.2f} s, {rate} {what} a second."]


def _heading(verdict: "Verdict") -> str:
    contest = verdict.contest
    what = "deals" if contest.deals else "matches"
    again = ", each deal dealt again in every seat" if contest.duplicate else ""
    even = "" if contest.deals else f" An even share is {1 / contest.players:.2%}."
    return (
        f"{contest.variant.name}, {contest.players} players, {len(contest.bots)} bots: "
        f"{verdict.matches:,} {what}{again}.{even}"
    )


def _standings(verdict: "Verdict") -> list[str]:
    """Return a line a bot, the strongest first."""
    deals = verdict.contest.deals
    heads = ("bot", *(() if deals else ("rating", "share won")), "points a deal")
    ranked = sorted(
        verdict.bots,
        key=lambda found: -found.rating.mean if found.rating else found.penalty.mean,
    )
    return _aligned(
        (*heads, "ms a move", "99 % within"),
        [
            (
                verdict.contest.bots[found.bot],
                *(() if deals else (_told(found.rating, ".0f"), _told(found.share, ".2%"))),
                _told(found.penalty, ".3f"),
                f"{1000 * found.times.mean:.3g}",
                f"{1000 * found.times.within(_MOST):.3g}",
            )
            for found in ranked
        ],
    )


def _companies(verdict: "Verdict") -> list[str]:
    """Return a line for each bot of each table."""
    from agurk.arena.contest import Mode

    contest = verdict.contest
    rows = []
    for table in verdict.tables:
        results = table.results if contest.mode is Mode.MIXED else table.results[:1]
        for found in results:
            others = list(table.company)
            others.remove(found.bot)
            shown = () if contest.deals else (_told(found.share, ".2%"),)
            rows.append(
                (
                    contest.bots[found.bot],
                    _listed([contest.bots[bot] for bot in others]),
                    f"{table.matches:,}",
                    *shown,
                    _told(found.penalty, ".3f"),
                )
            )
    what = "deals" if contest.deals else "matches"
    shown = () if contest.deals else ("share won",)
    return _aligned(("bot", "with", what, *shown, "points a deal"), rows)


def _listed(names: Sequence[str]) -> str:
    """Return names with how often each comes.

    >>> _listed(["sharp", "sharp", "ladder"])
    '2 sharp, ladder'
    """
    numbers = {name: names.count(name) for name in names}
    return ", ".join(f"{n} {name}" if n > 1 else name for name, n in numbers.items())


def _told(found: "Estimate | None", form: str) -> str:
    if found is None:
        return "–"
    margin = "?" if found.margin is None else format(found.margin, form)
    return f"{found.mean:{form}} ± {margin}"


def _times(number: int) -> str:
    return "once" if number == 1 else f"{number:,} times"


def _aligned(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """Return rows under their heads: words to the left, numbers to the right."""
    words = 2 if heads[1] == "with" else 1
    widths = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]
    return [
        "  ".join(
            f"{cell:<{width}}" if at < words else f"{cell:>{width}}"
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in (heads, *rows)
    ]
