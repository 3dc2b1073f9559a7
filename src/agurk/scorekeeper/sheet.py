"""A score sheet at one moment."""

from dataclasses import dataclass
from typing import NamedTuple

from agurk.rules.match import Match, Phase
from agurk.rules.variant import Variant
from agurk.scorekeeper.errors import EntryError
from agurk.scorekeeper.happenings import Happening
from agurk.scorekeeper.names import listed
from agurk.scorekeeper.rows import Account, Row


@dataclass(frozen=True, slots=True, kw_only=True)
class Gone:
    """What a player who left has left behind."""

    player: str
    score: int
    lives: int
    bought: int
    money: int


class Step(NamedTuple):
    """What an entry led to."""

    sheet: "Sheet"
    happened: tuple[Happening, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """A score sheet, and the match on it."""

    match: Match
    """The match, its seats those of the players who are here."""
    seated: tuple[str, ...]
    """Who sits in each seat of the match."""
    people: tuple[str, ...]
    """Everybody who has played, at the table or gone, clockwise."""
    gone: tuple[Gone, ...] = ()
    """Who left, and what each left behind."""
    start: tuple[Account, ...] = ()
    """How everybody stood at first."""
    rows: tuple[Row, ...] = ()
    """What has happened, deal by deal."""
    date: str = ""
    """When it is played."""
    earlier: tuple["Sheet", ...] = ()
    """The matches that this one is a rematch of, the first one first."""

    @property
    def variant(self) -> Variant:
        """The rules."""
        return self.match.variant

    @property
    def over(self) -> bool:
        """Whether the match is decided."""
        return self.match.phase is Phase.OVER

    @property
    def dealer(self) -> str:
        """Who deals next, or dealt last if the match is over."""
        return self.seated[self.match.dealer]

    @property
    def asked(self) -> str | None:
        """Who has to say whether to buy in, if anybody has."""
        return self.seated[self.match.waiting[0]] if self.match.phase is Phase.BUY_IN else None

    @property
    def players_in(self) -> tuple[str, ...]:
        """The players still in, clockwise."""
        return tuple(self.seated[seat] for seat in self.match.seats)

    @property
    def winners(self) -> tuple[str, ...]:
        """Who has won; nobody while the match goes on."""
        return () if self.match.outcome is None else self._names(self.match.outcome.winners)

    @property
    def losers(self) -> tuple[str, ...]:
        """Whom the rules name as losers."""
        return () if self.match.outcome is None else self._names(self.match.outcome.losers)

    @property
    def accounts(self) -> tuple[Account, ...]:
        """How everybody stands, in the order of `people`; who left has no lives."""
        standing = self.match.standing
        now = {
            player: Account(player=player, score=score, lives=lives)
            for player, score, lives in zip(
                self.seated, standing.scores, standing.lives, strict=True
            )
        }
        left = {
            each.player: Account(player=each.player, score=each.score, lives=0)
            for each in self.gone
        }
        return tuple(now.get(player) or left[player] for player in self.people)

    @property
    def money(self) -> tuple[int, ...]:
        """Units won or lost, in the order of `people`; with the pot they sum to 0."""
        now = dict(zip(self.seated, self.match.standing.money, strict=True))
        left = {each.player: each.money for each in self.gone}
        return tuple(now.get(player, left.get(player, 0)) for player in self.people)

    def seat(self, player: str) -> int:
        """Return the seat of a player who is here.

        Raises:
            EntryError: if there is none.
        """
        if player not in self.seated:
            raise EntryError("not-here", name=player, names=listed(self.seated))
        return self.seated.index(player)

    def seat_in(self, player: str) -> int:
        """Return the seat of a player who is still in.

        Raises:
            EntryError: if there is none.
        """
        seat = self.seat(player)
        if seat not in self.match.seats:
            raise EntryError("is-out", name=player, names=listed(self.players_in))
        return seat

    def _names(self, seats: tuple[int, ...]) -> tuple[str, ...]:
        return tuple(self.seated[seat] for seat in seats)
