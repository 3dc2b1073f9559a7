"""Actions at the wrong time, wrong actions, redeals and corrections."""

import pytest

from agurk.rules import events as ev
from agurk.rules.actions import (
    Action,
    BuyIn,
    CallKontra,
    ChooseSize,
    Correct,
    DealOut,
    Exchange,
    Lot,
    Play,
    Redeal,
)
from agurk.rules.cards import cards
from agurk.rules.dealing import chance
from agurk.rules.errors import DealError, IllegalAction, PlayersError, WrongTime
from agurk.rules.match import Phase
from agurk.rules.state import State, begin
from agurk.rules.trick import How
from agurk.variants import VARIANTS
from tests.rules.scenes import scene

NOTHING: dict[str, Action] = {
    "a lot": Lot(0),
    "a size": ChooseSize(7),
    "a deal": DealOut(()),
    "a redeal": Redeal(),
    "an exchange": Exchange(),
    "an answer to Kontra": CallKontra(call=True),
    "a play": Play(cards("9c")),
    "a correction": Correct(cards("9c"), cards("8c")),
    "an answer to a buy-in": BuyIn(accept=True),
}
ALLOWED = {
    Phase.LOT: {"a lot"},
    Phase.SIZE: {"a size"},
    Phase.DEAL: {"a deal"},
    Phase.EXCHANGE: {"an exchange", "a redeal"},
    Phase.KONTRA: {"an answer to Kontra", "a redeal"},
    Phase.PLAY: {"a play", "a correction", "a redeal"},
    Phase.BUY_IN: {"an answer to a buy-in"},
    Phase.OVER: set(),
}
KEYS = {
    Phase.SIZE: "cucumber_dealers_choice",
    Phase.EXCHANGE: "diku_exchange",
    Phase.KONTRA: "ogorek_kontra",
    Phase.BUY_IN: "cucumber_hard",
}


def first(phase: Phase) -> State:
    """Return the first moment of a match that waits for something."""
    state = begin(VARIANTS[KEYS.get(phase, "danish")], 5)
    while state.match.phase is not phase:
        action: Action
        action = state.actions[-1] if state.actions else chance(state.match, bytes(32))
        state = state.apply(action).state
    return state


@pytest.mark.parametrize("phase", Phase, ids=lambda phase: f"waiting for {phase.value}")
@pytest.mark.parametrize("what", NOTHING)
def test_only_what_a_match_waits_for_is_possible(phase, what):
    if what in ALLOWED[phase]:
        return
    kind = type(NOTHING[what]).__name__
    with pytest.raises(WrongTime, match=f"^{kind} is not possible now: the match waits for "):
        first(phase).apply(NOTHING[what])


@pytest.mark.parametrize(
    ("phase", "action", "told"),
    [
        pytest.param(Phase.LOT, Lot(5), "a seat from 0 to 4, not 5", id="a lot beyond the seats"),
        pytest.param(Phase.SIZE, ChooseSize(11), "3 to 10 cards, not 11", id="too large a hand"),
        pytest.param(Phase.SIZE, ChooseSize(2), "3 to 10 cards, not 2", id="too small a hand"),
        pytest.param(Phase.PLAY, Play(()), "not nothing", id="playing nothing"),
        pytest.param(Phase.PLAY, Play(cards("X1")), "not X1", id="a card of another pack"),
    ],
)
def test_not_legal_is(phase, action, told):
    with pytest.raises(IllegalAction, match=told):
        first(phase).apply(action)


@pytest.mark.parametrize("players", [1, 8])
def test_a_match_of_too_few_or_too_many_does_not_begin(players):
    with pytest.raises(PlayersError, match=f"is for 2 to 7 players, not {players}"):
        begin(VARIANTS["danish"], players)


