"""Danish Agurk, closed rule set: every sentence of it, as the engine plays it.

`docs/variants/danish.md` names the test beside each sentence. A, B and C are seats 0, 1 and 2.
"""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agurk.cli.main import main
from agurk.rules.actions import Correct, DealOut, Lot, Play, Redeal
from agurk.rules.cards import Card, cards, text_of
from agurk.rules.dealing import chance, deal_out, draw_lot, seed_of
from agurk.rules.errors import DealError, IllegalAction, PlayersError, WrongTime
from agurk.rules.events import LifeLost, MatchOver, Redealt, WentOut
from agurk.rules.match import Phase
from agurk.rules.referee import referee
from agurk.rules.scoring import count_last_trick
from agurk.rules.standing import settle
from agurk.rules.state import begin
from agurk.rules.trick import legal_plays, taker
from agurk.text.rules import rules_text
from agurk.variants import VARIANTS, find
from tests.sources.scenes import (
    allowed,
    deal_of,
    dealt,
    paid,
    played,
    scored,
    settled,
    standing_of,
    trick_of,
    waiting,
)

DANISH = VARIANTS["danish"]
A, B, C = 0, 1, 2


# The title


def test_the_family_is_called_cucumber(capsys):
    assert main(["--help"]) == 0
    assert "The card game Cucumber" in capsys.readouterr().out


# 1 Players and cards


def test_two_to_seven_play_with_52_cards_and_no_jokers():
    assert [players for players in range(1, 10) if seats(players)] == [2, 3, 4, 5, 6, 7]
    assert len(set(DANISH.cards)) == len(DANISH.cards) == 52
    assert not any(card.joker for card in DANISH.cards)


def seats(players):
    """Return whether so many may play."""
    try:
        begin(DANISH, players)
    except PlayersError:
        return False
    return True


def test_the_ace_is_high_and_the_deuce_low_and_suits_have_no_strength():
    for suit in "cdhs":
        ranks = [DANISH.strength[Card(rank + suit)] for rank in "AKQJT98765432"]
        assert ranks == sorted(ranks, reverse=True) == list(range(14, 1, -1))


def test_the_last_trick_and_no_other_is_paid_for():
    state, events = played(dealt(DANISH, "9c 3c", "2s 4d", "9h 5h"), "9c 2s 9h")
    assert paid(events) == {}
    _, events = played(state, "5h 3c 4d")
    assert paid(events) == {C: 5}


def test_everybody_begins_with_two_lives_and_no_points():
    standing = begin(DANISH, 4).match.standing
    assert standing.lives == (2, 2, 2, 2)
    assert standing.scores == (0, 0, 0, 0)


# 2 Deal and opening


def test_the_first_dealer_is_drawn_by_lot():
    state = begin(DANISH, 4)
    assert state.match.phase is Phase.LOT
    drawn = {draw_lot(4, seed_of(f"seed {number}")).dealer for number in range(50)}
    assert drawn == {0, 1, 2, 3}


def test_seven_hidden_cards_are_dealt_clockwise_from_the_left_of_the_dealer():
    state = begin(DANISH, 3).apply(Lot(A)).state
    out = deal_out(state.match, seed_of("a deal"))
    assert [len(hand) for hand in out.hands] == [7, 7, 7]
    assert set(cards_of(out)) == set(DANISH.cards)
    state = state.apply(out).state
    for seat in range(3):
        assert state.view(seat).hand == deal_of(state).hands[seat]
        seen = {card for card in DANISH.cards if card not in state.view(seat).unseen()}
        assert seen == set(state.view(seat).hand)


def test_the_first_card_goes_to_the_left_of_the_dealer():
    state = begin(DANISH.but(hand=1), 3).apply(Lot(A)).state
    out = deal_out(state.match, seed_of("a deal"))
    longer = deal_out(begin(DANISH, 3).apply(Lot(A)).state.match, seed_of("a deal"))
    first, second, third = (out.hands[seat][0] for seat in (B, C, A))
    assert first in longer.hands[B]
    assert second in longer.hands[C]
    assert third in longer.hands[A]


def cards_of(out):
    return (*(card for hand in out.hands for card in hand), *out.stock)


def test_the_rest_lies_aside_and_nobody_sees_or_uses_it():
    state = begin(DANISH, 3).apply(Lot(A)).state
    out = deal_out(state.match, seed_of("a deal"))
    state = state.apply(out).state
    assert state.view(B).stock == len(out.stock) == 31
    assert state.view(B).aside == ()
    while state.match.phase is Phase.PLAY:
        stock = deal_of(state).stock
        state = state.apply(state.actions[0]).state
    assert stock == out.stock


