"""Guests: programs that play by lines of JSON, questions on their input, answers on their output.

`docs/arena.md` describes the protocol. A guest is started when it is first asked. Whatever it does
wrong is its fault: it is ended, started again for the next question, and `lowest` makes the choice
that it did not make.
"""

import json
import shlex
import shutil
from random import Random
from typing import Any

from agurk.arena.process import Ended, Late, Process
from agurk.bots.lowest import Lowest
from agurk.notation.actions import action_text
from agurk.notation.views import view_object
from agurk.rules.actions import Choice
from agurk.rules.errors import AgurkError, shorten
from agurk.rules.view import View

PROTOCOL = 1
"""The version of what is said."""

STARTING = 10.0
"""How many seconds a guest has to say hello."""

PATIENCE = 20
"""After how many faults in a row a contest is given up."""

_SEED_BITS = 64


class GuestError(AgurkError, ValueError):
    """A guest that cannot be started, does not know the protocol, or never answers rightly."""

    slug = "guest"


class _Fault(Exception):
    """What a guest did wrong, as the end of a sentence that begins with its command."""


class Guest:
    """A program that plays; it remembers nothing of what it is not told again."""

    def __init__(self, command: str, seconds: float = 5.0) -> None:
        """Take how it is started.

        Args:
            command: The program and its arguments, as in a shell, but no shell reads it.
            seconds: How long it may think about one choice.
        """
        self._command, self._seconds = command, seconds
        self._process: Process | None = None
        self._name, self._in_a_row = command, 0
        self.faults: list[str] = []
        """What it did wrong since somebody last emptied this, a sentence each."""

    @classmethod
    def check(cls, command: str) -> None:
        """Make sure that a command names a program.

        Raises:
            GuestError: if it does not.
        """
        try:
            words = shlex.split(command)
        except ValueError as error:
            raise GuestError(
                f"The command of a guest, {shorten(command)}, is not to be read: {error}."
            ) from None
        if not words or shutil.which(words[0]) is None:
            named = f'"{shorten(words[0])}"' if words else "nothing"
            raise GuestError(f"A guest is started by a program, and {named} is none.")

    def greet(self) -> str:
        """Start the program unless it runs, and return the name that it gives itself.

        Raises:
            GuestError: if it does not start, or does not know the protocol.
        """
        try:
            return self._greet()
        except _Fault as fault:
            raise GuestError(f"The guest {shorten(self._command)} {fault}") from None

    def choose(self, view: View, random: Random) -> Choice:
        """Return what the program chooses, or what `lowest` does where it makes no choice.

        Raises:
            GuestError: if it has made no choice many times in a row.
        """
        question = {
            "type": "choose",
            "seed": random.getrandbits(_SEED_BITS),
            "view": view_object(view),
        }
        try:
            self._greet()
            choice = self._chosen(view, self._ask(question, self._seconds))
        except _Fault as fault:
            self.close()
            told = f"The guest {shorten(self._command)} {fault}"
            self.faults.append(told)
            self._in_a_row += 1
            if self._in_a_row >= PATIENCE:
                raise GuestError(f"{told} It was the fault number {PATIENCE} in a row.") from None
            return Lowest().choose(view, random)
        self._in_a_row = 0
        return choice

    def close(self) -> None:
        """End the program, by the end of its input or, if it does not mind that, by force."""
        if self._process is not None:
            self._process.end()
            self._process = None

    def _greet(self) -> str:
        if self._process is None:
            try:
                self._process = Process(shlex.split(self._command))
            except (OSError, ValueError) as error:
                reason = error.strerror if isinstance(error, OSError) else str(error)
                raise _Fault(f"could not be started: {reason}.") from None
            answer = self._ask({"type": "hello", "protocol": PROTOCOL}, STARTING)
            if answer.get("protocol") != PROTOCOL:
                self.close()
                raise _Fault(
                    f"speaks protocol {shorten(json.dumps(answer.get('protocol')))}, "
                    f"not {PROTOCOL}."
                )
            self._name = str(answer.get("name", self._command))
        return self._name

    def _ask(self, question: dict[str, Any], seconds: float) -> dict[str, Any]:
        """Return the answer to a question."""
        process = self._process
        if process is None:
            raise _Fault("does not run.")
        try:
            line = process.ask(json.dumps(question, separators=(",", ":")), seconds)
        except Late:
            self.close()
            raise _Fault(f"gave no answer within {seconds:g} seconds.") from None
        except Ended as ended:
            self.close()
            raise _Fault(str(ended)) from None
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            raise _Fault(f"answered {shorten(line.strip())!r}, which is no JSON object.")
        return answer

    def _chosen(self, view: View, answer: dict[str, Any]) -> Choice:
        """Return the choice that an answer names."""
        named = answer.get("action")
        if isinstance(named, str):
            wanted = " ".join(named.split()).casefold()
            for action in view.actions:
                if action_text(action).casefold() == wanted:
                    return action
        could = ", ".join(action_text(action) for action in view.actions[:8])
        told = shorten(json.dumps(named, ensure_ascii=False))
        raise _Fault(f"chose {told}; it could choose {could}.")
