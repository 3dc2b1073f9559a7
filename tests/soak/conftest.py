"""Databases and a bus that the tests may restart, each started by the first test that needs it."""

import pytest

from tests.server import valkey as valkeys
from tests.server.postgres import Postgres

FIGURES = "figures"


@pytest.fixture
def report(record_property):
    """What notes figures, which are printed in the end."""

    def note(what, figures):
        record_property(FIGURES, f"{what}: {figures}")

    return note


def pytest_terminal_summary(terminalreporter):
    noted = [
        figures
        for reports in terminalreporter.stats.values()
        for each in reports
        if isinstance(each, pytest.TestReport) and each.when == "call"
        for name, figures in each.user_properties
        if name == FIGURES
    ]
    if noted:
        terminalreporter.section("figures")
        for figures in noted:
            terminalreporter.write_line(figures)


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
