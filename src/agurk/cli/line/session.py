"""A match in a terminal, from wherever it stands to its end."""

import time
from collections.abc import Mapping
from random import Random

from agurk.cli.failure import trouble
from agurk.cli.line.prompt import Prompt
from agurk.cli.line.screen import Screen
from agurk.play.journal import Journal
from agurk.rules.actions import Choice
from agurk.rules.errors import AgurkError
from agurk.rules.events import TrickTaken
from agurk.rules.fairness import deal_seed
from agurk.rules.match import Phase
from agurk.rules.player import Player
from agurk.table.acts import DemandRedeal
from agurk.table.commands import Command
from agurk.table.entries import Entry
from agurk.table.table import Table

_BETWEEN = {Phase.LOT, Phase.SIZE, Phase.DEAL}


class NotSaved(AgurkError, RuntimeError):
    """An action could not be written to the disk, so the match stopped before it was shown."""

    slug = "not-saved"


class Session:
    """Lets player, bots and table act in turn; saves each action before it shows it."""

    def __init__(
        self,
        table: Table,
        journal: Journal,
        bots: Mapping[int, Player],
        *,
        secret: bytes,
        screen: Screen,
        prompt: Prompt,
    ) -> None:
        self._table = table
        self._journal = journal
        self._bots = bots
        self._secret = secret
        self._screen = screen
        self._prompt = prompt
        self._counted = False

    def play(self) -> None:
        """Play until the match is over.

        Raises:
            Left: if the player leaves.
            EOFError: if there are no more answers.
            NotSaved: if an action could not be saved.
        """
        table = self._table
        while not table.over:
            if table.match.phase in _BETWEEN:
                self._between_deals()
            if table.to_deal:
                self._take(table.deal(time.time()))
                continue
            choice = self._choice()
            self._take(table.do(Command(choice, table.to_act, table.last), time.time()))
        self._between_deals()

    def _take(self, entries: tuple[Entry, ...]) -> None:
        """Save what happened, then show it."""
        try:
            self._journal.append(entries)
        except OSError as error:
            raise NotSaved(trouble(error)) from error
        for notice in self._table.since(entries[0].number, self._screen.me):
            self._screen.tell(notice.events)
            self._counted |= any(
                isinstance(event, TrickTaken) and event.last for event in notice.events
            )

    def _choice(self) -> Choice | DemandRedeal:
        """Return what the player or the bot in turn chooses.

        A bot chooses the same whenever the match is played like this.
        """
        table, seat = self._table, self._table.to_act
        if seat is None or seat not in self._bots:
            return self._prompt.choose()
        seed = deal_seed(self._secret, f"{table.name}, bots", table.last)
        return self._bots[seat].choose(table.view(seat), Random(seed))

    def _between_deals(self) -> None:
        """Show where everybody stands after a deal, and wait for the player."""
        self._screen.flush()
        if not self._counted:
            return
        self._counted = False
        self._screen.show_scores()
        if not self._table.over:
            self._prompt.go_on()
            self._screen.pen.show([""])
