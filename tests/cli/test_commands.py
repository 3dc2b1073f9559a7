"""The list of commands agrees with the commands."""

import importlib
import inspect

import pytest

from agurk.cli.commands import COMMANDS
from tests.cli.sample import COMMANDS as SAMPLES


def target(command):
    module, _, name = command.place.partition(":")
    return getattr(importlib.import_module(module), name)


@pytest.mark.parametrize("command", [*COMMANDS, *SAMPLES], ids=lambda command: command.place)
def test_the_list_says_what_the_command_says_of_itself(command):
    found = target(command)
    text = inspect.getdoc(found) if inspect.isfunction(found) else found.help
    assert text is not None
    assert text.partition("\n")[0] == command.summary


def test_no_name_is_used_twice():
    names = [command.name for command in COMMANDS]
    assert len(names) == len(set(names))
