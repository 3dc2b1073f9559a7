"""Cards that a seat does not see, in ranks, and who may hold which of them."""

from dataclasses import dataclass

from agurk.rules.errors import AgurkError


class NoWorld(AgurkError, ValueError):
    """Knowledge that contradicts itself: no hands fit it."""

    slug = "no-world"


class TooManyWays(AgurkError, MemoryError):
    """Knowledge so tangled that its ways cannot be told apart in the memory given to it."""

    slug = "too-many-ways"


NOTHING_FITS = "What is known contradicts itself: no hands fit it."
TOO_MANY_WAYS = (
    "What is known is too tangled: the hands that fit it cannot be told apart in the memory given "
    "to it."
)


@dataclass(frozen=True, slots=True)
class Hidden:
    """How many cards are not seen, and what each holder of some may have.

    Whatever no holder has is left over: the stock, cards laid aside, cards changed away.

    >>> Hidden(unseen=(1, 2, 0), needs=(2,), may_hold=(0b111,)).left_over
    1

    Raises:
        NoWorld: if more cards are needed than there are, or the tables do not belong together.
    """

    unseen: tuple[int, ...]
    """How many cards of each rank are not seen."""
    needs: tuple[int, ...]
    """How many of them each holder has."""
    may_hold: tuple[int, ...]
    """Which ranks each holder may have, as a set of bits."""

    def __post_init__(self) -> None:
        """Make sure that the tables belong together."""
        if len(self.needs) != len(self.may_hold):
            raise NoWorld(
                f"{len(self.needs)} holders need cards, but for {len(self.may_hold)} it is said "
                "what they may hold."
            )
        if min((*self.needs, *self.unseen, *self.may_hold), default=0) < 0:
            raise NoWorld("Numbers of cards and sets of ranks are never negative.")
        if self.left_over < 0:
            raise NoWorld(
                f"The holders need {sum(self.needs)} cards, but only {sum(self.unseen)} are unseen."
            )

    @property
    def left_over(self) -> int:
        """How many cards no holder has."""
        return sum(self.unseen) - sum(self.needs)
