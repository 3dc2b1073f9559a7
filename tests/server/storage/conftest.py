"""Databases for the tests: each test has one of its own."""

import os

import pytest
import pytest_asyncio

from tests.server.postgres import Postgres
from tests.server.storage.samples import opened


@pytest.fixture(scope="session")
def postgres():
    """A server of this worker's own, started by the first test that needs it."""
    try:
        server = Postgres()
    except PermissionError:
        if os.environ.get("CI"):
            raise  # where nobody looks, a database that is not tried is a fault
        pytest.skip("PostgreSQL does not run as root, and nobody else can read this folder.")
    yield server
    server.remove()


@pytest.fixture
def postgres_url(postgres):
    url = postgres.new_database()
    yield url
    postgres.drop(url)


@pytest.fixture(params=["sqlite", "postgres"])
def url(request, tmp_path):
    """The address of an empty database."""
    if request.param == "sqlite":
        return str(tmp_path / "data" / "agurk.db")
    return request.getfixturevalue("postgres_url")


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def any_url(request, tmp_path):
    """The address of an empty database, of which one is gone when it is closed."""
    if request.param == "memory":
        return "sqlite://"
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'agurk.db'}"
    return request.getfixturevalue("postgres_url")


@pytest_asyncio.fixture
async def storage(any_url):
    async with opened(any_url) as storage:
        yield storage
