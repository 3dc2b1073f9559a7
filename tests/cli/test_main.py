"""The command line itself: finding a command, exit codes, and what a user is told."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from agurk.cli.main import main
from tests.cli.sample import COMMANDS


def agurk(*arguments):
    return main(arguments, COMMANDS)


@pytest.mark.parametrize(
    "arguments",
    [
        pytest.param((), id="no arguments"),
        pytest.param(("--help",), id="--help"),
        pytest.param(("-h",), id="-h"),
        pytest.param(("help",), id="the word help"),
    ],
)
def test_the_overview_lists_every_command(arguments, capsys):
    assert agurk(*arguments) == 0
    text = capsys.readouterr().out
    assert all(f"{command.name:<5}  {command.summary}" in text for command in COMMANDS)


def test_the_version_is_printed(capsys):
    assert agurk("--version") == 0
    assert capsys.readouterr().out.startswith("agurk 0.")


def test_arguments_reach_the_command(capsys):
    assert agurk("take", "7s 3c", "--times", "2") == 0
    assert capsys.readouterr().out == "danish 7s 3c x2\n"


def test_a_command_may_have_commands_of_its_own(capsys):
    assert agurk("notes", "add", "a good evening") == 0
    assert capsys.readouterr().out == "a good evening\n"


def test_what_a_command_returns_is_the_exit_code():
    assert agurk("lose") == 1


@pytest.mark.parametrize(
    "arguments",
    [pytest.param(("take", "--help"), id="after"), pytest.param(("help", "take"), id="before")],
)
def test_a_command_explains_itself_when_help_comes(arguments, capsys):
    assert agurk(*arguments) == 0
    text = capsys.readouterr().out
    assert "Say who takes a trick." in text
    assert "TRICK" in text


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        pytest.param(
            ("tkae",),
            '"tkae" is not a command. Did you mean take? The commands are fail, lose, notes, take.',
            id="an unknown command",
        ),
        pytest.param(
            ("take", "7s", "--varient", "danish"),
            "agurk take has no option --varient. It takes TRICK, --variant, --times."
            " See agurk take --help.",
            id="an unknown option",
        ),
        pytest.param(
            ("take",), "agurk take needs TRICK. See agurk take --help.", id="a missing argument"
        ),
        pytest.param(
            ("take", "7s", "--times"),
            "agurk take needs a value after --times. See agurk take --help.",
            id="an option without its value",
        ),
        pytest.param(
            ("take", "7s", "3c", "8d"),
            'agurk take has no place for "3c 8d". It takes TRICK, --variant, --times.'
            " See agurk take --help.",
            id="too many arguments",
        ),
        pytest.param(
            ("take", "7s", "--times", "two"),
            '--times must be a whole number, not "two". See agurk take --help.',
            id="a word for a number",
        ),
        *(
            pytest.param(
                ("take", "7s", "--times", number),
                f'--times must be a whole number, not "{number}". See agurk take --help.',
                id=f"{number} for a number",
            )
            for number in ("3.5", "3.0", "0x3", "1_0", "٣", " 3", "1" * 19)
        ),
        pytest.param(
            ("take", "7s", "--variant", "martian"),
            'agurk take: Invalid value "martian" for --variant. Choose from: "danish", "swedish".'
            " See agurk take --help.",
            id="a value that is no choice",
        ),
        pytest.param(
            ("take", "7s", "--times", "1", "--times", "2"),
            "agurk take takes --times only once. See agurk take --help.",
            id="an option given twice",
        ),
        pytest.param(
            ("lose", "badly"),
            'agurk lose has no place for "badly". It takes no arguments. See agurk lose --help.',
            id="an argument where none is taken",
        ),
        pytest.param(
            ("notes", "ad"),
            'Unknown command "ad". Did you mean "add"? Available commands: add.'
            " See agurk notes --help.",
            id="an unknown command of a command",
        ),
        pytest.param(("fail", "rules"), "seat 2 may play 3c, not 7s", id="an error of the rules"),
        pytest.param(
            ("fail", "missing file"),
            "no-such-record.agurk: no such file or directory.",
            id="a missing file",
        ),
        pytest.param(
            ("fail", "not text"),
            "What was read is not UTF-8 text (byte 1: invalid start byte).",
            id="a file that is not text",
        ),
        pytest.param(
            ("fail", "end of input"),
            "The input ended before an answer was given.",
            id="the end of the input",
        ),
    ],
)
def test_a_mistake_is_told_in_a_sentence(arguments, told, capsys):
    assert agurk(*arguments) == 2
    assert capsys.readouterr() == ("", f"agurk: {told}\n")


def test_ctrl_c_is_told_in_a_sentence_and_has_a_code_of_its_own(capsys):
    assert agurk("fail", "interrupt") == 130
    assert capsys.readouterr() == ("", "agurk: Stopped.\n")


def test_a_fault_of_ours_is_told_in_a_sentence_and_written_down(capsys, monkeypatch, tmp_path):
    file = tmp_path / "fault.txt"
    monkeypatch.setenv("AGURK_HOME", str(tmp_path))
    assert agurk("fail", "our own fault") == 70
    told = (
        "Agurk has met a fault of its own (ZeroDivisionError) and stopped. "
        f"More is written in {file}; please report it."
    )
    assert capsys.readouterr() == ("", f"agurk: {told}\n")
    assert file.read_text().endswith("ZeroDivisionError\n")
    assert "sample.py" in file.read_text()


def test_a_fault_is_told_where_it_cannot_be_written_down(capsys, monkeypatch, tmp_path):
    (tmp_path / "taken").write_text("", encoding="utf-8")
    monkeypatch.setenv("AGURK_HOME", str(tmp_path / "taken"))
    assert agurk("fail", "our own fault") == 70
    told = "Agurk has met a fault of its own (ZeroDivisionError) and stopped."
    assert capsys.readouterr() == ("", f"agurk: {told}\n")


def test_whoever_develops_sees_the_fault_itself():
    program = "from tests.cli.test_main import agurk; agurk('fail', 'our own fault')"
    ended = subprocess.run(
        [sys.executable, "-X", "dev", "-W", "ignore", "-c", program],
        capture_output=True,
        text=True,
        check=False,
        cwd=Path(__file__).parents[2],
    )
    assert "ZeroDivisionError" in ended.stderr
    assert "Traceback" in ended.stderr


def with_output_to(descriptor, *arguments):
    program = "import sys; from tests.cli.test_main import agurk; sys.exit(agurk(*sys.argv[1:]))"
    return subprocess.run(
        [sys.executable, "-c", program, *arguments],
        stdout=descriptor,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
        cwd=Path(__file__).parents[2],
    )


@pytest.mark.parametrize(
    "arguments",
    [
        pytest.param(("--help",), id="our own text"),
        pytest.param(("take", "--help"), id="the text of a command's help"),
        pytest.param(("take", "7s"), id="a command's own printing"),
    ],
)
def test_a_reader_who_leaves_is_no_reason_to_complain(arguments):
    reading, writing = os.pipe()
    os.close(reading)
    try:
        done = with_output_to(writing, *arguments)
    finally:
        os.close(writing)
    assert (done.returncode, done.stderr) == (141, "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
def test_a_full_disk_is_told_in_a_sentence():
    with Path("/dev/full").open("w") as full:
        done = with_output_to(full, "take", "7s")
    assert done.returncode == 2
    assert done.stderr == (
        "agurk: No space left on the device, so what was being written is incomplete.\n"
    )


def test_a_sentence_that_nobody_can_be_told_leaves_its_exit_code():
    reading, writing = os.pipe()
    os.close(reading)
    try:
        done = subprocess.run([sys.executable, "-m", "agurk", "tkae"], stderr=writing, check=False)
    finally:
        os.close(writing)
    assert done.returncode == 2


@pytest.mark.parametrize(
    ("line", "code"),
    [
        pytest.param("variants <&-", 0, id="no input"),
        pytest.param("variants <&- >&-", 0, id="no input and no output"),
        pytest.param("tkae <&- >&- 2>&-", 2, id="nothing at all"),
        pytest.param("keep <&-", 2, id="no input where answers are wanted"),
        pytest.param("keep <&- >&-", 2, id="no input and no output where answers are wanted"),
    ],
)
def test_closed_streams_do_no_harm(line, code, tmp_path):
    done = subprocess.run(
        ["sh", "-c", f"exec {sys.executable} -m agurk {line}"],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"AGURK_HOME": str(tmp_path)},
    )
    assert done.returncode == code
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("columns", ["0", "-5", "abc", "1", "²", "99999999999"])
def test_help_comes_at_any_width(columns, capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", columns)
    assert agurk("take", "--help") == 0
    assert len(capsys.readouterr().out) < 10_000


def test_a_sentence_is_not_endless(capsys):
    assert agurk("take", "7s", "9" * 100_000) == 2
    assert len(capsys.readouterr().err) < 1100
