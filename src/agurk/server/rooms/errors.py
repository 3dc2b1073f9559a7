"""What tables on the server refuse, each with a slug."""

from agurk.rules.errors import AgurkError

MAYBE = "No answer came. It may have been done; look at the table before you try again."
"""What is told of an order that somebody took and nobody answered."""


class NoTable(AgurkError, LookupError):
    """A link to a table that is not there."""

    slug = "no-table"


class NoMatch(AgurkError, LookupError):
    """A match that is not there, or not over."""

    slug = "no-match"


class NotSeated(AgurkError, PermissionError):
    """Something only people with a seat may do."""

    slug = "not-seated"


class NotOwner(AgurkError, PermissionError):
    """Something only whoever looks after the table may do."""

    slug = "not-owner"


class SeatTaken(AgurkError, ValueError):
    """A seat that somebody else has, or a second one for the same person."""

    slug = "seat-taken"


class TableFull(AgurkError, RuntimeError):
    """No seat is left."""

    slug = "full"


class Removed(AgurkError, PermissionError):
    """Somebody who was removed from the table comes back."""

    slug = "removed"


class NoSpectators(AgurkError, PermissionError):
    """A table that only its players may see."""

    slug = "no-spectators"


class NotNow(AgurkError, RuntimeError):
    """Something that the table does not allow at this moment."""

    slug = "not-now"


class Closed(NotNow):
    """Something at a table that was closed for good."""

    slug = "closed"


class OtherRules(NotNow):
    """A table that was opened under rules which this program has replaced."""


class NotHere(AgurkError, RuntimeError):
    """Something that this table's options rule out."""

    slug = "not-here"


class NoHint(AgurkError, RuntimeError):
    """A decision on which no hint can be given, or one that is not yours."""

    slug = "no-hint"


class Unavailable(AgurkError, RuntimeError):
    """The table cannot be reached, or its log not be written, at the moment."""

    slug = "unavailable"


class NoAnswer(Unavailable):
    """No answer came from another process, which may have done what was asked all the same."""


class Restarts(Unavailable):
    """This process takes in nobody any more."""


class Moved(AgurkError, RuntimeError):
    """The table is no longer where it was asked for."""

    slug = "moved"


class Refusal(AgurkError, RuntimeError):
    """What another process refused, in its words."""

    slug: str

    def __init__(self, slug: str, told: str) -> None:
        super().__init__(told)
        self.slug = slug
