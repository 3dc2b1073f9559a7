"""`agurk keep`: a score kept line by line."""

import io
import os
import shlex
import signal
import subprocess
import sys
import xml.etree.ElementTree as ET

import pytest

from agurk.cli.main import main
from agurk.notation import SheetDeal, load, load_all
from agurk.scorekeeper.file import reopen


@pytest.fixture
def path(tmp_path):
    return tmp_path / "table.keep"


@pytest.fixture
def keep(path, capsys, monkeypatch):
    """Return a function that keeps score for somebody who types lines, and returns the talk."""

    def run(*lines, options="", code=0):
        talk = [*lines, *([] if code else ["quit"])]
        typed = io.TextIOWrapper(io.BytesIO("".join(f"{line}\n" for line in talk).encode()))
        monkeypatch.setattr(sys, "stdin", typed)
        arguments = ["keep", "--file", str(path), *shlex.split(options)]
        assert main(arguments) == code
        printed = capsys.readouterr()
        assert bool(printed.err) == bool(code)
        return " ".join((printed.out + printed.err).split())

    return run


THREE = "--players Ida,Bo,Saga"


def test_a_talk_from_the_first_deal_to_the_rematch(keep, path):
    told = keep(
        "ida a",
        "ida 12 points",
        "bo 9♥",
        "ida+bo K",
        "undo",
        "redo",
        "ida k",
        "ida 8",
        "saga K",
        "saga +13",
        "saga 10h",
        "saga a",
        "rematch",
        "quit",
        options=THREE,
    )
    parts = [
        "Ida, Bo and Saga play Danish Agurk.",
        "Type who took the last trick and with which card: ida 8",
        "Deal 1: Ida deals 7 cards to each.",
        "> ida a Ida pays 14.",
        (
            "Ida pays 12: 14 and 12 make 26. 26 is more than 21: a cucumber for Ida, who goes on "
            "with 0, the highest score of the others, and has one life left."
        ),
        "> bo 9♥ Bo pays 9.",
        "only the last of equal cards pays",
        "Taken back: Bo took the last trick with 9♥.",
        "Done again: Bo took the last trick with 9♥. Bo pays 9.",
        "a cucumber for Ida, who is out.",
        "a cucumber for Saga, who is out. Bo is the last one in, and wins.",
        "`rematch` begins another match",
        "> rematch Ida, Bo and Saga play Danish Agurk.",
        "The sheet is kept in",
    ]
    place = 0
    for part in parts:
        assert part in told[place:], part
        place = told.index(part, place)
    assert len(reopen(path).log.sheet.earlier) == 1


def test_names_may_be_asked_for(keep, path):
    told = keep(" Ida , Bo Anders,Saga ", "bo a 9")
    assert "Who plays?" in told
    assert "Bo Anders pays 9." in told
    assert reopen(path).log.sheet.seated == ("Ida", "Bo Anders", "Saga")


def test_a_sheet_goes_on_where_it_stopped(keep):
    keep("ida 9", options=THREE)
    told = keep("bo 9", "scores")
    assert "The sheet goes on where it stopped." in told
    assert "Ida 9 ( )( ) Bo 9 ( )( ) Saga 0 ( )( )" in told
    assert "Bo pays 2: 9 and 2 make 11." in keep("bo 2", options=THREE)


def test_a_half_written_line_is_dropped_with_a_sentence(keep, path):
    keep("ida 9", options=THREE)
    with path.open("ab") as file:
        file.write(b'{"entry": "took", "tak')
    assert "half written when the program stopped, and is dropped" in keep("bo 9")
    assert "half written" not in keep()
    assert reopen(path).log.sheet.match.standing.scores == (9, 9, 0)


def test_an_unfinished_sheet_is_not_replaced(keep, path):
    keep("ida 9", options=THREE)
    before = path.read_bytes()
    assert "holds an unfinished sheet" in keep(options="--players Nils,Ola", code=2)
    assert "holds an unfinished sheet" in keep(options="--variant cucumber", code=2)
    assert path.read_bytes() == before


def test_another_sheet_is_begun_and_the_one_before_kept(keep, path):
    keep("ida 9", options=THREE)
    before = path.read_bytes()
    told = keep("nils 5", options="--new --players Nils,Ola --variant cucumber")
    other = path.with_stem("table-1")
    assert f"The sheet before is kept in {other}" in told
    assert other.read_bytes() == before
    assert reopen(path).log.sheet.seated == ("Nils", "Ola")


