"""What every storage does, each kind of database in its turn."""

import asyncio
from dataclasses import replace

import pytest

from agurk.server.storage import Conflict, StorageError, Tally
from tests.server.storage.samples import BO, IDA, ROOM, finished, listing, opened, rows, seat

pytestmark = pytest.mark.asyncio


async def test_what_is_appended_is_read_in_order(storage):
    await storage.append(ROOM, rows(0, 3))
    await storage.append(ROOM, rows(3, 2))
    assert await storage.read(ROOM) == rows(0, 5)
    assert await storage.read(ROOM, 3) == rows(3, 2)
    assert await storage.read(ROOM, 5) == []


async def test_a_room_that_is_not_there_has_no_rows_and_no_listing(storage):
    assert await storage.read(ROOM) == []
    assert await storage.listing(ROOM) is None
    assert await storage.finished("match-1") is None


async def test_a_number_that_is_there_is_refused(storage):
    await storage.append(ROOM, rows(0, 3))
    with pytest.raises(Conflict, match=r"goes on at 3, not at 2: another process") as caught:
        await storage.append(ROOM, rows(2, 1, "another"))
    assert caught.value.slug == "conflict"
    assert await storage.read(ROOM) == rows(0, 3)


async def test_the_same_row_again_is_refused_too(storage):
    await storage.append(ROOM, rows(0))
    with pytest.raises(Conflict):
        await storage.append(ROOM, rows(0))


@pytest.mark.parametrize("first", [pytest.param(1, id="empty"), pytest.param(5, id="begun")])
async def test_a_gap_in_a_log_is_refused(storage, first):
    if first == 5:
        await storage.append(ROOM, rows(0, 3))
    with pytest.raises(Conflict):
        await storage.append(ROOM, rows(first))
    assert len(await storage.read(ROOM)) == (3 if first == 5 else 0)


async def test_a_gap_within_an_append_is_refused(storage):
    with pytest.raises(Conflict, match=r"goes on at 1, not at 2"):
        await storage.append(ROOM, [*rows(0), *rows(2)])


async def test_an_append_is_written_whole_or_not_at_all(storage):
    await storage.append(ROOM, rows(0, 2), listing())
    with pytest.raises(Conflict):
        await storage.append(ROOM, rows(1, 2), listing(stage="over"), finished())
    assert await storage.read(ROOM) == rows(0, 2)
    assert await storage.listing(ROOM) == listing()
    assert await storage.finished("match-1") is None


async def test_a_conflict_fails_no_other_room_of_its_batch(storage):
    await storage.append(ROOM, rows(0))
    others = [f"room {number}" for number in range(40)]
    *done, refused = await asyncio.gather(
        *(storage.append(room, rows(0)) for room in others),
        storage.append(ROOM, rows(0)),
        return_exceptions=True,
    )
    assert done == [None] * 40
    assert isinstance(refused, Conflict)
    assert [await storage.read(room) for room in others] == [rows(0)] * 40


async def test_a_text_that_cannot_be_written_fails_no_other_room_of_its_batch(storage):
    wrong = [rows(0)[0]._replace(data='"\ud800"')]
    *done, refused = await asyncio.gather(
        *(storage.append(f"room {number}", rows(0)) for number in range(3)),
        storage.append(ROOM, wrong),
        return_exceptions=True,
    )
    assert done == [None] * 3
    assert isinstance(refused, StorageError)
    assert refused.slug == "storage"
    assert await storage.read(ROOM) == []


async def test_appends_that_are_not_waited_for_keep_their_order(storage):
    await asyncio.gather(*(storage.append(ROOM, rows(number)) for number in range(30)))
    assert await storage.read(ROOM) == rows(0, 30)


async def test_many_rooms_are_written_side_by_side(storage):
    async def play(room):
        for number in range(5):
            await storage.append(room, rows(number))

    rooms = [f"room {number}" for number in range(60)]
    await asyncio.gather(*map(play, rooms))
    assert [await storage.read(room) for room in rooms] == [rows(0, 5)] * 60


