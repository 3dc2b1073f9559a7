"""The document about everything that can be asked over HTTP, made from the endpoints themselves."""

import re
from collections.abc import Iterable, Sequence
from http import HTTPStatus
from typing import Any, Final

import msgspec
from starlette.responses import Response

from agurk.server.http.answers import JSON
from agurk.server.http.asked import Asked
from agurk.server.http.endpoint import Endpoint, Kind
from agurk.server.http.identity import COOKIE
from agurk.server.http.query import Query
from agurk.server.wire import PROTOCOL
from agurk.server.wire.http import Failure

PATH: Final = "/openapi.json"
"""Where the document is, under `/api`."""

_REFERENCE: Final = "#/components/schemas/{name}"
_PART: Final = re.compile(r"\{(\w+)\}")

_PARTS: Final[dict[str, tuple[dict[str, Any], str]]] = {
    "table": ({"type": "string"}, "The table's name, as its link holds it."),
    "seat": ({"type": "integer", "minimum": 0, "maximum": 99}, "A seat, from 0."),
    "match": ({"type": "string"}, "The match's name, as `match-begun` told it."),
    "key": ({"type": "string"}, "The key or a name of a variant."),
}
"""What stands in the braces of paths."""


def endpoint(endpoints: Sequence[Endpoint]) -> Endpoint:
    """Return the endpoint that answers with the document about all others and itself."""

    async def described(_asked: Asked) -> Response:
        return Response(text, 200, {"cache-control": "max-age=300"}, JSON)

    itself = Endpoint(
        method="GET",
        path=PATH,
        name="openapi",
        summary="Read this document.",
        handle=described,
        answers={200: Kind(dict)},
    )
    text = msgspec.json.encode(document((*endpoints, itself)))
    return itself


def document(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    """Return the OpenAPI document about some endpoints."""
    types = [of for each in endpoints for kind in _kinds(each) for of in kind.types]
    queried = [query.type for each in endpoints for query in each.query]
    made = msgspec.json.schema_components([*types, *queried, Failure], ref_template=_REFERENCE)
    schemas, components = _without_places(made)
    known = dict(zip(map(id, [*types, *queried]), schemas, strict=False))
    paths: dict[str, dict[str, Any]] = {}
    for each in endpoints:
        paths.setdefault(f"/api{each.path}", {})[each.method.lower()] = _operation(each, known)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Agurk",
            "version": str(PROTOCOL),
            "description": "Tables to play Cucumber at. Cards are played, and what happens at a "
            "table is told, on the socket at /api/socket.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE},
            },
        },
    }


def _without_places(schema: Any) -> Any:  # noqa: ANN401 - a JSON value
    """Return a schema whose lists tell what may be in them, but not where.

    Programs that read OpenAPI stumble over lists with a type for each place.
    """
    if isinstance(schema, dict):
        plain = {key: _without_places(value) for key, value in schema.items()}
        if "prefixItems" in plain:
            plain["items"] = {"anyOf": plain.pop("prefixItems")}
        return plain
    if isinstance(schema, list | tuple):
        return [_without_places(each) for each in schema]
    return schema


def _kinds(of: Endpoint) -> Iterable[Kind]:
    """Yield all bodies of an endpoint."""
    yield from of.answers.values()
    if of.body is not None:
        yield of.body


def _operation(of: Endpoint, known: dict[int, dict[str, Any]]) -> dict[str, Any]:
    """Return what the document says of one endpoint."""
    operation: dict[str, Any] = {
        "operationId": of.name,
        "summary": of.summary,
        "parameters": [
            *(_part(name) for name in _PART.findall(of.path)),
            *(_query(query, known) for query in of.query),
        ],
        "responses": {
            **{str(status): _answer(status, kind, known) for status, kind in of.answers.items()},
            **{str(status): _refusal(status) for status in of.refusals},
        },
    }
    if of.player:
        operation["security"] = [{"token": []}, {"cookie": []}]
    if of.body is not None:
        operation["requestBody"] = {"required": True, "content": _content(of.body, known)}
    return operation


def _part(name: str) -> dict[str, Any]:
    schema, meaning = _PARTS[name]
    return {
        "name": name,
        "in": "path",
        "required": True,
        "description": meaning,
        "schema": schema,
    }


def _query(query: Query, known: dict[int, dict[str, Any]]) -> dict[str, Any]:
    schema = known[id(query.type)]
    if query.many:
        schema = {"type": "array", "items": schema}
    return {"name": query.name, "in": "query", "description": query.meaning, "schema": schema}


def _answer(status: int, kind: Kind, known: dict[int, dict[str, Any]]) -> dict[str, Any]:
    answer = {"description": HTTPStatus(status).phrase, "content": _content(kind, known)}
    if status == HTTPStatus.CREATED:
        answer["headers"] = {
            "Location": {"description": "Where it is.", "schema": {"type": "string"}}
        }
    return answer


def _refusal(status: int) -> dict[str, Any]:
    schema = {"$ref": _REFERENCE.format(name=Failure.__name__)}
    return {
        "description": HTTPStatus(status).phrase,
        "content": {JSON: {"schema": schema}},
    }


def _content(kind: Kind, known: dict[int, dict[str, Any]]) -> dict[str, Any]:
    schemas = [known[id(of)] for of in kind.types] or [{"type": "string"}]
    schema = schemas[0] if len(schemas) == 1 else {"anyOf": schemas}
    return {media: {"schema": schema} for media in kind.media}
