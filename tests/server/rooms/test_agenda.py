"""What happens by itself, and when: clocks, bots, absence, forced cards."""

from random import Random

import pytest

from agurk.bots import find
from agurk.rules.actions import BuyIn, CallKontra, Exchange, Play
from agurk.rules.ahead import claim
from agurk.rules.match import Phase
from agurk.server.rooms import acts, seating
from agurk.server.rooms.pace import BETWEEN_DEALS, NONCE_WAIT, STEP
from agurk.server.wire import client
from agurk.server.wire.client import Topic
from agurk.server.wire.options import Late, Pace, Thinking
from agurk.server.wire.scene import Away, Stage
from agurk.table.lines import act_of
from tests.server.rooms.driving import Driver

IDA, BO, SAGA = "Ida-player", "Bo-player", "Saga-player"
LIMITS = [
    pytest.param(Pace.RELAXED, 60.0, 45.0, 60.0, id="relaxed"),
    pytest.param(Pace.QUICK, 15.0, 15.0, 20.0, id="quick"),
]


def dealt(**options):
    """A match of three people with cards in hand."""
    people = options.pop("people", 3)
    driver = Driver(people=people, **({"seats": people, "variant": "gurka_se"} | options))
    driver.start()
    while driver.room.table.to_deal:
        driver.step()
    return driver


def asked_to_buy_in(seed=0, **options):
    """A match in which a person is asked to buy in."""
    for again in range(seed, seed + 20):
        driver = Driver(people=4, variant="gurka_se", seed=again, **options)
        driver.start()
        for _ in range(2000):
            if driver.stage is not Stage.PLAYING:
                break
            if driver.room.table.match.phase is Phase.BUY_IN:
                return driver
            if driver.person_to_act():
                driver.choose()
            else:
                driver.step()
    raise AssertionError("nobody is ever asked")


def answers(driver):
    """Return what the last entry said to being asked to buy in."""
    return [
        event.bought
        for entry in driver.room.recent
        for event in entry.events
        if type(event).__name__ == "BuyInAnswered"
    ]


def go(driver, player):
    driver.room.disconnected(player, driver.now)


def come(driver, player):
    """Let a player come as a host does."""
    driver.room.connected(player, driver.now)
    seating.take_back(driver.room, driver.room.state.seat_of(player), driver.now)


def chair(driver, player):
    return driver.room.chairs()[driver.room.state.seat_of(player)]


def test_without_a_clock_people_have_all_the_time():
    driver = dealt()
    assert driver.agenda.next() is None
    assert driver.agenda.clock(driver.now) is None


@pytest.mark.parametrize(("pace", "decide", "_buy_in", "_grace"), LIMITS)
def test_the_lowest_legal_card_of_whoever_is_late_is_played(pace, decide, _buy_in, _grace):
    driver = dealt(pace=pace)
    began, seat = driver.now, driver.to_act
    lowest = find("lowest").choose(driver.room.view(seat), Random(0))
    assert driver.agenda.clock(began + 5).left == round((decide - 5) * 1000)
    assert driver.agenda.next().at == began + decide
    driver.step()
    assert driver.room.state.last_play == seat
    assert driver.room.state.view.trick[-1].cards == getattr(lowest, "cards", None)
    assert driver.room.chairs()[seat].bot == ""


def test_a_bot_takes_over_from_whoever_is_late_where_the_table_chose_so():
    driver = dealt(pace=Pace.QUICK, late=Late.BOT)
    player = driver.person_to_act()
    driver.step()
    assert chair(driver, player).bot == "practised"
    assert chair(driver, player).person
    driver.step()
    assert driver.room.state.last_play == driver.room.state.seat_of(player)


