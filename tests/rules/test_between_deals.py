"""Points, lives, buy-ins, dealers and sizes of random matches are as the second rules say.

The matches are drawn out of so many that they can be kept: all properties look at the same ones.
"""

from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from agurk.rules import events as ev
from agurk.rules.actions import BuyIn, CallKontra, Exchange
from agurk.rules.match import Phase
from agurk.variants import VARIANTS
from tests import checker
from tests.rules.walks import ended_deals, short_match, tables

MANY = settings(max_examples=1000)
matches = st.tuples(tables, st.integers(0, 3))


@cache
def turns_of(match):
    (key, players), seed = match
    return tuple(short_match(VARIANTS[key], players, Random(f"{key} {players} {seed}")))


@cache
def deals_of(match):
    return tuple(ended_deals(turns_of(match)))


def rules_of(match):
    return checker.load(match[0][0])


def is_void(step):
    return any(isinstance(event, ev.DealVoid) for event in step.events)


def settled(rules, deal):
    """Return what the checker makes of a deal."""
    standing, variant = deal.before.standing, deal.before.variant
    trick = [(card.text,) for _, card in deal.trick]
    order = [seat for seat, _ in deal.trick]
    caller = None if deal.before.kontra is None else order.index(deal.before.kontra)
    factors = {
        place: factor(deal.before.changed_by(seat))
        for place, seat in enumerate(order)
        if rules["multiplier"] == "rassi"
    }
    paid = checker.payers(rules, trick, caller, factors=factors)
    if rules["game_end"] == "last_trick_out":
        paid = dict.fromkeys(paid, 1)
    kept = {
        seat: [checker.value(rules, card.text) for card in cards]
        for seat, cards in enumerate(standing.kept)
    }
    for place in paid:
        if variant.keep_cards:
            kept[order[place]].append(checker.value(rules, trick[place][0]))
    took = order[checker.taker(rules, trick, last=True)]
    six = rules["game_end"] == "six_ends" and (took, "6c") in zip(
        order, sum(trick, ()), strict=True
    )
    return checker.settle(
        rules,
        dict(enumerate(standing.scores)),
        dict(enumerate(standing.lives)),
        standing.seats,
        {order[place]: points for place, points in paid.items()},
        bonus={order[place]: points for place, points in checker.bonuses(rules, trick).items()},
        kept=kept if variant.keep_cards else None,
        six_taken_by=took if six else None,
    )


def factor(changed):
    """Return by how much exchanges of whole hands multiply what a player pays."""
    return max([1, *[2**turn for turn, cards in enumerate(changed) if cards]])


@MANY
@given(matches)
def test_scores_move_as_the_checker_says(match):
    for deal in deals_of(match):
        expected = settled(rules_of(match), deal)
        assert dict(enumerate(deal.after.standing.scores)) == expected.scores


@MANY
@given(matches)
def test_lives_move_as_the_checker_says(match):
    for deal in deals_of(match):
        expected = settled(rules_of(match), deal)
        assert dict(enumerate(deal.after.standing.lives)) == expected.lives


@MANY
@given(matches)
def test_the_cards_kept_are_worth_what_the_checker_says(match):
    for deal in deals_of(match):
        if deal.before.variant.keep_cards:
            kept = settled(rules_of(match), deal).kept
            for seat in deal.after.standing.seats:
                cards = deal.after.standing.kept[seat]
                worth = [checker.value(rules_of(match), card.text) for card in cards]
                assert sorted(worth) == sorted(kept[seat])


@MANY
@given(matches)
def test_a_match_ends_when_and_for_whom_the_checker_says(match):
    for deal in deals_of(match):
        expected = settled(rules_of(match), deal)
        if deal.after.phase is Phase.BUY_IN:
            continue
        assert (deal.after.phase is Phase.OVER) == expected.over
        if deal.after.outcome is not None:
            assert sorted(deal.after.outcome.winners) == sorted(expected.winners)


@MANY
@given(matches)
def test_a_deal_is_void_when_the_checker_says_so(match):
    for deal in deals_of(match):
        expected = settled(rules_of(match), deal)
        void = is_void(deal)
        assert void == (expected.replay or expected.restart)
        assert (deal.after.number == deal.before.number) == (
            expected.replay or deal.after.phase in {Phase.OVER, Phase.BUY_IN}
        )


@MANY
@given(matches)
def test_buying_in_is_offered_to_whom_and_at_what_the_checker_says(match):
    rules = rules_of(match)
    for turn in turns_of(match):
        match_now = turn.before.match
        if match_now.phase is not Phase.BUY_IN:
            continue
        seat, standing = turn.before.to_act, match_now.standing
        others = [standing.scores[other] for other in standing.seats if other != seat]
        own = None if seat in standing.seats else standing.scores[seat]
        offered, score = checker.buy_in_offer(rules, others, own, standing.bought[seat])
        assert offered
        if turn.action == BuyIn(accept=True):
            assert turn.after.match.standing.scores[seat] == score
            assert turn.after.match.standing.lives[seat] == 1
            assert turn.after.match.standing.bought[seat] == standing.bought[seat] + 1


@MANY
@given(matches)
def test_everybody_who_may_buy_in_is_asked(match):
    rules = rules_of(match)
    asked = set()
    for turn in turns_of(match):
        standing = turn.after.match.standing
        if turn.before.match.phase is Phase.BUY_IN:
            asked.add(turn.before.to_act)
        if turn.before.match.phase not in {Phase.BUY_IN, Phase.PLAY}:
            asked = set()
        if turn.after.match.phase in {Phase.BUY_IN, Phase.PLAY} or not deals_end(turn):
            continue
        for seat in standing.caught:
            others = [standing.scores[other] for other in standing.seats if other != seat]
            may, _ = checker.buy_in_offer(
                rules, others, standing.scores[seat], standing.bought[seat]
            )
            assert seat in asked or not may


