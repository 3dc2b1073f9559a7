"""Tricks: what may be played, who takes and who pays are as the second set of rules says."""

from hypothesis import given, settings
from hypothesis import strategies as st

from agurk.rules.choices import Follow, PenaltyTie
from agurk.rules.scoring import count_last_trick, lowest_last_card
from agurk.rules.trick import legal_plays, taker
from tests import checker
from tests.rules.positions import as_texts, last_cards, positions, texts, tricks

MANY = settings(max_examples=1000)


@MANY
@given(positions)
def test_what_may_be_played_is_what_the_checker_allows(position):
    key, hand, trick = position
    allowed = checker.legal(checker.load(key), texts(hand), as_texts(trick), last=len(hand) == 1)
    assert {texts(play) for play in legal_plays(position.variant, hand, trick)} == allowed


@MANY
@given(positions)
def test_plays_come_once_each(position):
    plays = legal_plays(position.variant, position.hand, position.trick)
    assert len(set(plays)) == len(plays)


@MANY
@given(tricks)
def test_who_takes_a_trick_is_whom_the_checker_names(position):
    place = checker.taker(checker.load(position.key), as_texts(position.trick), last=False)
    assert taker(position.variant, position.trick) == place


@MANY
@given(last_cards)
def test_who_takes_the_last_trick_is_whom_the_checker_names(played):
    place = checker.taker(checker.load(played.key), as_texts(played.trick), last=True)
    assert taker(played.variant, played.trick, last=True) == place


@MANY
@given(last_cards, st.none() | st.integers(0, 16))
def test_the_last_trick_costs_what_the_checker_counts(played, kontra):
    rules = checker.load(played.key)
    caller = None if kontra is None else kontra % len(played.trick)
    counted = count_last_trick(played.variant, played.trick, caller)
    # Krypkille knows no points; here each of its equals pays one, and one is too much.
    one = int(rules["game_end"] == "last_trick_out")
    paid = {payment.place: payment.points - one for payment in counted.payments}
    assert paid == checker.payers(rules, as_texts(played.trick), caller)
    given_back = {payment.place: payment.points for payment in counted.bonuses}
    assert given_back == checker.bonuses(rules, as_texts(played.trick))


@MANY
@given(last_cards)
def test_one_alone_pays_where_equals_do_not(played):
    counted = count_last_trick(played.variant, played.trick)
    alone = [payment.place for payment in counted.payments] == [counted.taker]
    assert alone or played.variant.penalty_tie is PenaltyTie.ALL


@MANY
@given(last_cards)
def test_the_lowest_last_card_is_the_first_of_equals(played):
    place = lowest_last_card(played.variant, played.trick)
    heights = [played.variant.last_strength[card] for card in played.cards]
    assert place == heights.index(min(heights))


@MANY
@given(positions)
def test_somebody_who_holds_a_card_can_play(position):
    assert legal_plays(position.variant, position.hand, position.trick)


@MANY
@given(positions)
def test_the_last_card_is_the_only_play(position):
    trick = tuple(play[:1] for play in position.trick)
    assert legal_plays(position.variant, position.hand[:1], trick) == (position.hand[:1],)


@MANY
@given(tricks)
def test_the_lowest_may_be_played_wherever_heading_is_free(position):
    variant, hand, trick = position.variant, position.hand, position.trick
    if variant.follow is Follow.OPTIONAL:
        assert hand[: len(trick[0])] in legal_plays(variant, hand, trick)


@MANY
@given(tricks)
def test_where_heading_is_a_duty_all_plays_head_or_all_are_the_lowest(position):
    variant, hand, trick = position.variant, position.hand, position.trick
    if variant.follow is not Follow.FORCED:
        return
    plays = {texts(play) for play in legal_plays(variant, hand, trick)}
    rules = checker.load(position.key)
    heading = checker.heading(rules, texts(hand), as_texts(trick), last=False)
    assert plays in (heading, checker.lowest(rules, texts(hand), 1, last=False))