def test_whoever_takes_the_seat_back_in_the_turn_has_the_whole_time_once():
    driver = dealt(pace=Pace.QUICK, late=Late.BOT)
    player = driver.person_to_act()
    driver.step()
    driver.now += 1
    driver.do(player, client.Return)
    assert driver.agenda.clock(driver.now).left == 15_000
    driver.step()
    driver.do(player, client.Return)
    assert driver.agenda.clock(driver.now).left == 0


def test_whoever_plays_for_himself_has_the_seat_again():
    driver = dealt(pace=Pace.QUICK, late=Late.BOT)
    player = driver.person_to_act()
    driver.step()
    assert chair(driver, player).bot
    action = driver.room.mine(driver.to_act).options[0].action
    driver.do(player, client.Choose, action=action)
    assert chair(driver, player).bot == ""


@pytest.mark.parametrize(
    ("pace", "limit"), [(Pace.NONE, 120.0), (Pace.RELAXED, 45.0), (Pace.QUICK, 15.0)]
)
@pytest.mark.parametrize("late", Late)
def test_whoever_does_not_answer_does_not_buy_in(pace, limit, late):
    driver = asked_to_buy_in(pace=pace, late=late)
    player = driver.person_to_act()
    assert driver.agenda.clock(driver.now).total == round(limit * 1000)
    assert driver.agenda.next().at == driver.now + limit
    driver.step()
    assert answers(driver)[-1] is False
    assert chair(driver, player).bot == ""


def test_a_bot_never_buys_in_for_a_person_who_is_away():
    driver = asked_to_buy_in(level="ladder")
    player = driver.person_to_act()
    go(driver, player)
    seating.stand_in(driver.room, driver.to_act, driver.now)
    assert driver.agenda.thought() is None
    driver.step()
    assert answers(driver)[-1] is False


def test_a_bot_never_calls_kontra_for_a_person_who_is_away():
    driver = Driver(people=3, seats=3, variant="ogorek_kontra", level="ladder")
    driver.start()
    while driver.room.table.match.phase is not Phase.KONTRA:
        driver.choose() if driver.person_to_act() else driver.step()
    go(driver, driver.person_to_act())
    seating.stand_in(driver.room, driver.to_act, driver.now)
    assert driver.agenda.thought() is None
    driver.step()
    assert act_of(acts.loads(driver.rows[-1].data).do.act) == CallKontra(call=False)  # type: ignore[union-attr]


def test_a_bot_of_its_own_decides_whether_to_buy_in():
    driver = asked_to_buy_in(level="ladder")
    seat = driver.to_act
    seating.leave(driver.room, driver.person_to_act(), seat, driver.now)
    thought = driver.agenda.thought()
    assert thought.seat == seat
    driver.agenda.think(thought, BuyIn(accept=True))
    driver.agenda.next().do(driver.now)
    assert answers(driver)[-1] is True


@pytest.mark.parametrize(("pace", "_decide", "_buy_in", "grace"), LIMITS[1:])
def test_a_bot_stands_in_for_whoever_is_away_too_long(pace, _decide, _buy_in, grace):
    driver = dealt(pace=pace)
    player = driver.person_to_act()
    go(driver, player)
    driver.now += grace - 10
    driver.choose()
    while driver.person_to_act() != player:
        driver.choose()
    driver.step()
    assert chair(driver, player).bot == "practised"
    assert driver.agenda.thought() is not None


def test_it_is_told_how_long_it_is_until_a_bot_takes_over_from_somebody_away():
    driver = dealt(pace=Pace.QUICK)
    assert driver.agenda.away(driver.now) == ()
    seat = driver.to_act
    go(driver, driver.person_to_act())
    driver.now += 5
    assert driver.agenda.away(driver.now) == (Away(seat, 15_000),)
    driver.now += 60
    assert driver.agenda.away(driver.now) == (Away(seat, 0),)
    seating.stand_in(driver.room, seat, driver.now)
    assert driver.agenda.away(driver.now) == ()


