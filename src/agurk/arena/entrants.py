"""Who takes part: bots of ours by name and options, and guests by the command they start with."""

import re
from collections.abc import Iterable, Sequence

from agurk.arena.guests import Guest
from agurk.bots import make
from agurk.rules.errors import AgurkError
from agurk.rules.player import Player

GUEST = "cmd:"
"""What stands before the command of a guest."""

MOST = 50

_OPTION = re.compile(r"\s*[a-z_]+\s*=")


class EntrantsError(AgurkError, ValueError):
    """Bots that do not make a contest."""

    slug = "entrants"


def split(text: str) -> list[str]:
    """Return the bots of a list with commas; what looks like an option belongs to the bot before.

    >>> split("sharp, pimc:worlds=20, ladder")
    ['sharp', 'pimc:worlds=20', 'ladder']
    """
    found: list[str] = []
    for piece in text.split(","):
        if found and ":" in found[-1] and _OPTION.match(piece):
            found[-1] = f"{found[-1]},{piece.strip()}"
        else:
            found.append(piece.strip())
    return found


def checked(bots: Iterable[str]) -> tuple[str, ...]:
    """Return the bots of a contest as its tables call them.

    Raises:
        EntrantsError: if they are fewer than two, too many, or one comes twice.
        UnknownBot: if there is no such bot.
        BotOption: if a bot has no such option.
        GuestError: if the command of a guest is none.
    """
    named = tuple([bot.strip() for bot in bots])
    named = tuple([bot if is_guest(bot) else bot.casefold() for bot in named])
    if not 2 <= len(named) <= MOST:
        raise EntrantsError(f"A contest is between 2 and {MOST} bots, not {len(named)}.")
    for bot in named:
        if named.count(bot) > 1:
            raise EntrantsError(f"The bot {bot} was named twice; name each bot once.")
        if is_guest(bot):
            Guest.check(command_of(bot))
        else:
            make(bot)
    return named


def is_guest(bot: str) -> bool:
    """Tell whether a bot is a guest."""
    return bot.startswith(GUEST)


def command_of(bot: str) -> str:
    """Return the command of a guest, without quotes around the whole of it."""
    command = bot.removeprefix(GUEST).strip()
    if len(command) > 1 and command[0] == command[-1] == '"':
        return command[1:-1]
    return command


def players(bots: Sequence[str], seconds: float) -> list[Player]:
    """Return what plays for each bot.

    Args:
        bots: What the bots are called, as `checked` returns them.
        seconds: How long a guest may think about a choice.
    """
    return [Guest(command_of(bot), seconds) if is_guest(bot) else make(bot) for bot in bots]
