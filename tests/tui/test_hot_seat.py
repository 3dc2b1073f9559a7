"""Several people at one keyboard: nobody sees another's cards."""

import pytest

from agurk.tui.picture import Command, Stop
from tests.tui.hidden import found_in
from tests.tui.playing import SHORT, at_table, program, text_of

pytestmark = pytest.mark.asyncio


async def test_the_keyboard_is_handed_on_between_hands():
    covered = []

    def watch(player):
        picture = player.picture
        if picture is None or picture.stop is not Stop.COVER:
            return
        cards, views = found_in(player.app)
        assert picture.me is None
        assert {view.seat for view in views} == {None}
        played = {card for view in views for play in view.plays() for card in play.cards}
        told = {card for event in picture.events for card in getattr(event, "cards", ())}
        in_sight = {card for trick in picture.tricks for play in trick.plays for card in play.cards}
        counted = {view.match.counted for view in views if view.match.counted is not None}
        paid = {pay.card for each in counted for pay in each.trick.payments}
        assert cards <= played | told | in_sight | paid
        covered.append(picture.next_to_play)

    async with at_table(SHORT, players=3, people=("Ida", "Bo"), watch=watch) as player:
        picture = await player.wait()
        assert picture.stop is Stop.COVER
        name = picture.names[picture.next_to_play]
        assert f"{name} plays next" in text_of(player.app)
        await player.press("enter")
        shown = await player.wait(lambda player: player.picture.stop is Stop.CHOICE)
        assert shown.me == picture.next_to_play
        over = await player.play(lambda picture: picture.stop is Stop.OVER)
        assert over.kept
    assert {0, 1} <= set(covered)


async def test_keys_that_are_pressed_too_often_uncover_nobodys_hand():
    async with at_table(SHORT, players=2, people=("Ida", "Bo")) as player:
        await player.wait(lambda player: player.picture.stop is Stop.COVER)
        await player.press("enter")
        first = await player.wait(lambda player: player.picture.stop is Stop.CHOICE)
        for act in (first.view.actions[0], Command.GO_ON, Command.GO_ON, Command.GO_ON):
            player.table.do(act)
        after = await player.wait(lambda player: player.picture.stop in {Stop.COVER, Stop.CHOICE})
        after = await player.wait(lambda player: player.picture is not first)
        await player.wait(lambda player: player.picture.stop is not Stop.OTHERS)
        assert player.picture.stop is Stop.COVER
        assert after.shared
        assert "You" not in " ".join(player.table.log_lines)


async def test_a_match_for_two_is_set_up_with_keys():
    async with program() as player:
        await player.pilot.press("down", "enter")
        await player.pilot.pause()
        await player.pilot.press("enter")
        await player.pilot.pause()
        assert "Say who plays." in text_of(player.app)
        player.app.screen.query_one("#names").focus()
        await player.pilot.press(*"Ida,Bo", "enter")
        picture = await player.wait()
        assert picture.stop is Stop.COVER
        assert picture.names[:2] == ("Ida", "Bo")
        assert len(picture.names) == 4
