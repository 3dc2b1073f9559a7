"""`agurk play`: a whole match in the terminal, against bots."""

import time

from agurk.cli.options import Rules

_STANDARD = Rules()
_YOU = "You"


def play(
    *,
    rules: Rules = _STANDARD,
    players: int | None = None,
    bots: str | None = None,
    seed: str | None = None,
    name: str = _YOU,
    watch: bool = False,
    plain: bool = False,
    language: str | None = None,
) -> int:
    """Play a match in the terminal against bots.

    It takes the whole terminal where there is one, and asks line by line elsewhere.
    Every card is saved at once; `agurk resume` goes on with a match that was left.

    Args:
        rules: The rules; `agurk variants` lists the ways to play.
        players: How many play, you included.
        bots: Which bots, in turn, as casual,expert; weakest first: beginner, learner, casual,
            practised, skilled, expert, master.
        seed: Any text; it gives the lot, the deals (shown by `agurk deal --match`) and the bots.
        name: What the others call you.
        watch: Only bots play, and you look on.
        plain: Line by line, whatever the terminal can do.
        language: The language, such as da; if none is named the one chosen last, and line by line
            English.

    Raises:
        AgurkError: if the match cannot be begun like this, or stopped without being over.
        OSError: if a file cannot be read or written.
    """
    from agurk.cli.line.run import run
    from agurk.cli.terminal import can_fill, check_language, fill_with, telling_in
    from agurk.play import home, opening
    from agurk.play.journal import Journal
    from agurk.table.table import Table
    from agurk.text.catalogue import words

    check_language(language)
    wanted = None if bots is None else bots.split(",")
    called = words(language or "en", "play").say("you") if name == _YOU else name
    with telling_in(language):
        chosen = rules.chosen()
        seats = opening.sitters(chosen, players, wanted, None if watch else called)
        begin = opening.begin(chosen, seats, seed)
    table = Table(begin, time.time())
    path = home.new_match(f"{time.strftime('%Y-%m-%d-%H%M%S')}-{chosen.key}")
    journal = Journal.create(path, table.log)
    if plain or not can_fill():
        return run(table, journal, resumed=False, language=language or "en")
    return fill_with(table, journal, language)
