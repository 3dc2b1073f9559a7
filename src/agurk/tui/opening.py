"""How matches come to the screen: begun anew, or gone on with."""

import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from agurk.play.home import new_match, unfinished
from agurk.play.journal import Journal
from agurk.play.opening import begin, players_of, seated
from agurk.rules.variant import Variant
from agurk.table.acts import Begin
from agurk.table.table import Table
from agurk.tui.joined.address import Place
from agurk.tui.joined.session import Joined
from agurk.tui.link import Link
from agurk.tui.local import LocalMatch, Pace
from agurk.tui.settings import PACES

if TYPE_CHECKING:
    from agurk.tui.app import AgurkApp


def new(
    variant: Variant,
    players: int | None,
    bots: Sequence[str] | None,
    people: Sequence[str],
    seed: str | None = None,
) -> tuple[Journal, Table]:
    """Begin a match, and return its file and its table.

    Raises:
        AgurkError: if it cannot begin like this.
        OSError: if its file cannot be written.
    """
    table = Table(begin(variant, seated(variant, players, bots, people), seed), time.time())
    path = new_match(f"{time.strftime('%Y-%m-%d-%H%M%S')}-{variant.key}")
    return Journal.create(path, table.log), table


def left_over() -> Path | None:
    """Return the file of the match that was left last, if one was."""
    return next(iter(unfinished()), None)


def seat_down(app: "AgurkApp", opened: tuple[Journal, Table]) -> None:
    """Show a match, and let it go on."""
    journal, table = opened
    begun = next(entry.act for entry in reversed(table.log) if isinstance(entry.act, Begin))
    usual, times = Pace(), PACES[app.settings.pace]
    link = Link()
    match = LocalMatch(
        table,
        journal,
        players_of(table.sitters),
        secret=begun.secret,
        link=link,
        pace=Pace(usual.card * times, usual.trick * times),
        language=app.settings.language,
    )
    app.open_table(link, match.run())


def at_once(opened: tuple[Journal, Table]) -> Callable[["AgurkApp"], None]:
    """Return what shows a match as soon as the program has started."""
    return lambda app: seat_down(app, opened)


def come_in(app: "AgurkApp", place: Place, token: str) -> None:
    """Show a table on a server, where a seat has been taken."""
    link = Link()
    app.open_table(link, Joined(place, token, link, app.settings.language).run())


def joined(place: Place, token: str) -> Callable[["AgurkApp"], None]:
    """Return what shows a table on a server as soon as the program has started."""
    return lambda app: come_in(app, place, token)