def test_the_left_neighbour_leads_and_play_goes_clockwise():
    state = dealt(DANISH, "9c 3c", "2s 4d", "9h 5h", dealer=A)
    turns = []
    for card in cards("2s 5h 3c"):
        turns.append(state.to_act)
        state = state.apply(Play(card.alone)).state
    assert turns == [B, C, A]


def test_the_deal_passes_to_the_next_on_the_left_who_is_still_in():
    state = dealt(DANISH, "9c", "", "", "2h", lives=(2, 0, 0, 1), dealer=A)
    state, _ = played(state, "2h 9c")
    assert state.match.dealer == 3
    state = dealt(DANISH, "9c", "2d", "4h", scores=(20, 0, 0), lives=(1, 2, 2), dealer=A)
    state, _ = played(state, "2d 4h 9c")
    assert state.match.dealer == B


# 3 Playing a turn


def test_the_leader_plays_any_one_card():
    state = dealt(DANISH, "2s 9c Ah", "3c 4c 5c")
    assert allowed(state) == "2s 9c Ah"
    with pytest.raises(IllegalAction):
        state.apply(Play(cards("2s 9c")))


def test_a_follower_heads_the_highest_so_far_or_plays_the_lowest():
    hand = cards("2c 7h Qd")
    assert legal_plays(DANISH, hand, trick_of("7d")) == trick_of("2c 7h Qd")
    assert legal_plays(DANISH, hand, trick_of("7d Ts 3c")) == trick_of("2c Qd")


def test_the_lowest_is_legal_even_beside_a_higher_card():
    assert legal_plays(DANISH, cards("2s 6d Kh"), trick_of("9c"))[0] == cards("2s")


@given(data=st.data())
def test_suits_make_no_difference_to_what_may_be_played(data):
    ranks = data.draw(st.lists(st.sampled_from("23456789TJQKA"), min_size=2, max_size=7))
    led = data.draw(st.sampled_from("23456789TJQKA"))

    def legal_ranks():
        hand = DANISH.sort([Card(rank + data.draw(st.sampled_from("cdhs"))) for rank in ranks])
        plays = legal_plays(DANISH, hand, (Card(led + data.draw(st.sampled_from("cdhs"))).alone,))
        return [play[0].rank for play in plays]

    assert legal_ranks() == legal_ranks()


def test_any_of_several_equal_lowest_cards_will_do():
    assert legal_plays(DANISH, cards("3c 3d 3s 8h"), trick_of("9c")) == trick_of("3c 3d 3s")


def test_an_ace_is_an_ordinary_high_card_that_another_ace_may_equal():
    assert legal_plays(DANISH, cards("5c Kd As"), trick_of("Ah")) == trick_of("5c As")
    assert legal_plays(DANISH, cards("5c Kd As"), trick_of("9h Ad 2c")) == trick_of("5c As")
    assert taker(DANISH, trick_of("Ah As 5d Ac")) == 3


# 4 Winning a trick


def test_the_highest_takes_the_trick_and_among_equals_the_last():
    assert taker(DANISH, trick_of("4d Kh Qc 3s")) == 1
    assert taker(DANISH, trick_of("4d Kh Kc 3s")) == 2


def test_whoever_takes_a_trick_leads_to_the_next():
    state, _ = played(dealt(DANISH, "4d 2h", "Kh 3h", "Kc 5h", "3s 6d"), "4d Kh Kc 3s")
    assert state.to_act == state.view(A).leader == C


def test_earlier_cards_stay_open_before_those_who_played_them():
    state, _ = played(dealt(DANISH, "9c 3c 4h", "2s 4d 7d", "9h 5h Th"), "9c 2s 9h 5h 3c 7d")
    for seat in (A, B, C, None):
        tricks = state.view(seat).tricks
        assert [[(play.seat, text_of(play.cards)) for play in trick.plays] for trick in tricks] == [
            [(A, "9c"), (B, "2s"), (C, "9h")],
            [(C, "5h"), (A, "3c"), (B, "7d")],
        ]


def test_seven_tricks_are_played_and_nothing_is_drawn():
    state = begin(DANISH, 4)
    state = state.apply(chance(state.match, seed_of("a lot"))).state
    state = state.apply(chance(state.match, seed_of("a deal"))).state
    left = []
    while state.match.phase is Phase.PLAY:
        if not deal_of(state).trick:
            left.append([len(hand) for hand in deal_of(state).hands])
        state = state.apply(state.actions[-1]).state
    assert left == [[number] * 4 for number in range(7, 0, -1)]


