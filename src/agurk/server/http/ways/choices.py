"""What can be chosen for a table: variants, their rules in words, and bots."""

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta
from starlette.responses import Response

from agurk.bots.levels import LEVELS
from agurk.rules.errors import UnknownVariant
from agurk.rules.variant import Variant
from agurk.server.http.answers import JSON, answered
from agurk.server.http.asked import Asked
from agurk.server.http.endpoint import Endpoint, Kind
from agurk.server.http.failures import NotFound
from agurk.server.http.languages import LANGUAGE, in_language, language_of
from agurk.server.http.query import Query
from agurk.server.wire.form import Rulebook, VariantFields
from agurk.server.wire.http import Bots, OfferedBot, Rules, VariantLook, Variants
from agurk.text.names import name_of
from agurk.variants import FAMILIES, NATIONAL, VARIANTS, find, usual_players
from agurk.variants.house import with_rules

HouseRule = Annotated[str, Meta(max_length=80)]
"""A house rule, as `threshold=30`."""

HouseRules = Annotated[tuple[HouseRule, ...], Meta(max_length=60)]
"""House rules, of which later ones overrule earlier ones."""


async def variants(asked: Asked) -> Response:
    """Return all ways to play."""
    language = language_of(asked)
    looks = tuple(_look(variant, language) for variant in VARIANTS.values())
    return answered(Variants(looks), 200, in_language(language))


def _look(variant: Variant, language: str) -> VariantLook:
    return VariantLook(
        key=variant.key,
        name=name_of(variant, language),
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
    variant = _named(asked)
    return await told(asked, variant, asked.values(_HOUSE, HouseRules))


async def told(asked: Asked, variant: Variant, house: Sequence[str]) -> Response:
    """Return the rules of a variant with house rules; putting them into words takes a while.

    Raises:
        VariantError: if a house rule is not understood, or they contradict each other.
    """
    changed = with_rules(variant, house) if house else variant
    language, wording = language_of(asked), asked.services.wording
    rules = await wording.of(changed, asked.caller.household, language)
    return answered(rules, 200, in_language(language))


async def fields(asked: Asked) -> Response:
    """Return all rules of a variant for a form; what is wrong with them is part of the answer.

    Raises:
        NotFound: if there is no such variant.
        BadRequest: if a house rule is too long, or there are too many.
    """
    variant, house = _named(asked), asked.values(_HOUSE, HouseRules)
    language, wording = language_of(asked), asked.services.wording
    filled = await wording.form(variant, house, asked.caller.household, language)
    return answered(filled, 200, in_language(language))


async def rulebook(asked: Asked) -> Response:
    """Return the rules of all presets in words; nothing if whoever asks has them already."""
    language, given = language_of(asked), asked.request.headers
    book = await asked.services.wording.book(asked.caller.household, language)
    headers = {"etag": book.tag, "content-language": language}
    headers["vary"] = "accept-language, accept-encoding"
    if book.tag in given.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if "gzip" not in given.get("accept-encoding", ""):
        return Response(book.body, 200, headers, JSON)
    return Response(book.packed, 200, headers | {"content-encoding": "gzip"}, JSON)


def _named(asked: Asked) -> Variant:
    """Return the variant that the path names.

    Raises:
        NotFound: if there is none.
    """
    try:
        return find(asked.part("key"))
    except UnknownVariant as error:
        raise NotFound(str(error)) from None


_HOUSE = Query("house", HouseRule, "A house rule, such as `threshold=30`.", many=True)


async def bots(_asked: Asked) -> Response:
    """Return the bots that are offered, and how strong they are."""
    return answered(Bots(tuple([OfferedBot(name, LEVELS[name].rating) for name in LEVELS])))


ENDPOINTS = (
    Endpoint(
        method="GET",
        path="/variants",
        name="variants",
        summary="List the ways to play.",
        handle=variants,
        query=(LANGUAGE,),
        answers={200: Kind(Variants)},
    ),
    Endpoint(
        method="GET",
        path="/variants/{key}/rules",
        name="variant_rules",
        summary="Explain the rules of a variant in plain words, house rules included.",
        handle=rules,
        query=(_HOUSE, LANGUAGE),
        answers={200: Kind(Rules)},
    ),
    Endpoint(
        method="GET",
        path="/variants/{key}/fields",
        name="variant_fields",
        summary="List the rules of a variant for a form: what each is, means and can be, and what "
        "is wrong with the house rules.",
        handle=fields,
        query=(_HOUSE, LANGUAGE),
        answers={200: Kind(VariantFields)},
    ),
    Endpoint(
        method="GET",
        path="/rulebook",
        name="rulebook",
        summary="Read the rules of all presets in plain words; an ETag tells whether they changed.",
        handle=rulebook,
        query=(LANGUAGE,),
        answers={200: Kind(Rulebook)},
    ),
    Endpoint(
        method="GET",
        path="/bots",
        name="bots",
        summary="List the bots that are offered, the weakest first.",
        handle=bots,
        answers={200: Kind(Bots)},
    ),
)
