"""What goes wrong in the terminal is told in a sentence, in the player's language."""

import asyncio
from pathlib import Path

import pytest
from textual.widgets import Input

from agurk.cli.failure import exit_code, sentence
from agurk.play.faults import Fault
from agurk.tui import run as running
from agurk.tui.app import AgurkApp
from agurk.tui.screens.setup import Setup
from agurk.tui.settings import Settings
from tests.tui.playing import program, text_of

AGURK_CSS = Path(running.__file__).parent / AgurkApp.CSS_PATH


@pytest.mark.asyncio
async def test_house_rules_that_contradict_each_other_are_told_in_danish():
    async with program(language="da") as player:
        await player.pilot.press("enter")
        await player.pilot.pause()
        assert isinstance(player.app.screen, Setup)
        player.app.screen.query_one("#house", Input).value = "lives=0"
        player.app.screen.query_one("#house").focus()
        await player.pilot.press("enter")
        await player.pilot.pause()
        told = text_of(player.app).partition("Begynd")[2]
        assert "liv" in told
        assert "lives" not in told


def test_a_fault_ends_the_program_in_a_sentence_and_is_written_down(home, monkeypatch, capsys):
    class Faulty(AgurkApp):
        CSS_PATH = str(AGURK_CSS)

        def on_ready(self):
            raise LookupError(f"{list(range(13))} is what was held")

    def lasting(self):
        return asyncio.run(self.run_async(headless=True, size=(80, 24)))

    monkeypatch.setattr(running, "AgurkApp", Faulty)
    monkeypatch.setattr(Faulty, "run", lasting)
    with pytest.raises(Fault) as fault:
        running.run(language="da")
    assert exit_code(fault.value) == 70
    told = sentence(fault.value) or ""
    assert "fault.txt" in told
    assert told.startswith("Programmet")
    written = (home / "fault.txt").read_text()
    assert "LookupError" in written
    assert "[0, 1, 2" not in written
    captured = capsys.readouterr()
    assert "Traceback" not in captured.out + captured.err


def test_an_error_that_has_a_sentence_keeps_it(monkeypatch):
    def run(self):
        self.troubled = OSError(28, "No space left on device")

    monkeypatch.setattr(AgurkApp, "run", run)
    with pytest.raises(OSError, match="No space left"):
        running.run()
    assert Settings().language == "en"
