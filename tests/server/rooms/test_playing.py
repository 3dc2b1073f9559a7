"""What people do in a match: decide, add words, call a deal or a play wrong, ask why."""

import pytest

from agurk.notation.actions import action_text
from agurk.rules.errors import IllegalAction, TextError, WrongTime
from agurk.server.rooms import seating
from agurk.server.rooms.errors import NotNow
from agurk.server.wire import client
from agurk.server.wire.options import Late, Pace
from agurk.server.wire.scene import Stage
from agurk.table.errors import NotYours, Stale
from agurk.text.catalogue import written
from agurk.text.reasons import reason_text
from agurk.variants import VARIANTS
from tests.server.rooms.driving import Driver

IDA, BO, SAGA = "Ida-player", "Bo-player", "Saga-player"


def dealt(**options):
    """A match of three people with cards in hand."""
    people = options.pop("people", 3)
    driver = Driver(people=people, **({"seats": people, "variant": "gurka_se"} | options))
    driver.start()
    while driver.room.table.to_deal:
        driver.step()
    return driver


def events(driver, name):
    found = [event for entry in driver.room.recent for event in entry.events]
    return [event for event in found if type(event).__name__ == name]


def test_whoever_has_to_decide_is_offered_what_choose_takes():
    driver = dealt()
    driver.people = (IDA, BO, SAGA)
    for _ in range(40):
        if driver.person_to_act() is None:
            driver.step()
            continue
        option = driver.random.choice(driver.room.mine(driver.to_act).options)
        driver.do(driver.person_to_act(), client.Choose, action=option.action)


def test_nobody_decides_for_another():
    driver = dealt()
    (other, *_) = [player for player in driver.people if player != driver.person_to_act()]
    action = driver.room.mine(driver.to_act).options[0].action
    with pytest.raises(NotYours):
        driver.do(other, client.Choose, action=action)


@pytest.mark.parametrize("action", ["deal", "lot 1", "redeal", "(7s)3c"])
def test_what_the_table_does_is_for_nobody_to_choose(action):
    driver = dealt()
    with pytest.raises(IllegalAction, match="not for a player"):
        driver.do(driver.person_to_act(), client.Choose, action=action)


@pytest.mark.parametrize("action", ["", "?", "no card", "7x"])
def test_a_text_that_is_no_action_is_refused(action):
    driver = dealt()
    with pytest.raises(TextError):
        driver.do(driver.person_to_act(), client.Choose, action=action)


@pytest.mark.parametrize("action", ["X1", "Kuku", "15", "2c+2c", "kontra", "buy-in", "size 3"])
def test_what_cannot_be_done_now_is_refused(action):
    driver = dealt()
    rows = len(driver.rows)
    with pytest.raises((IllegalAction, WrongTime, TextError)):
        driver.do(driver.person_to_act(), client.Choose, action=action)
    assert len(driver.rows) == rows


def test_a_choice_made_before_the_match_moved_on_is_stale():
    driver = dealt()
    before = driver.room.state.number
    driver.choose()
    action = driver.room.mine(driver.to_act).options[0].action
    with pytest.raises(Stale) as caught:
        driver.do(driver.person_to_act(), client.Choose, action=action, on=before)
    assert caught.value.last == driver.room.state.number


def test_a_choice_made_on_what_is_not_there_yet_is_refused():
    driver = dealt()
    action = driver.room.mine(driver.to_act).options[0].action
    with pytest.raises(Stale, match="no entry"):
        driver.do(driver.person_to_act(), client.Choose, action=action, on=10_000)


def test_what_only_people_did_makes_no_choice_stale():
    driver = dealt()
    before = driver.room.state.number
    driver.do(IDA, client.Prefer, forced=True)
    driver.do(IDA, client.Ask, what=client.Topic.PAUSE)
    driver.do(BO, client.Answer, yes=False)
    action = driver.room.mine(driver.to_act).options[0].action
    driver.do(driver.person_to_act(), client.Choose, action=action, on=before)


def test_a_choice_that_is_refused_takes_no_seat_back():
    driver = dealt(pace=Pace.QUICK, late=Late.BOT)
    player = driver.person_to_act()
    driver.step()
    rows = len(driver.rows)
    with pytest.raises(IllegalAction):
        driver.do(player, client.Choose, action="2c+2d+2h")
    assert len(driver.rows) == rows
    assert driver.room.state.stands_in(driver.room.state.seat_of(player))


