"""`agurk play` and `agurk resume`: whole matches, every way to leave one, and every mistake."""

import json
import os
import re
import resource
import signal
import stat
import subprocess
import sys

import pexpect
import pytest

from agurk.cli.main import main
from agurk.notation.reading import load
from agurk.notation.replay import replay
from agurk.play.journal import read
from agurk.rules.actions import DealOut, Lot, Play, Redeal
from agurk.rules.cards import text_of
from agurk.rules.dealing import chance
from agurk.rules.events import Dealt, Played
from agurk.rules.fairness import deal_seed, promise
from agurk.rules.match import Phase
from agurk.rules.state import begin
from tests.cli.typist import CARD, Keyboard, Screen, Typist

AGURK = (sys.executable, "-m", "agurk")


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("AGURK_HOME", str(tmp_path))
    monkeypatch.setenv("NO_COLOR", "1")
    return tmp_path


@pytest.fixture
def sit(monkeypatch):
    """Return a function that plays `agurk ARGUMENTS` by reading the screen."""

    def played(*arguments, typist=None, **typing):
        screen = Screen()
        monkeypatch.setattr(sys, "stdout", screen)
        monkeypatch.setattr(sys, "stdin", Keyboard(screen, typist or Typist(1), **typing))
        return main(arguments), screen.getvalue()

    return played


def unfinished(home):
    return sorted((home / "matches").glob("*.table"))


def only_record(home):
    (path,) = (home / "records").glob("*.agurk")
    return load(path)


def verify(record):
    """Make sure that a record's deals are what its promise and secret say."""
    secret = bytes.fromhex(record.secret)
    assert promise(secret) == record.promise
    state, number = begin(record.variant, record.players), 0
    for step in replay(record):
        if isinstance(step.action, (Lot, DealOut)):
            seed = deal_seed(secret, record.match, number, record.nonces)
            assert step.action == chance(state.match, seed)
            number += 1
        state = step.state
    assert state.match.phase is Phase.OVER


VARIANTS = [
    "danish",
    "cucumber_hard",
    "cucumber_dealers_choice",
    "gurka_se",
    "ogorek_kontra",
    "gurka_is",
    "diku_exchange",
    "five_cucumbers",
    "diku_jokers",
    "kurko",
]


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_whole_match_is_played_and_its_record_verifies(variant, sit, home):
    code, screen = sit("play", "--variant", variant, "--seed", "a match")
    assert code == 0
    assert "The record is in" in screen
    assert max(len(line) for line in screen.splitlines() if str(home) not in line) <= 80
    assert unfinished(home) == []
    verify(only_record(home))


@pytest.mark.parametrize("variant", ["danish", "gurka_is", "diku_exchange", "danish_kept"])
def test_the_screen_shows_no_card_that_is_hidden(variant, sit, home):
    before: set[str] = set()

    def watch(shown):
        (path,) = unfinished(home)
        table = read(path)
        view = table.view(0)
        hand = {card.pretty for card in (*view.hand, *view.discards, *view.match.kept)}
        played: list[set[str]] = [set()]
        for event in (event for entry in table.log for event in entry.events):
            if isinstance(event, Dealt):
                played.append(set())
            if isinstance(event, Played):
                played[-1] |= {card.pretty for card in event.cards}
        allowed = hand | played[-1]
        if re.search(r"^Deal \d+: |all played", shown, re.MULTILINE):
            allowed |= played[-2] | before
        assert set(CARD.findall(shown)) <= allowed
        before.clear()
        before.update(hand)

    code, _ = sit("play", "--variant", variant, "--seed", "hidden", "--players", "3", watch=watch)
    assert code == 0


def test_whoever_names_a_seed_is_told_what_it_gives_away(sit):
    told = "The deals follow from the seed again, and whoever knows it can work out every hand."
    assert told in " ".join(sit("play", "--seed", "again", most=0)[1].split())
    assert "can work out every hand" not in " ".join(sit("play", most=0)[1].split())


