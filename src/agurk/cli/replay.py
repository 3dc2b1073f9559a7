"""`agurk replay`: a match from its record, deal by deal and trick by trick."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from agurk.cli.options import AsJson, Misused
from agurk.cli.output import print_json
from agurk.notation import Record
from agurk.notation.either import records_in
from agurk.notation.objects import standing_object, texts
from agurk.play.replaying import DealTold, deals_of
from agurk.rules import events as ev


def replay(file: Path, /, *, deal: int | None = None, json: AsJson = False) -> None:
    """Show a match from its record, deal by deal and trick by trick.

    Args:
        file: The record.
        deal: Which deal alone is shown, counted from 1.
        json: Print JSON, one line a match; seats count from 0.
    """
    for number, record in enumerate(records_in(file)):
        deals = _chosen(record, deal)
        if json:
            print_json(_object(record, deals))
        else:
            _show(record, deals, first=not number)


def _chosen(record: Record, number: int | None) -> list[DealTold]:
    """Return all deals, or the one asked for."""
    deals = list(deals_of(record))
    if number is None:
        return deals
    chosen = [told for told in deals if told.number == number]
    if not chosen:
        last = max((told.number for told in deals), default=0)
        raise Misused(f"There is no deal {number}: the record has {last} deal{'s' * (last != 1)}.")
    return chosen


def _show(record: Record, deals: list[DealTold], *, first: bool) -> None:
    """Write a match for people."""
    from agurk.cli.line.pen import pen_for
    from agurk.cli.telling import ReplayTold
    from agurk.text.catalogue import words

    pen = pen_for(sys.stdout)
    told = ReplayTold(record, pen)
    if not first:
        pen.show([""])
    say = words("en", "play").say
    pen.say(say("title", {"variant": record.variant.name, "players": record.players}))
    pen.say(say("seats", {"names": ", ".join(told.names)}))
    for deal in deals:
        pen.show([""])
        told.show(deal)


def _object(record: Record, deals: list[DealTold]) -> dict[str, Any]:
    """Return a match as an object of JSON."""
    outcome = deals[-1].match.outcome if deals else None
    return {
        "variant": record.variant.key,
        "players": record.players,
        "names": list(record.names),
        "deals": [_deal_object(told) for told in deals],
        "over": outcome is not None,
        "winners": list(outcome.winners) if outcome else [],
        "losers": list(outcome.losers) if outcome else [],
    }


def _deal_object(told: DealTold) -> dict[str, Any]:
    dealers = [event.dealer for event in told.before if isinstance(event, ev.Dealt)]
    standing = standing_object(told.match)
    return {
        "number": told.number,
        "dealer": dealers[-1] if dealers else None,
        "hands": {seat: texts(hand) for seat, hand in told.hands.items()},
        "tricks": list(_tricks(told)),
        "paid": [
            {"seat": event.seat, "points": event.points}
            for event in told.after
            if isinstance(event, ev.Paid)
        ],
        "scores": standing["scores"],
        "lives": standing["lives"],
    }


def _tricks(told: DealTold) -> Iterator[dict[str, Any]]:
    """Yield each trick of a deal."""
    plays: list[dict[str, Any]] = []
    for event in told.play:
        match event:
            case ev.Played(seat, cards):
                plays.append({"seat": seat, "cards": texts(cards)})
            case ev.TrickTaken(seat):
                yield {"plays": plays, "taker": seat}
                plays = []
    if plays:
        yield {"plays": plays, "taker": None}
