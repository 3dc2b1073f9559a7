"""How a match begins: who sits where, and the secret that the deals follow from."""

import os
from collections.abc import Sequence
from datetime import UTC, datetime

from agurk.bots import USUAL
from agurk.bots import find as find_bot
from agurk.bots.names import free_names
from agurk.rules.dealing import SEED_BYTES, seed_of
from agurk.rules.errors import AgurkError
from agurk.rules.player import Player
from agurk.rules.variant import Variant
from agurk.table.acts import Begin
from agurk.table.sitters import Sitter, check_sitters

BOTS = (USUAL,)
"""Which bots sit down unless others are asked for, in turn."""

PLAYERS = 4
"""How many play unless somebody says otherwise and the variant allows it."""


class SeatsError(AgurkError, ValueError):
    """More bots than seats, or none where one is needed."""

    slug = "seats"


def sitters(
    variant: Variant, players: int | None, bots: Sequence[str] | None, person: str | None
) -> tuple[Sitter, ...]:
    """Return who sits where: the person first, then the bots.

    Args:
        variant: The rules.
        players: How many, or None for what is usual.
        bots: Their names; too few are taken again from the first. None for the usual ones.
        person: What the person is called; None if only bots play.

    Raises:
        PlayersError: if the variant is not for so many.
        UnknownBot: if there is no such bot.
        SeatsError: if there are more bots than seats.
    """
    return seated(variant, players, bots, () if person is None else (person,))


def seated(
    variant: Variant, players: int | None, bots: Sequence[str] | None, names: Sequence[str]
) -> tuple[Sitter, ...]:
    """Return who sits where: people first, in the order in which they are named, then the bots.

    Args:
        variant: The rules.
        players: How many, or None for what is usual, and no fewer than there are people.
        bots: Their names; too few are taken again from the first. None for the usual ones.
        names: What the people are called.

    Raises:
        PlayersError: if the variant is not for so many.
        UnknownBot: if there is no such bot.
        SeatsError: if there are more people or bots than seats.
        SeatError: if a name cannot be a player's, or two have the same.
    """
    if players is None:
        usual = max(variant.least_players, min(PLAYERS, variant.most_players))
        players = max(usual, len(names))
    variant.check_players(players)
    people = tuple(Sitter(name) for name in names)
    check_sitters(people)
    seats = players - len(people)
    if seats < 0:
        raise SeatsError(f"{len(people)} people do not fit at a table with room for {players}.")
    if bots is None:
        bots = BOTS
    elif len(bots) > seats:
        raise SeatsError(f"{len(bots)} bots do not fit at a table with room for {seats}.")
    for bot in bots:
        find_bot(bot)
    free = free_names(sitter.name for sitter in people)
    return people + tuple(
        Sitter(next(free), bots[place % len(bots)].strip().casefold()) for place in range(seats)
    )


def begin(variant: Variant, seats: tuple[Sitter, ...], seed: str | None) -> Begin:
    """Return the beginning of a match; a seed makes its lot, its deals and its bots repeatable.

    Raises:
        TextError: if the seed is empty.
    """
    if seed is not None:
        secret = seed_of(seed)
        return Begin(variant, name_from(variant, secret), secret, seats, seed)
    secret = os.urandom(SEED_BYTES)
    now = datetime.now(tz=UTC).astimezone()
    return Begin(variant, f"{now:%Y-%m-%d-%H%M%S} {variant.key}", secret, seats)


def name_from(variant: Variant, secret: bytes) -> str:
    """Return the name of a match whose secret follows from a seed."""
    return f"{variant.key} seed {secret.hex()[:16]}"


def players_of(seats: Sequence[Sitter]) -> dict[int, Player]:
    """Return the bots by seat.

    Raises:
        UnknownBot: if this program lacks one of them.
    """
    return {seat: find_bot(sitter.bot) for seat, sitter in enumerate(seats) if sitter.bot}
