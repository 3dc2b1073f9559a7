"""`agurk equity`: who will win a match, as far as its scores, lives and dealer tell."""

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from agurk.cli.options import AsJson, Misused, Rules
from agurk.cli.output import paragraph, print_json, print_lines

if TYPE_CHECKING:
    from agurk.rules.match import Match
    from agurk.rules.variant import Variant
    from agurk.solve.equity import Chances, Equity

_STANDARD = Rules()
_LIST = Parameter(allow_leading_hyphen=True)
_SAMPLED = 20_000
"""How many matches are played where there is no table yet."""


def equity(
    *,
    rules: Rules = _STANDARD,
    players: int | None = None,
    scores: Annotated[str | None, _LIST] = None,
    lives: Annotated[str | None, _LIST] = None,
    dealer: int | None = None,
    json: AsJson = False,
    plot: Path | None = None,
) -> None:
    """Say who will win a match, as far as scores, lives and dealer tell.

    Seats count from 0.

    Args:
        rules: The rules.
        players: How many play; as many as there are scores.
        scores: The scores by seat, such as "14,5,12"; - for one who is out. None has any if
            nothing is said.
        lives: The lives left by seat, such as "2,2,1"; all of them if nothing is said.
        dealer: The seat that deals next; each is as likely if nothing is said.
        json: Print JSON.
        plot: A file for a picture of how chances change with scores (.svg, .png or .pdf).
    """
    variant = rules.chosen()
    if plot is not None:
        from agurk.cli.plots import check

        check(plot)
    match = _match(variant, players, scores, lives)
    if dealer is not None and dealer not in range(match.players):
        raise Misused(f"Seats are 0 to {match.players - 1}, so seat {dealer} cannot deal.")
    from agurk.solve.equity import equity_of

    known = equity_of(variant, match.players)
    ways = _dealt_by(match, dealer)
    found, source = _found(known, ways)
    if plot is not None:
        _plot(known, match, dealer, plot)
    data = _as_data(match, dealer, found, source, named=known.names_losers)
    if json:
        print_json(data)
    else:
        print_lines(_lines(variant, data, named=known.names_losers))


def _match(
    variant: "Variant", players: int | None, scores: str | None, lives: str | None
) -> "Match":
    """Return the match that is asked about.

    Raises:
        Misused: if the numbers contradict each other or the rules.
    """
    from agurk.cli.score import table_of
    from agurk.variants.registry import usual_players

    if scores is None:
        number = usual_players(variant) if players is None else players
        variant.check_players(number)
        scores = ",".join(["0"] * number)
    match = table_of(variant, scores, lives)
    if players is not None and match.players != players:
        raise Misused(f"There are {match.players} scores for {players} players.")
    return match


def _dealt_by(match: "Match", dealer: int | None) -> "list[Match]":
    """Return the match before its next deal, once for each seat that may deal it."""
    from agurk.rules.progress import prepare

    dealers = match.seats if dealer is None else (dealer,)
    return [prepare(replace(match, dealer=each), ())[0] for each in dealers]


def _found(known: "Equity", ways: "list[Match]") -> "tuple[Chances, str]":
    """Return the chances, and where they come from: exact, estimated or sampled."""
    from agurk.sim.extras import MissingExtra
    from agurk.solve.equity.sampling import sampled

    chances = known.mean([known.of(way) for way in ways])
    if known.final:
        return chances, "exact" if known.is_exact(ways[0]) else "estimated"
    try:
        each = [sampled(way, _SAMPLED // len(ways)).chances for way in ways]
    except MissingExtra:
        return chances, "estimated"
    return known.mean(each), "sampled"


def _as_data(
    match: "Match", dealer: int | None, found: "Chances", source: str, *, named: bool
) -> dict[str, object]:
    seats = [
        {
            "seat": seat,
            "score": match.standing.scores[seat],
            "lives": match.standing.lives[seat],
            "win": round(found.win[seat], 6),
            **({"safe": round(found.safe[seat], 6)} if named else {}),
        }
        for seat in range(match.players)
    ]
    return {
        "variant": match.variant.key,
        "players": match.players,
        "dealer": dealer,
        "source": source,
        "seats": seats,
    }


def _lines(variant: "Variant", data: dict[str, object], *, named: bool) -> list[str]:
    from agurk.cli.simulated import table_lines
    from agurk.text.catalogue import words

    say = words("en", "cli").say
    heads = ["seat", "score", "lives", "win", *(["safe"] if named else [])]
    seats = data["seats"]
    rows = [
        [f"{each[head]:.2%}" if head in {"win", "safe"} else str(each[head]) for head in heads]
        for each in (seats if isinstance(seats, list) else [])
    ]
    told = say("equity", {"variant": variant.name, "players": len(rows)})
    source = say(f"equity-{data['source']}", {"matches": f"{_SAMPLED:,}"})
    return [
        *paragraph(told),
        "",
        *table_lines([say(f"equity-{head}") for head in heads], rows),
        "",
        *paragraph(source),
    ]


def _plot(known: "Equity", match: "Match", dealer: int | None, file: Path) -> None:
    """Draw how the chance of each seat changes with its own score."""
    from agurk.cli.plots import draw_equity
    from agurk.rules.standing import least_too_much

    limit = least_too_much(match.variant)
    if limit is None:
        raise Misused(f"In {match.variant.name} no score costs a life, so there is none to draw.")
    curves = []
    for seat in match.seats:
        curve = []
        for score in range(limit):
            scores = list(match.standing.scores)
            scores[seat] = score
            there = replace(match, standing=replace(match.standing, scores=tuple(scores)))
            ways = _dealt_by(there, dealer)
            curve.append(known.mean([known.of(way) for way in ways]).win[seat])
        curves.append((seat, match.standing.scores[seat], curve))
    draw_equity(match.variant, curves, file)
