"""A match in this terminal, begun or gone on with, with a sentence for every way to leave it."""

import sys
from collections.abc import Sequence

from agurk.cli.failure import Interrupted
from agurk.cli.line.finish import finish
from agurk.cli.line.keyboard import Keyboard
from agurk.cli.line.pen import pen_for, whole
from agurk.cli.line.program import command
from agurk.cli.line.prompt import Left, Prompt
from agurk.cli.line.screen import Screen
from agurk.cli.line.session import NotSaved, Session
from agurk.play.journal import Journal
from agurk.play.opening import players_of
from agurk.rules.fairness import promise
from agurk.table.acts import Begin
from agurk.table.sitters import Sitter
from agurk.table.table import Table
from agurk.text.catalogue import words
from agurk.text.names import name_of
from agurk.text.variants import diff
from agurk.variants.house import base_of


def run(table: Table, journal: Journal, *, resumed: bool, language: str = "en") -> int:
    """Play a match to its end, or until the player leaves.

    Args:
        table: The table.
        journal: Its file.
        resumed: Whether it was left before.
        language: The language.

    Raises:
        Interrupted: at Ctrl-C, at the end of the input, and when something cannot be saved.
    """
    say = words(language, "play").say
    again = {"command": command("resume")}
    begin = next(entry.act for entry in reversed(table.log) if isinstance(entry.act, Begin))
    try:
        screen = Screen(table, _person(table.sitters), pen_for(sys.stdout), language)
        prompt = Prompt(screen, Keyboard(sys.stdin, sys.stdout))
        bots = players_of(table.sitters)
        _greet(table, begin, journal, screen, resumed=resumed)
        session = Session(table, journal, bots, secret=begin.secret, screen=screen, prompt=prompt)
        session.play()
        finish(table, journal, screen)
    except Left:
        screen.pen.say(say("left", {"command": whole(again["command"])}))
    except KeyboardInterrupt:
        raise Interrupted(say("stopped", again)) from None
    except EOFError:
        raise Interrupted(say("ended", again)) from None
    except NotSaved as error:
        raise Interrupted(say("not-saved", {"trouble": str(error), **again})) from error
    finally:
        journal.close()
    return 0


def _person(sitters: Sequence[Sitter]) -> int | None:
    """Return the seat of the one who types, if anybody does."""
    return next((seat for seat, sitter in enumerate(sitters) if not sitter.bot), None)


def _greet(table: Table, begin: Begin, journal: Journal, screen: Screen, *, resumed: bool) -> None:
    """Tell what is played, by whom, and where it is saved."""
    say, pen = screen.teller.say, screen.pen
    called = name_of(begin.variant, screen.teller.language)
    pen.say(say("title", variant=called, players=len(table.sitters)))
    pen.say(*_house_rules(begin, screen))
    pen.say(say("seats", names=", ".join(_seated(table.sitters, screen))))
    if resumed:
        pen.say(say("going-on"), say("help-hint"))
        screen.show_scores()
    else:
        if begin.seed:
            pen.say(say("seed-known", seed=begin.seed))
        pen.say(say("promise", promise=promise(begin.secret)))
        pen.say(say("saved-in", file=whole(str(journal.path))))
        pen.show([say("help-hint"), ""])


def _seated(sitters: Sequence[Sitter], screen: Screen) -> list[str]:
    """Return the names of all in the seats, bots with their kind."""
    say = screen.teller.say
    return [
        say("seat-bot", name=sitter.name, bot=sitter.bot) if sitter.bot else sitter.name
        for sitter in sitters
    ]


def _house_rules(begin: Begin, screen: Screen) -> list[str]:
    """Return what the rules change of their preset, in words."""
    say = screen.teller.say
    changes = [
        say("house-rule", label=change.label, now=change.one, before=change.other)
        for change in diff(begin.variant, base_of(begin.variant), screen.teller.language)
    ]
    return [say("house-rules", rules="; ".join(changes))] if changes else []
