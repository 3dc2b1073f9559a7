"""The engine on what may be played, who takes, and what others see."""

from collections.abc import Iterable
from random import Random

from agurk.rules import events as ev
from agurk.rules.actions import Play
from agurk.rules.cards import Card, Hand, without
from agurk.rules.deal import start
from agurk.rules.match import Phase
from agurk.rules.reasons import witnesses
from agurk.rules.scoring import count_last_trick
from agurk.rules.trick import answers, demand, legal_plays, meets, taker
from agurk.rules.variant import Variant
from tests.cases.answers.common import (
    Answer,
    Given,
    dealt_state,
    first_of_rank,
    hand_of,
    play_of,
    trick_of,
)


def legal(variant: Variant, given: Given) -> Answer:
    allowed = legal_plays(
        variant, hand_of(variant, given["hand"]), trick_of(variant, given["trick"])
    )
    if all(len(play) == 1 for play in allowed):
        return {"legal": [play[0].text for play in allowed]}
    return {"legal": [[card.text for card in play] for play in allowed]}


def reject(variant: Variant, given: Given) -> Answer:
    allowed = legal_plays(
        variant, hand_of(variant, given["hand"]), trick_of(variant, given["trick"])
    )
    return {"ok": play_of(variant, given["card"]) in allowed}


def audit(variant: Variant, given: Given) -> Answer:
    before, played = hand_of(variant, given["hand_before"]), play_of(variant, given["played"])
    trick = trick_of(variant, given["trick"])
    allowed = legal_plays(variant, before, trick)
    proof = witnesses(variant, without(before, played), trick, played)
    return {
        "legal": played in allowed,
        "witnesses": [card.text for card in proof],
        "should_have": [play[0].text for play in allowed],
    }


def winner(variant: Variant, given: Given) -> Answer:
    plays = trick_of(variant, (card for _, card in given["trick"]))
    took = given["trick"][taker(variant, plays, last=bool(given.get("last")))][0]
    return {"winner": took, "next_leader": took}


def lead_sets(variant: Variant, given: Given) -> Answer:
    leads = legal_plays(variant, hand_of(variant, given["hand"]), ())
    return {"ranks": ranks(variant, leads)}


def follow_set(variant: Variant, given: Given) -> Answer:
    hand = hand_of(variant, given["hand"])
    trick = tuple(
        tuple(first_of_rank(variant, rank) for rank in sorted(play)) for play in given["trick"]
    )
    asked = demand(variant, trick)
    assert asked
    found = answers(variant, hand, asked)
    strength = variant.strength
    heading = [play for play in found if meets(variant, [strength[card] for card in play], asked)]
    low = tuple(strength[card] for card in hand[: len(asked)])
    offered = {tuple(strength[card] for card in play) for play in found}
    return {"heads": ranks(variant, heading), "lowest": list(low) if low in offered else []}


def ranks(variant: Variant, plays: Iterable[Hand]) -> list[list[int]]:
    """Return the different plays as strengths."""
    found = {tuple(variant.strength[card] for card in play) for play in plays}
    return [list(play) for play in sorted(found)]


def playout(variant: Variant, given: Given) -> Answer:
    names = list(given["hands"])
    hands = tuple(hand_of(variant, hand) for hand in given["hands"].values())
    at = start(variant, hands, names.index(given["leader"]))
    for number, trick in enumerate(given["plays"], 1):
        for player, text in trick:
            play = play_of(variant, text)
            if names[at.turn] != player or play not in at.legal:
                return {"illegal": {"trick": number, "player": player, "card": str(text)}}
            at = at.play(play)
    takers = [names[trick.taker] for trick in at.tricks]
    answer: Answer = {
        "illegal": None,
        "winners_of_tricks": takers[:-1] if at.over else takers,
        "penalty": {},
    }
    if at.over:
        last = at.tricks[-1]
        turn = [names[(last.leader + place) % len(names)] for place in range(len(names))]
        counted = count_last_trick(variant, last.plays)
        answer["penalty"] = {turn[pay.place]: pay.points for pay in counted.payments}
    return answer


def tricks(variant: Variant, given: Given) -> Answer:
    state = dealt_state(variant, given["players"])
    stock = left = len(state.deal.stock) if state.deal else 0
    completed, scoring = 0, []
    while state.match.phase is Phase.PLAY and state.match.number == 1:
        left = len(state.deal.stock) if state.deal else left
        state, happened = state.apply(state.actions[0])
        completed += any(isinstance(event, ev.TrickTaken) for event in happened)
        if any(isinstance(event, ev.Paid) for event in happened):
            scoring.append(completed)
    return {"tricks": completed, "draws": stock - left, "tricks_that_score": scoring}


def view(variant: Variant, given: Given) -> Answer:
    """Play some tricks and look what a player sees."""
    state, random = dealt_state(variant, given.get("players", 4)), Random(5)
    played: list[Card] = []
    while state.deal is not None and len(state.deal.tricks) < given["tricks_played"]:
        action = random.choice(state.actions)
        assert isinstance(action, Play)
        played += action.cards
        state = state.apply(action).state
    seen = state.view(0)
    assert state.deal is not None
    shown = [card for play in seen.plays() for card in play.cards]
    hidden = set(seen.unseen())
    others = {card for hand in state.deal.hands[1:] for card in hand}
    return {
        "played_cards": "open" if shown == played else "hidden",
        "aside": "hidden" if set(state.deal.stock) <= hidden else "open",
        "hands": "own_only" if others <= hidden and seen.hand == state.deal.hands[0] else "open",
    }
