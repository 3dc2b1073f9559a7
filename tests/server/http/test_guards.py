"""What every request goes through, all at once."""

from starlette.routing import Route

from agurk.server.http.headers import STRICT
from agurk.server.metrics import Metrics
from agurk.server.settings import Settings
from tests.server.http.apps import client
from tests.server.logbook import logged


async def broken(request):
    await request.body()
    raise ZeroDivisionError


def test_even_what_is_refused_or_breaks_is_strict_logged_and_counted():
    metrics = Metrics()
    settings = Settings(base_url="https://agurk.example", body_bytes=1024)
    ours = client(Route("/there", broken, methods=["POST"]), settings=settings, metrics=metrics)
    with logged() as book:
        answers = [
            ours.post("/there", content=b"x"),
            ours.post("/there", content=iter([b"x" * 2000])),
            ours.get("/there"),
            ours.get("/nowhere"),
        ]
    assert [answer.status_code for answer in answers] == [500, 413, 405, 404]
    for answer in answers:
        assert set(answer.json()) == {"slug", "told"}
        assert set(STRICT) | {"strict-transport-security"} <= set(answer.headers)
    lines = [line for line in book.lines() if line["event"] == "request"]
    assert [line["status"] for line in lines] == [500, 413, 405, 404]
    counts = metrics.text().decode()
    for status in (500, 413, 405):
        assert f'route="/there",status="{status}"}} 1.0' in counts