async def test_nothing_is_appended_for_another_room(storage):
    with pytest.raises(ValueError, match="names another one"):
        await storage.append("another room", rows(0), listing())


async def test_whoever_stops_waiting_disturbs_nobody(storage):
    leaving = asyncio.create_task(storage.append(ROOM, rows(0)))
    await asyncio.sleep(0)
    leaving.cancel()
    await storage.append("another", rows(0))
    with pytest.raises(asyncio.CancelledError):
        await leaving
    assert await storage.read("another") == rows(0)


async def test_a_listing_is_written_over_the_one_before(storage):
    await storage.append(ROOM, rows(0), listing())
    changed = listing(stage="playing", touched=150.0, summary='{"seats":4}')
    await storage.append(ROOM, [], changed)
    assert await storage.listing(ROOM) == changed
    assert await storage.read(ROOM) == rows(0)


async def test_a_room_without_a_listing_of_its_own_is_not_shown(storage):
    await storage.append(ROOM, rows(0))
    found = await storage.listing(ROOM)
    assert (found.listed, found.opened) == (False, rows(0)[0].at)
    assert await storage.listed(10) == []


async def test_open_rooms_are_listed_the_newest_first(storage):
    shown = [
        listing(f"room {number}", opened=float(number), stage=stage)
        for number, stage in enumerate(["waiting", "playing", "waiting"])
    ]
    hidden = [
        listing("private", listed=False),
        listing("over", stage="over"),
        listing("closed", stage="closed"),
    ]
    for each in [*shown, *hidden]:
        await storage.append(each.room, rows(0), each)
    assert await storage.listed(10) == shown[::-1]
    assert await storage.listed(2) == shown[:0:-1]


async def test_open_rooms_are_listed_if_something_has_happened_since(storage):
    for touched in (1.0, 2.0, 3.0):
        await storage.append(
            f"room {touched}", rows(0), listing(f"room {touched}", touched=touched)
        )
    assert {found.touched for found in await storage.listed(10, since=2.0)} == {2.0, 3.0}


async def test_a_finished_match_is_found(storage):
    await storage.append(ROOM, rows(0), finished=finished())
    assert await storage.finished("match-1") == finished()


async def test_a_finished_match_stays_as_it_was_first_written(storage):
    await storage.append(ROOM, rows(0), finished=finished())
    await storage.append(ROOM, rows(1), finished=finished(record="another"))
    assert (await storage.finished("match-1")).record == "…"


async def test_a_match_of_another_room_is_refused(storage):
    await storage.append(ROOM, rows(0), finished=finished())
    with pytest.raises(Conflict, match="finished in another room"):
        await storage.append("another", rows(0), finished=finished(room="another"))
    assert await storage.read("another") == []


async def test_of_two_rooms_that_finish_a_match_at_once_one_is_refused(storage):
    results = await asyncio.gather(
        *(
            storage.append(room, rows(0), finished=finished(room=room))
            for room in ("one", "another")
        ),
        return_exceptions=True,
    )
    assert sorted(map(type, results), key=str) == sorted([Conflict, type(None)], key=str)


@pytest.fixture
def five():
    """Matches of Ida's, by the time of their end; Bo was in the first two."""
    return [
        finished(
            f"match-{number}",
            ended=float(number),
            variant="danish" if number else "polish",
            seats=(
                seat(0, IDA, won=0.5 * (number == 3), lost=number == 4),
                seat(1, BO if number < 2 else None),
            ),
        )
        for number in range(5)
    ]


def shown(match):
    """Return a match without its record, as lists have it."""
    return (match.match, match.ended, match.seats)