def test_words_are_added_before_the_lot_alone():
    driver = Driver(people=2)
    driver.start()
    assert driver.room.table.nonces[:2] == ("words of Ida-player", "words of Bo-player")
    while driver.room.table.to_deal:
        driver.step()
    with pytest.raises(WrongTime):
        driver.do(IDA, client.Nonce, text="late")


def test_a_deal_is_thrown_in_when_all_people_call_it_wrong():
    driver = dealt()
    hands = [driver.room.mine(seat).hand for seat in range(3)]
    driver.do(IDA, client.Redeal, reason="a card was turned up")
    assert driver.room.scene().match.demands == (0,)
    driver.do(BO, client.Redeal)
    driver.do(SAGA, client.Redeal)
    assert events(driver, "Redealt")
    assert driver.room.mine(0).hand == ()
    assert driver.room.state.moved == driver.room.state.number
    while driver.room.table.to_deal:
        driver.step()
    assert [driver.room.mine(seat).hand for seat in range(3)] != hands


def test_a_deal_is_thrown_in_once_and_the_next_one_may_be_again():
    driver = dealt()
    for player in driver.people:
        driver.do(player, client.Redeal)
    while driver.room.table.to_deal:
        driver.step()
    with pytest.raises(NotNow, match="thrown in once"):
        driver.do(IDA, client.Redeal)
    while driver.room.state.view.match.number == 1 or driver.room.table.to_deal:
        driver.move()
    driver.do(IDA, client.Redeal)


def test_nobody_calls_a_deal_wrong_while_somebody_is_away_who_cannot_be_asked():
    driver = dealt()
    seating.stand_in(driver.room, 2, driver.now)
    with pytest.raises(NotNow, match="Saga is away"):
        driver.do(IDA, client.Redeal)


def test_a_choice_made_before_the_cards_were_thrown_in_is_stale():
    driver = dealt()
    before, player = driver.room.state.number, driver.person_to_act()
    action = driver.room.mine(driver.to_act).options[0].action
    for other in driver.people:
        driver.do(other, client.Redeal)
    with pytest.raises(Stale):
        driver.do(player, client.Choose, action=action, on=before)


def test_whoever_leaves_no_longer_stands_in_the_way_of_a_redeal():
    driver = dealt()
    driver.do(IDA, client.Redeal)
    driver.do(BO, client.Redeal)
    seating.leave(driver.room, SAGA, 2, driver.now)
    assert events(driver, "Redealt")


def test_a_deal_is_called_wrong_before_its_first_card_alone():
    driver = dealt()
    driver.choose()
    with pytest.raises(WrongTime):
        driver.do(IDA, client.Redeal)


def test_a_play_that_is_called_into_question_is_settled_by_the_rules():
    driver = dealt()
    seat = driver.to_act
    driver.choose()
    driver.do(BO, client.Dispute, seat=seat)
    (settled,) = events(driver, "Settled")
    assert settled.seat == seat
    assert settled.by == 1
    assert settled.legal
    assert settled.cards == driver.room.scene().match.trick[0].cards


def test_a_play_is_called_into_question_by_whoever_has_seen_it():
    driver = dealt()
    seat, before = driver.to_act, driver.room.state.number
    driver.choose()
    played = driver.room.state.number
    with pytest.raises(Stale, match=f"entry {before}; seat {seat} played"):
        driver.do(BO, client.Dispute, seat=seat, on=before)
    while driver.to_act == seat:
        driver.choose()
    driver.choose() if driver.person_to_act() else driver.step()
    driver.do(BO, client.Dispute, seat=seat, on=played)
    assert events(driver, "Settled")[0].seat == seat


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        (client.Start, {}),
        (client.Nonce, {"text": "words"}),
        (client.Ask, {"what": client.Topic.PAUSE}),
        (client.Answer, {"yes": True}),
        (client.Resume, {}),
        (client.Redeal, {}),
        (client.Dispute, {"seat": 0}),
        (client.Choose, {"action": "2c"}),
    ],
)
def test_nothing_is_asked_for_on_an_entry_that_is_not_there(kind, fields):
    driver = dealt()
    number = driver.room.state.number
    with pytest.raises(Stale, match=f"no entry {number + 1} yet"):
        driver.do(IDA, kind, on=number + 1, **fields)


