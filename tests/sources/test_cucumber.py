"""Cucumber, its hard score and its variations: every sentence, as the engine plays it.

`docs/variants/cucumber.md` names the test beside each sentence. A, B, C ... are seats 0, 1, 2 ...
"""

from itertools import pairwise

import pytest

from agurk.cli.main import main
from agurk.rules.actions import BuyIn, ChooseSize, Lot, Play
from agurk.rules.cards import Card, cards
from agurk.rules.dealing import deal_out, seed_of
from agurk.rules.errors import IllegalAction, PlayersError
from agurk.rules.events import BuyInAnswered, MatchOver, StakePaid, WentOut, Won
from agurk.rules.match import Phase
from agurk.rules.standing import buy_in_score
from agurk.rules.state import begin
from agurk.rules.trick import legal_plays, taker
from agurk.text.rules import rules_sections
from agurk.variants import VARIANTS, find
from tests.sources.scenes import (
    allowed,
    dealt,
    paid,
    played,
    scored,
    settled,
    standing_of,
    trick_of,
)

CUCUMBER = VARIANTS["cucumber"]
HARD = VARIANTS["cucumber_hard"]
FREE = VARIANTS["cucumber_free"]
CHOICE = VARIANTS["cucumber_dealers_choice"]
TO_21 = VARIANTS["cucumber_21"]
PLAIN = VARIANTS["cucumber_plain_aces"]
A, B, C, D, E = range(5)


# The headings


def test_what_is_commonly_asked_is_answered_by_a_command(capsys):
    for line in (["legal", "--hand", "2s"], ["take", "9c 2s"], ["rules", "cucumber"]):
        assert main(line) == 0
        assert capsys.readouterr().out


def test_the_page_is_found_by_both_of_its_names():
    assert find("Cucumber") is CUCUMBER
    assert find("Ogorek").key == "ogorek"


def test_the_rules_come_under_headings():
    titles = [section.title for section in rules_sections(HARD)]
    assert titles[:4] == ["Players and cards", "Deal", "Play", "The last trick"]
    assert {"Score", "Money", "End of the match"} < set(titles)


# Game rules


def test_two_or_more_play_as_long_as_the_pack_gives_seven_cards():
    for players in range(2, 8):
        assert begin(CUCUMBER, players).match.players == players
    for players in (1, 8):
        with pytest.raises(PlayersError):
            begin(CUCUMBER, players)


def test_the_swedish_form_is_among_the_variants():
    assert "Swedish" in find("Gurka").name


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("Agurk", "danish"),
        ("Gurka", "gurka_se"),
        ("Ogórek", "ogorek"),
        ("Kurkku", "kurkku_sandgren"),
        ("Mätäpesä", "matapesa"),
        ("Gúrka", "gurka_is"),
    ],
)
def test_each_national_form_is_found_by_its_name(name, key):
    assert find(name).key == key


def test_the_norwegian_gurka_is_a_form_of_its_own():
    assert find("gurka-no").key == "gurka_no"
    assert VARIANTS["gurka_no"].differences(find("Gurka"))


# Setup


def test_the_ace_is_highest_and_the_deuce_lowest():
    ranks = [CUCUMBER.strength[Card(f"{rank}s")] for rank in "23456789TJQKA"]
    assert all(lower < higher for lower, higher in pairwise(ranks))


def test_suits_are_irrelevant():
    for rank in "2TQA":
        assert len({CUCUMBER.strength[Card(rank + suit)] for suit in "cdhs"}) == 1


def test_deal_and_play_go_clockwise():
    state = dealt(CUCUMBER, "9c 3c", "2s 4d", "5h Th", dealer=A)
    turns = []
    for card in cards("4d 5h 9c"):
        turns.append(state.to_act)
        state = state.apply(Play(card.alone)).state
    assert turns == [B, C, A]
    state, _ = played(state, "3c 2s Th")
    assert state.match.dealer == B


