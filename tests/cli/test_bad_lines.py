"""Whatever is typed, a mistake is one sentence and exit code 2, with nothing else printed."""

import random
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agurk.cli.commands import COMMANDS
from agurk.cli.main import main

GOOD = {
    "play": "--variant danish --players 3",
    "tui": "--language en --theme dark",
    "join": "no-such-link --name Ida",
    "resume": "no-such-match",
    "legal": "--hand 2s,Kh --trick 9c --tricks-left 2 --variant danish",
    "take": "9c,2s,9h --last --variant danish",
    "referee": "--trick 9c --played 6d --remaining 2s --variant danish",
    "score": "--scores 14,5 --lives 2,2 --taker 0 --points 9 --variant danish",
    "keep": "--players Ida,Bo --variant danish",
    "deal": "--seed hello --players 3 --dealer 1 --variant danish",
    "replay": "no-such-record --deal 1",
    "verify": "no-such-record --json",
    "count": "--deal 2s|3c --leader 1 --depth 2 --variant danish",
    "simulate": "--deals 200 --threads 1 --seed 3 --variant danish",
    "equity": "--scores 14,5 --lives 2,2 --players 2 --variant danish",
    "equilibrium": "--cards 2 --threads 1 --json --variant danish",
    "arena": "--bots sharp,lowest --players 2 --matches 2 --jobs 1 --variant danish",
    "review": "no-such-record --seed 3",
    "completion": "bash",
    "rules": "danish --house threshold=30",
    "variants": "danish --house threshold=30",
    "serve": "--port 0 --log-level error",
    "db": "retire --days 30 --db no-such-folder/agurk.db",
    "export": "no-such-folder/all.jsonl --db no-such-folder/agurk.db",
    "import": "no-such-file.jsonl --db no-such-folder/agurk.db",
}
"""For each command a line that it answers, but for files, or that it would ask questions about."""

ASKING_OR_LASTING = {
    *("play", "tui", "join", "resume", "keep", "simulate", "equilibrium", "arena"),
    *("serve", "db", "export", "import"),
}
"""What asks questions, goes on, or works on a database."""

OPTIONS = sorted({word for line in GOOD.values() for word in line.split() if word[:2] == "--"})
NONSENSE = (
    *("", " ", "-", "--", "---", "-1", "|", "/", "=", "a=b", "threshold=", "=30", "threshold=-1"),
    *("0", "1", "2", "99", "1e9", "9" * 40, "٣", "nine", "None", "true", "null", "[]", "{}"),
    *("2s", "Kh 6d", "9c 9c", "9c 2s 9h", "1x", "X1", "15", "2s|3c", "2s 3d|4c", "♠", "9♣", "Kuku"),
    *("danish", "cucumber", "gurka_is", "no_such_variant", "threshold=30", "lives=1", "14,5,12"),
    *("two\nlines", "a\ttab", "\x1b[31mred", "\udcff", "\u202e", "🥒", "x" * 300, "%s{0}\\"),
)


def answer(line):
    """Return the exit code of a line, and what it printed to either stream."""
    out, err = StringIO(), StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        code = main(line)
    return code, out.getvalue(), err.getvalue()


def is_one_sentence(text):
    line = text.removesuffix("\n")
    return text.startswith("agurk: ") and line.isprintable() and line.endswith((".", "?"))


def broken(line, dice):
    """Return a line with a mistake that no command can overlook."""
    words = list(line)
    names = [number for number, word in enumerate(words) if word.startswith("--")]
    match dice.randrange(6):
        case 0:
            words.insert(dice.randint(0, len(words)), "--no-such-option")
        case 1:
            words += ["spare", "words", "at", "the", "end"]
        case 2:
            words += ["--variant", dice.choice(["", "whist", "danish cucumber", "\n", "🥒"])]
            words += ["--variant", "danish"]
        case 3:
            words += ["--house", dice.choice(["lives", "lives=", "=2", "lives=two", "ace=\x1b[0m"])]
            words += ["spare", "words"]
        case 4:
            words[dice.choice(names or [len(words)]) :] = ["--no-such-option"]
        case 5:
            words.append("--no-such-option=" + dice.choice(NONSENSE))
    return words


@pytest.mark.parametrize("name", [command.name for command in COMMANDS])
def test_a_broken_line_is_answered_with_one_sentence(name):
    dice = random.Random(name)
    for _ in range(100):
        line = [name, *broken(GOOD[name].split(), dice)]
        code, out, err = answer(line)
        assert (code, out) == (2, ""), line
        assert is_one_sentence(err), line


@pytest.mark.parametrize("name", [name for name in GOOD if name not in ASKING_OR_LASTING])
@given(data=st.data())
def test_no_line_leads_to_anything_but_an_answer_or_one_sentence(name, data):
    words = data.draw(st.lists(st.sampled_from(OPTIONS + list(NONSENSE)) | st.text(max_size=8)))
    whole = GOOD[name].split() if data.draw(st.booleans()) else []
    line = [name, *whole, *(word for word in words if "\0" not in word and word != "-h")]
    code, out, err = answer(line)
    if code == 2:
        assert not out
        assert is_one_sentence(err)
    else:
        assert (code, err) in {(0, ""), (1, "")}
        assert out