def test_nobody_is_waited_for_at_a_table_that_stands_still():
    driver = dealt(pace=Pace.QUICK)
    go(driver, IDA)
    driver.do(BO, client.Ask, what=Topic.PAUSE)
    driver.do(SAGA, client.Answer, yes=True)
    assert driver.room.table.paused
    assert driver.agenda.away(driver.now) == ()
    driver.do(BO, client.Resume)
    assert driver.agenda.away(driver.now)
    for player in (BO, SAGA):
        go(driver, player)
    assert driver.agenda.away(driver.now) == ()


def test_a_person_who_sat_down_and_never_came_is_stood_in_for():
    driver = Driver(people=2, seats=3, variant="gurka_se")
    seating.sit(driver.room, SAGA, "Saga", 2, driver.now)
    driver.start()
    while driver.person_to_act() != SAGA:
        if driver.person_to_act():
            driver.choose()
        else:
            driver.step()
    driver.step()
    assert chair(driver, SAGA).bot == "practised"


def test_whoever_is_back_has_the_seat_before_the_next_card():
    driver = dealt()
    player = driver.person_to_act()
    go(driver, player)
    driver.step()
    assert chair(driver, player).bot
    come(driver, player)
    assert chair(driver, player).bot == ""
    assert driver.agenda.thought() is None
    driver.choose()


def test_a_thought_of_before_the_owner_came_back_is_not_played():
    driver = dealt()
    player = driver.person_to_act()
    go(driver, player)
    driver.step()
    thought = driver.agenda.thought()
    come(driver, player)
    driver.agenda.think(thought, thought.view.actions[0])
    assert driver.agenda.next() is None


def test_nothing_happens_while_nobody_is_there():
    driver = dealt(pace=Pace.QUICK)
    for player in driver.people:
        go(driver, player)
    assert driver.agenda.next() is None
    assert driver.agenda.thought() is None


def test_a_spectator_alone_keeps_no_table_of_people_awake():
    driver = dealt(pace=Pace.QUICK)
    driver.room.connected("Eve", driver.now)
    for player in driver.people:
        go(driver, player)
    assert not driver.room.people.awake


def test_where_only_bots_play_a_spectator_is_enough():
    driver = Driver(people=1)
    driver.start()
    seating.leave(driver.room, IDA, 0, driver.now)
    assert driver.room.people.awake
    go(driver, IDA)
    assert not driver.room.people.awake
    driver.room.connected(None, driver.now)
    while driver.stage is Stage.PLAYING:
        assert driver.step()


def test_all_waiting_begins_anew_when_somebody_comes_to_a_table_that_slept():
    driver = dealt(pace=Pace.QUICK)
    player = driver.person_to_act()
    for other in driver.people:
        go(driver, other)
    driver.now += 10_000
    come(driver, player)
    assert driver.agenda.clock(driver.now).left == 15_000
    driver.choose()
    driver.now += 19
    assert driver.agenda.next().at == driver.now - 19 + 15


def test_nothing_is_due_at_a_paused_table():
    driver = dealt(pace=Pace.QUICK)
    driver.do(IDA, client.Ask, what=client.Topic.PAUSE)
    driver.do(BO, client.Answer, yes=True)
    driver.do(SAGA, client.Answer, yes=True)
    assert driver.agenda.next() is None
    driver.now += 1000
    driver.do(IDA, client.Resume)
    assert driver.agenda.clock(driver.now).left == 15_000


def test_the_lot_waits_for_words_from_the_people_who_are_there():
    driver = Driver(people=3, thinking=Thinking.HUMAN)
    began = driver.now
    driver.do(IDA, client.Start)
    assert driver.agenda.next().at == began + NONCE_WAIT
    go(driver, SAGA)
    driver.do(IDA, client.Nonce, text="one")
    driver.do(BO, client.Nonce, text="two")
    assert driver.agenda.next().at == began + STEP


def test_the_lot_is_drawn_without_words_in_the_end():
    driver = Driver(people=1)
    driver.do(IDA, client.Start)
    driver.step()
    assert driver.room.table.match.dealer >= 0


