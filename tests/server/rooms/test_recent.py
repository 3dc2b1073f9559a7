"""The last entries of a log, kept at hand."""

from agurk.server.rooms.recent import KEPT, PACK, Recent


def test_so_many_of_the_last_entries_as_are_asked_for_are_there_in_order():
    recent, added = Recent(), list[bytes]()
    for number in range(KEPT + 4 * PACK):
        added.append(b'{"number":%d}' % number)
        recent.add(added[-1])
        for asked in (1, PACK - 1, PACK, 2 * PACK, KEPT):
            if asked <= len(added):
                assert recent.last(asked) == added[-asked:]
    assert recent.last(0) == []
    assert recent.all() == added[-len(recent.all()) :]


def test_whoever_asks_for_more_than_there_is_is_told_so():
    recent = Recent()
    recent.add(b"{}")
    assert recent.last(2) is None
    for _ in range(3 * KEPT):
        recent.add(b"{}")
    assert recent.last(KEPT + 3 * PACK) is None
