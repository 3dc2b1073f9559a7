"""Whole matches on this machine, played with keys."""

import re

import pytest

from agurk.notation.reading import load
from agurk.notation.verify import verify
from agurk.play.home import unfinished
from agurk.rules.actions import Exchange, Play
from agurk.tui import local
from agurk.tui.picture import Offer, Stop
from agurk.tui.screens.text import Text
from agurk.variants import VARIANTS
from tests.tui.hidden import found_in
from tests.tui.playing import SHORT, at_table, text_of

pytestmark = pytest.mark.asyncio


async def test_a_match_is_played_to_its_end_and_its_record_verifies(home):
    async with at_table(SHORT, players=2) as player:
        over = await player.play(lambda picture: picture.stop is Stop.OVER)
        assert re.search(r"You win|wins the match", text_of(player.app))
        assert over.kept.endswith(".agurk")
        record = load(over.kept)
        await player.press("enter")
        assert len(player.app.screen_stack) == 2
    assert record.names == ("Ida", "Bo")
    assert unfinished() == []
    assert verify(record).good


@pytest.mark.parametrize("key", VARIANTS)
async def test_the_first_deal_of_every_variant_can_be_played(key):
    variant = VARIANTS[key]
    players = max(2, min(3, variant.most_players), variant.least_players)
    most = {"size": 0}

    def most_cards(actions):
        """Choose what takes most keys: several cards if they may be played or changed."""
        most["size"] += 1
        if isinstance(actions[0], Play | Exchange):
            return max(actions, key=lambda action: len(action.cards))
        return actions[min(6, len(actions) - 1)]

    async with at_table(key, players=players) as player:
        picture = await player.play(
            lambda picture: picture.stop in {Stop.GO_ON, Stop.OVER}, most_cards
        )
        assert picture.counted
    assert most["size"]


@pytest.mark.parametrize("key", ["danish", "gurka_is", "diku_exchange", "danish_kept"])
async def test_no_screen_holds_a_card_that_is_hidden(key):
    looked = []

    def watch(player):
        picture = player.picture
        cards, views = found_in(player.app)
        plays = [play for trick in picture.tricks for play in trick.plays]
        open_cards = {card for play in plays for card in play.cards}
        for view in views:
            assert view.seat in {None, 0}
            open_cards |= {*view.hand, *view.discards, *view.aside, *view.match.kept}
            open_cards |= {card for play in view.plays() for card in play.cards}
            open_cards |= {card for action in view.actions for card in getattr(action, "cards", ())}
        for event in picture.counted + picture.events:
            open_cards |= set(getattr(event, "cards", ()))
        assert cards <= open_cards
        looked.append(len(cards))

    async with at_table(key, watch=watch) as player:
        await player.play(lambda picture: picture.stop in {Stop.GO_ON, Stop.OVER})
    assert max(looked) > 3


async def test_a_match_that_is_left_goes_on_where_it_stopped():
    async with at_table() as player:
        await player.wait()
        await player.perform(player.picture.view.actions[0])
        await player.wait()
        before = player.picture.view
        await player.press("escape", "up", "enter")
        assert "Go on with the match" in text_of(player.app)
        await player.press("home", "enter")
        after = await player.wait()
        assert after.view == before


async def test_an_illegal_card_is_refused_with_its_reason():
    async with at_table(seed="refused") as player:
        while True:
            picture = await player.play(lambda picture: picture.stop is Stop.CHOICE)
            legal = {card for action in picture.view.actions for card in action.cards}
            bad = [at for at, card in enumerate(picture.view.hand) if card not in legal]
            if bad:
                break
            await player.perform(picture.view.actions[0])
        await player.go(bad[0])
        await player.press("enter")
        assert player.picture is picture
        assert "Play " in player.table.reason
        assert player.table.reason.split()[0] in text_of(player.app)


async def test_a_typed_rank_goes_to_its_card():
    async with at_table(seed="typed") as player:
        view = (await player.wait(lambda player: player.picture.stop is Stop.CHOICE)).view
        for at, card in enumerate(view.hand):
            keys = list(str(card.rank) if card.rank < 11 else card.text[0].lower())
            await player.press(*keys)
            assert view.hand[player.table.picking.cursor].rank == card.rank, (at, card)


