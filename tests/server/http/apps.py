"""Small applications behind the guards, and requests of every kind to them."""

from starlette.applications import Starlette
from starlette.testclient import TestClient

from agurk.server.http.failures import HANDLERS
from agurk.server.http.guards import guards
from agurk.server.metrics import Metrics
from agurk.server.settings import Settings


def client(*routes, settings=None, metrics=None, handlers=HANDLERS, address="192.0.2.77"):
    app = Starlette(
        routes=routes,
        middleware=guards(settings or Settings(), metrics or Metrics()),
        exception_handlers=handlers,
    )
    return TestClient(app, client=(address, 5000))


def scope(kind="http", method="POST", **headers):
    """Return what ASGI says about a request; underscores stand for hyphens in headers."""
    given = [
        (name.replace("_", "-").encode(), text.encode("latin-1"))
        for name, texts in headers.items()
        for text in ((texts,) if isinstance(texts, str) else texts)
    ]
    told = {"type": kind, "path": "/", "headers": given, "client": ("192.0.2.77", 5000)}
    return told | ({"method": method} if kind == "http" else {})
