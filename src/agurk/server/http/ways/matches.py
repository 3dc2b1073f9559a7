"""Finished matches: their records, for ever, step by step, and whether they were fair."""

import asyncio
import gzip
import re
from collections.abc import Callable
from typing import Annotated, Final, TypeVar

from msgspec import Meta
from starlette.responses import Response

from agurk.notation import jsonl, loads, loads_all
from agurk.notation.record import Record
from agurk.notation.verify import verify
from agurk.rules.errors import RecordError
from agurk.server import replays
from agurk.server.http.answers import JSON, answered
from agurk.server.http.asked import Asked
from agurk.server.http.endpoint import Endpoint, Kind
from agurk.server.http.failures import NotFound
from agurk.server.http.identity import given_in
from agurk.server.http.query import Query
from agurk.server.http.ways.me import match_of
from agurk.server.reviews import Progress
from agurk.server.storage.base import Finished
from agurk.server.tokens import TokenError
from agurk.server.wire.http import Finding, SameDeals, Verification
from agurk.server.wire.replay import Replay, ReplayDeal
from agurk.server.wire.review import Review, Reviewing

Result = TypeVar("Result")

TEXT: Final = "text/plain"
"""The media type of records in the text form."""

LINES: Final = "application/jsonl"
"""The media type of records as JSON Lines."""

DealNumber = Annotated[int, Meta(ge=1, le=2**53 - 1)]
"""Which hand-out of a match, from 1."""

_DEAL: Final = Query(
    "deal", DealNumber, "Which deal to show step by step; none for all at a glance."
)

_NAME: Final = re.compile(r"[0-9a-f]{24}", re.ASCII)
"""What the name of a match looks like, as `rooms.starting` draws it."""

_NOT_OVER: Final = "There is no match with this name, or it is not over yet."

MOST_COMPARED: Final = 200
"""How many matches with the same deals are listed."""

_SOON: Final = 1
"""After how many seconds it may be asked again for a review."""

_VARY: Final = {"vary": "accept"}


async def record(asked: Asked) -> Response:
    """Return the record of a match that is over."""
    finished = await _finished(asked)
    if not _wants_lines(asked.request.headers.get("accept", "")):
        named = {"content-disposition": f'inline; filename="{finished.match}.agurk"'}
        kept = _VARY | named
        return Response(finished.record, 200, kept, f"{TEXT}; charset=utf-8")
    lines = await _apart(asked, lambda: jsonl.dumps(loads(finished.record)))
    return Response(lines, 200, _VARY, LINES)


async def verification(asked: Asked) -> Response:
    """Return what a check of the record of a match finds."""
    finished = await _finished(asked)
    return answered(await _apart(asked, lambda: _verified(loads(finished.record))))


async def verified(asked: Asked) -> Response:
    """Return what a check of a record finds that somebody sends.

    Raises:
        RecordError: if it is no record.
    """
    text = await _sent(asked)
    return answered(await _apart(asked, lambda: _verified(_one(text))))


async def replay(asked: Asked) -> Response:
    """Return a match that is over, face up, or one deal of it step by step."""
    finished, number = await _finished(asked), asked.value(_DEAL, DealNumber)
    you = _seat_of(asked, finished)
    return answered(await _apart(asked, lambda: _replayed(loads(finished.record), number, you)))


async def replayed(asked: Asked) -> Response:
    """Return the match of a record that somebody sends, face up, or one deal step by step.

    Raises:
        RecordError: if it is no record, or its hands are not known.
    """
    number, text = asked.value(_DEAL, DealNumber), await _sent(asked)
    return answered(await _apart(asked, lambda: _replayed(_one(text), number)))


async def review(asked: Asked) -> Response:
    """Return what the cards of a match that is over were worth, or how far that is known.

    Raises:
        NoReview: if it cannot be told.
        TooMany: if there were too many of late.
    """
    finished, services = await _finished(asked), asked.services
    household = asked.caller.household
    found = services.reviews.of(
        finished.match, finished.record, household, lambda: services.limits.review(household)
    )
    if isinstance(found, Progress):
        soon = {"retry-after": str(_SOON), "cache-control": "no-store"}
        return answered(Reviewing(done=found.done, of=found.of), 202, soon)
    headers = {"vary": "accept-encoding", "cache-control": "private, max-age=3600"}
    if "gzip" not in asked.request.headers.get("accept-encoding", ""):
        return Response(await asyncio.to_thread(gzip.decompress, found), 200, headers, JSON)
    return Response(found, 200, headers | {"content-encoding": "gzip"}, JSON)