async def test_matches_of_a_player_come_the_last_one_first(storage, five):
    for number, match in enumerate(five):
        await storage.append(ROOM, rows(number), finished=match)
    found = await storage.matches_of(IDA, 10)
    assert [shown(match) for match in found] == [shown(match) for match in five[::-1]]
    assert not hasattr(found[0], "record")
    assert [match.match for match in await storage.matches_of(IDA, 2)] == ["match-4", "match-3"]
    assert [match.match for match in await storage.matches_of(IDA, 2, 3.0)] == [
        "match-2",
        "match-1",
    ]
    assert len(await storage.matches_of(BO, 10)) == 2
    assert await storage.matches_of("nobody", 10) == []


async def test_statistics_add_matches_up(storage, five):
    for number, match in enumerate(five):
        await storage.append(ROOM, rows(number), finished=match)
    found = await storage.statistics(IDA)
    assert found.total == Tally(matches=5, won=0.5, lost=1, deals=25)
    assert found.variants == (
        ("danish", 2, Tally(matches=4, won=0.5, lost=1, deals=20)),
        ("polish", 2, Tally(matches=1, deals=5)),
    )
    assert (await storage.statistics(BO)).total.points == 20
    assert (await storage.statistics("nobody")).total == Tally()


async def test_statistics_tell_tables_of_different_sizes_apart(storage):
    for number, players in enumerate([3, 2, 3]):
        seats = (seat(0, IDA), *(seat(other) for other in range(1, players)))
        await storage.append(ROOM, rows(number), finished=finished(f"match-{number}", seats=seats))
    assert (await storage.statistics(IDA)).variants == (
        ("danish", 3, Tally(matches=2, deals=10)),
        ("danish", 2, Tally(matches=1, deals=5)),
    )


@pytest.fixture
def once_more():
    """A match of Ida's, and those that had its deals once more, by the time of their end."""
    return [
        finished("first", ended=10.0),
        finished("anew", ended=30.0, again="first", again_from=3),
        finished("twin", ended=20.0, again="first", seats=(seat(0), seat(1, BO))),
        finished("other", ended=15.0),
    ]


async def test_matches_whose_deals_could_be_known_do_not_count(storage, once_more):
    for number, match in enumerate(once_more):
        await storage.append(ROOM, rows(number), finished=match)
    assert (await storage.statistics(IDA)).total.matches == 2
    assert (await storage.statistics(BO)).total.matches == 2


async def test_matches_whose_deals_could_be_known_are_listed_as_such(storage, once_more):
    for number, match in enumerate(once_more):
        await storage.append(ROOM, rows(number), finished=match)
    found = await storage.matches_of(IDA, 10)
    assert [(match.match, match.again, match.again_from) for match in found] == [
        ("anew", "first", 3),
        ("other", None, None),
        ("first", None, None),
    ]
    assert await storage.finished("anew") == once_more[1]


@pytest.mark.parametrize("match", ["first", "twin", "anew"])
async def test_matches_with_the_same_deals_are_found_by_any_of_them(storage, once_more, match):
    for number, each in enumerate(once_more):
        await storage.append(ROOM, rows(number), finished=each)
    found = await storage.same_deals(match, 10)
    assert [each.match for each in found] == ["first", "twin", "anew"]
    assert [shown(each) for each in found[:1]] == [shown(once_more[0])]
    assert [each.match for each in await storage.same_deals(match, 2)] == ["first", "twin"]


async def test_deals_that_nobody_played_again_are_those_of_one_match(storage, once_more):
    await storage.append(ROOM, rows(0), finished=once_more[3])
    assert [each.match for each in await storage.same_deals("other", 10)] == ["other"]
    assert await storage.same_deals("nix", 10) == []


async def test_rooms_that_nobody_used_are_retired_and_their_matches_stay(storage):
    await storage.append("old", rows(0, 2), listing("old", touched=10.0), finished(room="old"))
    await storage.append("new", rows(0), listing("new", touched=900.0))
    assert await storage.retire(500.0) == 1
    assert await storage.read("old") == []
    assert await storage.listing("old") is None
    assert await storage.finished("match-1") == finished(room="old")
    assert await storage.read("new") == rows(0)
    assert await storage.retire(500.0) == 0


