"""The sessions in docstrings run, and answer what they say."""

import doctest
import pkgutil
from importlib import import_module

import pytest

import agurk

MODULES = [
    "agurk",
    *(
        found.name
        for found in pkgutil.walk_packages(agurk.__path__, "agurk.")
        if not found.name.endswith("__main__")
    ),
]


@pytest.mark.parametrize("name", MODULES)
def test_the_sessions_of_a_module_run(name):
    assert not doctest.testmod(import_module(name)).failed


@pytest.mark.parametrize(
    "name",
    ["Card", "Deal", "State", "Table", "Variant", "referee", "legal_plays"],
)
def test_a_session_shows_what_is_used_most(name):
    shown = {
        test.name.rpartition(".")[2]
        for module in MODULES
        for test in doctest.DocTestFinder(exclude_empty=True).find(import_module(module))
        if test.examples
    }
    assert name in shown