def test_after_the_end_other_players_begin_another_sheet(keep, path):
    keep("bo K", "bo K", "bo K", "bo K", options="--players Ida,Bo")
    told = keep(options="--players Nils,Ola")
    assert "Nils and Ola play" in told
    assert path.with_stem("table-1").exists()


def test_house_rules_and_their_money(keep):
    told = keep(
        "a+b k",
        "a+b k",
        "a+b k",
        "buy c",
        "buy",
        "no b",
        "a 2",
        "sheet",
        options="--variant cucumber_hard --players A,B,C,D,E --house stake=5",
    )
    assert "In the pot: 25" in told
    assert "A may buy in at 0 for 5 units." in told
    assert "`buy A` or `no A`" in told
    assert "C cannot buy in now" in told
    assert "> buy A buys in at 0. A pays 5 units to the pot." in told
    assert "> no b B does not buy in, and is out." in told
    assert "House rules: stake=5" in told
    assert "39(::)0$" in told


@pytest.mark.parametrize(
    ("options", "line", "said"),
    [
        pytest.param("", "bo 12", "Bo pays 12.", id="points that no card shows"),
        pytest.param("--variant matapesa", "bo", "Ida and Saga win. Bo has lost.", id="no points"),
        pytest.param("--variant krypkille", "bo", "Bo pays 1.", id="all cards cost the same"),
        pytest.param("--variant krypkille", "bo Husar", "Bo pays 1.", id="a picture"),
        pytest.param(
            "--variant ogorek_kontra", "bo and ida 9 kontra ida", "Ida pays 36", id="Kontra"
        ),
        pytest.param("--variant five_cucumbers", "bo 9 one", "Bo pays 4.", id="a 1"),
        pytest.param("--variant rassi", "bo 9 doubled bo", "Bo pays 18.", id="an exchange"),
        pytest.param("--variant rassi", "bo 9 redoubled bo", "Bo pays 36.", id="two exchanges"),
        pytest.param(
            "--variant norwegian_vidargas", "bo 9 low saga", "Saga deals 7 cards", id="the lowest"
        ),
        pytest.param("--variant norwegian_vidargas", "bo 9", "who played the low", id="no lowest"),
        pytest.param("", "join Ola after ida", "Ola sits down at 0, with 2 lives.", id="joins"),
        pytest.param("", "join Sheet", '"Sheet" is a command here', id="a name like a command"),
        pytest.param("", "join", "needs a name", id="joins without a name"),
        pytest.param("", "leave bo", "Bo leaves with 0.", id="leaves"),
        pytest.param("", "leave", "Say who", id="leaves without a name"),
        pytest.param("", "dealer saga", "Deal 1: Saga deals", id="the dealer"),
        pytest.param("", "lot", "The lot makes", id="the lot"),
        pytest.param("", "try bo k", "Bo pays 13. It would be so; nothing is", id="tries"),
        pytest.param("", "dispute 9c / 6d / Kh 2s", "Not legal. The 6 is under", id="a dispute"),
        pytest.param("", "dispute 9c / 2s / Kh 6d", "Legal.", id="a dispute about nothing"),
        pytest.param("", "dispute / 6d / Kh 2s", "Legal. It was led", id="a dispute about a lead"),
        pytest.param("", "dispute 9c", "Write a dispute as", id="a short dispute"),
        pytest.param("", "dispute 9c / 9c / 2s", "9c is named twice", id="a card twice"),
        pytest.param("", "rules", "the highest score of", id="the rules"),
        pytest.param("", "help", "who took the last trick, and the card", id="help"),
        pytest.param("", "bo", "no command, and no player with a card", id="a player alone"),
        pytest.param("", "x 9", 'Nobody here is called "x"', id="nobody"),
        pytest.param("", " 9", "no command", id="a card alone"),
        pytest.param("", "+ 9", "Say who took", id="a plus"),
        pytest.param("", "9 points", "Say who took", id="points alone"),
        pytest.param("", "bo 99 points extra", "Nobody here", id="too many words"),
        pytest.param("", "bo 1c", "is not a card", id="no card"),
        pytest.param("", "bo 9 kontra", 'Say who after "kontra"', id="Kontra by nobody"),
        pytest.param("", "bo 9 one more", "means nothing", id="a word too many"),
        pytest.param("", "undo", "nothing to undo", id="nothing to undo"),
        pytest.param("", "redo", "nothing to do again", id="nothing to redo"),
        pytest.param("", "rematch", "not over", id="a rematch too early"),
        pytest.param("", "no", "Say who", id="declines without being asked"),
        pytest.param("", "save", "ends with .txt", id="saves nowhere"),
        pytest.param("", "save x.pdf", "ends with .txt", id="saves in no form"),
        pytest.param("", "save /no/such/folder/x.txt", "could not be saved", id="no folder"),
        pytest.param("", "\x07\x1b[2J", "no command", id="control letters"),
        pytest.param("", "x" * 5000, "no command", id="a long line"),
    ],
)
def test_a_line_is_answered(keep, options, line, said):
    assert said in keep(line, options=f"{THREE} {options}")