def dealt():
    state = begin(VARIANTS["danish"], 2).apply(Lot(0)).state
    return state, chance(state.match, bytes(32))


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        pytest.param(lambda h, s: (h[:1], s), "1 hands were dealt to 2 players", id="a hand"),
        pytest.param(
            lambda h, s: ((h[0][1:], h[1]), (*s, h[0][0])), "Seat 0 was dealt 6", id="a card"
        ),
        pytest.param(
            lambda h, s: ((h[0], h[0]), (*s, *h[1])), "comes more often", id="cards dealt twice"
        ),
        pytest.param(lambda h, s: (h, s[1:]), "lack 1 cards", id="a stock that lacks a card"),
        pytest.param(
            lambda h, s: (h, (*s[1:], cards("X1")[0])), "X1 comes more often", id="a strange card"
        ),
    ],
)
def test_an_incorrect_deal_is_refused_for(wrong, told):
    state, deal = dealt()
    with pytest.raises(DealError, match=told):
        state.apply(DealOut(*wrong(deal.hands, deal.stock)))


def test_an_incorrect_deal_is_dealt_again_by_the_same_dealer():
    state, deal = dealt()
    again, events = state.apply(deal).state.apply(Redeal("a card was face up"))
    assert (again.match, again.deal) == (state.match, None)
    assert events == (ev.Redealt(0, "a card was face up"),)


@pytest.mark.parametrize("phase", [Phase.EXCHANGE, Phase.KONTRA])
def test_a_redeal_forgets_what_was_decided_before_play(phase):
    state = first(phase)
    state = state.apply(state.actions[0]).state
    again = state.apply(Redeal()).state.match
    assert (again.phase, again.waiting, again.exchanged, again.kontra) == (
        Phase.DEAL,
        (),
        (),
        None,
    )


def test_nothing_is_dealt_again_once_a_card_is_played():
    with pytest.raises(WrongTime, match="only before its first card"):
        scene("danish", "9c Kd | 3d 8c", "9c").apply(Redeal())


def test_a_correction_plays_the_legal_card_and_opens_the_hand():
    state = scene("danish", "9c Kd | 3d 5c Qc | 2h 4d 8h", "9c")
    after, events = state.apply(Correct(cards("5c"), cards("3d")))
    hand = cards("3d 5c Qc")
    played = ev.Played(1, cards("3d"), How.THROWN, lowest=True)
    assert events == (ev.Corrected(1, cards("5c"), hand), played)
    assert after.match.shown == ((1, cards("5c Qc")),)
    assert after.view(0).known(1) == cards("5c Qc")


def test_a_card_shown_is_forgotten_when_it_is_played():
    before = scene("danish", "9c Kd Ah | 3d 5c Qc", "9c 5c!3d Kd")
    assert before.match.shown == ((1, cards("5c Qc")),)
    assert before.apply(Play(cards("5c"))).state.match.shown == ((1, cards("Qc")),)


@pytest.mark.parametrize(
    ("played", "instead", "told"),
    [
        pytest.param("3d", "Qc", "3d was legal for seat 1", id="a legal card"),
        pytest.param("Kd", "3d", "Seat 1 does not hold Kd", id="a card not held"),
        pytest.param("X1", "3d", "Seat 1 does not hold X1", id="a card of another pack"),
        pytest.param("", "3d", "Seat 1 has put down no card", id="no card"),
        pytest.param("5c", "5c", "Seat 1 may play 3d, Qc, not 5c", id="the same card again"),
    ],
)
def test_nothing_is_corrected_by(played, instead, told):
    state = scene("danish", "9c Kd Ah | 3d 5c Qc", "9c")
    with pytest.raises(IllegalAction, match=told):
        state.apply(Correct(cards(played), cards(instead)))


def test_a_legal_set_in_another_order_is_not_corrected():
    state = scene("gurka_is", "9c 9d Kd | Jh Td 3c", "9c+9d")
    with pytest.raises(IllegalAction, match="was legal"):
        state.apply(Correct(cards("Jh Td"), cards("Td Jh")))


@pytest.mark.parametrize(
    ("cards_changed", "told"),
    [
        pytest.param("3d 5c", "may change 0, 1 cards, not 2", id="more than the first player"),
        pytest.param("9c", "9c are not all in the hand", id="a card of another hand"),
    ],
)
def test_not_to_be_changed_are(cards_changed, told):
    state = scene("diku_exchange", "9c Kd | 3d 5c", "-9c", stock="6h 7h 8h")
    with pytest.raises(IllegalAction, match=told):
        state.apply(Exchange(cards(cards_changed)))
