"""Beginning a sheet, and going on with one."""

import time
from pathlib import Path

from agurk.cli.line.keyboard import Keyboard
from agurk.cli.line.pen import Pen, whole
from agurk.cli.line.program import command
from agurk.cli.options import Misused, Rules
from agurk.rules.errors import PlayersError
from agurk.rules.variant import Variant
from agurk.scorekeeper.entries import Opened
from agurk.scorekeeper.errors import EntryError
from agurk.scorekeeper.file import SheetFile, check_ordinary, create
from agurk.scorekeeper.helping import example
from agurk.scorekeeper.log import begin_log
from agurk.scorekeeper.names import listed
from agurk.scorekeeper.paper import title
from agurk.scorekeeper.telling import DOMAIN, told
from agurk.scorekeeper.typed import check_player
from agurk.text.catalogue import words
from agurk.variants.house import from_header, house_text

STANDARD = Rules()
"""What no options about the rules say."""


def is_another(sheet: SheetFile, players: str | None, rules: Rules) -> bool:
    """Tell whether other players or rules are asked for than those of a sheet that is over.

    Raises:
        Misused: if they are, and the sheet is unfinished.
    """
    opened = sheet.log.sheet
    same_rules = rules == STANDARD or not rules.chosen().differences(opened.variant)
    same_players = players is None or _split(players) == _first_players(sheet)
    if same_rules and same_players:
        return False
    if opened.over:
        return True
    raise Misused(
        f"{sheet.path} holds an unfinished sheet of {opened.variant.name} with "
        f"{listed(opened.seated)}: go on with it by `agurk keep` without players and rules, or "
        "begin another by --new."
    )


def _first_players(sheet: SheetFile) -> tuple[str, ...]:
    first = sheet.log.entries[0]
    return first.players if isinstance(first, Opened) else ()


def _split(players: str) -> tuple[str, ...]:
    return tuple(" ".join(name.split()) for name in players.split(","))


def _set_aside(path: Path) -> Path:
    """Give the sheet at a path another name, and return it."""
    number = 1
    while (other := path.with_stem(f"{path.stem}-{number}")).exists():
        number += 1
    return path.rename(other)


def begin(path: Path, players: str | None, rules: Rules, pen: Pen, keyboard: Keyboard) -> SheetFile:
    """Return a new sheet; asks who plays if nobody has said so.

    A sheet that is at its path already gets another name.

    Raises:
        AgurkError: if the sheet cannot be begun so.
        OSError: if its file cannot be written.
    """
    check_ordinary(path)
    variant = rules.chosen()
    opening = _ask_players(variant, pen, keyboard) if players is None else _opened(variant, players)
    if path.exists():
        pen.say(say("old-kept", file=whole(str(_set_aside(path)))))
    sheet = create(path, opening)
    pen.say(*told(sheet.log.last))
    pen.say(say("kept-in", file=whole(str(path))))
    pen.say(say("help-hint", example=example(sheet.log.sheet)))
    return sheet


def _ask_players(variant: Variant, pen: Pen, keyboard: Keyboard) -> Opened:
    """Ask who plays until a sheet can be begun with them, and return its first entry."""
    pen.say(say("ask-players"))
    while True:
        pen.ask()
        players = keyboard.line()
        try:
            return _opened(variant, players)
        except (EntryError, PlayersError) as error:
            pen.say(str(error), say("ask-players"))


def _opened(variant: Variant, players: str) -> Opened:
    """Return the first entry of a sheet.

    Raises:
        AgurkError: if no sheet can be begun so.
    """
    names = _split(players)
    for name in names:
        check_player(name)
    opening = Opened(
        variant=variant.key,
        house=house_text(variant),
        name=_chosen_name(variant),
        players=names,
        date=time.strftime("%Y-%m-%d"),
    )
    begin_log(opening)
    return opening


def _chosen_name(variant: Variant) -> str:
    """Return the name that somebody gave to house rules; "" if nobody did."""
    usual = from_header(variant.key, house_text(variant)).name
    return "" if variant.name == usual else variant.name


def welcome_back(sheet: SheetFile, pen: Pen) -> None:
    """Say whose sheet goes on, and whether something of it was lost."""
    if sheet.dropped:
        pen.say(say("torn"))
    pen.say(title(sheet.log.sheet))
    pen.say(say("going-on-with"), say("help-hint", example=example(sheet.log.sheet)))


def again(file: Path | None) -> str:
    """Return the command that goes on with a sheet."""
    return command("keep") if file is None else command("keep", "--file", str(file))


def say(message: str, **filled: str | int) -> str:
    """Return a sentence of the scorekeeper's."""
    return words("en", DOMAIN).say(message, filled)