def test_a_dispute_may_be_asked_for_in_words(keep):
    told = keep("dispute", "9c", "6d", "Kh 2s", "bo 9", options=THREE)
    assert "Which cards lay in the trick before" in told
    assert "Not legal." in told
    assert "Bo pays 9." in told


@pytest.mark.parametrize("lines", [["bo 9"], ["bo 9", "dispute", "9c"]], ids=["", "in a dispute"])
def test_the_end_of_the_input_loses_nothing(lines, keep, path):
    told = keep(*lines, options=THREE, code=2)
    assert f"agurk: The input ended. The sheet is kept in {path}; to go on: " in told
    assert f"keep --file {path}" in told
    assert reopen(path).log.sheet.match.standing.scores == (0, 9, 0)


def test_a_sheet_is_saved_in_three_forms(keep, tmp_path):
    keep(
        "bo K",
        "bo K",
        "bo K",
        "bo K",
        "rematch",
        "ida 9",
        f"save {tmp_path}/x.txt",
        f"save {tmp_path}/x.SVG",
        f"save {tmp_path}/x.agurk",
        options="--players Ida,Bo",
    )
    assert "Match 2" in (tmp_path / "x.txt").read_text(encoding="utf-8")
    for name in ("x.SVG", "x-2.SVG"):
        assert ET.parse(tmp_path / name).getroot().tag.endswith("svg")  # noqa: S314 - our own page
    first, second = load_all(tmp_path / "x.agurk")
    assert (first.names, len(first.sheet), len(second.sheet)) == (("Ida", "Bo"), 4, 1)


def test_a_record_that_was_saved_is_read(keep, tmp_path):
    keep("bo 9h", f"save {tmp_path}/x.agurk", options=THREE)
    (deal,) = load(tmp_path / "x.agurk").sheet
    assert isinstance(deal, SheetDeal)
    assert deal.payments[0].points == 9


@pytest.mark.parametrize(
    ("name", "told"),
    [
        pytest.param("~nobody-of-this-name/x.txt", "There is no home folder", id="no home"),
        pytest.param("x" * 300 + ".txt", "could not be saved: File name too long", id="too long"),
        pytest.param("x\0.txt", "Saved: ", id="no letter"),
    ],
)
def test_a_sheet_that_cannot_be_saved_there_goes_on(name, told, keep, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    talk = keep("bo 9h", f"save {name}", "ida 9h", options=THREE)
    assert told in talk
    assert "Ida pays 9" in talk


def test_a_sheet_is_not_saved_over_the_file_it_is_kept_in(keep, path, tmp_path):
    (tmp_path / "evening.txt").symlink_to(path)
    talk = keep("bo 9h", f"save {tmp_path}/evening.txt", "ida 9h", options=THREE)
    assert "take another name" in talk
    assert "Ida pays 9" in talk


def test_too_many_for_a_record_are_told_what_to_save_instead(keep, tmp_path):
    coming = [f"join P{number}" for number in range(5)]
    talk = keep("bo 9h", "leave Ida", *coming, f"save {tmp_path}/x.agurk", options=THREE)
    assert "save the sheet as .txt or .svg" in talk


def test_house_rules_go_by_the_name_that_their_file_gives_them(keep, tmp_path):
    rules = tmp_path / "ours.toml"
    rules.write_text('base = "danish"\nname = "Our game"\n[rules]\nthreshold = 9\n')
    keep("bo A", options=f"--players Ida,Bo --house-file {rules}")
    told = keep("bo A", "rematch", "ida 9h", f"save {tmp_path}/x.txt", f"save {tmp_path}/x.agurk")
    assert told.startswith("Our game")
    assert (tmp_path / "x.txt").read_text(encoding="utf-8").startswith("Our game")
    assert [record.variant.name for record in load_all(tmp_path / "x.agurk")] == ["Our game"] * 2


def test_without_a_file_the_sheet_is_in_the_users_folder(monkeypatch, tmp_path, capsys):
    monkeypatch.setenv("AGURK_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(sys, "stdin", io.StringIO("bo 9\nquit\n"))
    assert main(["keep", "--players", "Ida,Bo"]) == 0
    assert reopen(tmp_path / "home" / "score.keep").log.sheet.match.standing.scores == (0, 9)
    assert "agurk keep\n" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("options", "told"),
    [
        pytest.param("--players Ida", "is for 2 to 7 players, not 1", id="one player"),
        pytest.param("--players Ida,ida", "Ida is at the table", id="one name twice"),
        pytest.param("--players Ida,,Bo", "needs a name", id="no name"),
        pytest.param("--players Ida,undo", "is a command here", id="a name like a command"),
        pytest.param("--players Ida,Bo --variant x", "no variant named", id="no variant"),
        pytest.param("--players Ida,Bo --house x=1", "no rule named", id="no house rule"),
        pytest.param("", "input ended before", id="nobody answers"),
    ],
)
def test_a_sheet_that_cannot_be_begun_leaves_no_file(keep, path, options, told):
    assert told in keep(options=options, code=2)
    assert not path.exists()


def test_a_program_reads_how_a_sheet_stands(keep, path, answer):
    keep("a+b k", "a+b k", "a+b k", "buy", options="--variant cucumber_hard --players A,B,C,D,E")
    with path.open("ab") as file:
        file.write(b"half")
    before = path.read_bytes()
    assert answer(f"keep --file {path}") == {
        "variant": "cucumber_hard",
        "house": "",
        "players": ["A", "B", "C", "D", "E"],
        "scores": [0, None, 0, 0, 0],
        "lives": [1, 0, 1, 1, 1],
        "money": [-2, -1, -1, -1, -1],
        "pot": 6,
        "deal": 3,
        "dealer": "C",
        "asked": "B",
        "over": False,
        "winners": [],
        "losers": [],
    }
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("options", "told"),
    [
        pytest.param("", "There is no score sheet in", id="no sheet"),
        pytest.param("--players Ida,Bo", "leave out players", id="another sheet"),
    ],
)
def test_a_standing_that_cannot_be_read_is_refused(options, told, path, refusal):
    assert told in refusal(f"keep --json --file {path} {options}")
    assert not path.exists()