def test_the_same_seed_gives_the_same_match(sit, home):
    first = sit("play", "--seed", "again")[1]
    second = sit("play", "--seed", "again")[1]
    paths = re.compile(r"\S*\.(?:table|agurk)")
    assert paths.sub("", first) == paths.sub("", second)


def test_piped_answers_play_a_match(home):
    done = subprocess.run(
        [*AGURK, "play", "--players", "2", "--seed", "piped"],
        input="#1\n" * 500,
        capture_output=True,
        text=True,
        check=True,
    )
    assert "> #1\n" in done.stdout
    verify(only_record(home))


def test_bots_play_alone_while_one_looks_on(sit, home):
    code, screen = sit("play", "--watch", "--seed", "bots", "--bots", "lowest,sharp")
    assert code == 0
    assert "Ida (lowest), Bo (sharp), Saga (lowest), Mikkel\n(sharp)" in screen
    assert "Your" not in screen
    record = only_record(home)
    verify(record)
    assert record.other == tuple(
        (f"Bot{seat}", bot) for seat, bot in enumerate(["lowest", "sharp"] * 2, 1)
    )


def test_a_seed_that_was_named_is_in_the_record_and_verify_says_so(sit, home):
    assert sit("play", "--players", "2", "--seed", "x", most=2)[0] == 2
    assert sit("resume")[0] == 0
    assert only_record(home).seed == "x"
    code, told = sit("verify", str(next((home / "records").iterdir())))
    assert code == 0
    assert "The secret follows from the seed 'x', which a player named.\n" in told
    assert " ".join(told.split()).endswith(
        "It was played by the rules, and the deals are as they should be; but they could be known "
        "beforehand."
    )


def test_names_and_house_rules_are_told_and_recorded(sit, home):
    rules = ("--house", "threshold=10", "lives=1", "life_lost=none")
    code, screen = sit("play", "--name", "Ola", "--players", "3", "--seed", "h", *rules)
    assert code == 0
    assert "House rules – score limit: 10 (was 21); lives: 1 (was 2)" in screen
    assert "caught at 10" in screen
    record = only_record(home)
    assert record.names == ("Ola", "Ida", "Bo")
    assert (record.variant.threshold, record.variant.lives) == (10, 1)


def test_several_house_rules_may_stand_in_one_word(sit, home):
    rules = ("--house", "threshold=10 lives=1 life_lost=none")
    assert sit("play", "--players", "3", "--seed", "h", *rules, typist=Lines())[0] == 0


def test_house_rules_come_from_a_file(sit, home, tmp_path):
    path = tmp_path / "house.toml"
    path.write_text('base = "danish"\nname = "At home"\n[rules]\nthreshold = 9\n')
    code, screen = sit("play", "--house-file", str(path), "--players", "2", "--seed", "f")
    assert code == 0
    assert screen.startswith("At home, 2 players\n")


# --- what can be typed


class Lines:
    """Somebody who types what is written down, then leaves."""

    def __init__(self, *lines):
        self.lines = iter([*lines, "quit"])

    def answer(self, _):
        return next(self.lines)


@pytest.fixture
def reply(sit):
    """Return a function that types one line for a leader holding 5h 7s Ts Js Kd Ks Ah."""

    def answer(line):
        code, screen = sit("play", "--seed", "f", typist=Lines(line))
        assert code == 0
        return screen.split(f"> {line}\n")[1].split("\n> quit")[0]

    return answer


@pytest.mark.parametrize(
    ("line", "told"),
    [
        pytest.param("9z", "9z is no card and no command. Type a card such as", id="nonsense"),
        pytest.param("2c", "You do not hold 2♣.", id="a card that is not held"),
        pytest.param("2", "You do not hold 2.", id="a rank that is not held"),
        pytest.param("#8", "There is no card #8; you hold 7.", id="a place that is not there"),
        pytest.param("Kd Ks", "One card is played at a time, not 2.", id="two cards for one"),
        pytest.param("", "Lead any card.", id="nothing"),
        pytest.param("why", "Say which card: why 5h", id="why without a card"),
        pytest.param("why K", "You lead, and any card may be led.", id="why a card"),
        pytest.param("why 2c", "You do not hold 2♣.", id="why a card that is not held"),
        pytest.param("?", "Enter alone plays the card if there is only one", id="help"),
        pytest.param("HELP", "the rules of Danish Agurk", id="help in capitals"),
        pytest.param("rules", "last trick", id="the rules"),
        pytest.param("scores", "Scores · caught at 21", id="the scores"),
        pytest.param("last", "No trick has been taken yet.", id="the last trick before the first"),
        pytest.param("table", "Deal 1, trick 1 of 7", id="the table again"),
        pytest.param("redeal", "The cards are thrown in, and", id="an incorrect deal"),
    ],
)
def test_a_line_is_answered(line, told, reply):
    assert told in " ".join(reply(line).split())


