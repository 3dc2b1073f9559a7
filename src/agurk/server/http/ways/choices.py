"""What can be chosen for a table: variants, their rules in words, and bots."""

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta
from starlette.responses import Response

from agurk.bots.registry import BOTS
from agurk.rules.errors import UnknownVariant
from agurk.rules.variant import Variant
from agurk.server.http.answers import answered
from agurk.server.http.asked import Asked
from agurk.server.http.endpoint import Endpoint, Kind
from agurk.server.http.failures import NotFound
from agurk.server.http.query import Query
from agurk.server.wire.http import Bots, Rules, VariantLook, Variants
from agurk.variants import FAMILIES, NATIONAL, VARIANTS, find, usual_players
from agurk.variants.house import with_rules

HouseRule = Annotated[str, Meta(max_length=80)]
"""A house rule, as `threshold=30`."""


async def variants(_asked: Asked) -> Response:
    """Return all ways to play."""
    return answered(Variants(tuple(_look(variant) for variant in VARIANTS.values())))


def _look(variant: Variant) -> VariantLook:
    return VariantLook(
        key=variant.key,
        name=variant.name,
        grade=variant.grade.value,
        least=variant.least_players,
        most=variant.most_players,
        family=FAMILIES[variant.key],
        national=variant.key in NATIONAL,
        usual=usual_players(variant),
    )


async def rules(asked: Asked) -> Response:
    """Return the rules of a variant in words, house rules included.

    Raises:
        NotFound: if there is no such variant.
        BadRequest: if a house rule is too long.
        VariantError: if a house rule is not understood, or they contradict each other.
    """
    try:
        variant = find(asked.part("key"))
    except UnknownVariant as error:
        raise NotFound(str(error)) from None
    return await told(asked, variant, asked.values(_HOUSE, tuple[HouseRule, ...]))


async def told(asked: Asked, variant: Variant, house: Sequence[str]) -> Response:
    """Return the rules of a variant with house rules; putting them into words takes a while.

    Raises:
        VariantError: if a house rule is not understood, or they contradict each other.
    """
    changed = with_rules(variant, house) if house else variant
    return answered(await asked.services.wording.of(changed, asked.caller.household))


_HOUSE = Query("house", HouseRule, "A house rule, such as `threshold=30`.", many=True)


async def bots(_asked: Asked) -> Response:
    """Return the names of all bots."""
    return answered(Bots(tuple(BOTS)))


ENDPOINTS = (
    Endpoint(
        method="GET",
        path="/variants",
        name="variants",
        summary="List the ways to play.",
        handle=variants,
        answers={200: Kind(Variants)},
    ),
    Endpoint(
        method="GET",
        path="/variants/{key}/rules",
        name="variant_rules",
        summary="Explain the rules of a variant in plain words, house rules included.",
        handle=rules,
        query=(_HOUSE,),
        answers={200: Kind(Rules)},
    ),
    Endpoint(
        method="GET",
        path="/bots",
        name="bots",
        summary="List the bots, the weakest first.",
        handle=bots,
        answers={200: Kind(Bots)},
    ),
)