def deals_end(turn):
    return turn.before.match.phase in {Phase.BUY_IN, Phase.PLAY} and turn.after.deal is None


@MANY
@given(matches)
def test_the_next_dealer_and_leader_are_those_the_checker_names(match):
    rules, deals = rules_of(match), iter(deals_of(match))
    trick: tuple[tuple[int, str], ...] = ()
    dealer = None
    for turn in turns_of(match):
        now = turn.after.match
        for event in turn.events:
            if isinstance(event, ev.TrickTaken) and event.last:
                deal = next(deals)
                dealer = deal.before.dealer
                void = is_void(turn)
                trick = trick if void else tuple((s, card.text) for s, card in deal.trick)
                again = void and now.number == deal.before.number
            if isinstance(event, ev.Dealt):
                active = now.seats
                seats = range(now.players)
                if dealer is not None and not again:
                    assert event.dealer == checker.next_dealer(
                        rules, seats, active, dealer, last_trick=trick
                    )
                assert event.leader == checker.first_leader(
                    rules, seats, active, event.dealer, last_trick=trick
                )


@MANY
@given(matches)
def test_as_many_cards_are_dealt_as_the_checker_says(match):
    rules, losing = rules_of(match), None
    for turn in turns_of(match):
        for event in turn.events:
            if isinstance(event, ev.TrickTaken) and event.last and not is_void(turn):
                losing = event.cards[0].text
            if isinstance(event, ev.Dealt):
                before = turn.before.match
                sizes = checker.hand_sizes(
                    rules,
                    len(before.seats),
                    event.number,
                    losing_card=losing,
                    kept=len(before.kept),
                )
                assert event.size in sizes
        if turn.before.match.phase is Phase.SIZE:
            now = turn.before.match
            sizes = checker.hand_sizes(rules, len(now.seats), now.number, kept=len(now.kept))
            assert [action.size for action in turn.before.actions] == sizes


@MANY
@given(matches)
def test_as_many_cards_may_be_changed_as_the_checker_says(match):
    rules = rules_of(match)
    for turn in turns_of(match):
        now, deal = turn.before.match, turn.before.deal
        if now.phase is not Phase.EXCHANGE:
            continue
        seat = turn.before.to_act
        hand = deal.hands[now.seats.index(seat)]
        numbers = [count for _, count in now.exchanged]
        mine = now.changed_by(seat)
        allowed = checker.exchange_allowed(
            rules,
            len(hand),
            len(deal.stock),
            numbers[0] if numbers else None,
            len(numbers) + 1,
            previous=numbers[-1] if numbers else None,
            hand=[card.text for card in hand],
            phase=("free", "doubles", "redouble")[len(mine)],
        )
        if len(mine) == 2 and not mine[1]:
            allowed = {0}
        assert {len(action.cards) for action in turn.before.actions} == allowed
        assert isinstance(turn.action, Exchange)


@MANY
@given(matches)
def test_kontra_is_asked_from_the_left_of_the_dealer_until_it_is_called(match):
    asked: list[int | None] = []
    for turn in turns_of(match):
        now = turn.before.match
        if now.phase is not Phase.KONTRA:
            asked = []
            continue
        asked.append(turn.before.to_act)
        assert asked == list(now.clockwise(now.seats, now.dealer))[: len(asked)]
        if turn.action == CallKontra(call=True):
            assert turn.after.match.kontra == asked[-1]
            assert turn.after.match.phase is Phase.PLAY


@MANY
@given(matches)
def test_money_and_pot_always_come_to_nothing(match):
    for turn in turns_of(match):
        standing = turn.after.match.standing
        assert sum(standing.money) + standing.pot == 0


@MANY
@given(matches)
def test_the_pot_is_what_antes_and_buy_ins_paid_until_the_winners_have_it(match):
    (key, players), _ = match
    variant = VARIANTS[key]
    paid = variant.stake * players if variant.money.value == "ante_pot" else 0
    for turn in turns_of(match):
        paid += sum(event.units for event in turn.events if isinstance(event, ev.StakePaid))
        over = turn.after.match.phase is Phase.OVER
        assert turn.after.match.standing.pot == (0 if over else paid)
        if over and variant.money.value != "pay_difference":
            won = sum(event.units for event in turn.events if isinstance(event, ev.Won))
            assert won == paid


@MANY
@given(matches)
def test_nobody_out_is_in_again_but_by_buying_in_or_a_void_deal(match):
    for turn in turns_of(match):
        before, after = set(turn.before.match.seats), set(turn.after.match.seats)
        void = is_void(turn)
        bought = turn.action == BuyIn(accept=True)
        assert after <= before or void or bought


@MANY
@given(matches)
def test_somebody_can_always_act_until_a_match_is_over(match):
    for turn in turns_of(match):
        state = turn.after
        table = state.match.phase in {Phase.LOT, Phase.DEAL, Phase.OVER}
        assert bool(state.actions) != table
        assert (state.to_act is None) == table
    assert turns_of(match)[-1].after.match.outcome.winners


@pytest.mark.parametrize("key", VARIANTS)
def test_the_checker_knows_the_preset(key):
    assert (
        checker.load(key)["players"]
        == [
            VARIANTS[key].least_players,
            VARIANTS[key].most_players,
        ]
        or key == "bga"
    )