def test_a_deal_just_counted_stays_in_sight():
    driver = dealt(thinking=Thinking.HUMAN, people=3)
    while driver.room.state.view.counts:
        driver.choose()
    assert driver.agenda.next().at == driver.now + BETWEEN_DEALS
    assert driver.room.scene().match.tricks
    driver.step()
    assert driver.room.scene().match.tricks == ()


@pytest.mark.parametrize(
    ("thinking", "least", "most"), [(Thinking.HUMAN, 0.8, 2.2), (Thinking.AT_ONCE, 0.0, 0.0)]
)
def test_bots_take_their_time_where_the_table_wants_it(thinking, least, most):
    driver = first_decision(thinking=thinking)
    driver.choose()
    taken: list[float] = []
    while len(taken) < 20:
        if driver.person_to_act():
            driver.choose()
            continue
        bot, before = driver.to_act is not None, driver.now
        driver.step()
        if bot:
            taken.append(driver.now - before)
    assert all(least <= seconds <= most for seconds in taken)
    assert len(set(taken)) > 1 or not most


@pytest.mark.parametrize("seed", range(6), ids="with lot {}".format)
def test_whoever_plays_alone_with_bots_comes_to_the_first_card_without_a_pause(seed):
    driver = first_decision(seed=seed)
    assert driver.now == 1000.0
    assert driver.person_to_act() == IDA


def test_the_lot_and_the_cards_before_it_are_seen_where_several_people_play():
    driver = first_decision(people=2, seats=4)
    assert driver.now >= 1000.0 + 2 * STEP


def test_whoever_plays_alone_has_time_to_look_in_the_next_deal():
    driver = first_decision()
    while not driver.room.state.counted:
        driver.move()
    before = driver.now
    while not driver.person_to_act():
        driver.step()
    assert driver.now >= before + BETWEEN_DEALS


def first_decision(people=1, thinking=Thinking.HUMAN, **options):
    """A match that has come to the first card of a person."""
    driver = Driver(people=people, thinking=thinking, level="lowest", **options)
    driver.start()
    while driver.person_to_act() is None:
        driver.step()
    return driver


def test_what_a_bot_may_not_do_is_not_done():
    driver = Driver(people=1)
    driver.start()
    while driver.agenda.thought() is None:
        driver.choose() if driver.person_to_act() else driver.step()
    thought = driver.agenda.thought()
    driver.agenda.think(thought, Play(()))
    driver.agenda.next().do(driver.now)
    assert driver.room.state.last_play == thought.seat


def forced_delays(seed):
    """Play on with forced cards by themselves, and return how long each took."""
    driver = dealt(thinking=Thinking.HUMAN, seed=seed)
    for player in driver.people:
        driver.do(player, client.Prefer, forced=True)
    delays: list[float] = []
    while driver.stage is Stage.PLAYING and len(delays) < 12:
        if driver.person_to_act() is None:
            driver.step()
            continue
        due, view = driver.agenda.next(), driver.room.view(driver.to_act)
        assert (due is not None) == (len(view.actions) == 1 or claim(view))
        if due is None:
            driver.choose()
            continue
        delays.append(due.at - driver.now)
        assert driver.agenda.next().at == due.at
        driver.step()
    return delays


def test_forced_cards_take_as_long_as_a_bot_whatever_they_are():
    delays = [delay for seed in range(15) for delay in forced_delays(seed)]
    assert len(delays) > 100
    assert all(0.8 <= delay <= 2.2 for delay in delays)
    assert 1.35 < sum(delays) / len(delays) < 1.65
    assert min(delays) < 1.0
    assert max(delays) > 2.0


