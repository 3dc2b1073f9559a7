"""The engine on cards, packs, dealing and whose turn it is."""

from dataclasses import replace

from agurk.rules.actions import DealOut, Redeal
from agurk.rules.dealing import chance, draw_lot
from agurk.rules.errors import DealError, PlayersError, WrongTime
from agurk.rules.exchanging import allowed_numbers
from agurk.rules.match import Counted, Phase
from agurk.rules.pack import is_court
from agurk.rules.scoring import LastTrick
from agurk.rules.sizes import choosable_sizes, hand_size
from agurk.rules.state import State, begin
from agurk.rules.variant import Variant
from tests.cases.answers.common import (
    Answer,
    Given,
    counted_of,
    dealt_state,
    hand_of,
    match_at,
)


def pack(variant: Variant, _given: Given) -> Answer:
    return {"size": len(variant.cards), "jokers": sum(1 for card in variant.cards if card.joker)}


def order(variant: Variant, given: Given) -> Answer:
    strength = variant.last_strength if given.get("last") else variant.strength
    held = [variant.card(str(text)) for text in given["cards"]]
    return {
        "high_to_low": [card.text for card in sorted(held, key=strength.__getitem__, reverse=True)]
    }


def compare(variant: Variant, given: Given) -> Answer:
    strength = variant.last_strength if given.get("last") else variant.strength
    one, other = (strength[variant.card(str(text))] for text in given["cards"])
    return {"relation": "equal" if one == other else "higher" if one > other else "lower"}


def value(variant: Variant, given: Given) -> Answer:
    return {"values": [variant.cost[variant.card(str(text))] for text in given["cards"]]}


def setup(variant: Variant, given: Given) -> Answer:
    try:
        match = begin(variant, given["players"]).match
    except PlayersError:
        return {"ok": False}
    size = hand_size(variant, match.players)
    whole = len(variant.cards)
    return {"ok": True, "pack": whole, "hand": size, "aside": whole - size * match.players}


def start_of_match(variant: Variant, given: Given) -> Answer:
    names = given["players"]
    standing = begin(variant, len(names)).match.standing
    return {
        "scores": dict(zip(names, standing.scores, strict=True)),
        "lives": dict(zip(names, standing.lives, strict=True)),
        "pot": standing.pot,
    }


def first_dealer(variant: Variant, given: Given) -> Answer:
    names = given["seats"]
    state = begin(variant, len(names))
    drawn = {draw_lot(len(names), bytes([seed] * 32)).dealer for seed in range(200)}
    method = "lot" if state.match.phase is Phase.LOT else state.match.phase.value
    return {"candidates": [names[seat] for seat in drawn], "method": method}


def deal(variant: Variant, given: Given) -> Answer:
    match = match_at(variant, given["seats"], given["active"], given["dealer"])
    size = hand_size(variant, len(match.seats), given.get("deal_no", 1))
    turn = [given["seats"][seat] for seat in match.from_dealer()]
    return {
        "first_card_to": turn[0],
        "order": turn,
        "leader": given["seats"][match.leader()],
        "each": size,
        "aside": len(variant.cards) - size * len(match.seats),
    }


def size_of_hand(variant: Variant, given: Given) -> Answer:
    losing = (
        variant.cost[variant.card(str(given["losing_card"]))] if "losing_card" in given else None
    )
    players, kept = given["players"], given.get("kept", 0)
    size = hand_size(variant, players, given.get("deal_no", 1), losing=losing, kept=kept)
    return {
        "hand": size,
        "left": len(variant.cards) - kept - size * players,
        "left_shown": variant.aside.value == "shown",
    }


def size_chosen(variant: Variant, given: Given) -> Answer:
    sizes = choosable_sizes(variant, given["players"])
    return {"min": sizes[0], "max": sizes[-1], "ok": given.get("choose", sizes[0]) in sizes}


def reshuffle(variant: Variant, given: Given) -> Answer:
    kept = variant.cards[: given.get("kept", 0)]
    match = match_at(variant, ["A", "B"], ["A", "B"], "A")
    match = replace(
        match, standing=replace(match.standing, kept=(kept, ())), phase=Phase.DEAL, size=1
    )
    dealt = chance(match, bytes(32))
    assert isinstance(dealt, DealOut)
    return {"pack": sum(len(hand) for hand in dealt.hands) + len(dealt.stock)}


def misdeal(variant: Variant, given: Given) -> Answer:
    """Hand out the wrong numbers; or throw in a correct deal after some cards."""
    state = dealt_state(variant, len(given["hands"]))
    dealer = state.match.dealer
    if not given["cards_played"]:
        wrong = iter(variant.cards)
        hands = tuple(tuple(next(wrong) for _ in range(count)) for count in given["hands"].values())
        try:
            State(replace(state.match, phase=Phase.DEAL)).apply(DealOut(hands, tuple(wrong)))
        except DealError:
            again = state.apply(Redeal()).state.match
            return {"action": "redeal", "same_dealer": again.dealer == dealer}
        return {"action": "play", "same_dealer": True}
    for _ in range(given["cards_played"]):
        state = state.apply(state.actions[0]).state
    try:
        again = state.apply(Redeal()).state.match
    except WrongTime:
        return {"action": "void", "same_dealer": True}
    return {"action": "redeal", "same_dealer": again.dealer == dealer}


def exchange(variant: Variant, given: Given) -> Answer:
    hand = hand_of(variant, given.get("hand", []))
    held = len(hand) or given.get("hand_size", variant.hand)
    before = [given[key] for key in ("first", "previous") if key in given]
    if given.get("turn", 1) == 1:
        before = []
    mine = {"free": [], "doubles": [0], "redouble": [0, held]}[given.get("phase", "free")]
    allowed = allowed_numbers(
        variant,
        held,
        given.get("stock", 52),
        before,
        courts=any(is_court(card) for card in hand),
        mine=mine,
    )
    return {"allowed": list(allowed)}


def next_dealer(variant: Variant, given: Given) -> Answer:
    names = given["seats"]
    match = match_at(variant, names, given["active"], given["dealer"])
    if "last_trick" in given:
        match = replace(match, counted=counted_of(variant, names, given["last_trick"]))
    return {"dealer": names[match.next_dealer()]}


def next_leader(variant: Variant, given: Given) -> Answer:
    names = given["seats"]
    taken = LastTrick(names.index(given["taker"]), ())
    match = match_at(variant, names, given["active"], given.get("dealer", given["active"][0]))
    return {"leader": names[replace(match, counted=Counted(taken, 0)).leader()]}
