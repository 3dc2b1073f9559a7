"""What the tests of the bus share."""

import pytest
import pytest_asyncio

from tests.server.bus.company import MemoryCompany, ValkeyCompany
from tests.server.valkey import served


@pytest.fixture(scope="session")
def one_valkey():
    with served() as server:
        yield server


@pytest.fixture
def valkey(one_valkey):
    """A server that runs at the beginning of each test."""
    one_valkey.start()
    return one_valkey


@pytest_asyncio.fixture(params=["memory", "valkey"])
async def company(request):
    """Processes over each kind of bus."""
    memory = request.param == "memory"
    company = MemoryCompany() if memory else ValkeyCompany(request.getfixturevalue("valkey"))
    yield company
    await company.part()