def test_the_delay_of_a_forced_card_is_drawn_without_a_look_at_it():
    """The same luck gives the same delays to other cards of other strengths."""
    delays: list[float] = []
    for secret in range(6):
        driver = dealt(thinking=Thinking.HUMAN, seed=secret)
        for player in driver.people:
            driver.do(player, client.Prefer, forced=True)
        while len(driver.room.view(driver.to_act or 0).actions) != 1:
            driver.choose() if driver.person_to_act() else driver.step()
        driver.room.random.seed("the same luck")
        driver.agenda._moved = -2
        delays.append(round(driver.agenda.next().at - driver.room.turn_at, 9))
    assert len(set(delays)) == 1


def test_equal_cards_are_played_by_themselves_once_all_that_is_left_is_forced():
    for seed in range(40):
        driver = dealt(people=2, seed=seed, variant="danish")
        while driver.room.state.view.counts:
            view = driver.room.view(driver.to_act)
            if claim(view) and len(view.actions) > 1:
                player = driver.person_to_act()
                assert driver.agenda.next() is None
                driver.do(player, client.Prefer, forced=True)
                for _ in view.hand:
                    while driver.person_to_act() != player and driver.room.state.view.counts:
                        driver.choose()
                    assert driver.step()
                return
            driver.choose()
    raise AssertionError("nobody ever holds equal cards alone")


def test_nobody_plays_by_itself_who_has_a_choice_or_does_not_want_it():
    driver = dealt()
    for player in driver.people:
        driver.do(player, client.Prefer, forced=True)
        driver.do(player, client.Prefer, forced=False)
    while driver.room.state.view.counts:
        assert driver.agenda.next() is None
        driver.choose()


WOULD = [
    pytest.param("gurka_se", 4, BuyIn(accept=True), BuyIn(accept=False), id="a buy-in"),
    pytest.param("ogorek_kontra", 3, CallKontra(call=True), CallKontra(call=False), id="Kontra"),
    pytest.param("gurka_is_exchange", 3, None, Exchange(), id="an exchange"),
]


@pytest.mark.parametrize(("variant", "people", "would", "does"), WOULD)
def test_whoever_is_late_declines_what_a_bot_would_do(variant, people, would, does):
    for seed in range(200):
        driver = Driver(people=people, seats=people, variant=variant, seed=seed, pace=Pace.QUICK)
        driver.start()
        while driver.stage is Stage.PLAYING:
            if driver.person_to_act() is None:
                driver.step()
                continue
            view = driver.room.view(driver.to_act)
            chosen = find("lowest").choose(view, Random(0))
            if chosen == would or (would is None and isinstance(chosen, Exchange) and chosen.cards):
                driver.step()
                last = acts.loads(driver.rows[-1].data).do
                assert act_of(getattr(last, "act", None)) == does
                return
            driver.choose()
    raise AssertionError("no bot ever would")


def test_whoever_is_late_names_the_usual_number_of_cards():
    driver = Driver(people=2, seats=2, variant="cucumber_dealers_choice", pace=Pace.QUICK)
    driver.start()
    while driver.person_to_act() is None:
        driver.step()
    assert driver.room.table.match.phase is Phase.SIZE
    driver.step()
    assert driver.room.table.match.size == driver.room.state.variant.hand


def test_a_thought_that_comes_too_late_takes_no_other_bots_place():
    driver = Driver(people=2, seats=3, variant="gurka_se", thinking=Thinking.HUMAN)
    driver.start()
    while driver.person_to_act() is None or driver.room.state.view.trick:
        driver.choose() if driver.person_to_act() else driver.step()
    player, following = driver.person_to_act(), None
    go(driver, player)
    seating.stand_in(driver.room, driver.to_act, driver.now)
    late = driver.agenda.thought()
    come(driver, player)
    driver.choose()
    while following is None:
        if driver.person_to_act():
            driver.choose()
            continue
        following = driver.agenda.thought()
        driver.step() if following is None else None
    driver.agenda.think(following, following.view.actions[0])
    driver.agenda.think(late, late.view.actions[0])
    assert driver.agenda.next() is not None
