"""How the last tricks of two players are played so that nothing is gained by knowing how.

That is a plan for all hands that both may have, of which the seat's own hand is read. So it mixes
plays where others could go by what it does, which no search of single worlds comes to.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from agurk.rules.match import Phase
from agurk.rules.view import View

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from agurk.sim.duel import Hand, Likely
    from agurk.sim.rollouts import Model
    from agurk.sim.solver import Utility
    from agurk.solve.last_tricks import Rest
    from agurk.solve.openings import Opening

MOST_MILLISECONDS = 150
"""How long it takes at most to find a plan, on a slow core."""
SELDOM = 0.1
"""What would be played less often than this is not played at all."""
_OPENED = 4
"""How many cards each gets in deals whose first trick is known by heart."""
_ALIKE = 0.95
"""How near to points a utility has to go for what is best for points, as a correlation."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How the seat in turn plays, whatever it holds: either from an opening or by the rest."""

    opening: "Opening | None" = None
    lead: int | None = None
    """The rank that was led, in an opening."""
    rest: "Rest | None" = None

    def __call__(self, hand: "Hand") -> "Mapping[int, float]":
        """Return how often each rank is played that is, by who holds these ranks."""
        if self.rest is not None:
            return _often(self.rest.chances(hand))
        return {} if self.opening is None else self.opening.chances(hand, self.lead)


def plan_of(
    view: View,
    utility: "Utility | None",
    milliseconds: float = MOST_MILLISECONDS,
    models: "Sequence[Model]" = (),
) -> Plan | None:
    """Return how the seat in turn plays the last tricks of two, whatever it holds.

    Args:
        view: What it knows.
        utility: What paying is worth by place, payer and rank, if not its points.
        milliseconds: How long it may take, about.
        models: How both may have played the tricks before; if none are given, these tell nothing
            but what is certain.

    Returns:
        The plan; None, if these are not the last tricks of two players, there is more to be found
        than can be, or no kernel to find it.
    """
    if not is_endgame(view):
        return None
    from agurk.rules.errors import VariantError  # noqa: PLC0415 - simulations are slow to load
    from agurk.sim import native  # noqa: PLC0415
    from agurk.sim.hidden import NoWorld, TooManyWays  # noqa: PLC0415
    from agurk.sim.solver import TooLarge  # noqa: PLC0415
    from agurk.solve.last_tricks import rest_of  # noqa: PLC0415

    if not native.ready():
        return None
    opening = _opening(view, utility)
    if len(view.hand) == _OPENED and opening is not None:
        return Plan(opening, _lead(view))
    try:
        rest = rest_of(
            view,
            utility=utility,
            before=lambda begun: _before(begun, opening, models),
            milliseconds=milliseconds,
        )
    except (TooLarge, NoWorld, TooManyWays, VariantError):
        return None
    return Plan(rest=rest)


def is_endgame(view: View) -> bool:
    """Tell whether two players are left in a deal who have up to four cards each."""
    match = view.match
    return (
        match.phase is Phase.PLAY
        and len(match.seats) == 2
        and max(view.counts) <= _OPENED
        and len(view.hand) > 1
    )


def _often(found: "Mapping[int, float]") -> "Mapping[int, float]":
    """Return what is not played seldom, in proportion."""
    kept = {rank: chance for rank, chance in found.items() if chance >= SELDOM}
    whole = sum(kept.values())
    return {rank: chance / whole for rank, chance in kept.items()}


def _opening(view: View, utility: "Utility | None") -> "Opening | None":
    """Return the opening of a deal of four cards each from the whole pack, if it is known."""
    match = view.match
    dealt = sum(view.counts) + sum(1 for _ in view.plays())
    if dealt != 2 * _OPENED or match.kept or match.exchanged or match.shown:
        return None
    if utility is not None and not _goes_by_points(view, utility):
        return None
    from agurk.solve.openings import opening_of  # noqa: PLC0415 - as above

    return opening_of(view.variant)


def _lead(view: View) -> int | None:
    from agurk.sim.shape import ranks_of  # noqa: PLC0415 - as above

    return ranks_of(view.variant)[view.trick[0].cards[0]] if view.trick else None


def _after(begun: View, opening: "Opening") -> "Mapping[int, Likely] | None":
    """Return what is believed of both hands after the first trick."""
    if len(begun.tricks) != 1:
        return None
    from agurk.sim.shape import ranks_of  # noqa: PLC0415 - as above

    ranks, plays = ranks_of(begun.variant), begun.tricks[0].plays
    led, answered = (ranks[play.cards[0]] for play in plays)
    beliefs = opening.after(led, answered)
    return {play.seat: likely for play, likely in zip(plays, beliefs, strict=True)}


def _before(
    begun: View, opening: "Opening | None", models: "Sequence[Model]"
) -> "Mapping[int, Likely] | None":
    """Return what is believed of both hands when the last tricks begin."""
    if opening is not None:
        return _after(begun, opening)
    if not begun.tricks or not models:
        return None
    from agurk.sim.beliefs import likelihoods  # noqa: PLC0415 - as above
    from agurk.solve.endings import hands_of  # noqa: PLC0415

    found = {}
    for seat, hands in zip(begun.match.seats, hands_of(begun), strict=True):
        likely = likelihoods(begun, seat, hands, models)
        found[seat] = dict(zip(hands, likely, strict=True))
    return found


def _goes_by_points(view: View, utility: "Utility") -> bool:
    """Tell whether a utility of two is about in proportion to points."""
    from agurk.sim.shape import shape_of  # noqa: PLC0415 - as above

    cost = shape_of(view.variant).cost
    points = [*[-float(each) for each in cost], *[float(each) for each in cost]]
    gains = [
        mine - theirs
        for payer in (0, 1)
        for mine, theirs in zip(utility[0][payer], utility[1][payer], strict=True)
    ]
    return _correlation(points, gains) >= _ALIKE


def _correlation(ones: list[float], others: list[float]) -> float:
    """Return how near two rows of numbers are to being in proportion, apart from a constant."""
    first, second = _about_zero(ones), _about_zero(others)
    squares = sum([each * each for each in first]) * sum([each * each for each in second])
    together = sum([one * other for one, other in zip(first, second, strict=True)])
    return float(together / squares**0.5) if squares > 0 else 0.0


def _about_zero(row: list[float]) -> list[float]:
    mean = sum(row) / len(row)
    return [each - mean for each in row]
