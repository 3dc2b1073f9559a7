"""Asking the player, with the commands that can be typed at any question."""

from collections.abc import Callable
from typing import TypeVar

from agurk.cli.explained import explained
from agurk.cli.line.keyboard import Keyboard
from agurk.cli.line.screen import Screen
from agurk.play import ask
from agurk.play.answers import Unclear, read_cards
from agurk.play.ask import Refused
from agurk.rules.actions import Choice
from agurk.rules.match import Phase
from agurk.table.acts import DemandRedeal
from agurk.table.situation import LONGEST_REASON
from agurk.text.names import name_of

T = TypeVar("T")


class Left(Exception):
    """The player leaves; the match is saved."""


class Prompt:
    """Asks until an answer can be read."""

    def __init__(self, screen: Screen, keyboard: Keyboard) -> None:
        self._screen = screen
        self._keyboard = keyboard
        self._say = screen.teller.say
        self._language = screen.teller.language
        self._how: tuple[str, ...] = ()
        self._commands: dict[str, Callable[[], None]] = {
            "?": self._help,
            "help": self._help,
            "rules": self._rules,
            "scores": screen.show_scores,
            "last": self._last,
            "table": screen.show,
            "quit": _leave,
            "exit": _leave,
        }

    def choose(self) -> Choice | DemandRedeal:
        """Return what the player chooses out of what may be done now, or that the deal is wrong."""
        self._screen.flush()
        if self._screen.view.hand:
            self._screen.show()
        else:
            self._screen.pen.show([""])
        asked = ask.question(self._screen.view, self._screen.teller)
        self._how = asked.help
        return self._until_read(asked.text, lambda line: self._redeal(line) or asked.read(line))

    def go_on(self) -> None:
        """Wait until the player wants the next deal; at once where nobody types."""
        if self._keyboard.live:
            self._how = (self._say("help-on"),)
            self._until_read(self._say("ask-on"), self._only_enter)

    def _until_read(self, question: str, read: Callable[[str], T]) -> T:
        """Ask until `read` returns something; do commands in between."""
        pen = self._screen.pen
        pen.say(question)
        while True:
            pen.ask()
            line = self._keyboard.line()
            if self._is_command(line):
                pen.say(question)
                continue
            try:
                return read(line)
            except Unclear as unclear:
                pen.say(self._say(unclear.message, **unclear.arguments))
            except Refused as refused:
                pen.say(str(refused))

    def _is_command(self, line: str) -> bool:
        """Do what a line commands, and return whether it is a command."""
        word, _, rest = line.casefold().partition(" ")
        if word == "why":
            self._why(rest)
        elif line.casefold() in self._commands:
            self._commands[line.casefold()]()
        else:
            return False
        return True

    def _redeal(self, line: str) -> DemandRedeal | None:
        """Return that the player calls the deal incorrect, if a line says so.

        Raises:
            Unclear: if it is too late for that, or the reason too long.
        """
        word, _, reason = line.partition(" ")
        if word.casefold() != "redeal":
            return None
        view = self._screen.view
        if view.seat is None or not view.hand or any(view.plays()):
            raise Unclear("redeal-not-now")
        if len(reason) > LONGEST_REASON:
            raise Unclear("reason-too-long", most=LONGEST_REASON)
        return DemandRedeal(view.seat, reason)

    def _only_enter(self, line: str) -> None:
        if line:
            raise Unclear("enter-or-command")

    def _help(self) -> None:
        view, pen, say = self._screen.view, self._screen.pen, self._say
        held = view.hand or view.variant.cards
        card = held[len(held) // 2]
        for paragraph in self._how:
            pen.say(paragraph)
        pen.show([say("help-commands")])
        commands = {
            say("help-why", card=card.text): say("help-why-does"),
            "rules": say("help-rules-does", variant=name_of(view.variant, self._language)),
            "scores": say("help-scores-does"),
            "last": say("help-last-does"),
            "redeal": say("help-redeal-does"),
            "table": say("help-table-does"),
            "quit": say("help-quit-does"),
            "?": say("help-help-does"),
        }
        wide = max(map(len, commands))
        pen.show(f"  {command:<{wide}}  {does}" for command, does in commands.items())

    def _rules(self) -> None:
        self._screen.pen.show(explained(self._screen.view.variant, self._language))

    def _last(self) -> None:
        if not self._screen.show_last():
            self._screen.pen.say(self._say("nothing-yet"))

    def _why(self, words: str) -> None:
        """Say why cards may be played or not."""
        view, pen = self._screen.view, self._screen.pen
        if view.match.phase is not Phase.PLAY or view.to_act != view.seat:
            pen.say(self._say("why-not-now"))
            return
        if not words:
            pen.say(self._say("why-what", example=view.hand[0].text))
            return
        try:
            pen.say(ask.why(view, read_cards(words, view), self._language))
        except Unclear as unclear:
            pen.say(self._say(unclear.message, **unclear.arguments))


def _leave() -> None:
    raise Left
