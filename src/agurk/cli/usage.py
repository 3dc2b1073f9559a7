"""Mistakes in the arguments of a command, said with what the command does take."""

import re
from collections.abc import Iterable
from typing import get_args

from cyclopts import (
    App,
    Argument,
    ArgumentCollection,
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

NUMBERS = {int: "a whole number", float: "a number"}

_WHOLE = re.compile(r"[+-]?[0-9]{1,18}")


def misuse(error: CycloptsError) -> str:
    """Return what was wrong, what is allowed, and where to read more."""
    command = " ".join(("agurk", *(error.command_chain or ())))
    return f"{mistake(command, error)} See {command} --help."


def mistake(command: str, error: CycloptsError) -> str:
    """Return what was wrong with the arguments of a command and what it takes instead."""
    words = " ".join(error.unused_tokens or ())
    match error:
        case UnknownOptionError():
            option = error.token.keyword or error.token.value
            return (
                f"{command} has no option {option}. It takes {listed(error.argument_collection)}."
            )
        case UnusedCliTokensError() if error.app is not None:
            taken = listed(error.app.assemble_argument_collection())
            return f'{command} has no place for "{words}". It takes {taken}.'
        case MissingArgumentError() if error.argument is not None:
            if error.argument.tokens or error.argument.name in (error.unused_tokens or ()):
                return f"{command} needs a value after {error.argument.name}."
            return f"{command} needs {shown(error.argument)}."
        case CoercionError() if error.target_type in NUMBERS and error.token and error.argument:
            kind, value = NUMBERS[error.target_type], error.token.value
            return f'{shown(error.argument)} must be {kind}, not "{value}".'
        case RepeatArgumentError():
            return f"{command} takes {error.token.keyword} only once."
        case UnknownCommandError():
            return str(error)
        case _:
            return f"{command}: {error}".rstrip(".") + "."


def listed(arguments: Iterable[Argument]) -> str:
    """Return the names of what a command takes, or "no arguments"."""
    names = [shown(argument) for argument in arguments if argument.show]
    return ", ".join(names) or "no arguments"


def shown(argument: Argument) -> str:
    """Return an argument's name as the help text writes it: TRICK, --variant."""
    if argument.field_info.is_positional:
        return argument.name.lstrip("-").upper()
    return argument.name


def worth_saying(default: object) -> object:
    """Return a default value as a command's help says it; nothing if it is off or empty."""
    return None if default is False or default in {"", ()} else default


def only_whole_numbers(_: App, __: tuple[str, ...], arguments: ArgumentCollection) -> None:
    """Refuse, where a whole number is wanted, what cyclopts would round or read in another base.

    Raises:
        CoercionError: if something else stands there.
    """
    for argument in arguments:
        if int in {argument.hint, *get_args(argument.hint)}:
            for token in argument.tokens:
                if not _WHOLE.fullmatch(token.value):
                    raise CoercionError(token=token, argument=argument, target_type=int)