@pytest.mark.parametrize("line", ["2", "18", "00171", "many", ""])
def test_a_number_of_cards_that_may_not_be_dealt_is_asked_for_again(line, sit, home):
    arguments = ("play", "--variant", "cucumber_dealers_choice", "--players", "3", "--seed", "b")
    code, screen = sit(*arguments, typist=Lines(line))
    assert code == 0
    assert "Answer with a number from 3 to 17." in screen


def test_the_help_shows_equal_cards_where_sets_are_led(sit, home):
    _, screen = sit("play", "--variant", "gurka_is", typist=Lines("?"))
    (told,) = re.findall(r"Several cards together: (\w\w) (\w\w)\n", screen)
    assert told[0][0] == told[1][0]
    assert told[0] != told[1]


def test_a_deal_called_incorrect_before_its_first_card_is_dealt_again(sit, home):
    typist = Typist(1, first=["redeal A card lay face up."])
    code, screen = sit("play", "--seed", "f", typist=typist)
    assert code == 0
    assert screen.count("Deal 1:") == 2
    hands = re.findall(r"Your hand .*", screen)
    assert hands[0] != hands[1]
    record = only_record(home)
    assert record.actions[2:3] == (Redeal("A card lay face up."),)
    verify(record)


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        pytest.param(["5h", "redeal"], "only before its first card is played", id="too late"),
        pytest.param([f"redeal {'x' * 101}"], "in at most 100 letters", id="too long"),
    ],
)
def test_a_redeal_that_cannot_be_is_refused(lines, told, sit, home):
    _, screen = sit("play", "--seed", "f", typist=Lines(*lines))
    assert told in " ".join(screen.split())
    assert screen.count("Deal 1:") == 1


def test_an_illegal_card_is_refused_with_the_reason(sit, home):
    refused: list[str] = []

    class Careless(Typist):
        def answer(self, screen):
            hand = screen[screen.rfind("Your hand") :].split("\n")[0]
            wrong = re.findall(r" (\S+?)(?= |$)", re.sub(r"\[\S+\]|Your hand", "", hand))
            if wrong and not refused:
                refused.append(wrong[0])
                return wrong[0]
            return super().answer(screen)

    _, screen = sit("play", "--seed", "x", "--players", "3", typist=Careless())
    assert refused
    told = screen.split(f"> {refused[0]}\n")[1].split("\n> ")[0]
    assert re.fullmatch(
        r"The \w+ is under the \w+, and your lowest is the \w+\. Play .*, or the \w+\.",
        " ".join(told.split()),
    )


# --- leaving and going on


def test_leaving_says_how_to_go_on(sit, home):
    code, screen = sit("play", typist=Lines())
    assert code == 0
    assert re.search(r"The match is saved. To go on: \S.*agurk resume\n$", screen)


def test_the_file_of_a_match_is_private(sit, home):
    sit("play", typist=Lines())
    (path,) = unfinished(home)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700


def test_the_end_of_the_input_loses_nothing(sit, home, capsys):
    code, _ = sit("play", "--seed", "end", most=3)
    assert code == 2
    told = capsys.readouterr().err
    assert told.startswith("agurk: The input ended before an answer was given. The match is saved")
    before = read(unfinished(home)[0])
    code, screen = sit("resume")
    assert code == 0
    assert "The match goes on where it stopped." in screen
    record = only_record(home)
    verify(record)
    assert record.actions[: len(before.log) - 1] == tuple(entry.act for entry in before.log[1:])


