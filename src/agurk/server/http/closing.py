"""With which code a socket is closed, and what is said before."""

from enum import IntEnum
from typing import Final

from agurk.server.wire.server import Bye


class Closing(IntEnum):
    """The codes of the close frame; each follows a `bye` whose slug says the same in a word."""

    FAULT = 1011
    """Something went wrong in the server; connect again."""
    RESTART = 1012
    """The server stops or is started anew; connect again."""
    BUSY = 1013
    """The table cannot be reached at the moment; connect again."""
    REFUSED = 4000
    """The table is not there, or not for who asks; the slug says why."""
    HELLO = 4001
    """No `hello` came in time, or something else came first."""
    PROTOCOL = 4002
    """The client speaks another version; load the page again."""
    CLOSED = 4003
    """The table was closed."""
    REMOVED = 4004
    """Whoever is connected was removed from the table."""
    SLOW = 4008
    """Too much waited to be sent to this client; connect again."""
    FLOOD = 4009
    """This client said too much in too short a time."""
    MOVED = 4010
    """Another process looks after the table now; connect again at once."""


_BY_SLUG: Final = {
    "fault": Closing.FAULT,
    "restart": Closing.RESTART,
    "unavailable": Closing.BUSY,
    "hello": Closing.HELLO,
    "protocol": Closing.PROTOCOL,
    "closed": Closing.CLOSED,
    "removed": Closing.REMOVED,
    "slow": Closing.SLOW,
    "flood": Closing.FLOOD,
    "moved": Closing.MOVED,
}


def code_of(bye: Bye) -> Closing:
    """Return the code that a good-bye is closed with."""
    return _BY_SLUG.get(bye.slug, Closing.REFUSED)


SLOW: Final = Bye(
    "slow",
    "Too much waited to be sent to you. Connect again to see the table as it is now.",
    again=True,
)
FAULT: Final = Bye(
    "fault", "Something went wrong in the server; it has been noted. Connect again.", again=True
)
FLOOD: Final = Bye("flood", "You said too much in too short a time.", again=False)
GONE: Final = Bye("gone", "You have left.", again=True)
