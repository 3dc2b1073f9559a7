"""`agurk keep`: the score of a match with real cards."""

import random
import sys
from pathlib import Path

from agurk.cli.options import AsJson, Misused, Rules

_STANDARD = Rules()
_FILE = "score.keep"


def keep(
    *,
    players: str | None = None,
    file: Path | None = None,
    new: bool = False,
    rules: Rules = _STANDARD,
    json: AsJson = False,
) -> None:
    """Keep the score of a match with real cards.

    Every entry is saved at once, without --file in the user's data folder.
    A sheet that is there goes on where it stopped.

    Args:
        players: Who plays, clockwise, the first dealer first, such as "Ida,Bo,Saga".
        file: Where the sheet is kept.
        new: Begin another sheet; the one before is kept under another name.
        rules: The rules.
        json: Print how the sheet stands as JSON, and enter nothing.

    Raises:
        AgurkError: if the sheet cannot be begun or gone on with, or the input ended.
        OSError: if its file cannot be read or written.
    """
    from agurk.cli.failure import Interrupted
    from agurk.cli.keeping import opening
    from agurk.cli.keeping.answering import standing_in
    from agurk.cli.keeping.session import Session
    from agurk.cli.line.keyboard import Keyboard
    from agurk.cli.line.pen import pen_for, whole
    from agurk.cli.output import print_json
    from agurk.play.home import home
    from agurk.scorekeeper.file import reopen

    path = home() / _FILE if file is None else file
    if json:
        if players is not None or new or rules != _STANDARD:
            raise Misused("--json shows a sheet that is there: leave out players, rules and --new.")
        print_json(standing_in(path))
        return
    pen, keyboard = pen_for(sys.stdout), Keyboard(sys.stdin, sys.stdout)
    sheet = reopen(path) if path.exists() and not new else None
    if sheet is not None and opening.is_another(sheet, players, rules):
        sheet = None
    if sheet is None:
        sheet = opening.begin(path, players, rules, pen, keyboard)
    else:
        opening.welcome_back(sheet, pen)
    where = {"file": str(path), "command": opening.again(file)}
    try:
        Session(sheet, pen, keyboard, random.SystemRandom()).run()
    except (KeyboardInterrupt, EOFError) as end:
        pen.show([""])
        message = "ended" if isinstance(end, EOFError) else "stopped"
        raise Interrupted(opening.say(message, **where)) from None
    pen.say(opening.say("left", **{name: whole(text) for name, text in where.items()}))
