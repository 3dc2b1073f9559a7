"""How the processes of one server find each other: who owns a room, and messages between them."""

from agurk.server.bus.base import LONGEST, Bus, BusError, Deliver, Lost
from agurk.server.bus.opening import open_bus

__all__ = ["LONGEST", "Bus", "BusError", "Deliver", "Lost", "open_bus"]