def test_earlier_tricks_change_no_score():
    state = begin(DANISH, 4)
    state = state.apply(chance(state.match, seed_of("a lot"))).state
    state = state.apply(chance(state.match, seed_of("a deal"))).state
    dice = random.Random(1)
    while not (deal_of(state).last_trick and len(deal_of(state).trick) == 3):
        state = state.apply(dice.choice(state.actions)).state
        assert state.match.standing.scores == (0, 0, 0, 0)
    _, events = state.apply(state.actions[0])
    assert sum(paid(events).values()) > 0


# 5 Scoring


@pytest.mark.parametrize(
    ("rank", "points"),
    [
        *((str(number), number) for number in range(2, 11)),
        *(("J", 11), ("Q", 12), ("K", 13), ("A", 14)),
    ],
)
def test_the_card_that_takes_the_last_trick_costs_its_rank(rank, points):
    assert scored(DANISH, f"2c {rank}d", (0, 0)) == (0, points)


def test_others_score_nothing_even_if_they_shared_the_highest_rank():
    assert scored(DANISH, "9c 2s 9h", (1, 2, 3)) == (1, 2, 12)
    assert scored(DANISH, "9h 2s 9c", (1, 2, 3)) == (1, 2, 12)


def test_the_first_time_at_21_or_more_costs_a_life_and_brings_the_highest_score_of_another():
    standing, events = settled(DANISH, "9c 2s 9h", (5, 12, 14))
    assert standing.lives == (2, 2, 1)
    assert standing.scores == (5, 12, 12)
    assert LifeLost(C, score=23, returns_on=12, left=1) in events


def test_only_those_still_in_count_for_the_score_to_return_on():
    standing, _ = settle(
        DANISH,
        standing_of(DANISH, (3, 24, 15), (2, 0, 2)),
        count_at(DANISH, "4c Qh", (A, C)),
    )
    assert standing.scores == (3, 24, 3)


def count_at(variant, text, places):
    """Return what a last trick costs whoever sits in these seats."""
    counted = count_last_trick(variant, trick_of(text))
    payments = tuple(pay._replace(place=places[pay.place]) for pay in counted.payments)
    return counted._replace(taker=places[counted.taker], payments=payments)


def test_exactly_21_costs_a_life_and_20_does_not():
    standing, _ = settled(DANISH, "3c 2s 9h", (8, 2, 12))
    assert (standing.lives, standing.scores) == ((2, 2, 1), (8, 2, 8))
    standing, _ = settled(DANISH, "3c 2s 9h", (8, 2, 11))
    assert (standing.lives, standing.scores) == ((2, 2, 2), (8, 2, 20))


# 6 Ending the game


def test_the_second_time_at_the_threshold_is_the_end_for_a_player():
    standing, events = settled(DANISH, "3c 2s 9h", (5, 12, 15), (2, 2, 1))
    assert standing.lives == (2, 2, 0)
    assert standing.seats == (A, B)
    assert WentOut(C, score=24) in events


def test_the_others_go_on_with_all_52_cards_newly_shuffled():
    state = dealt(DANISH, "3c", "2s", "9h", scores=(5, 12, 15), lives=(2, 2, 1))
    state, _ = played(state, "3c 2s 9h")
    assert (state.match.phase, state.match.seats, state.match.kept) == (Phase.DEAL, (A, B), ())
    outs = [deal_out(state.match, seed_of(text)) for text in ("one", "another")]
    assert all(sorted_text(out) == sorted(map(str, DANISH.cards)) for out in outs)
    assert outs[0] != outs[1]


def sorted_text(out):
    return sorted(map(str, cards_of(out)))


def test_the_last_player_in_wins():
    state = dealt(DANISH, "3c", "", "9h", scores=(5, 0, 15), lives=(1, 0, 1))
    state, events = played(state, "3c 9h")
    assert state.match.phase is Phase.OVER
    assert [event.winners for event in events if isinstance(event, MatchOver)] == [(A,)]


@given(data=st.data())
def test_no_deal_puts_everybody_out(data):
    players = data.draw(st.integers(2, 7))
    scores = data.draw(st.lists(st.integers(0, 20), min_size=players, max_size=players))
    lives = data.draw(st.lists(st.integers(1, 2), min_size=players, max_size=players))
    order = data.draw(st.permutations(DANISH.cards))
    standing, _ = settled(DANISH, text_of(order[:players]), scores, lives)
    assert len(standing.caught) <= 1
    assert standing.seats