def test_a_match_interrupted_at_every_question_is_the_same_match(sit, home):
    assert sit("play", "--seed", "often", "--players", "2", typist=Lines("#1"))[0] == 0
    while unfinished(home):
        assert sit("resume", typist=Lines("#1", "#1"))[0] == 0
    broken = only_record(home)
    verify(broken)
    (path,) = (home / "records").glob("*.agurk")
    path.unlink()

    class Lowest:
        def answer(self, _):
            return "#1"

    assert sit("play", "--seed", "often", "--players", "2", typist=Lowest())[0] == 0
    assert only_record(home).actions == broken.actions


def test_ctrl_c_loses_nothing(sit, home, capsys):
    class Impatient:
        def answer(self, _):
            raise KeyboardInterrupt

    assert sit("play", typist=Impatient())[0] == 2
    assert capsys.readouterr().err.startswith("agurk: Stopped. The match is saved; to go on:")
    assert len(unfinished(home)) == 1


def spawn(*arguments):
    return pexpect.spawn(
        AGURK[0],
        [*AGURK[1:], *arguments, "--plain"],
        encoding="utf-8",
        dimensions=(24, 80),
        timeout=30,
        echo=False,
    )


def type_until(child, typist, screen, questions):
    """Answer so many questions; return what was shown, and whether the program has ended."""
    for _ in range(questions):
        if child.expect([r"\n> $", pexpect.EOF]):
            return screen + child.before, True
        screen += child.before.replace("\r\n", "\n") + "\n> "
        child.sendline(typist.answer(screen))
    return screen, False


def test_a_match_at_a_real_terminal_survives_being_killed(home):
    typist = Typist(3)
    child = spawn("play", "--seed", "killed")
    screen, over = type_until(child, typist, "", 12)
    assert not over
    child.expect(r"\n> $")
    child.kill(signal.SIGKILL)
    child.close()
    assert child.signalstatus == signal.SIGKILL
    (path,) = unfinished(home)
    before = read(path)
    assert before.match.phase is Phase.PLAY

    child = spawn("resume")
    screen, over = type_until(child, typist, "", 2000)
    child.close()
    assert over
    assert child.exitstatus == 0
    assert "The match goes on where it stopped." in screen
    record = only_record(home)
    verify(record)
    assert record.actions[: before.last] == tuple(entry.act for entry in before.log[1:])
    (saved,) = (home / "records").glob("*.agurk")
    assert main(("verify", str(saved))) == 0


@pytest.mark.parametrize(
    ("key", "told"),
    [
        pytest.param("\x03", "Stopped. The match is saved; to go on", id="Ctrl-C"),
        pytest.param("\x04", "The input ended before an answer was given", id="Ctrl-D"),
    ],
)
def test_a_key_that_ends_the_program_is_answered_with_a_sentence(key, told, home):
    child = spawn("play")
    child.expect(r"\n> $")
    child.send(key)
    child.expect(pexpect.EOF)
    child.close()
    assert told in child.before
    assert "Traceback" not in child.before
    assert child.exitstatus == 2


def test_a_full_disk_loses_nothing(sit, home):
    def little_space():
        resource.setrlimit(resource.RLIMIT_FSIZE, (3000, 3000))

    done = subprocess.run(
        [*AGURK, "play", "--players", "3", "--seed", "full"],
        input="#1\n" * 500,
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=little_space,
    )
    assert done.returncode == 2
    told = re.fullmatch(r"agurk: .*: file too large\. The match is saved up to .*\n", done.stderr)
    assert told, done.stderr
    assert sit("resume")[0] == 0
    verify(only_record(home))


def test_a_record_that_cannot_be_saved_is_saved_later(sit, home, capsys):
    (home / "records").write_text("in the way")
    assert sit("play", "--seed", "r", "--players", "2")[0] == 2
    assert "records" in capsys.readouterr().err
    (home / "records").unlink()
    assert len(unfinished(home)) == 1
    assert sit("resume")[0] == 0
    verify(only_record(home))
    assert unfinished(home) == []


