"""Reviews made one after the other, kept for a while, and never waited for."""

import asyncio
import gzip
import json

import pytest
import pytest_asyncio
from structlog.testing import capture_logs

from agurk.server.http.limits import TooMany
from agurk.server.reviewer import Reviewer
from agurk.server.reviews import NoReview, Progress, Reviews
from agurk.server.rooms.errors import Unavailable
from tests.server.bus.company import until

pytestmark = pytest.mark.asyncio

ODD = "tests.server.odd_reviews:reviewed"


@pytest_asyncio.fixture
async def reviews():
    made = []

    def make(**bounds):
        made.append(Reviews(make=lambda: Reviewer(ODD), **{"seconds": 60} | bounds))
        return made[-1]

    yield make
    for each in made:
        await each.close()


def ask(reviews, match, record="gives one", household="h", allow=lambda: None):
    return reviews.of(match, record, household, allow)


async def made(reviews, match, record="gives one", household="h"):
    """Ask until the review is there, and return it."""
    await until(lambda: not isinstance(ask(reviews, match, record, household), Progress))
    return json.loads(gzip.decompress(ask(reviews, match, record, household)))


async def test_a_review_is_made_once_and_kept(reviews):
    kept, begun = reviews(), []
    assert ask(kept, "a", allow=lambda: begun.append("a")) == Progress(0, 0)
    assert ask(kept, "a", allow=lambda: begun.append("a")) == Progress(0, 0)
    assert (await made(kept, "a"))["of"] == "one"
    assert (await made(kept, "a", "gives another"))["of"] == "one"
    assert begun == ["a"]


async def test_it_steps_back_for_those_who_play(reviews):
    assert (await made(reviews(), "a"))["nice"] >= 10


async def test_it_is_told_how_far_it_is(reviews):
    kept, seen = reviews(), set()

    def there():
        seen.add(ask(kept, "a", "steps"))
        return "a" in kept._kept

    await until(there)
    assert Progress(8, 24) in seen


@pytest.mark.parametrize("record", ["raises 9c", "exits", "hangs"])
async def test_one_that_fails_is_refused_from_then_on_and_others_go_on(reviews, record):
    kept = reviews(seconds=0.5 if record == "hangs" else 60)
    with capture_logs() as logs:
        with pytest.raises(NoReview):
            await made(kept, "a", record)
        assert "9c" not in str(logs)
    with pytest.raises(NoReview):
        ask(kept, "a")
    kept._seconds = 60
    assert (await made(kept, "b"))["of"] == "one"


async def test_nobody_keeps_all_others_out(reviews):
    kept = reviews(by_household=1)
    ask(kept, "a", "steps")
    with pytest.raises(TooMany) as refused:
        ask(kept, "b")
    assert refused.value.retry_after
    ask(kept, "b", household="another")
    assert isinstance(ask(kept, "a"), Progress)


async def test_only_so_many_wait(reviews):
    kept = reviews(waiting=1)
    ask(kept, "a", "steps")
    with pytest.raises(Unavailable):
        ask(kept, "b", household="another")


async def test_what_is_not_allowed_is_not_begun(reviews):
    kept = reviews()

    def refuse():
        raise TooMany("Enough.", 9)

    with pytest.raises(TooMany):
        ask(kept, "a", allow=refuse)
    assert not kept._asked


async def test_those_asked_for_last_are_kept(reviews):
    one = len(gzip.compress(b'{"of":"one","nice":10}', 6))
    kept = reviews(kept_bytes=2 * one + 8)
    for match in ("a", "b"):
        await made(kept, match)
    ask(kept, "a")
    await made(kept, "c")
    assert set(kept._kept) == {"a", "c"}
    assert kept._bytes == sum(map(len, kept._kept.values()))


async def test_closing_ends_what_is_being_made(reviews):
    kept = reviews()
    ask(kept, "a", "hangs")
    await until(lambda: kept._reviewer is not None and kept._reviewer.alive)
    process = kept._reviewer._process
    async with asyncio.timeout(10):
        await kept.close()
    assert not process.is_alive()
    with pytest.raises(Unavailable):
        ask(kept, "b")
