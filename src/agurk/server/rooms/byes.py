"""Good-byes that are said in more than one place."""

from agurk.server.wire.server import Bye

RESTART = Bye(
    "restart", "The server is being started anew. Nothing is lost; connect again.", again=True
)
"""Said when this process stops."""

CLOSED = Bye("closed", "This table is closed.", again=False)
REMOVED = Bye("removed", "You were removed from this table.", again=False)
NO_SPECTATORS = Bye("no-spectators", "Only those who sit at this table may see it.", again=False)
NOT_YOURS = Bye("not-seated", "The link opens a seat that is no longer yours.", again=False)