def test_a_line_that_was_not_written_to_its_end_is_dropped(sit, home):
    sit("play", "--seed", "torn", most=3)
    (path,) = unfinished(home)
    with path.open("a") as file:
        file.write('{"number":99,"wh')
    assert sit("resume")[0] == 0
    verify(only_record(home))


def test_the_match_played_last_goes_on_and_the_others_are_listed(sit, home):
    for variant in ("danish", "gurka_se"):
        sit("play", "--variant", variant, typist=Lines())
    older, newer = sorted(unfinished(home), key=lambda path: path.stat().st_mtime_ns)
    code, screen = sit("resume", typist=Lines())
    assert code == 0
    assert screen.index(newer.name) < screen.index(older.name)
    assert "Gurka, 4 players" in screen or "Swedish" in screen
    assert "Danish Agurk, 4 players" in sit("resume", str(older), typist=Lines())[1]


def test_matches_that_were_left_are_listed(sit, home):
    for variant in ("danish", "gurka_se"):
        sit("play", "--variant", variant, "--name", "Anna", typist=Lines())
    danish, swedish = unfinished(home)
    swedish.write_text("no match")
    os.utime(swedish, (0, 0))
    told = sit("resume", "--list")[1].splitlines()
    assert told[1:] == [f"  {danish.name}: Danish Agurk, deal 1", f"  {swedish.name}: damaged"]
    first, second = json.loads(sit("resume", "--list", "--json")[1])
    assert first == {
        "file": str(danish),
        "damaged": False,
        "variant": "danish",
        "house": "",
        "players": ["Anna", "Ida", "Bo", "Saga"],
        "deal": 1,
    }
    assert second == {"file": str(swedish), "damaged": True}


def test_a_list_of_no_matches_is_an_answer(sit):
    code, told = sit("resume", "--list")
    assert (code, "There is no unfinished match" in told) == (0, True)
    assert sit("resume", "--list", "--json") == (0, "[]\n")


@pytest.mark.parametrize("arguments", [("--json",), ("x", "--list")])
def test_a_list_is_asked_for_by_itself(arguments, home, capsys):
    assert main(("resume", *arguments)) == 2
    assert "--list" in capsys.readouterr().err


# --- mistakes


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        pytest.param(("--variant", "martian"), 'no variant named "martian"', id="variant"),
        pytest.param(("--bots", "deep"), 'no bot named "deep"; there are', id="bot"),
        pytest.param(("--bots", "sharp,"), 'no bot named ""', id="bot without a name"),
        pytest.param(
            ("--players", "2", "--bots", "sharp,lowest"),
            "2 bots do not fit at a table with room for 1",
            id="bots",
        ),
        pytest.param(("--players", "8"), "is for 2 to 7 players, not 8", id="many players"),
        pytest.param(("--players", "x"), '--players must be a whole number, not "x"', id="word"),
        pytest.param(("--house", "treshold=3"), "Did you mean threshold?", id="house rule"),
        pytest.param(("--house", "lives=none"), "lives cannot be", id="value of a house rule"),
        pytest.param(("--house-file", "missing.toml"), "missing.toml", id="house file"),
        pytest.param(
            ("--variant", "danish", "--house-file", "x.toml"),
            "x.toml says which variant it changes, so danish cannot be named too",
            id="two sets of rules",
        ),
        pytest.param(("--name", ""), "A name has 1 to 40 letters", id="name"),
        pytest.param(("--seed", ""), "A seed cannot be empty", id="seed"),
    ],
)
def test_a_mistake_is_told_before_anything_is_saved(arguments, told, home, capsys):
    assert main(("play", *arguments)) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert told in err
    assert not (home / "matches").exists() or unfinished(home) == []