def test_everybody_gets_seven_cards_and_the_rest_is_set_aside():
    state = begin(CUCUMBER, 7).apply(Lot(A)).state
    out = deal_out(state.match, seed_of("a deal"))
    assert [len(hand) for hand in out.hands] == [7] * 7
    assert len(out.stock) == 3
    view = state.apply(out).state.view(B)
    assert (view.stock, view.aside) == (3, ())


# Gameplay


def test_these_are_rules_of_their_own_beside_danish_agurk():
    assert set(CUCUMBER.differences(VARIANTS["danish"])) == {
        "follow",
        "ace",
        "penalty_tie",
        "threshold",
        "lives",
        "life_lost",
    }


def test_forehand_leads_and_everybody_heads_if_able():
    state = dealt(CUCUMBER, "9c 3c", "Ts 9d", "Kh 2d")
    assert state.to_act == A
    assert allowed(state) == "3c 9c"
    state, _ = played(state, "9c")
    assert allowed(state) == "9d Ts"
    state, _ = played(state, "Ts")
    assert allowed(state) == "Kh"


def test_an_equal_card_heads_the_trick():
    assert legal_plays(CUCUMBER, cards("2c 9d Kh"), trick_of("9c")) == trick_of("9d Kh")
    assert legal_plays(CUCUMBER, cards("2c 9d Kh"), trick_of("7c Ts")) == trick_of("Kh")


def test_whoever_cannot_head_plays_the_lowest():
    assert legal_plays(CUCUMBER, cards("2c 7h Qd"), trick_of("7d Ks 3c")) == trick_of("2c")
    assert legal_plays(CUCUMBER, cards("2c 2h Qd"), trick_of("Ks")) == trick_of("2c 2h")


def test_the_highest_card_takes_the_trick_and_leads_to_the_next():
    state, _ = played(dealt(CUCUMBER, "9c 3c", "Ts 4d", "2h 5d"), "9c Ts 2h")
    assert state.to_act == B
    assert taker(CUCUMBER, trick_of("9c 9h 2s")) == B


@pytest.mark.parametrize(
    ("rank", "points"),
    [
        *((str(number), number) for number in range(2, 11)),
        *(("J", 11), ("Q", 12), ("K", 13), ("A", 14)),
    ],
)
def test_the_last_trick_costs_the_value_of_the_card_that_takes_it(rank, points):
    assert scored(CUCUMBER, f"{rank}d 2c", (0, 0))[A] == points


def test_equal_highest_cards_in_the_last_trick_are_paid_for_by_each():
    state, events = played(dealt(CUCUMBER, "9c", "2s", "9h"), "9c 2s 9h")
    assert paid(events) == {A: 9, C: 9}
    assert state.match.standing.scores == (9, 0, 9)


def test_aces_have_a_role_of_their_own():
    ordinary = legal_plays(CUCUMBER, cards("5c Kd As"), trick_of("Kh"))
    assert ordinary == trick_of("Kd As")
    assert legal_plays(CUCUMBER, cards("5c Kd As"), trick_of("Ah")) == trick_of("5c")


def test_a_led_ace_draws_the_lowest_card_of_everybody_even_of_who_holds_an_ace():
    assert legal_plays(CUCUMBER, cards("4c 7d Ac"), trick_of("Ah 5c")) == trick_of("4c")
    assert legal_plays(CUCUMBER, cards("Ac As"), trick_of("Ah")) == trick_of("Ac As")
    assert taker(CUCUMBER, trick_of("Ah As 4d")) == A


def test_an_ace_that_was_not_led_draws_nothing():
    assert legal_plays(CUCUMBER, cards("4c Kd As"), trick_of("Kh Ac")) == trick_of("As")
    assert taker(CUCUMBER, trick_of("Kh As Ad")) == C


def test_thirty_points_or_more_put_a_player_out():
    standing, events = settled(CUCUMBER, "Kc 2s 9h", (17, 4, 5))
    assert standing.scores[A] == 30
    assert WentOut(A, score=30) in events
    standing, _ = settled(CUCUMBER, "Qc 2s 9h", (17, 4, 5))
    assert standing.seats == (A, B, C)


