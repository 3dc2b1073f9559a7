"""What server and clients say to each other: the one source of its documents and other types.

Every message is one JSON object whose `type` says which it is; a field that is not listed is
refused. Seats are counted from 0. Cards are written as records write them: `9c`, `Td`, `As`.
"""

from typing import Final

PROTOCOL: Final = 1
"""The version of the protocol; raised when a client of the one before would not understand."""