@pytest.mark.parametrize(
    ("change", "told"),
    [
        pytest.param(lambda _: "", "is not an unfinished match of Agurk", id="empty"),
        pytest.param(lambda _: "shopping\n", "is not an unfinished match", id="another file"),
        pytest.param(
            lambda text: text.replace('"who":0', '"who":"Ida"'), "is damaged at line", id="edited"
        ),
        pytest.param(
            lambda text: "".join([*text.splitlines(keepends=True)[:3], "{}\n"]),
            "is damaged at line 4",
            id="a line of something else",
        ),
        pytest.param(
            lambda text: text.replace('"secret":"', '"secret":"00', 1),
            "is damaged at line 2",
            id="another secret",
        ),
    ],
)
def test_a_damaged_file_is_refused_with_its_line(change, told, sit, home, capsys):
    sit("play", "--seed", "damaged", most=3)
    (path,) = unfinished(home)
    path.write_text(change(path.read_text(encoding="utf-8")), encoding="utf-8")
    assert sit("resume", str(path))[0] == 2
    assert told in capsys.readouterr().err


def test_what_is_said_of_a_damaged_file_shows_no_hand(sit, home, capsys):
    sit("play", "--seed", "damaged", "--players", "2", most=3)
    (path,) = unfinished(home)
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    plays = [
        (at, entry.act.cards)
        for at, entry in enumerate(read(path).log, 1)
        if isinstance(entry.act, Play) and entry.who == 1
    ]
    at, played = plays[0]
    lines[at] = lines[at].replace(text_of(played), "X9")
    path.write_text("".join(lines), encoding="utf-8")
    assert sit("resume", str(path))[0] == 2
    told = capsys.readouterr().err.replace(str(path), "")
    assert f"is damaged at line {at + 1}" in told
    assert not re.findall(r"\b[2-9TJQKA][cdhs]\b", told)


def test_another_match_that_cannot_be_read_is_no_hindrance(sit, home):
    sit("play", typist=Lines())
    (home / "matches" / "other.table").mkdir()
    os.utime(home / "matches" / "other.table", (1, 1))
    code, screen = sit("resume", typist=Lines())
    assert code == 0
    assert "other.table: damaged" in screen


def test_with_nothing_to_go_on_with_one_is_told_so(home, capsys):
    assert main(("resume",)) == 2
    assert "There is no unfinished match in" in capsys.readouterr().err


def test_a_missing_file_is_named(home, capsys):
    assert main(("resume", str(home / "gone.table"))) == 2
    assert "gone.table: no such file" in capsys.readouterr().err


def test_a_match_is_played_in_one_terminal_only(sit, home, capsys):
    sit("play", typist=Lines())
    child = spawn("resume")
    child.expect(r"\n> $")
    assert main(("resume",)) == 2
    assert "is being played by another process" in capsys.readouterr().err
    child.sendline("quit")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


# --- letters and colours


def test_suits_are_letters_where_the_encoding_has_no_suits(home):
    done = subprocess.run(
        [*AGURK, "play", "--seed", "ascii"],
        input=b"#1\nquit\n",
        capture_output=True,
        check=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
    )
    assert b"Your hand" in done.stdout
    assert b"?" not in done.stdout.replace(b"Type ? for help.", b"")


def test_colours_only_decorate(home, monkeypatch):
    monkeypatch.setenv("TERM", "xterm-256color")
    shown = []
    for plain in (True, False):
        if not plain:
            monkeypatch.delenv("NO_COLOR")
        child = spawn("play", "--seed", "colour")
        child.expect(r"\n> $")
        shown.append(re.sub(r"\S*\.table", "", child.before))
        child.sendline("quit")
        child.expect(pexpect.EOF)
        child.close()
    assert "\x1b[" not in shown[0]
    assert "\x1b[" in shown[1]
    assert re.sub(r"\x1b\[[0-9;]*m", "", shown[1]) == shown[0]


def test_the_help_says_what_the_question_can_be_answered(sit, home):
    arguments = ("play", "--variant", "cucumber_dealers_choice", "--players", "3", "--seed", "b")
    _, screen = sit(*arguments, typist=Lines("?"))
    assert "Type a number from 3 to 17: so many cards each player gets." in screen
    assert "Enter alone plays" not in screen
    _, screen = sit("play", "--variant", "ogorek_kontra", "--seed", "a", typist=Lines("?"))
    assert "Type yes or no; y and n will do." in screen
    assert "Enter alone plays" not in screen
