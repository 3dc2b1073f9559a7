"""All bots by name, and which of them are offered to people."""

from collections.abc import Mapping
from types import MappingProxyType

from agurk.bots.ladder import Ladder
from agurk.bots.levels import LEVELS
from agurk.bots.lowest import Lowest
from agurk.bots.options import with_options
from agurk.bots.pimc import Pimc
from agurk.bots.search import Search
from agurk.bots.sharp import Sharp
from agurk.bots.uniform import Uniform
from agurk.rules.errors import AgurkError, shorten
from agurk.rules.player import Player


class UnknownBot(AgurkError, LookupError):
    """A name that no bot has."""

    slug = "unknown-bot"


BOTS: Mapping[str, Player] = MappingProxyType(
    {
        "uniform": Uniform(),
        "lowest": Lowest(),
        "sharp": Sharp(),
        "ladder": Ladder(),
        "pimc": Pimc(),
        "search": Search(),
        **{name: level.bot for name, level in LEVELS.items()},
    }
)
"""Every bot by its name; none of them remembers anything between two choices."""

OFFERED = tuple(LEVELS)
"""Those that people are offered to play with, weakest first; each is called something in every
language. The others are there to be measured and to measure by."""

_ADMITTED = (*OFFERED, "uniform", "lowest", "sharp", "ladder")
"""Those that may sit at a table of people: the rules of thumb, too, if somebody names them."""


def find(name: str) -> Player:
    """Return the bot with this name; case makes no difference.

    Raises:
        UnknownBot: if there is none; says which there are.
    """
    return _among(tuple(BOTS), name)


def find_offered(name: str) -> Player:
    """Return the bot with this name, if it may sit at a table of people.

    Raises:
        UnknownBot: if it may not, or there is none; says which may.
    """
    return _among(_ADMITTED, name)


def make(text: str) -> Player:
    """Return a bot by its name and, after a colon, its options.

    >>> make("pimc:worlds=20")
    Pimc(worlds=20)

    Raises:
        UnknownBot: if there is none with this name.
        BotOption: if it does not have such options.
    """
    name, _, options = text.partition(":")
    return with_options(
        find(name), name.strip().casefold(), options.split(",") if options.strip() else ()
    )


def _among(names: tuple[str, ...], name: str) -> Player:
    """Return the bot with a name that is one of some."""
    wanted = name.strip().casefold()
    if wanted not in names:
        told = shorten(name)
        raise UnknownBot(f'There is no bot named "{told}"; there are {", ".join(names)}.')
    return BOTS[wanted]
