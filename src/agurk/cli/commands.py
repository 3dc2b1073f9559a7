"""The list of commands: a name, where its code is, and one sentence about it.

Nothing here imports a command, so the list is read in no time. A command is a function whose
parameters are its arguments and options, or a cyclopts `App` when it has commands of its own:

    Command("take", "agurk.cli.take:take", Part.TABLE, "Say who takes a trick.")
"""

from dataclasses import dataclass
from enum import Enum


class Part(Enum):
    """A heading under which `agurk --help` lists commands; in the order shown."""

    PLAY = "Play"
    TABLE = "At a table with real cards"
    RECORDS = "Deals and records"
    LEARN = "Rules and variants"
    STUDY = "Study"
    SERVER = "On a server"
    SHELL = "In the shell"


@dataclass(frozen=True, slots=True)
class Command:
    """One command of `agurk`."""

    name: str
    """What the user types."""

    place: str
    """`package.module:function`, imported when the command is called and not before."""

    part: Part
    """The heading it is listed under."""

    summary: str
    """One sentence for the list; the same as the first sentence of the function's docstring."""


COMMANDS: tuple[Command, ...] = (
    Command("play", "agurk.cli.play:play", Part.PLAY, "Play a match in the terminal against bots."),
    Command(
        "tui",
        "agurk.cli.tui:tui",
        Part.PLAY,
        "Play, keep score and look at records with the whole terminal.",
    ),
    Command(
        "join",
        "agurk.cli.join:join",
        Part.PLAY,
        "Sit down at a table on a server, by its link.",
    ),
    Command("resume", "agurk.cli.resume:resume", Part.PLAY, "Go on with a match that was left."),
    Command(
        "serve",
        "agurk.cli.serve:serve",
        Part.PLAY,
        "Serve tables to play at with friends, and the page to play in.",
    ),
    Command(
        "legal", "agurk.cli.legal:legal", Part.TABLE, "Say which cards may be played, and why."
    ),
    Command("take", "agurk.cli.take:take", Part.TABLE, "Say who takes a trick, and who pays what."),
    Command(
        "referee",
        "agurk.cli.referee:referee",
        Part.TABLE,
        "Say whether a disputed card was legal, and what should have been played.",
    ),
    Command(
        "score",
        "agurk.cli.score:score",
        Part.TABLE,
        "Say what the last trick does to scores and lives, and whether the match is over.",
    ),
    Command(
        "keep", "agurk.cli.keep:keep", Part.TABLE, "Keep the score of a match with real cards."
    ),
    Command(
        "deal",
        "agurk.cli.deal:deal",
        Part.RECORDS,
        "Show the first dealer and the cards that a seed gives.",
    ),
    Command(
        "replay",
        "agurk.cli.replay:replay",
        Part.RECORDS,
        "Show a match from its record, deal by deal and trick by trick.",
    ),
    Command(
        "verify",
        "agurk.cli.verify:verify",
        Part.RECORDS,
        "Check that a match was played by the rules, and that its deals are the promised ones.",
    ),
    Command(
        "review",
        "agurk.cli.review:review",
        Part.RECORDS,
        "Say what each card of a match was worth, what turned it, and what was luck.",
    ),
    Command(
        "count",
        "agurk.cli.count:count",
        Part.STUDY,
        "Count the ways in which the next 1, 2, 3 ... cards can be played.",
    ),
    Command(
        "simulate",
        "agurk.cli.simulate:simulate",
        Part.STUDY,
        "Play millions of random deals, and say who takes the last trick and what it costs.",
    ),
    Command(
        "equity",
        "agurk.cli.equity:equity",
        Part.STUDY,
        "Say who will win a match, as far as scores, lives and dealer tell.",
    ),
    Command(
        "arena",
        "agurk.cli.arena:arena",
        Part.STUDY,
        "Let bots play against each other, and say which is the stronger, and how surely.",
    ),
    Command(
        "equilibrium",
        "agurk.cli.equilibrium:equilibrium",
        Part.STUDY,
        "Find how two players play a small deal at best, and what leading it is worth.",
    ),
    Command(
        "rules",
        "agurk.cli.rules:rules",
        Part.LEARN,
        "Explain the rules of a variant in plain words, house rules included.",
    ),
    Command(
        "variants",
        "agurk.cli.variants:variants",
        Part.LEARN,
        "List the ways to play, or show each rule of one, or what two differ in.",
    ),
    Command(
        "db",
        "agurk.cli.db:db",
        Part.SERVER,
        "Look after the database of a server: upgrade it, or delete from it.",
    ),
    Command(
        "export",
        "agurk.cli.transfers:export",
        Part.SERVER,
        "Write the whole database of a server to a file, from which any other one can be filled.",
    ),
    Command(
        "import",
        "agurk.cli.transfers:load",
        Part.SERVER,
        "Fill the database of a server from a file that `agurk export` wrote.",
    ),
    Command(
        "completion",
        "agurk.cli.completion:completion",
        Part.SHELL,
        "Print what a shell needs to complete commands and options.",
    ),
)
"""All commands, in the order in which `agurk --help` lists them under each heading."""
