"""What a client says on a socket, read; and what is said of a message that cannot be."""

from typing import Final

import msgspec

from agurk.rules.errors import TextError
from agurk.server.http.reading import told_of
from agurk.server.wire.client import ClientMessage, CommandId, Hello


class NotUnderstood(TextError):
    """A message that is none of those a client may send."""

    command: str | None
    """The name of the command, if one could be read."""

    def __init__(self, told: str, command: str | None) -> None:
        super().__init__(told)
        self.command = command


class _Named(msgspec.Struct):
    """Something with a name, whatever else it holds."""

    id: CommandId


_message: Final = msgspec.json.Decoder(ClientMessage).decode
_named: Final = msgspec.json.Decoder(_Named).decode


def read_message(text: str) -> ClientMessage:
    """Return what a client says.

    Raises:
        NotUnderstood: if it is none of the messages that there are; says what is wrong with it.
    """
    try:
        return _message(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise NotUnderstood(
            f"This message is not understood: {told_of(error)}", _name(text)
        ) from None


def read_hello(text: str) -> Hello:
    """Return the first thing that a client says.

    Raises:
        NotUnderstood: if it is something else than `hello`.
    """
    message = read_message(text)
    if isinstance(message, Hello):
        return message
    raise NotUnderstood("The first message on a socket is `hello`; this one was another.", None)


def _name(text: str) -> str | None:
    """Return the name of a command of which nothing else is understood."""
    try:
        return _named(text).id
    except (msgspec.DecodeError, RecursionError):
        return None
