"""Which database an address means."""

from pathlib import Path

import pytest

from agurk.server.storage import StorageError, open_storage
from agurk.server.storage.address import read


@pytest.mark.parametrize(
    ("text", "path"),
    [
        pytest.param("agurk.db", Path.cwd() / "agurk.db", id="a path from here"),
        pytest.param("/srv/agurk.db", Path("/srv/agurk.db"), id="a path"),
        pytest.param("~/agurk.db", Path.home() / "agurk.db", id="a path from home"),
        pytest.param("/srv/100 %?.db", Path("/srv/100 %?.db"), id="a path with signs"),
        pytest.param("sqlite:///agurk.db", Path.cwd() / "agurk.db", id="an address from here"),
        pytest.param("sqlite:////srv/agurk.db", Path("/srv/agurk.db"), id="an address"),
        pytest.param("sqlite://", None, id="in memory"),
        pytest.param(":memory:", None, id="in memory, by its other name"),
    ],
)
def test_an_address_of_sqlite(text, path):
    address = read(text)
    assert address.sqlite
    assert address.path == path
    assert str(address) == str(path or "the database in memory")


@pytest.mark.parametrize("begin", ["postgres", "postgresql", "postgresql+psycopg"])
def test_an_address_of_postgresql_is_shown_without_its_password(begin):
    address = read(f"{begin}://ida:quiet@db.example:5433/agurk")
    assert not address.sqlite
    assert address.path is None
    assert address.url.drivername == "postgresql+psycopg"
    assert str(address) == "postgresql://ida:***@db.example:5433/agurk"


@pytest.mark.parametrize("secret", ["password=quiet", "sslpassword=quiet", "passfile=/quiet"])
def test_an_address_is_shown_without_secrets_in_its_query(secret):
    address = read(f"postgresql://ida@/agurk?host=/run/pg&{secret}")
    assert str(address) == "postgresql://ida@/agurk?host=%2Frun%2Fpg"
    assert "quiet" not in repr(address)
    assert "quiet" in address.url.render_as_string()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        pytest.param("", "is empty", id="nothing"),
        pytest.param("sqlite:///", "names no file", id="an address without a file"),
        pytest.param("mysql://ida:quiet@host/agurk", "served by mysql", id="another database"),
        pytest.param("postgresql://ida:quiet@host:port/x", "cannot be read", id="no port"),
        pytest.param("://ida:quiet@", "cannot be read", id="nonsense"),
    ],
)
def test_an_address_that_means_nothing_is_refused_without_its_password(text, said):
    with pytest.raises(StorageError, match=said) as caught:
        open_storage(text)
    assert "postgresql://user@host/agurk" in str(caught.value)
    assert "quiet" not in str(caught.value)