async def test_a_room_in_which_something_was_written_is_not_retired(storage):
    await storage.append(ROOM, rows(0), listing(touched=10.0))
    assert await storage.retire(rows(0)[0].at) == 0
    assert await storage.retire(rows(0)[0].at + 1) == 1


async def test_more_rooms_are_retired_than_are_removed_at_once(storage):
    await asyncio.gather(*(storage.append(f"room {number}", rows(0)) for number in range(230)))
    assert await storage.retire(1000.0) == 230


async def test_whoever_writes_a_retired_room_is_told(storage):
    await storage.append(ROOM, rows(0, 2))
    await storage.retire(1000.0)
    with pytest.raises(Conflict):
        await storage.append(ROOM, rows(2))


async def test_there_is_always_a_key(storage):
    (key,) = await storage.keys()
    assert len(key) == 32
    assert await storage.keys() == [key]


async def test_the_newest_three_keys_are_kept(storage):
    seen = [*await storage.keys()]
    for _ in range(4):
        await storage.add_key()
        seen.append((await storage.keys())[-1])
    assert len(set(seen)) == 5
    assert await storage.keys() == seen[-3:]


async def test_a_database_that_answers_pings(storage):
    await storage.ping()


async def test_a_closed_storage_refuses_to_write(storage):
    await storage.close()
    with pytest.raises(StorageError, match="is closed"):
        await storage.append(ROOM, rows(0))


async def test_what_waits_is_written_before_it_is_closed(url):
    async with opened(url) as storage:
        waiting = [asyncio.create_task(storage.append(ROOM, rows(n))) for n in range(50)]
        await asyncio.sleep(0)
    await asyncio.gather(*waiting)
    async with opened(url) as storage:
        assert await storage.read(ROOM) == rows(0, 50)


async def test_everything_is_there_after_a_restart(url):
    async with opened(url) as storage:
        await storage.append(ROOM, rows(0, 2), listing(), finished())
        keys = await storage.keys()
    async with opened(url) as storage:
        assert await storage.read(ROOM) == rows(0, 2)
        assert await storage.listing(ROOM) == listing()
        assert await storage.finished("match-1") == finished()
        assert await storage.keys() == keys
        await storage.append(ROOM, rows(2))


async def test_two_processes_that_begin_at_once_have_the_same_keys(url):
    async with opened(url) as one, opened(url) as another:
        first, second = await asyncio.gather(one.keys(), another.keys())
        assert first == second
        await asyncio.gather(one.add_key(), another.add_key())
        assert await one.keys() == await another.keys()


async def test_of_two_writers_of_a_room_one_is_refused_and_the_log_has_no_fork(url):
    async with opened(url) as one, opened(url) as another:

        async def play(storage, word):
            for number in range(20):
                try:
                    await storage.append(ROOM, rows(number, 1, word))
                except Conflict:
                    return number
            return 20

        results = await asyncio.gather(play(one, "one"), play(another, "another"))
        found = await one.read(ROOM)
        assert sorted(results)[1] == 20
        assert [row.number for row in found] == list(range(20))
        assert await another.read(ROOM) == found


async def test_two_processes_write_many_rooms_side_by_side(url):
    async with opened(url) as one, opened(url) as another:
        rooms = [f"room {number}" for number in range(40)]
        results = await asyncio.gather(
            *(
                storage.append(room, rows(0, 1, word), replace(listing(room), summary=word))
                for storage, word in ((one, "one"), (another, "another"))
                for room in rooms
            ),
            return_exceptions=True,
        )
        assert sum(isinstance(result, Conflict) for result in results) == 40
        assert sum(result is None for result in results) == 40
        for room in rooms:
            (row,) = await one.read(room)
            assert (await one.listing(room)).summary in row.data