async def test_a_click_goes_to_a_card_and_a_second_one_plays_it():
    async with at_table() as player:
        view = (await player.wait(lambda player: player.picture.stop is Stop.CHOICE)).view
        at = view.hand.index(view.actions[-1].cards[0])
        spot = player.table.query_one("#hand").drawn.spots[at]
        where = (spot.left + 2, spot.top + 2)
        await player.pilot.click("#hand", offset=where)
        assert player.table.picking.cursor == at
        await player.pilot.click("#hand", offset=where)
        after = await player.wait(lambda player: player.picture.view.hand != view.hand)
        assert set(view.hand) - set(after.view.hand) == {view.hand[at]}


async def test_a_key_that_is_named_can_be_clicked():
    async with at_table() as player:
        await player.wait(lambda player: player.picture.stop is Stop.CHOICE)
        keys = text_of(player.app).splitlines()[-1]
        await player.pilot.click("#keys", offset=(keys.index("F3") + 1, 0))
        await player.pilot.pause()
        assert isinstance(player.app.screen, Text)
        assert "The lot makes" in text_of(player.app)


async def test_a_window_that_is_too_small_says_so():
    async with at_table(size=(70, 20)) as player:
        await player.wait()
        assert "80 × 24" in " ".join(text_of(player.app).split())
        await player.pilot.resize_terminal(80, 24)
        await player.pilot.pause()
        assert "Your turn." in text_of(player.app)


async def test_a_hint_stands_below_the_cards_until_one_is_played():
    async with at_table(SHORT, players=3) as player:
        before = await player.wait(lambda player: player.picture.stop is Stop.CHOICE)
        await player.press("?")
        hinted = await player.wait(lambda player: player.picture.hint)
        assert hinted.view == before.view
        chances = [each.chance for each in hinted.hint.plays]
        assert max(chances) == dict(hinted.hint.plays)[hinted.hint.best]
        shown = text_of(player.app)
        assert "Your chance to win the match stands below each card." in " ".join(shown.split())
        assert all(f"{round(100 * chance)}%" in shown for chance in chances)
        assert "▸" in shown
        await player.press("enter")
        after = await player.wait(lambda player: player.picture.stop is Stop.CHOICE)
        assert after.hint is None


async def test_a_fault_in_a_hint_is_written_down_and_the_match_goes_on(home, monkeypatch):
    def broken(view, seed, language):
        raise LookupError(language)

    monkeypatch.setattr(local, "advice", broken)
    async with at_table(SHORT, players=3) as player:
        await player.wait(lambda player: player.picture.stop is Stop.CHOICE)
        await player.press("?")
        await player.wait(lambda player: player.picture.notice)
        assert not player.picture.hinting
        assert "There is no hint" in " ".join(text_of(player.app).split())
        assert "LookupError" in (home / "fault.txt").read_text()
        held = len(player.picture.view.hand)
        await player.press("enter")
        after = await player.wait(
            lambda player: (
                player.picture.stop is Stop.CHOICE and len(player.picture.view.hand) < held
            )
        )
        assert after.notice is None


async def test_no_hint_is_given_where_several_play_at_one_keyboard():
    async with at_table(SHORT, players=3, people=("Ida", "Bo")) as player:
        await player.wait(lambda player: player.picture.stop is Stop.COVER)
        await player.press("enter")
        await player.wait(lambda player: player.picture.stop is Stop.CHOICE)
        await player.press("?")
        assert Offer.HINT not in player.picture.offers
        player.table.do(Offer.HINT)
        await player.pilot.pause(0.2)
        assert player.picture.hint is None
        assert not player.picture.hinting


async def test_a_table_that_is_being_closed_hears_of_the_match_in_peace():
    async with at_table(players=3) as player:
        picture = await player.wait(lambda player: player.picture.stop is Stop.CHOICE)
        await player.table.query_one("#place").remove()
        player.table.show(picture)