def test_an_incorrect_deal_is_refused_and_dealt_again_before_the_first_card():
    state = waiting(DANISH, (0, 0), dealer=A)
    out = deal_out(state.match, seed_of("a deal"))
    short, long = out.hands[0][:6], (*out.hands[1], out.hands[0][6])
    with pytest.raises(DealError):
        state.apply(DealOut((short, long), out.stock))
    state = state.apply(out).state
    again, events = state.apply(Redeal("eight cards to B"))
    assert events == (Redealt(A, "eight cards to B"),)
    assert (again.match.phase, again.match.dealer) == (Phase.DEAL, A)
    with pytest.raises(WrongTime):
        state.apply(state.actions[0]).state.apply(Redeal())


def test_a_disputed_card_is_judged_by_the_hand_that_is_left_and_taken_back():
    ruling = referee(DANISH, trick_of("9c"), cards("6d"), cards("2s Kh"))
    assert not ruling.legal
    assert ruling.should_have == trick_of("2s Kh")
    assert ruling.witnesses == cards("2s")
    state, _ = played(dealt(DANISH, "9c 3c 4h", "2s 6d Kh", "9h 5h Th"), "9c")
    state = state.apply(Correct(cards("6d"), cards("2s"))).state
    assert state.view(B).hand == cards("6d Kh")
    assert [play.cards for play in state.view(B).trick] == [cards("9c"), cards("2s")]


# 7 History and selected variant


@pytest.mark.parametrize(
    ("name", "key"), [("Agurk", "danish"), ("Gurka", "gurka_se"), ("Kurkku", "kurkku_sandgren")]
)
def test_the_family_is_found_by_its_names(name, key):
    assert find(name).key == key


def test_each_local_form_stands_by_itself_with_its_source():
    assert all(variant.source for variant in VARIANTS.values())
    assert "pagat" in find("Gurka").source
    assert {"hand", "penalty_tie", "threshold", "lives"} < set(DANISH.differences(find("Gurka")))


def test_neither_a_swedish_ace_nor_another_threshold_is_mixed_in():
    assert legal_plays(DANISH, cards("Kd Ac As"), trick_of("Ah 3d")) == trick_of("Kd Ac As")
    for score in range(7, 30):
        standing, _ = settled(DANISH, "4c 5h", (9, score))
        assert (standing.lives[1] < 2) == (score + 5 >= 21)


def test_nobody_is_named_as_the_inventor():
    assert not [key for key, variant in VARIANTS.items() if "invent" in rules_text(variant)]


# 8 Worked example


def test_b_may_play_the_deuce_and_keep_the_king():
    state, _ = played(dealt(DANISH, "9♣ 4♣ 3♦", "K♥ 6♦ 2♠", "9♥ 5♣ 7♦"), "9♣")
    assert state.to_act == B
    assert allowed(state) == "2s Kh"
    state, _ = played(state, "2♠")
    assert Card("K♥") in state.view(B).hand


def test_c_takes_the_trick_with_the_second_nine_despite_another_suit():
    state, events = played(dealt(DANISH, "9♣ 4♣ 3♦", "K♥ 6♦ 2♠", "9♥ 5♣ 7♦"), "9♣ 2♠ 9♥")
    assert state.view(A).tricks[0].taker == C
    assert state.to_act == C
    assert paid(events) == {}
    assert state.match.standing.scores == (0, 0, 0)


def test_the_same_cards_as_the_last_trick_cost_c_nine():
    state, events = played(dealt(DANISH, "9♣", "2♠", "9♥"), "9♣ 2♠ 9♥")
    assert paid(events) == {C: 9}
    assert state.match.standing.scores == (0, 0, 9)


def test_fourteen_and_nine_make_23_and_c_returns_on_twelve():
    state, events = played(dealt(DANISH, "9♣", "2♠", "9♥", scores=(5, 12, 14)), "9♣ 2♠ 9♥")
    assert LifeLost(C, score=14 + 9, returns_on=12, left=1) in events
    assert state.match.standing.scores == (5, 12, 12)
    assert state.match.standing.lives == (2, 2, 1)


# The line below


@pytest.mark.parametrize("columns", [40, 60, 80])
def test_on_a_small_screen_nothing_has_to_be_scrolled_sideways(columns, capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", str(columns))
    assert main(["rules", "danish"]) == 0
    assert max(map(len, capsys.readouterr().out.splitlines())) <= columns
