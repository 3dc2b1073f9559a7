"""From the wire to a view: what a scene shows, and what is its seat's alone."""

from collections.abc import Iterable
from typing import Any

from agurk.notation.actions import parse_action
from agurk.rules.actions import Choice
from agurk.rules.match import Match, Phase
from agurk.rules.standing import Standing, opening
from agurk.rules.variant import Variant
from agurk.rules.view import SeatPlay, SeenTrick, View
from agurk.tui.joined.happened import hand
from agurk.variants import find
from agurk.variants.house import with_rules

_ASKED = {Phase.EXCHANGE, Phase.KONTRA, Phase.BUY_IN}


def variant_of(options: dict[str, Any]) -> Variant:
    """Return the rules of a table.

    Raises:
        AgurkError: if this program does not know them.
    """
    base, house = find(options["variant"]), options.get("house", ())
    return with_rules(base, house) if house else base


def view_of(variant: Variant, scene: dict[str, Any], mine: dict[str, Any] | None) -> View:
    """Return what a client knows of the match at its table, or before there is one."""
    told = scene["match"]
    if told is None:
        players = len(scene["chairs"])
        return View(Match(variant, players, opening(variant, players)), _seat(mine))
    own = mine or {}
    return View(
        match=_match(variant, told),
        seat=_seat(mine),
        to_act=told["to_act"],
        actions=tuple(_actions(own.get("options", ()))),
        hand=hand(own.get("hand", ())),
        counts=tuple(told["counts"]),
        leader=told["leader"],
        trick=_plays(told["trick"]),
        tricks=tricks_of(scene) if told["counts"] else (),
        stock=told["stock"],
        aside=hand(told["aside"]),
        discards=hand(own.get("discards", ())),
    )


def tricks_of(scene: dict[str, Any]) -> tuple[SeenTrick, ...]:
    """Return the complete tricks in sight."""
    told = scene["match"] or {"tricks": ()}
    return tuple([SeenTrick(_plays(each["plays"]), each["taker"]) for each in told["tricks"]])


def _seat(mine: dict[str, Any] | None) -> int | None:
    return None if mine is None else int(mine["seat"])


def _match(variant: Variant, told: dict[str, Any]) -> Match:
    phase = Phase(told["phase"])
    standing = Standing(
        scores=tuple(told["scores"]),
        lives=tuple(told["lives"]),
        bought=tuple(told["bought"]),
        kept=tuple([hand(cards) for cards in told["kept"]]),
        money=tuple(told["money"]),
        pot=told["pot"],
    )
    return Match(
        variant=variant,
        players=len(standing.scores),
        standing=standing,
        phase=phase,
        dealer=-1 if told["dealer"] is None else told["dealer"],
        number=told["deal"],
        size=told["size"],
        waiting=(told["to_act"],) if phase in _ASKED and told["to_act"] is not None else (),
        exchanged=tuple([(seat, count) for seat, count in told["exchanged"]]),
        kontra=told["kontra"],
        shown=tuple([(each["seat"], hand(each["cards"])) for each in told["shown"]]),
    )


def _plays(told: Iterable[dict[str, Any]]) -> tuple[SeatPlay, ...]:
    return tuple([SeatPlay(each["seat"], hand(each["cards"])) for each in told])


def _actions(options: Iterable[dict[str, Any]]) -> list[Choice]:
    """Return what a seat may do now."""
    parsed = [parse_action(each["action"]) for each in options]
    return [action for action in parsed if isinstance(action, Choice)]
