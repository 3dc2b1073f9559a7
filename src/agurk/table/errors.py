"""What a table refuses, each with a slug."""

from agurk.rules.errors import AgurkError


class NotYours(AgurkError, PermissionError):
    """A command that is not for this seat to give now."""

    slug = "not-yours"


class Stale(AgurkError, ValueError):
    """A command made on what the match no longer is."""

    slug = "stale"

    last: int
    """The number of the table's last entry, to catch up to."""

    def __init__(self, told: str, last: int) -> None:
        super().__init__(told)
        self.last = last


class Forgotten(AgurkError, LookupError):
    """An entry of the log that the table no longer knows."""

    slug = "forgotten"

    first: int
    """The number of the first entry that it does know."""

    def __init__(self, told: str, first: int) -> None:
        super().__init__(told)
        self.first = first


class Paused(AgurkError, RuntimeError):
    """A command that has to wait until the table goes on."""

    slug = "paused"


class SeatError(AgurkError, ValueError):
    """A seat that is not there, or a name that cannot sit in it."""

    slug = "seat"


class NoDeal(AgurkError, LookupError):
    """A deal that a match does not have."""

    slug = "no-deal"


class LogError(AgurkError, ValueError):
    """A log that no table can have written."""

    slug = "log"
