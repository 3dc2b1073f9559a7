"""All bots by name."""

from collections.abc import Mapping
from types import MappingProxyType

from agurk.bots.ladder import Ladder
from agurk.bots.lowest import Lowest
from agurk.bots.sharp import Sharp
from agurk.bots.uniform import Uniform
from agurk.rules.errors import AgurkError, shorten
from agurk.rules.player import Player


class UnknownBot(AgurkError, LookupError):
    """A name that no bot has."""

    slug = "unknown-bot"


BOTS: Mapping[str, Player] = MappingProxyType(
    {"uniform": Uniform(), "lowest": Lowest(), "sharp": Sharp(), "ladder": Ladder()}
)
"""Every bot by its name, weakest first; none of them remembers anything between two choices."""


def find(name: str) -> Player:
    """Return the bot with this name; case makes no difference.

    Raises:
        UnknownBot: if there is none; says which there are.
    """
    bot = BOTS.get(name.strip().casefold())
    if bot is None:
        told = shorten(name)
        raise UnknownBot(f'There is no bot named "{told}"; there are {", ".join(BOTS)}.')
    return bot
