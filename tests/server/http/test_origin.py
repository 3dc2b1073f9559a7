"""From which sites' pages something may be changed."""

import pytest

from agurk.server.http.origin import ForeignOrigin, Origins
from tests.server.http.apps import scope

HERE = "localhost:8484"
BY_HOST = Origins("")
PUBLIC = Origins("https://agurk.example", ["https://friend.example"])


@pytest.mark.parametrize("kind", ["http", "websocket"])
@pytest.mark.parametrize(
    ("origins", "headers"),
    [
        pytest.param(BY_HOST, {"origin": f"http://{HERE}", "host": HERE}, id="the same host"),
        pytest.param(BY_HOST, {"origin": "http://a", "host": "a:80"}, id="the usual port named"),
        pytest.param(BY_HOST, {"origin": "https://a", "host": "a"}, id="https taken off before"),
        pytest.param(BY_HOST, {"origin": "http://[::1]:9", "host": "[::1]:9"}, id="IPv6"),
        pytest.param(BY_HOST, {"host": HERE}, id="a program without a cookie"),
        pytest.param(
            PUBLIC, {"origin": "https://agurk.example", "host": "inner:80"}, id="the public one"
        ),
        pytest.param(PUBLIC, {"origin": "https://friend.example", "host": "x"}, id="an allowed"),
        pytest.param(
            PUBLIC, {"origin": "https://agurk.example", "cookie": "a=b"}, id="ours with a cookie"
        ),
    ],
)
def test_what_our_own_pages_and_programs_ask_passes(kind, origins, headers):
    origins.check(scope(kind, **headers))


@pytest.mark.parametrize("kind", ["http", "websocket"])
@pytest.mark.parametrize(
    ("origins", "headers"),
    [
        pytest.param(BY_HOST, {"origin": "http://evil.example", "host": HERE}, id="another host"),
        pytest.param(BY_HOST, {"origin": "http://localhost", "host": HERE}, id="another port"),
        pytest.param(BY_HOST, {"origin": "null", "host": HERE}, id="a page without a site"),
        pytest.param(BY_HOST, {"origin": "", "host": HERE}, id="an empty origin"),
        pytest.param(BY_HOST, {"origin": f"http://{HERE}"}, id="no host to compare with"),
        pytest.param(BY_HOST, {"origin": f"http://{HERE}", "host": (HERE, "evil")}, id="two hosts"),
        pytest.param(
            BY_HOST, {"origin": (f"http://{HERE}", "http://evil"), "host": HERE}, id="two origins"
        ),
        pytest.param(BY_HOST, {"host": HERE, "cookie": "a=b"}, id="a cookie and no origin"),
        pytest.param(PUBLIC, {"origin": "http://agurk.example"}, id="the public one by http"),
        pytest.param(
            PUBLIC, {"origin": "http://inner", "host": "inner"}, id="a host that is not public"
        ),
        pytest.param(
            PUBLIC, {"origin": "https://agurk.example.evil.example"}, id="one that begins alike"
        ),
        pytest.param(PUBLIC, {"origin": "https://friend.example:444"}, id="an allowed one's port"),
    ],
)
def test_what_other_sites_pages_ask_is_refused(kind, origins, headers):
    with pytest.raises(ForeignOrigin) as caught:
        origins.check(scope(kind, **headers))
    assert caught.value.slug == "origin"


@pytest.mark.parametrize("method", ["GET", "HEAD", "OPTIONS"])
def test_what_changes_nothing_may_be_asked_from_anywhere(method):
    BY_HOST.check(scope("http", method, origin="http://evil.example", host=HERE))


def test_a_cookie_that_nobody_went_by_does_not_matter():
    BY_HOST.check(scope(host=HERE, cookie="a=b"), by_cookie=False)
    with pytest.raises(ForeignOrigin, match="Authorization"):
        BY_HOST.check(scope(host=HERE), by_cookie=True)