def test_another_file_is_refused_and_left_alone(keep, path):
    path.write_text("my diary\n", encoding="utf-8")
    assert "is not a score sheet" in keep("ida 9", options=THREE, code=2)
    assert path.read_text(encoding="utf-8") == "my diary\n"


@pytest.mark.parametrize("options", ["", "--new"])
def test_what_is_no_ordinary_file_keeps_no_sheet(options, keep, path):
    os.mkfifo(path)
    told = keep(options=f"--players Ida,Bo {options}", code=2)
    assert told == f"agurk: {path} is no ordinary file, so no sheet is kept in it."
    assert path.is_fifo()


def test_a_full_disk_is_told_and_the_entry_not_entered(keep, path, monkeypatch):
    keep("ida 9", options=THREE)

    def full(descriptor):
        raise OSError(28, os.strerror(28))

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        assert "o space left" in keep("bo 9", code=2)
    assert reopen(path).log.sheet.match.standing.scores == (9, 0, 0)


@pytest.mark.parametrize(("killed", "code"), [(signal.SIGKILL, -9), (signal.SIGINT, 2)])
def test_what_was_answered_survives_a_kill_and_an_interrupt(path, killed, code):
    keeper = subprocess.Popen(
        [sys.executable, "-m", "agurk", "keep", "--file", path, "--players", "Ida,Bo"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert keeper.stdin is not None
    assert isinstance(keeper.stdout, io.BufferedReader)
    keeper.stdin.write(b"ida 9\nbo 8\n")
    keeper.stdin.flush()
    told = b""
    while b"Bo pays 8." not in told:
        told += keeper.stdout.read1()
    keeper.send_signal(killed)
    _, trouble = keeper.communicate()
    assert keeper.returncode == code
    assert b"Traceback" not in trouble
    assert (b"Stopped. The sheet is kept in" in trouble) is (killed is signal.SIGINT)
    assert reopen(path).log.sheet.match.standing.scores == (9, 8)


def test_players_that_cannot_play_are_asked_for_again(keep):
    told = keep("Ida", "Ida,ida", "Ida,rules", "Ida,Bo", "ida 9", options="--variant gurka_is")
    assert told.count("Who plays?") == 4
    assert "Ida is at the table already; add a letter to tell them apart. Who plays?" in told
    assert "Ida pays 9" in told


def test_yes_and_no_answer_whoever_is_asked_to_buy_in(keep):
    told = keep(
        "a+b k",
        "a+b k",
        "a+b k",
        "yes",
        "no",
        options="--variant cucumber_hard --players A,B,C,D,E",
    )
    assert "> yes A buys in at 0." in told
    assert "> no B does not buy in" in told
