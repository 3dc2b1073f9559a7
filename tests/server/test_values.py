"""What a setting can be: values read from text and from TOML, and what is refused."""

from ipaddress import ip_network

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agurk.server.values import (
    Host,
    Keys,
    Networks,
    OneOf,
    Origin,
    Origins,
    Switch,
    Url,
    Whole,
    origin_of,
)

LONG = "a" * 32
OTHER = "b" * 32
DATABASES = Url(("sqlite", "postgresql"), "a database", files=True)
BUSES = Url(("redis",), "a bus")


@pytest.mark.parametrize(
    ("kind", "given", "read"),
    [
        pytest.param(Whole(0, 9), "7", 7, id="digits"),
        pytest.param(Whole(0, 9), 9, 9, id="the largest number"),
        pytest.param(OneOf(("json", "console")), " JSON ", "json", id="a word in any case"),
        pytest.param(Switch(), True, True, id="true of a TOML file"),
        pytest.param(Switch(), "no", False, id="no as a word"),
        pytest.param(Switch(), "1", True, id="one for true"),
        pytest.param(Host(), "::1", "::1", id="an IPv6 address to listen on"),
        pytest.param(Host(), "Localhost", "localhost", id="a host's name"),
        pytest.param(DATABASES, "", "", id="no address"),
        pytest.param(DATABASES, "sqlite:///x.db", "sqlite:///x.db", id="a SQLite file"),
        pytest.param(DATABASES, "x.db", "x.db", id="a file's path"),
        pytest.param(
            DATABASES, "postgresql+psycopg://h/d", "postgresql+psycopg://h/d", id="driver"
        ),
        pytest.param(Origin(), "https://Agurk.example/", "https://agurk.example", id="a site"),
        pytest.param(Origin(), "", "", id="no site"),
        pytest.param(Origins(), "http://a, http://b:80,", ("http://a", "http://b"), id="sites"),
        pytest.param(Origins(), ["http://a"], ("http://a",), id="a list of sites"),
        pytest.param(
            Networks(),
            "::1, 10.0.0.0/8",
            (ip_network("::1"), ip_network("10.0.0.0/8")),
            id="networks of both kinds",
        ),
        pytest.param(Keys(), f"{LONG},{OTHER}", (LONG, OTHER), id="secrets"),
    ],
)
def test_a_value_is_read(kind, given, read):
    assert kind.read(given) == read


@pytest.mark.parametrize(
    ("kind", "given"),
    [
        pytest.param(Whole(0, 9), "10", id="too large"),
        pytest.param(Whole(1, 9), 0, id="too small"),
        pytest.param(Whole(0, 9), "-1", id="negative text"),
        pytest.param(Whole(0, 9), "", id="empty text"),
        pytest.param(Whole(0, 9), True, id="true for a number"),
        pytest.param(Whole(0, 9), 1.0, id="a number with a point"),
        pytest.param(Whole(0, 10**9), "9" * 5000, id="more digits than Python reads"),
        pytest.param(OneOf(("a", "b")), "c", id="another word"),
        pytest.param(Switch(), "perhaps", id="neither yes nor no"),
        pytest.param(Switch(), 1, id="a number for a switch"),
        pytest.param(Host(), "a b", id="a host with a space"),
        pytest.param(Host(), "", id="no host"),
        pytest.param(DATABASES, "mysql://h/d", id="a database of another make"),
        pytest.param(BUSES, "redis", id="a path where only addresses are"),
        pytest.param(Origin(), "agurk.example", id="a site without a scheme"),
        pytest.param(Origin(), "https://agurk.example/play", id="a site with a path"),
        pytest.param(Origin(), "https://me@agurk.example", id="a site with a user"),
        pytest.param(Origin(), "https://agurk.example:0", id="a site with port nought"),
        pytest.param(Origin(), "ftp://agurk.example", id="a site by another way"),
        pytest.param(Origin(), "https://[::1", id="a bracket left open"),
        pytest.param(Origin(), "null", id="the origin of a page without one"),
        pytest.param(Networks(), "10.0.0.1/8", id="a network with bits of a host"),
        pytest.param(Networks(), [1], id="a number for a network"),
        pytest.param(Networks(), 1, id="a number for a list"),
        pytest.param(Keys(), "short", id="a secret that can be guessed"),
        pytest.param(Keys(), [LONG, LONG], id="a secret twice"),
    ],
)
def test_a_value_is_refused(kind, given):
    with pytest.raises(ValueError):  # noqa: PT011 - who reads it says what is wrong
        kind.read(given)


@pytest.mark.parametrize(
    ("text", "origin"),
    [
        pytest.param("https://agurk.example:443", "https://agurk.example", id="a usual port"),
        pytest.param("http://agurk.example:8484", "http://agurk.example:8484", id="another port"),
        pytest.param("http://[::1]:8484", "http://[::1]:8484", id="an IPv6 address"),
        pytest.param("http://[::1]", "http://[::1]", id="an IPv6 address without a port"),
    ],
)
def test_an_origin_is_written_as_browsers_do(text, origin):
    assert origin_of(text) == origin


@given(st.text(max_size=40) | st.from_regex(r"https?://[a-z0-9.:\[\]/@-]{0,20}", fullmatch=True))
def test_an_origin_that_is_read_reads_the_same_again(text):
    try:
        origin = origin_of(text)
    except ValueError:
        return
    assert origin_of(origin) == origin
