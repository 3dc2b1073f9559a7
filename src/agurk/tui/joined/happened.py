"""From the wire to the engine's own events; what nobody tells in words here is left out."""

from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

from agurk.rules import events as ev
from agurk.rules.cards import Card, Hand
from agurk.rules.choices import AllOut, End
from agurk.rules.trick import How
from agurk.table import events as table_ev
from agurk.table.sitters import Sitter


def hand(texts: Iterable[str]) -> Hand:
    """Return cards that a server has sent.

    Raises:
        TextError: if one is no card.
    """
    return tuple([Card(text) for text in texts])


def events(entries: Iterable[dict[str, Any]]) -> tuple[table_ev.Event, ...]:
    """Return what some entries tell, as far as it is known here.

    A newer server may tell more: that is left out.
    """
    found: list[table_ev.Event] = []
    for entry in entries:
        for told in entry.get("events", ()):
            made = _EVENTS.get(told.get("type", ""))
            if made is not None:
                with suppress(KeyError, ValueError, TypeError):
                    found.append(made(told))
    return tuple(found)


def _card(text: str | None) -> Card | None:
    return None if text is None else Card(text)


_EVENTS: dict[str, Callable[[dict[str, Any]], table_ev.Event]] = {
    "seated": lambda it: table_ev.Seated(it["seat"], Sitter(it["name"], it["bot"])),
    "redeal-demanded": lambda it: table_ev.RedealDemanded(it["seat"], it["reason"]),
    "table-paused": lambda _: table_ev.TablePaused(),
    "table-resumed": lambda _: table_ev.TableResumed(),
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
