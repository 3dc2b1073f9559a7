"""How often an address and a socket may ask: counts, their ends, and what is said of it."""

import threading

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agurk.server.http.limits import Bucket, Counts, Limits, TooMany
from agurk.server.settings import Settings


class Clock:
    now = 1000.0

    def __call__(self):
        return self.now


@pytest.fixture
def clock():
    return Clock()


def limits(clock, **told):
    return Limits(Settings(**told), clock)


@pytest.mark.parametrize(
    ("setting", "asked", "span", "words"),
    [
        pytest.param("requests_per_minute", "request", 60, "requests", id="requests"),
        pytest.param("tables_per_hour", "table", 3600, "tables opened", id="tables"),
        pytest.param("players_per_hour", "player", 3600, "new players", id="players"),
    ],
)
def test_an_address_may_ask_so_often_and_then_again_later(setting, asked, span, words, clock):
    ours = limits(clock, **{setting: 2})
    ask = getattr(ours, asked)
    ask("a")
    clock.now += 1.5
    ask("a")
    with pytest.raises(TooMany) as caught:
        ask("a")
    assert caught.value.slug == "too-many"
    assert caught.value.retry_after == span - 1
    assert f"too many {words}" in str(caught.value)
    assert f"Try again in {span - 1} seconds." in str(caught.value)
    ask("b")
    clock.now += caught.value.retry_after
    ask("a")


def test_a_count_of_one_thing_is_none_of_another(clock):
    ours = limits(clock, requests_per_minute=1, tables_per_hour=1, players_per_hour=1)
    ours.request("a")
    ours.table("a")
    ours.player("a")


def test_limits_of_the_same_size_are_counted_apart(clock):
    ours = limits(clock, tables_per_hour=1, players_per_hour=1)
    ours.table("a")
    ours.player("a")
    with pytest.raises(TooMany):
        ours.player("a")


def test_an_address_has_so_many_sockets(clock):
    ours = limits(clock, sockets_per_address=1)
    with ours.socket("a"):
        with pytest.raises(TooMany, match="1 sockets open"), ours.socket("a"):
            pytest.fail("it was let in")
        with ours.socket("b"):
            assert ours.sockets == 2
    with ours.socket("a"):
        assert ours.sockets == 1
    assert ours.sockets == 0


def test_the_server_has_so_many_sockets(clock):
    ours = limits(clock, sockets=1)
    with ours.socket("a"), pytest.raises(TooMany, match="All of the server"), ours.socket("b"):
        pytest.fail("it was let in")
    with ours.socket("b"):
        pass


def test_a_socket_that_broke_is_counted_no_more(clock):
    ours = limits(clock)
    with pytest.raises(ConnectionError), ours.socket("a"):
        raise ConnectionError
    assert ours.sockets == 0


# --- counts


def test_a_count_ends(clock):
    counts = Counts(clock)
    assert [counts.incr("a", 10), counts.incr("a", 10, 2)] == [1, 3]
    assert (counts.get("a"), counts.get("b")) == (3, 0)
    assert (counts.get_expiry("a"), counts.get_expiry("b")) == (1010.0, 1000.0)
    clock.now += 10
    assert counts.get("a") == 0
    assert counts.incr("a", 10) == 1


def test_counts_can_be_forgotten(clock):
    counts = Counts(clock)
    counts.incr("a", 10)
    counts.incr("b", 10)
    counts.clear("a")
    assert (counts.get("a"), counts.get("b")) == (0, 1)
    assert counts.reset() == 1
    assert counts.get("b") == 0
    assert counts.check()


def test_many_addresses_leave_no_more_than_what_still_counts(clock):
    counts = Counts(clock)
    for number in range(20_000):
        counts.incr(str(number), 10)
        clock.now += 0.01
    assert len(counts) <= 2048
    assert counts.get("19999") == 1
    assert counts.get("19001") == 1


def test_counting_starts_no_threads(clock):
    before = threading.active_count()
    ours = limits(clock)
    for _ in range(100):
        ours.request("a")
    assert threading.active_count() == before


# --- one socket


def test_a_socket_may_send_some_messages_at_once_and_then_so_many_a_second():
    bucket = Bucket(rate=20, burst=60, now=0.0)
    assert sum(bucket.take(0.0) for _ in range(100)) == 60
    assert bucket.wait() == pytest.approx(0.05)
    assert [bucket.take(0.051), bucket.take(0.052)] == [True, False]
    assert sum(bucket.take(1.051) for _ in range(100)) == 20
    assert sum(bucket.take(1000.0) for _ in range(100)) == 60


@given(st.lists(st.floats(0, 5), max_size=200), st.integers(1, 50), st.integers(1, 50))
def test_no_more_than_the_burst_and_the_rate_get_through(pauses, rate, burst):
    bucket, now, taken = Bucket(rate, burst, 0.0), 0.0, 0
    for pause in pauses:
        now += pause
        taken += bucket.take(now)
        assert taken <= burst + now * rate + 1e-6


@given(st.integers(1, 50), st.integers(1, 50))
def test_whoever_waits_as_told_gets_through(rate, burst):
    bucket = Bucket(rate, burst, 0.0)
    while bucket.take(0.0):
        pass
    assert bucket.take(bucket.wait() + 1e-9)
