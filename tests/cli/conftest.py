"""The command line in a test: run in this process, answers as text or data."""

import json
import shlex

import pytest

from agurk.cli.main import main


@pytest.fixture
def agurk(capsys):
    """Return a function that runs `agurk` with a line of arguments and returns what it printed."""

    def run(line, code=0):
        assert main(shlex.split(line)) == code
        printed = capsys.readouterr()
        assert not printed.err
        return printed.out

    return run


@pytest.fixture
def answer(agurk):
    """Return a function that runs `agurk` with `--json` and returns the data it printed."""

    def run(line, code=0):
        return json.loads(agurk(f"{line} --json", code))

    return run


@pytest.fixture
def refusal(capsys):
    """Return a function that runs `agurk` with a mistake and returns the sentence it printed."""

    def run(line):
        assert main(shlex.split(line)) == 2
        printed = capsys.readouterr()
        assert not printed.out
        assert printed.err.startswith("agurk: ")
        assert printed.err.count("\n") == 1
        return printed.err.removeprefix("agurk: ").rstrip("\n")

    return run
