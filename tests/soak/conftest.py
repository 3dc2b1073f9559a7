"""Databases and a bus that the tests may restart, each started by the first test that needs it."""

import pytest

from tests.server import valkey as valkeys
from tests.server.postgres import Postgres


@pytest.fixture(scope="module")
def postgres():
    server = Postgres()
    yield server
    server.remove()


@pytest.fixture
def postgres_url(postgres):
    url = postgres.new_database()
    yield url
    postgres.drop(url)


@pytest.fixture
def valkey():
    with valkeys.served() as server:
        server.start()
        yield server
