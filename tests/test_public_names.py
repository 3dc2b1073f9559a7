import subprocess
import sys
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

import pytest

import agurk
import agurk.sim


@pytest.mark.parametrize("name", agurk.__all__)
def test_each_public_name_is_there(name):
    assert getattr(agurk, name) is not None
    assert name in dir(agurk)


def test_a_name_that_is_not_there_is_refused_as_python_does():
    with pytest.raises(AttributeError, match="module 'agurk' has no attribute 'shuffle_deck'"):
        _ = agurk.shuffle_deck


def test_using_every_name_loads_the_standard_library_only():
    code = (
        "import sys, agurk\n"
        "[getattr(agurk, name) for name in agurk.__all__]\n"
        "tops = {name.partition('.')[0] for name in sys.modules} - {'agurk', '__main__'}\n"
        "print(sorted(tops - set(sys.stdlib_module_names)))"
    )
    command = [sys.executable, "-I", "-S", "-c", f"import sys; sys.path[:0] = {sys.path!r}; {code}"]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert said == "[]\n"


@pytest.mark.parametrize("name", agurk.sim.__all__)
def test_each_name_of_simulations_is_there_and_no_module(name):
    for module in iter_modules(agurk.sim.__path__, "agurk.sim."):
        import_module(module.name)
    assert getattr(agurk.sim, name) is not None
    assert not isinstance(getattr(agurk.sim, name), ModuleType)
    assert name in dir(agurk.sim)
