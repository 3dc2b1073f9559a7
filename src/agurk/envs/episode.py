"""One episode: the engine is asked, the table deals by itself, and what is paid comes out."""

from random import Random
from typing import TYPE_CHECKING

from agurk.envs.features import Features
from agurk.envs.numbering import Numbering, Row, allowed
from agurk.envs.plan import Illegal, Plan, Reward
from agurk.envs.sizing import with_cards
from agurk.rules.actions import Choice
from agurk.rules.dealing import SEED_BYTES, chance
from agurk.rules.errors import IllegalAction
from agurk.rules.events import TrickTaken
from agurk.rules.match import Match, Phase
from agurk.rules.player import Player
from agurk.rules.state import begin
from agurk.rules.view import SeenTrick, View, open_view, own_view

if TYPE_CHECKING:
    from agurk.envs.features import Floats


class Episode:
    """One deal, or one match, in which players decide by numbers."""

    def __init__(
        self, plan: Plan, numbering: Numbering, features: Features, random: Random
    ) -> None:
        """Draw the lot and deal."""
        self.plan = plan
        self.over = False
        """Whether all is decided."""
        self.tricks = 0
        """How many tricks are complete."""
        self._numbering, self._features, self._random = numbering, features, random
        self._state = begin(plan.variant, plan.players)
        self._intended: Choice | None = None
        self._chances: tuple[float, ...] = ()
        self._complete: tuple[SeenTrick, ...] = ()
        self._begun: Row = ()
        self._rows: dict[Row, Choice] = {}
        self._allowed: Row = ()
        self._deal()
        self._chances = self._equity()

    @property
    def seat(self) -> int:
        """The seat in turn; 0 when all is decided."""
        return self._state.to_act or 0

    @property
    def allowed(self) -> tuple[int, ...]:
        """The numbers that the seat in turn may choose, in order; none when all is decided."""
        return self._allowed

    def view(self, seat: int) -> View:
        """Return what a seat may know."""
        if seat == self._state.to_act and not self.over:
            return self._view
        return self._state.view(seat)

    def observation(self, seat: int) -> "Floats":
        """Return what a seat observes."""
        if self.over or seat != self._state.to_act:
            return self._features.of(self.view(seat), ())
        return self._features.of(self._view, self._allowed, self._begun, len(self._rows))

    def act(self, number: int) -> tuple[float, ...]:
        """Choose a number, and return what it has brought, by seat.

        Raises:
            IllegalAction: if it is not allowed, and the plan is to say so.
        """
        if number not in self._allowed:
            if self.plan.illegal is Illegal.RAISE:
                self._refuse(number)
            if self.plan.illegal is Illegal.END:
                return self._ended()
            number = self._allowed[0]
        row = (*self._begun, number)
        choice = self._rows.get(row)
        if choice is not None:
            return self.choose(choice)
        self._begun = row
        self._allowed = tuple(allowed(self._rows, row))
        return self._nothing

    def choose(self, choice: Choice) -> tuple[float, ...]:
        """Make a whole decision, and return what it has brought, by seat."""
        dealt, before = self._state.deal is not None, self._state.match
        self._state, happened = self._state.apply(choice)
        rewards = self._nothing
        self.tricks += any([isinstance(event, TrickTaken) for event in happened])
        if self._state.deal is None:
            self._complete = ()
            rewards = self._rewards(before)
            self.over = self._state.match.phase is Phase.OVER or (dealt and not self.plan.whole)
        self._deal()
        return rewards

    def asked(self, player: Player, random: Random) -> int:
        """Return the number that a player of ours chooses in the place of the seat in turn."""
        if self._intended is None or not self._begun:
            self._intended = player.choose(self._view, random)
        wanted = self._numbering.row(self._intended)
        return self._numbering.next_in(self._rows, wanted, self._begun)

    @property
    def _nothing(self) -> tuple[float, ...]:
        return (0.0,) * self.plan.players

    def _deal(self) -> None:
        """Let the table do what nobody decides, and lay out the next decision."""
        while not self.over and self._state.to_act is None:
            self._state = self._state.apply(
                chance(self._state.match, self._random.randbytes(SEED_BYTES))
            ).state
            self._state = with_cards(self._state, self.plan.cards)
        self._begun = ()
        self._intended = None
        if self.over:
            self._rows, self._allowed = {}, ()
            return
        opened = open_view(self._state, self._complete)
        self._complete = opened.tricks
        self._view = own_view(opened, self._state, self.seat)
        self._rows = self._numbering.rows(self._view)
        self._allowed = tuple(allowed(self._rows, ()))

    def _rewards(self, before: Match) -> tuple[float, ...]:
        """Return what was won or lost since cards were last out."""
        match = self._state.match
        if self.plan.reward is Reward.EQUITY:
            then, self._chances = self._chances, self._equity()
            return tuple(new - old for new, old in zip(self._chances, then, strict=True))
        rewards = [0.0] * self.plan.players
        # A deal that does not count leaves the one before as it was.
        if match.counted is None or match.counted is before.counted:
            return tuple(rewards)
        for payment in match.counted.trick.payments:
            rewards[payment.place] -= payment.points if self.plan.reward is Reward.POINTS else 1
        if self.plan.reward is Reward.POINTS:
            for bonus in match.counted.trick.bonuses:
                rewards[bonus.place] += bonus.points
        return tuple(rewards)

    def _equity(self) -> tuple[float, ...]:
        """Return the chances to win the match, where that is what is played for."""
        if self.plan.reward is not Reward.EQUITY:
            return ()
        from agurk.solve.equity import equity_of  # noqa: PLC0415 - only who is paid so needs it

        equity = equity_of(self.plan.variant, self.plan.players, background=False)
        return equity.chances(self._state.match)

    def _ended(self) -> tuple[float, ...]:
        """End the episode for something that is not allowed."""
        rewards = [0.0] * self.plan.players
        rewards[self.seat] = self.plan.worst
        self.over = True
        self._deal()
        return tuple(rewards)

    def _refuse(self, number: int) -> None:
        names = self._numbering.names
        may = ", ".join(f"{each} ({names[each]})" for each in self._allowed)
        raise IllegalAction(f"Player {self.seat} may choose {may}, not {number}.")
