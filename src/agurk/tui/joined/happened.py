"""From the wire to the engine's own events; what nobody tells in words here is left out."""

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, TypeAlias

from agurk.rules import events as ev
from agurk.rules.cards import Card, Hand
from agurk.rules.choices import AllOut, End
from agurk.rules.trick import How
from agurk.table import events as table_ev
from agurk.tui.picture import Notice

Heard: TypeAlias = table_ev.Event | Notice
"""What the engine tells, or a sentence of the table about its people."""


def hand(texts: Iterable[str]) -> Hand:
    """Return cards that a server has sent.

    Raises:
        TextError: if one is no card.
    """
    return tuple([Card(text) for text in texts])


def events(entries: Iterable[dict[str, Any]], names: Sequence[str] = ()) -> tuple[Heard, ...]:
    """Return what some entries tell, as far as it is known here.

    A newer server may tell more: that is left out.

    Args:
        entries: What the server has sent.
        names: What those in the seats were called before.
    """
    found: list[Heard] = []
    for entry in entries:
        for told in entry.get("events", ()):
            kind = told.get("type", "")
            made = _EVENTS.get(kind) or _PEOPLE.get(kind)
            if made is not None:
                with suppress(KeyError, ValueError, TypeError):
                    found.append(_named(made(told), names))
    return tuple(found)


def _named(heard: Heard, names: Sequence[str]) -> Heard:
    """Return what was heard, with the name of whoever has left, since the seat has none now."""
    if isinstance(heard, Notice) and heard.message in {"log-seat-left", "log-seat-removed"}:
        seat = heard.seat or 0
        name = names[seat] if seat < len(names) else ""
        return replace(heard, arguments=(("name", name),)) if name else heard
    return heard


def _table(message: str, seat: int | None = None, **arguments: str | int) -> Notice:
    """Return a sentence of the table's."""
    return Notice(message, tuple(arguments.items()), seat, domain="table")


def _yes(is_so: bool) -> str:  # noqa: FBT001  a value to be told, and no switch
    return "yes" if is_so else "no"


def _settled(it: dict[str, Any]) -> Notice:
    """Return how a dispute was settled."""
    return Notice(
        "log-settled",
        (("legal", _yes(it["legal"])),),
        it["by"],
        other=it["seat"],
        cards=hand(it["cards"]),
        domain="table",
    )


_PEOPLE: dict[str, Callable[[dict[str, Any]], Notice]] = {
    "seat-taken": lambda it: _table("log-seat-taken", it["seat"], name=it["name"]),
    "bot-placed": lambda it: _table("log-bot-placed", name=it["name"]),
    "seat-left": lambda it: _table(
        "log-seat-removed" if it["removed"] else "log-seat-left", it["seat"]
    ),
    "owner-changed": lambda it: (
        _table("log-owner-none") if it["seat"] is None else _table("log-owner-changed", it["seat"])
    ),
    "asked": lambda it: _table("log-asked", it["seat"], what=it["what"]),
    "answered": lambda it: _table("log-answered", it["seat"], agreed=_yes(it["yes"])),
    "dropped": lambda _: _table("log-dropped"),
    "settled": _settled,
    "seated": lambda it: _table(
        "log-bot-sits-in" if it["bot"] else "log-person-plays", it["seat"], name=it["name"]
    ),
    "redeal-demanded": lambda it: _table(
        "log-redeal-demanded-why" if it["reason"] else "log-redeal-demanded",
        it["seat"],
        reason=it["reason"],
    ),
    "table-paused": lambda _: _table("log-paused"),
    "table-resumed": lambda _: _table("log-resumed"),
    "hint-taken": lambda it: _table("log-hint-taken", it["seat"]),
    "closed": lambda _: _table("log-closed"),
}
"""What happens among the people at a table, in the words of the page."""


def _card(text: str | None) -> Card | None:
    return None if text is None else Card(text)


_EVENTS: dict[str, Callable[[dict[str, Any]], table_ev.Event]] = {
    "taken-back": lambda it: table_ev.TakenBack(it["seat"], hand(it["cards"])),
    "dealer-drawn": lambda it: ev.DealerDrawn(it["seat"]),
    "size-chosen": lambda it: ev.SizeChosen(it["seat"], it["size"]),
    "dealt": lambda it: ev.Dealt(it["dealer"], it["deal"], it["size"], it["leader"]),
    "redealt": lambda it: ev.Redealt(it["dealer"], it["reason"]),
    "exchanged": lambda it: ev.Exchanged(it["seat"], it["count"]),
    "kontra-answered": lambda it: ev.KontraAnswered(it["seat"], it["called"]),
    "corrected": lambda it: ev.Corrected(it["seat"], hand(it["cards"]), hand(it["hand"])),
    "played": lambda it: ev.Played(
        it["seat"],
        hand(it["cards"]),
        How(it["how"]) if it["how"] else None,
        it["lowest"],
        it["last"],
    ),
    "trick-taken": lambda it: ev.TrickTaken(it["seat"], hand(it["cards"]), it["last"]),
    "paid": lambda it: ev.Paid(it["seat"], it["points"], it["score"]),
    "deducted": lambda it: ev.Deducted(it["seat"], it["points"], it["score"]),
    "score-reset": lambda it: ev.ScoreReset(it["seat"], it["score"]),
    "life-lost": lambda it: ev.LifeLost(it["seat"], it["score"], it["returns_on"], it["left"]),
    "went-out": lambda it: ev.WentOut(it["seat"], it["score"]),
    "deal-void": lambda it: ev.DealVoid(AllOut(it["how"])),
    "stake-paid": lambda it: ev.StakePaid(it["seat"], it["units"]),
    "buy-in-answered": lambda it: ev.BuyInAnswered(it["seat"], it["bought"], it["score"]),
    "won": lambda it: ev.Won(it["seat"], it["units"]),
    "match-over": lambda it: ev.MatchOver(
        tuple(it["winners"]), tuple(it["losers"]), End(it["end"]), _card(it["top_card"])
    ),
}