async def again(asked: Asked) -> Response:
    """Return the matches that had the same deals, to compare how they went.

    Raises:
        NotFound: if there is no match of this name that is over.
    """
    name, storage = asked.part("match"), asked.services.storage
    found = await storage.same_deals(name, MOST_COMPARED) if _NAME.fullmatch(name) else []
    if not found:
        raise NotFound(_NOT_OVER)
    player = _asker(asked)
    return answered(SameDeals(tuple(match_of(each, player) for each in found)))


def _replayed(record: Record, number: int | None, you: int | None = None) -> Replay | ReplayDeal:
    return replays.overview(record, you) if number is None else replays.deal(record, number)


def _seat_of(asked: Asked, finished: Finished) -> int | None:
    """Return the seat that whoever asks had; None for somebody unknown."""
    player = _asker(asked)
    if player is None:
        return None
    return next((each.seat for each in finished.seats if each.player == player), None)


def _asker(asked: Asked) -> str | None:
    """Return who asks; None for somebody unknown."""
    try:
        return asked.services.tokens.player(given_in(asked.request.scope).token)
    except TokenError:
        return None


async def _sent(asked: Asked) -> str:
    """Return the text of a record that somebody sends.

    Raises:
        RecordError: if it is no text.
    """
    data = await asked.data(TEXT, LINES)
    try:
        return data.decode()
    except UnicodeDecodeError:
        raise RecordError("A record is UTF-8 text; this is not.") from None


async def _apart(asked: Asked, work: Callable[[], Result]) -> Result:
    """Return what some work on a record comes to."""
    return await asked.services.records.do(work, asked.caller.household)


def _one(text: str) -> Record:
    """Return the one match in a text of either form.

    Raises:
        RecordError: if there is none, or more than one.
    """
    form = jsonl.loads_all if text.lstrip("\ufeff \t\r\n").startswith("{") else loads_all
    records = list(form(text))
    if len(records) != 1:
        raise RecordError(f"One match can be sent at a time; this text has {len(records)}.")
    return records[0]


def _verified(of: Record) -> Verification:
    """Return what a check finds."""
    found = verify(of)
    findings = tuple(
        Finding(each.slug, each.text, each.wrong, each.deal, each.line) for each in found.findings
    )
    return Verification(found.verdict.value, found.good, findings)


async def _finished(asked: Asked) -> Finished:
    """Return the match that the path names.

    Raises:
        NotFound: if there is none that is over.
    """
    name = asked.part("match")
    match = await asked.services.storage.finished(name) if _NAME.fullmatch(name) else None
    if match is None:
        raise NotFound(_NOT_OVER)
    return match


def _wants_lines(accept: str) -> bool:
    """Return whether somebody rather takes JSON Lines than text."""
    kinds = [part.partition(";")[0].strip().lower() for part in accept.split(",")]
    texts = {TEXT, "text/*", "*/*"}
    return LINES in kinds and not any(kind in texts for kind in kinds[: kinds.index(LINES)])


ENDPOINTS = (
    Endpoint(
        method="GET",
        path="/matches/{match}",
        name="record",
        summary="Read the record of a match that is over, as text or as JSON Lines (Accept).",
        handle=record,
        answers={200: Kind(media=(TEXT, LINES))},
    ),
    Endpoint(
        method="GET",
        path="/matches/{match}/verification",
        name="match_verification",
        summary="Check a match that is over: its plays, its lot and its deals.",
        handle=verification,
        answers={200: Kind(Verification)},
    ),
    Endpoint(
        method="GET",
        path="/matches/{match}/replay",
        name="match_replay",
        summary="Look at a match that is over with all cards face up, or at one deal of it step "
        "by step.",
        handle=replay,
        query=(_DEAL,),
        answers={200: Kind(Replay, also=ReplayDeal)},
    ),
    Endpoint(
        method="GET",
        path="/matches/{match}/review",
        name="match_review",
        summary="Say what each card of a match that is over was worth, once that has been found.",
        handle=review,
        answers={200: Kind(Review), 202: Kind(Reviewing)},
        refuses=(409,),
    ),
    Endpoint(
        method="GET",
        path="/matches/{match}/again",
        name="match_again",
        summary="List the matches that had the same deals, to compare how they went.",
        handle=again,
        answers={200: Kind(SameDeals)},
    ),
    Endpoint(
        method="POST",
        path="/replay",
        name="replay",
        summary="Look at the match of a record with all cards face up, or at one deal of it step "
        "by step; nothing is kept.",
        handle=replayed,
        query=(_DEAL,),
        body=Kind(media=(TEXT, LINES)),
        answers={200: Kind(Replay, also=ReplayDeal)},
        refuses=(404,),
    ),
    Endpoint(
        method="POST",
        path="/verify",
        name="verify",
        summary="Check a record: its plays, its lot and its deals.",
        handle=verified,
        body=Kind(media=(TEXT, LINES)),
        answers={200: Kind(Verification)},
    ),
)