def test_the_last_player_left_wins():
    state, events = played(dealt(CUCUMBER, "Qc", "2s", scores=(25, 4)), "Qc 2s")
    assert state.match.phase is Phase.OVER
    assert [event.winners for event in events if isinstance(event, MatchOver)] == [(B,)]


def test_whoever_drops_out_is_told_of_so_that_a_cucumber_can_be_drawn():
    state, events = played(dealt(CUCUMBER, "Kc", "2s", "9h", scores=(17, 4, 5)), "Kc 2s 9h")
    assert [event.seat for event in events if isinstance(event, WentOut)] == [A]
    assert state.view(B).match.standing.lives == (0, 1, 1)


# Scoring


def test_each_pays_a_stake_to_the_pot():
    standing = begin(HARD, 5).match.standing
    assert standing.pot == 5
    assert standing.money == (-1, -1, -1, -1, -1)


def test_a_cucumbered_player_may_buy_in_at_the_highest_score_of_the_others():
    state = dealt(HARD, "Kc", "2s", "3h", "4d", scores=(17, 4, 12, 9))
    state, _ = played(state, "Kc 2s 3h 4d")
    assert (state.match.phase, state.to_act) == (Phase.BUY_IN, A)
    state, events = state.apply(BuyIn(accept=True))
    assert BuyInAnswered(A, bought=True, score=12) in events
    assert StakePaid(A, 1) in events
    assert state.match.standing.scores == (12, 4, 12, 9)
    assert (state.match.standing.pot, state.match.seats) == (5, (A, B, C, D))


def test_thirty_reached_is_cucumbered_and_need_not_be_exceeded():
    state = dealt(HARD, "Kc", "2s", "3h", "4d", scores=(17, 4, 12, 9))
    _, events = played(state, "Kc 2s 3h 4d")
    assert WentOut(A, score=30) in events


def test_nobody_has_to_buy_in():
    state = dealt(HARD, "Kc", "2s", "3h", "4d", scores=(17, 4, 12, 9))
    state, _ = played(state, "Kc 2s 3h 4d")
    state = state.apply(BuyIn(accept=False)).state
    assert (state.match.seats, state.match.phase) == ((B, C, D), Phase.DEAL)


def test_a_player_buys_in_only_once():
    state = dealt(HARD, "Kc", "2s", "3h", "4d", scores=(17, 4, 12, 9))
    state, _ = played(state, "Kc 2s 3h 4d")
    standing = state.apply(BuyIn(accept=True)).state.match.standing
    assert standing.bought == (1, 0, 0, 0)
    assert buy_in_score(HARD, standing, A) is None


@pytest.mark.parametrize(
    ("lives", "score"),
    [
        pytest.param((0, 1, 1, 1), 12, id="three others"),
        pytest.param((0, 1, 1, 0), None, id="two others"),
    ],
)
def test_three_others_must_still_be_in(lives, score):
    standing = standing_of(HARD, (31, 4, 12, 9), lives)
    assert buy_in_score(HARD, standing, A) == score


def test_the_last_player_in_takes_the_pot():
    state = dealt(HARD, "Qc", "2s", scores=(25, 4))
    state, events = played(state, "Qc 2s")
    assert Won(B, 2) in events
    assert (state.match.standing.money, state.match.standing.pot) == ((-1, 1), 0)


# Variations


def test_each_variation_is_a_variant_beside_the_basic_rules():
    assert {
        variant.key: sorted(variant.differences(CUCUMBER))
        for variant in (FREE, CHOICE, TO_21, PLAIN)
    } == {
        "cucumber_free": ["ace", "follow"],
        "cucumber_dealers_choice": ["hand_min", "hand_rule", "hand_short", "most_players"],
        "cucumber_21": ["end", "threshold"],
        "cucumber_plain_aces": ["ace"],
    }


