"""What a player knows of a deal, as text and as numbers, in the way OpenSpiel asks for it.

With perfect recall it is an information state: the hand as it was dealt, and all that happened
since as far as the player saw it. Without, it is the observation of the other environments.
"""

from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from agurk.envs.features import Features
from agurk.envs.numbering import rank_names
from agurk.envs.open_spiel.moment import Entry, Moment, Table
from agurk.rules.choices import Exchange
from agurk.rules.errors import WrongTime

if TYPE_CHECKING:
    from agurk.envs.open_spiel.state import AgurkState

_DEALT_PART = 8
"""What the number of cards of a rank is a part of; no pack of ours has more."""


class Observer:
    """Text and numbers of one kind, for any state and player of a game."""

    def __init__(self, table: Table, kind: Any, most: int) -> None:  # noqa: ANN401 - of pyspiel
        """Lay out the numbers.

        Args:
            table: What is the same in every deal.
            kind: Which parts are wanted, a `pyspiel.IIGObservationType`.
            most: How much can happen in a deal at most after the cards are dealt.

        Raises:
            WrongTime: if the cards of all players are wanted; nobody sees them.
        """
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise WrongTime("Nobody observes the cards of all players before a deal is over.")
        self._table, self._recall, self._public = table, kind.perfect_recall, kind.public_info
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._features = Features(table.plan, table.numbering)
        self._ranks = rank_names(table.plan.variant)
        exchanges = table.plan.variant.exchange is not Exchange.NONE
        self._columns = len(table.numbering) + (len(self._ranks) + 1 if exchanges else 0)
        pieces: list[tuple[str, tuple[int, ...]]] = [("player", (table.plan.players,))]
        if self._recall:
            pieces += [("hand", (len(self._ranks),))] if self._private else []
            pieces += [("history", (most, self._columns))] if self._public else []
        elif self._public or self._private:
            pieces.append(("features", (len(self._features),)))
        self.tensor = np.zeros(sum(int(np.prod(shape)) for _, shape in pieces), np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        at = 0
        for name, shape in pieces:
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[at : at + size].reshape(shape)
            at += size

    def set_from(self, state: "AgurkState", player: int) -> None:
        """Write what a player knows into `tensor`, and so into `dict`."""
        moment = state.moment
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        if "hand" in self.dict:
            for rank in _hand(moment, player):
                self.dict["hand"][rank] += 1 / _DEALT_PART
        if "history" in self.dict:
            for at, entry in enumerate(self._seen(moment, player)):
                self.dict["history"][at, self._column(entry, player)] = 1
        if "features" in self.dict and moment.state is not None:
            self.dict["features"][:] = self._observed(moment, player)

    def string_from(self, state: "AgurkState", player: int) -> str:
        """Return what a player knows as text."""
        texts, key = state.moment.texts, (self._recall, self._public, self._private, player)
        found = texts.get(key)
        if found is None:
            found = texts[key] = self._told(state.moment, player)
        return found

    def _told(self, moment: Moment, player: int) -> str:
        told = [f"player {player}"] if self._private else []
        if self._private:
            hand = _hand(moment, player) if self._recall else self._held(moment, player)
            told.append("hand " + " ".join([self._ranks[rank] for rank in hand]))
        if self._public:
            told += [self._said(entry, player) for entry in self._seen(moment, player)]
            if moment.by_chance:
                told.append(f"card {sum(map(len, moment.hands))}")
        return "; ".join(told)

    def _seen(self, moment: Moment, player: int) -> list[Entry]:
        return moment.seen_by(player if self._private else None)

    def _column(self, entry: Entry, player: int) -> int:
        if not self._sees(entry, player):
            return self._columns - 1
        return entry.number + (len(self._table.numbering) if entry.drawn else 0)

    def _said(self, entry: Entry, player: int) -> str:
        verb = "draws" if entry.drawn else "chooses"
        names = self._ranks if entry.drawn else self._table.numbering.names
        seen = self._sees(entry, player)
        return f"{entry.place} {verb} {names[entry.number] if seen else '?'}"

    def _sees(self, entry: Entry, player: int) -> bool:
        return not entry.hidden or (self._private and entry.place == player)

    def _observed(self, moment: Moment, player: int) -> NDArray[np.float32]:
        view = moment.known_to(player if self._private else None)
        in_turn = self._private and moment.place == player
        if moment.over or moment.by_chance or not in_turn:
            return self._features.of(view, ())
        return self._features.of(view, tuple(moment.allowed), moment.begun, len(moment.rows))

    def _held(self, moment: Moment, player: int) -> tuple[int, ...]:
        """Return what a player holds now, and of a decision that was begun what it has chosen."""
        if moment.state is None:
            return _hand(moment, player)
        held = moment.known_to(player).hand
        return tuple(sorted(self._table.ranks[card] for card in held))


def _hand(moment: Moment, player: int) -> tuple[int, ...]:
    """Return the cards that a player was dealt, as far as they are dealt."""
    return moment.hands[player] if player < len(moment.hands) else ()
