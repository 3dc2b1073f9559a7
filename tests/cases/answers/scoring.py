"""The engine on penalties, lives, buy-ins, money and whole matches."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from agurk.rules import events as ev
from agurk.rules.actions import BuyIn
from agurk.rules.cards import Hand
from agurk.rules.errors import WrongTime
from agurk.rules.match import Counted, Match, Phase
from agurk.rules.outcome import outcome, pay_out
from agurk.rules.progress import prepare, settle_deal
from agurk.rules.scoring import LastTrick, Payment
from agurk.rules.standing import Standing, buy_in, buy_in_score, opening, settle
from agurk.rules.state import State, begin
from agurk.rules.variant import Variant
from tests.cases.answers.common import (
    Answer,
    Given,
    counted_of,
    first_of_rank,
    match_at,
    names_in,
)


def settle_case(variant: Variant, given: Given) -> Answer:
    last_trick = given["trick"]
    names = names_in(given["scores"], given.get("lives", {}), (player for player, _ in last_trick))
    before = standing_of(variant, names, given)
    if not given.get("last", True):
        return settled(names, before, {}, {}, (), None)
    counted = counted_of(
        variant, names, last_trick, caller=given.get("kontra_by"), factors=given.get("factors")
    )
    standing, happened = settle(variant, before, counted.trick)
    void = any(isinstance(event, ev.DealVoid) for event in happened)
    bonuses = {names[pay.place]: pay.points for pay in counted.trick.bonuses}
    paid = {} if void else {names[pay.place]: pay.points for pay in counted.trick.payments}
    ended = None if void else outcome(variant, standing, counted.trick)
    stakes = {
        names[event.seat]: event.units for event in happened if isinstance(event, ev.StakePaid)
    }
    answer = settled(names, standing, paid, bonuses, standing.caught, ended)
    return {**answer, "replay": void, "rampo": void, "stakes": stakes, "pot": standing.pot}


def standing_of(variant: Variant, names: list[str], given: Given) -> Standing:
    """Return the standing that a case gives; those without lives named have all of them."""
    lives = given.get("lives", {})
    kept: list[Hand] = []
    for name in names:
        values = given.get("cards", {}).get(name, ())
        kept.append(tuple(first_of_rank(variant, each) for each in values))
    return replace(
        opening(variant, len(names)),
        scores=tuple(given["scores"].get(name, 0) for name in names),
        lives=tuple(lives.get(name, variant.lives) for name in names),
        kept=tuple(kept),
        pot=given.get("pot", 0),
    )


def settled(
    names: list[str],
    standing: Standing,
    paid: Answer,
    bonuses: Answer,
    out: Iterable[int],
    ended: Any,
) -> Answer:
    return {
        "penalty": paid,
        "bonus": bonuses,
        "scores": dict(zip(names, standing.scores, strict=True)),
        "lives": dict(zip(names, standing.lives, strict=True)),
        "out": [names[seat] for seat in out],
        "over": ended is not None,
        "winners": [names[seat] for seat in ended.winners] if ended else [],
        "losers": [names[seat] for seat in ended.losers] if ended else [],
    }


def marks(variant: Variant, given: Given) -> Answer:
    names = list(given["lives"])
    standing = standing_of(variant, names, {"scores": {}, "lives": given["lives"]})
    return {
        "life_lost": [name for name in names if given["lives"][name] < variant.lives],
        "eliminated": [name for seat, name in enumerate(names) if seat not in standing.seats],
    }


def buy_in_case(variant: Variant, given: Given) -> Answer:
    names = names_in(given["in"], given["out"], given["wants"])
    standing = replace(
        opening(variant, len(names)),
        scores=tuple({**given["out"], **given["in"]}.get(name, 0) for name in names),
        lives=tuple(int(name in given["in"]) for name in names),
        bought=tuple(given.get("used", []).count(name) for name in names),
        caught=tuple(names.index(name) for name in given["out"]),
    )
    allowed, scores = {}, {}
    for name in given["wants"]:
        seat = names.index(name)
        allowed[name] = buy_in_score(variant, standing, seat) is not None
        if allowed[name]:
            standing, _ = buy_in(variant, standing, seat)
            scores[name] = standing.scores[seat]
    return {"allowed": allowed, "scores": scores, "pot": standing.pot}


def money(variant: Variant, given: Given) -> Answer:
    names = given["players"]
    variant = variant.but(stake=given.get("stake", variant.stake))
    standing = begin(variant, len(names)).match.standing
    for name in given.get("buy_ins", []):
        seat = names.index(name)
        lives = tuple(0 if other == seat else left for other, left in enumerate(standing.lives))
        standing, _ = buy_in(variant, replace(standing, lives=lives, caught=(seat,)), seat)
    return {"pot": standing.pot}


def settle_pot(variant: Variant, given: Given) -> Answer:
    """Pay a pot out: in whole units if the dealer is known, else in nominal shares."""
    names = given.get("seats") or given["winners"]
    if "dealer" not in given:
        share = given["pot"] / len(given["winners"])
        return {"paid": dict.fromkeys(given["winners"], share)}
    winners = tuple(names.index(name) for name in given["winners"])
    pot = replace(opening(variant, len(names)), money=(0,) * len(names), pot=given["pot"])
    after, _ = pay_out(variant, pot, winners, names.index(given["dealer"]))
    return {"paid": {names[seat]: units for seat, units in enumerate(after.money) if units}}


def game(variant: Variant, given: Given) -> Answer:
    """Keep the score of a whole match from who took each last trick with which card."""
    names = given["seats"]
    variant = variant.but(stake=given.get("stake", variant.stake))
    match, _ = prepare(match_at(variant, names, names, given["dealer"]), ())
    trace, dealers, pot = [], [], match.standing.pot
    for step in given["steps"]:
        if match.outcome is not None:
            raise WrongTime("The match is over before all deals are given.")
        dealers.append(names[match.dealer])
        match, _ = settle_deal(match, counted_step(variant, names, step))
        while match.phase is Phase.BUY_IN:
            match = answer_buy_in(match, wanted=names[match.waiting[0]] in step.get("buy", []))
        pot = match.standing.pot or pot
        trace.append(list(match.standing.scores))
    winners = [names[seat] for seat in match.outcome.winners] if match.outcome else []
    losers = [names[seat] for seat in match.outcome.losers] if match.outcome else []
    return {"trace": trace, "dealers": dealers, "winners": winners, "losers": losers, "pot": pot}


def counted_step(variant: Variant, names: list[str], step: Given) -> Counted:
    """Return how a deal counts whose last trick these players took with equal cards."""
    card = variant.card(str(step["card"]))
    seats = [names.index(name) for name in step["takers"]]
    payments = tuple(Payment(seat, variant.cost[card], card) for seat in seats)
    return Counted(LastTrick(seats[-1], payments), seats[-1])


def answer_buy_in(match: Match, *, wanted: bool) -> Match:
    state = State(match).apply(BuyIn(accept=wanted)).state
    return state.match