def test_variations_go_together():
    both = VARIANTS["cucumber_free_plain_aces"]
    assert both.differences(FREE) == PLAIN.differences(FREE.but(follow=CUCUMBER.follow))
    assert legal_plays(both, cards("5c Kd As"), trick_of("Ah")) == trick_of("5c As")


def test_the_heading_variation_leaves_the_choice_between_heading_and_the_lowest():
    assert legal_plays(FREE, cards("2s 6d Kh"), trick_of("9c")) == trick_of("2s Kh")
    assert legal_plays(FREE, cards("4c Kd Ac"), trick_of("9h")) == trick_of("4c Kd Ac")


def test_the_heading_variation_still_draws_the_lowest_when_an_ace_is_played():
    for trick in ("Ah", "9h As", "9h As 2d"):
        assert legal_plays(FREE, cards("4c Kd Ac"), trick_of(trick)) == trick_of("4c")
    assert taker(FREE, trick_of("Kh As Ad 3c")) == B


def test_the_cards_variation_lets_the_dealer_choose_how_many_cards_are_dealt():
    state = begin(CHOICE, 6).apply(Lot(C)).state
    assert (state.match.phase, state.to_act) == (Phase.SIZE, C)
    assert state.actions == tuple(ChooseSize(size) for size in range(3, 9))
    state = state.apply(ChooseSize(5)).state
    assert [len(hand) for hand in deal_out(state.match, seed_of("x")).hands] == [5] * 6


def test_the_cards_variation_gives_at_least_three_cards_to_each():
    state = begin(CHOICE, 4).apply(Lot(A)).state
    with pytest.raises(IllegalAction, match="3 to 13 cards, not 2"):
        state.apply(ChooseSize(2))
    most = begin(CHOICE, 17).apply(Lot(A)).state
    assert most.actions == (ChooseSize(3),)


def test_the_points_variation_ends_with_the_first_to_reach_21_who_loses():
    state, events = played(dealt(TO_21, "Kc", "2s", "9h", scores=(8, 4, 5)), "Kc 2s 9h")
    assert state.match.phase is Phase.OVER
    (over,) = (event for event in events if isinstance(event, MatchOver))
    assert (over.losers, over.winners) == ((A,), (B,))
    state, _ = played(dealt(TO_21, "Qc", "2s", "9h", scores=(8, 4, 5)), "Qc 2s 9h")
    assert state.match.phase is Phase.DEAL


def test_the_aces_variation_gives_the_ace_no_special_role():
    assert legal_plays(PLAIN, cards("5c Kd As"), trick_of("Ah")) == trick_of("As")
    assert legal_plays(PLAIN, cards("5c Kd"), trick_of("Ah")) == trick_of("5c")


def test_the_aces_variation_lets_an_ace_beat_an_ace_that_was_led():
    assert taker(PLAIN, trick_of("Ah As 4d")) == B
    assert taker(CUCUMBER, trick_of("Ah As 4d")) == A


def test_the_aces_variation_lets_no_ace_beat_another_in_the_last_trick_but_both_pay():
    state, events = played(dealt(PLAIN, "Ah", "As", "4d"), "Ah As 4d")
    assert paid(events) == {A: 14, B: 14}
    assert state.match.standing.scores == (14, 14, 0)


# Between the two texts


def test_the_same_last_cards_cost_one_player_in_danish_agurk_and_two_in_cucumber():
    assert scored(VARIANTS["danish"], "9c 2s 9h", (0, 0, 0)) == (0, 0, 9)
    assert scored(CUCUMBER, "9c 2s 9h", (0, 0, 0)) == (9, 0, 9)


def test_if_a_shared_penalty_leaves_nobody_the_lowest_score_wins():
    state, events = played(dealt(CUCUMBER, "Kc", "Ks", scores=(25, 22)), "Kc Ks")
    assert state.match.phase is Phase.OVER
    assert [event.winners for event in events if isinstance(event, MatchOver)] == [(B,)]
