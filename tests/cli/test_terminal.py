"""The whole terminal: when a command takes it, and what it says where there is none."""

import os
import re
import sys

import pexpect
import pytest

from agurk.play.home import unfinished

AGURK = [sys.executable, "-m", "agurk"]


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("AGURK_HOME", str(tmp_path))
    monkeypatch.setenv("LANG", "C.UTF-8")
    return tmp_path


def spawn(*arguments, term="xterm-256color"):
    return pexpect.spawn(
        AGURK[0],
        [*AGURK[1:], *arguments],
        encoding="utf-8",
        dimensions=(24, 80),
        env=os.environ | {"TERM": term},
        timeout=60,
    )


def test_a_match_takes_the_whole_terminal_and_is_kept_when_one_leaves():
    child = spawn("play", "--seed", "screen", "--bots", "lowest")
    child.expect("Your turn")
    assert "\x1b[?1049h" in child.before
    child.send("\x11")
    child.expect("The match is saved")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    assert len(unfinished()) == 1
    child = spawn("resume")
    child.expect("Your turn")
    child.send("\x11")
    child.expect(pexpect.EOF)


@pytest.mark.parametrize(
    ("arguments", "term", "letters"),
    [
        pytest.param(["--plain"], "xterm-256color", "utf-8", id="plain lines are asked for"),
        pytest.param([], "dumb", "utf-8", id="the terminal is dumb"),
        pytest.param([], "xterm-256color", "ascii", id="the terminal has no suits"),
    ],
)
def test_a_match_is_played_line_by_line_where(arguments, term, letters, monkeypatch):
    monkeypatch.setenv("PYTHONIOENCODING", letters)
    child = spawn("play", "--seed", "lines", *arguments, term=term)
    child.expect(r"Your turn[^>]*> $")
    child.sendline("quit")
    child.expect(pexpect.EOF)


def test_the_first_screen_is_shown_in_a_language():
    child = spawn("tui", "--language", "da", "--theme", "light")
    child.expect("Spil mod robotter|Spil mod")
    child.send("\x11")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


@pytest.mark.parametrize(
    ("line", "told"),
    [
        pytest.param("tui", "This needs a terminal for input and output", id="no terminal"),
        pytest.param("tui --language xx", 'There are no sentences in "xx"', id="no such language"),
        pytest.param("tui --theme pink", 'There are no colours "pink"', id="no such colours"),
        pytest.param("join nowhere", '"nowhere" is no link to a table', id="no such link"),
        pytest.param(
            "join http://127.0.0.1:9/t/a", "This needs a terminal", id="no terminal to join"
        ),
    ],
)
def test_what_cannot_be_is_told_in_a_sentence(line, told, refusal):
    assert re.match(re.escape(told), refusal(line))


@pytest.mark.parametrize(
    ("language", "turn", "no_card"),
    [("da", "Din tur", "99 er hverken"), ("pl", "Twoja kolej", "99 to ani karta")],
    ids=["Danish", "Polish"],
)
def test_a_match_is_played_line_by_line_in_another_language(language, turn, no_card):
    child = spawn("play", "--seed", "lines", "--plain", "--language", language)
    child.expect(rf"{turn}[^>]*> $")
    child.sendline("99")
    assert child.expect([no_card, r"\n> $"]) == 0
    child.sendline("quit")
    child.expect(pexpect.EOF)
    assert "resume" in child.before
    assert "saved" not in child.before


def test_a_whole_screen_speaks_the_language_that_is_named():
    child = spawn("play", "--seed", "screen", "--bots", "lowest", "--language", "da")
    child.expect("Din tur")
    child.send("\x11")
    child.expect("Partiet er gemt|Spillet er gemt")
    child.expect(pexpect.EOF)


def test_a_language_that_nothing_is_written_in_is_refused():
    child = spawn("play", "--language", "tlh")
    child.expect("no sentences in")
    child.expect(pexpect.EOF)
    assert not unfinished()


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        pytest.param(["--house", "lives=0"], "Disse regler passer ikke sammen", id="rules"),
        pytest.param(["--bots", "nobody"], "Der er ingen sådan bot", id="a bot"),
        pytest.param(["--players", "40"], "Så mange kan ikke spille", id="too many"),
    ],
)
def test_a_match_that_cannot_begin_is_refused_in_the_language_that_is_named(arguments, told):
    child = spawn("play", "--language", "da", *arguments)
    child.expect(told)
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 2