@pytest.mark.parametrize("key", VARIANTS)
def test_every_play_of_a_match_is_found_legal(key):
    people = VARIANTS[key].least_players
    driver = Driver(people=min(people, 6), seats=people, variant=key, level="uniform")
    driver.start()
    for _ in range(70):
        if driver.stage is not Stage.PLAYING:
            break
        seat = driver.to_act
        driver.choose() if driver.person_to_act() else driver.step()
        if driver.room.state.last_play == seat is not None:
            driver.do(IDA, client.Dispute, seat=seat)
            settled = driver.room.recent[-1].events[0]
            assert settled.legal
            assert list(settled.cards) == list(scene_plays(driver)[-1].cards)


def scene_plays(driver):
    """Return the plays of the deal, in order."""
    match = driver.room.scene().match
    return [*(play for trick in match.tricks for play in trick.plays), *match.trick]


@pytest.mark.parametrize("seat", [0, 1, 2, 3, 99])
def test_there_is_nothing_to_settle_before_a_card_is_played(seat):
    with pytest.raises(NotNow):
        dealt().do(IDA, client.Dispute, seat=seat)


def test_a_person_is_told_why_a_card_may_be_played_or_not():
    driver = dealt()
    player, mine = driver.person_to_act(), driver.room.mine(driver.to_act)
    legal = {option.action for option in mine.options}
    for card in mine.hand:
        told = driver.do(player, client.Explain, cards=card)
        assert told.legal == (card in legal)
        assert told.told.endswith(".")


@pytest.mark.parametrize("language", [*written(), "", "tlh"])
def test_whoever_asks_is_told_why_in_a_language_of_ours(language):
    driver = dealt()
    view = driver.room.view(driver.to_act)
    card = view.actions[0].cards
    told = driver.do(
        driver.person_to_act(), client.Explain, cards=card[0].text, language=language
    ).told
    spoken = language if language in written() else "en"
    assert told == reason_text(view.variant, view.hand, (), card, spoken)


@pytest.mark.parametrize("cards", ["2c 2d", "2c,2c", "2c+3d", "As Ah Ad Ac"])
def test_a_person_is_told_that_cards_are_not_held(cards):
    told = dealt().do(IDA, client.Explain, cards=cards)
    assert told.legal is (told.reason != "not-held")


@pytest.mark.parametrize("cards", ["X1", "Kuku", "15", "nothing", "+", "2c 7x"])
def test_why_is_asked_of_cards_of_the_pack_alone(cards):
    with pytest.raises((TextError, IllegalAction)):
        dealt().do(IDA, client.Explain, cards=cards)


def test_why_is_not_asked_when_no_cards_are_out():
    with pytest.raises(NotNow):
        Driver(people=2).do(IDA, client.Explain, cards="2c")
    driver = Driver(people=2)
    driver.start()
    with pytest.raises(NotNow):
        driver.do(IDA, client.Explain, cards="2c")


def test_somebody_who_is_out_may_still_ask_why():
    driver = dealt(variant="danish", people=4)
    while driver.room.state.view.match.standing.lives.count(0) == 0:
        driver.choose("lowest") if driver.person_to_act() else driver.step()
    while not driver.room.state.view.counts:
        driver.choose() if driver.person_to_act() else driver.step()
    seat = driver.room.state.view.match.standing.lives.index(0)
    told = driver.do(driver.people[seat], client.Explain, cards="2c")
    assert not told.legal


def test_money_and_buy_ins_stand_in_the_scene():
    driver = dealt(variant="gurka_se", people=4)
    before = driver.room.scene().match
    assert before.pot > 0
    assert sum(before.money) == -before.pot
    seen = set()
    while driver.stage is Stage.PLAYING:
        match = driver.room.scene().match
        seen.add(match.phase)
        assert sum(match.money) == -match.pot
        driver.choose() if driver.person_to_act() else driver.step()
    assert "buy-in" in seen
    assert driver.room.scene().match.pot == 0
    assert any(driver.room.scene().match.bought)


def test_an_option_reads_back_as_the_action():
    driver = dealt()
    view = driver.room.view(driver.to_act)
    texts = [option.action for option in driver.room.mine(driver.to_act).options]
    assert texts == [action_text(action) for action in view.actions]
