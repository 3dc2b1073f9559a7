"""Who will win a match, as far as its standing tells, if all go on to play alike."""

import sys
from collections.abc import Sequence
from typing import NamedTuple

from agurk.rules.errors import PlayersError, WrongTime
from agurk.rules.match import Match, Phase
from agurk.rules.outcome import Outcome
from agurk.rules.variant import Variant
from agurk.sim.shape import ranks_of
from agurk.sim.solver import Utility
from agurk.solve.equity.book import Book
from agurk.solve.equity.exact import grid_of, names_losers, with_fewer
from agurk.solve.equity.following import after_deal, following
from agurk.solve.equity.situation import Situation, situation_of

_KNOWN, _DEALS = 1 << 16, 1 << 10
"""How many situations, and what cards change in how many deals, are remembered at most."""


class Chances(NamedTuple):
    """By seat of the match."""

    win: tuple[float, ...]
    """The chance to win; of a win that several share, each has its part."""
    safe: tuple[float, ...]
    """The chance not to be the one who loses; that to win where nobody is."""


class Equity:
    """The chances in every match of one variant with so many players."""

    def __init__(self, variant: Variant, players: int, book: Book, *, final: bool = True) -> None:
        """Read them from a book.

        Args:
            variant: The rules.
            players: How many seats matches have.
            book: What is known of the variant, or of one near it.
            final: Whether it is the variant's own.
        """
        self.variant, self.players, self.final = variant, players, final
        self._net = book.net
        self._tables = {
            seats: table
            for seats, table in book.tables.items()
            if grid_of(with_fewer(variant), seats, players) == table.grid
        }
        self.names_losers = names_losers(variant)
        self._known: dict[Situation, tuple[tuple[float, ...], tuple[float, ...]]] = {}
        self._deals: dict[object, Utility] = {}

    @property
    def exact(self) -> frozenset[int]:
        """For how many seats still in there are exact tables."""
        return frozenset(self._tables)

    def chances(self, match: Match) -> tuple[float, ...]:
        """Return the chance of each seat to win, as the match stands before its deal.

        Raises:
            PlayersError: if the match has another number of seats.
        """
        return self.of(match).win

    def safe(self, match: Match) -> tuple[float, ...]:
        """Return the chance of each seat not to be the one who loses.

        In rules that name no loser, it is the chance to win.

        Raises:
            PlayersError: if the match has another number of seats.
        """
        return self.of(match).safe

    def is_exact(self, match: Match) -> bool:
        """Tell whether chances come from an exact table, not from an estimate."""
        return len(match.seats) in self._tables or match.phase is Phase.OVER

    def of(self, match: Match) -> Chances:
        """Return all chances.

        Raises:
            PlayersError: if the match has another number of seats.
        """
        if match.players != self.players:
            raise PlayersError(
                f"These are chances of matches with {self.players} players, not {match.players}."
            )
        return self.mean([self._one(_asked_of(each)) for each in following(match)])

    def utility(self, match: Match) -> Utility:
        """Return what it changes for each place of a deal who pays for its last trick.

        Args:
            match: The match before or in the deal.

        Returns:
            By place, payer and rank, the change of the place's chance to win if the payer alone
            pays for a card of this rank. Places are the seats of the deal in order.

        Raises:
            PlayersError: if the match has another number of seats.
            WrongTime: if no deal is to be played or in play.
        """
        if match.phase in {Phase.LOT, Phase.BUY_IN, Phase.OVER}:
            raise WrongTime("Only a deal that is to be played, or in play, can change chances.")
        open_part = (match.standing, match.dealer, match.number, match.counted)
        key = (*open_part, match.kontra, match.exchanged)
        found = self._deals.get(key)
        if found is None:
            if len(self._deals) >= _DEALS:
                self._deals.clear()
            found = self._deals[key] = self._utility(match)
        return found

    def _utility(self, match: Match) -> Utility:
        before, seats = self.chances(match), match.seats
        cards = {rank: card for card, rank in ranks_of(match.variant).items()}
        after = [
            [
                [_asked_of(each) for each in after_deal(match, payer, cards[rank])]
                for rank in range(len(cards))
            ]
            for payer in seats
        ]
        self._learn([each for by_rank in after for ways in by_rank for each in ways])
        chances = [
            [self.mean([self._one(each) for each in ways]).win for ways in by_rank]
            for by_rank in after
        ]
        return tuple(
            tuple(tuple(then[seat] - before[seat] for then in by_rank) for by_rank in chances)
            for seat in seats
        )

    def _learn(self, questions: Sequence[Situation | Outcome]) -> None:
        """Ask the net about all these at once, where numpy is loaded to do so.

        To load it takes longer than nearly all that it would answer sooner here.
        """
        if sys.modules.get("numpy") is None:
            return
        from agurk.solve.equity.fit import chances_of  # noqa: PLC0415 - needs numpy

        asked: dict[int, dict[Situation, None]] = {}
        for question in questions:
            if isinstance(question, Situation):
                situation = question._replace(seats=())
                if situation not in self._known and self._row(situation) is None:
                    asked.setdefault(len(situation.scores), {})[situation] = None
        for situations in asked.values():
            wins, losses = chances_of(self._net, list(situations))
            found = zip(situations, wins.tolist(), losses.tolist(), strict=True)
            for situation, win, lose in found:
                self._remember(situation, win, lose)

    @staticmethod
    def mean(found: Sequence[Chances]) -> Chances:
        """Return the average of several chances."""
        if len(found) == 1:
            return found[0]
        rows = [
            tuple([sum(chances) / len(found) for chances in zip(*row, strict=True)])
            for row in zip(*found, strict=True)
        ]
        return Chances(*rows)

    def _one(self, question: Situation | Outcome) -> Chances:
        """Return the chances of a match that is over or has a dealer."""
        if not isinstance(question, Situation):
            winners, losers = question.winners, question.losers
            seats = range(self.players)
            win = tuple((seat in winners) / len(winners) for seat in seats)
            safe = tuple(float(seat not in losers) for seat in seats)
            return Chances(win, safe if self.names_losers else win)
        wins, losses = self._by_place(question)
        won, kept = [0.0] * self.players, [0.0] * self.players
        for place, seat in enumerate(question.seats):
            won[seat] = wins[place]
            kept[seat] = 1 - losses[place] if self.names_losers else wins[place]
        return Chances(tuple(won), tuple(kept))

    def _by_place(self, situation: Situation) -> tuple[Sequence[float], Sequence[float]]:
        key = situation._replace(seats=())
        # Another thread may forget what is known between two questions.
        found = self._known.get(key)
        if found is None:
            row = self._row(key)
            if row is None:
                found = self._remember(key, *self._net.chances(key))
            else:
                found = self._remember(key, *self._tables[len(key.scores)].chances(row))
        return found

    def _row(self, situation: Situation) -> int | None:
        """Return where an exact table has a situation, if one has it."""
        table = self._tables.get(len(situation.scores))
        return None if table is None else table.grid.row(situation)

    def _remember(
        self, key: Situation, wins: Sequence[float], losses: Sequence[float]
    ) -> tuple[tuple[float, ...], tuple[float, ...]]:
        if len(self._known) >= _KNOWN:
            self._known.clear()
        found = self._known[key] = tuple(wins), tuple(losses)
        return found


def _asked_of(match: Match) -> Situation | Outcome:
    """Return what the chances of a match depend on: how it ended, or how it stands."""
    return situation_of(match) if match.outcome is None else match.outcome
