"""Which policies there are, and who plays by which."""

from collections.abc import Sequence

from agurk.rules.errors import AgurkError, shorten

POLICIES = ("uniform", "lowest", "sharp", "ladder")
"""The names of the bots that simulations know, weakest first; the kernel counts in this order."""

LEARNED = "learned"
"""The policy of whoever has learned from search; with it deals are only played on."""

RECKONING = frozenset({"ladder", LEARNED})
"""The policies that go by what play has shown."""


class UnknownPolicy(AgurkError, LookupError):
    """A name that no policy has, or too few or too many of them."""

    slug = "unknown-policy"


def policies_of(
    policies: str | Sequence[str], players: int, known: Sequence[str] = POLICIES
) -> tuple[str, ...]:
    """Return one policy a seat, given one for all or one for each.

    >>> policies_of("sharp", 3), policies_of(["ladder", "uniform"], 2)
    (('sharp', 'sharp', 'sharp'), ('ladder', 'uniform'))

    Raises:
        UnknownPolicy: if a name is none of a policy, or their number not that of the players.
    """
    named = (policies,) * players if isinstance(policies, str) else tuple(policies)
    if len(named) != players:
        raise UnknownPolicy(
            f"{len(named)} policies were named for {players} players; name one, or one for each."
        )
    for name in named:
        if name not in known:
            raise UnknownPolicy(
                f'There is no policy named "{shorten(name)}"; there are {", ".join(known)}.'
            )
    return named
