"""Who is calling, with and without proxies in between."""

from ipaddress import ip_address, ip_network

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agurk.server.http.address import UNKNOWN, Caller, caller_of

PROXIES = (ip_network("10.0.0.0/8"), ip_network("127.0.0.1"))


def scope(client, *headers, scheme="http"):
    return {
        "type": "http",
        "scheme": scheme,
        "client": (client, 1234) if client else None,
        "headers": [(name.encode(), value.encode("latin-1")) for name, value in headers],
    }


def forwarded(*values):
    return tuple(("x-forwarded-for", value) for value in values)


@pytest.mark.parametrize(
    ("client", "headers", "address"),
    [
        pytest.param("192.0.2.1", (), "192.0.2.1", id="a connection without proxies"),
        pytest.param(
            "192.0.2.1", forwarded("1.1.1.1"), "192.0.2.1", id="a header that nobody trusts"
        ),
        pytest.param("10.1.1.1", forwarded("192.0.2.1"), "192.0.2.1", id="behind a proxy"),
        pytest.param(
            "127.0.0.1",
            forwarded("1.1.1.1, 192.0.2.1, 10.2.2.2"),
            "192.0.2.1",
            id="behind two proxies, with something made up before",
        ),
        pytest.param(
            "127.0.0.1", forwarded("1.1.1.1", "192.0.2.1"), "192.0.2.1", id="the header twice"
        ),
        pytest.param("127.0.0.1", (), "127.0.0.1", id="a proxy that says nothing"),
        pytest.param("127.0.0.1", forwarded("10.3.3.3"), "10.3.3.3", id="proxies all the way"),
        pytest.param("127.0.0.1", forwarded("nonsense"), "127.0.0.1", id="a proxy's nonsense"),
        pytest.param(
            "127.0.0.1", forwarded("192.0.2.1, nonsense"), "127.0.0.1", id="nonsense at the end"
        ),
        pytest.param("127.0.0.1", forwarded("192.0.2.1:99"), "192.0.2.1", id="a port behind"),
        pytest.param("127.0.0.1", forwarded("[2001:db8::1]:9"), "2001:db8::1", id="in brackets"),
        pytest.param("127.0.0.1", forwarded("2001:db8::1"), "2001:db8::1", id="an IPv6 address"),
        pytest.param("::ffff:192.0.2.1", (), "192.0.2.1", id="IPv4 in the clothes of IPv6"),
        pytest.param(
            "::ffff:10.0.0.1", forwarded("192.0.2.1"), "192.0.2.1", id="a proxy in such clothes"
        ),
        pytest.param("fe80::1%eth0", (), "fe80::1", id="an address with its interface"),
    ],
)
def test_the_caller_is(client, headers, address):
    assert caller_of(scope(client, *headers), PROXIES).address == ip_address(address)


@pytest.mark.parametrize("client", [None, "", "testclient"])
def test_an_address_that_nobody_knows_is_counted_as_one(client):
    caller = caller_of(scope(client), PROXIES)
    assert (caller.address, caller.household, caller.shortened) == (None, UNKNOWN, UNKNOWN)
    assert not caller.is_among(PROXIES)


@given(st.lists(st.text("0123456789abcdef.:,[]% x", max_size=40), max_size=4))
def test_whatever_a_stranger_sends_the_stranger_is_counted(values):
    assert caller_of(scope("192.0.2.1", *forwarded(*values)), PROXIES).household == "192.0.2.1"


@given(st.lists(st.text("0123456789abcdef.:,[]% x", max_size=40), max_size=4))
def test_whatever_comes_before_what_a_proxy_added_makes_no_difference(values):
    behind = scope("10.0.0.1", *forwarded(*values, "192.0.2.7"))
    assert caller_of(behind, PROXIES).household == "192.0.2.7"


@pytest.mark.parametrize(
    ("address", "household", "shortened"),
    [
        pytest.param("192.0.2.77", "192.0.2.77", "192.0.2.0/24", id="IPv4"),
        pytest.param("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::", "2001:db8:1::/48", id="IPv6"),
    ],
)
def test_addresses_are_counted_and_logged_as(address, household, shortened):
    caller = Caller(ip_address(address), secure=False, vouched=True)
    assert (caller.household, caller.shortened) == (household, shortened)


@pytest.mark.parametrize(
    ("client", "scheme", "header", "secure"),
    [
        pytest.param("192.0.2.1", "https", None, True, id="by https itself"),
        pytest.param("192.0.2.1", "wss", None, True, id="by a socket over https"),
        pytest.param("192.0.2.1", "http", None, False, id="by http"),
        pytest.param("192.0.2.1", "http", "https", False, id="by http, whatever a stranger says"),
        pytest.param("10.0.0.1", "http", "https", True, id="by https up to a proxy"),
        pytest.param("10.0.0.1", "http", "https, http", False, id="what the nearest proxy says"),
    ],
)
def test_somebody_comes(client, scheme, header, secure):
    headers = [("x-forwarded-proto", header)] if header else []
    assert caller_of(scope(client, *headers, scheme=scheme), PROXIES).secure is secure


@pytest.mark.parametrize(
    ("client", "headers", "among"),
    [
        pytest.param("127.0.0.1", (), True, id="this machine"),
        pytest.param("::1", (), True, id="this machine by IPv6"),
        pytest.param("10.9.9.9", (), True, id="a proxy that is trusted"),
        pytest.param("192.0.2.1", (), False, id="a stranger"),
        pytest.param("10.9.9.9", forwarded("192.0.2.1"), False, id="a stranger behind a proxy"),
        pytest.param("::1", forwarded("127.0.0.1"), False, id="somebody behind a proxy unknown"),
        pytest.param("::1", (("via", "1.1 x"),), False, id="somebody behind a proxy that says so"),
    ],
)
def test_this_machine_and_its_proxies_are_known(client, headers, among):
    assert caller_of(scope(client, *headers), PROXIES).is_among(PROXIES) is among
