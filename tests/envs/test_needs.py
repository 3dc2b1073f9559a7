"""Without the extra, a sentence says what to install."""

import subprocess
import sys

import pytest

from agurk.envs.needs import need
from agurk.sim.extras import MissingExtra


def test_what_is_missing_is_named_with_what_to_install():
    with pytest.raises(MissingExtra) as refusal:
        need("numpy", "no_such_library")
    assert refusal.value.slug == "missing-extra"
    assert str(refusal.value) == (
        "agurk.envs needs no_such_library here, which is not installed: "
        'pip install "agurk[research]".'
    )


@pytest.mark.parametrize(
    ("missing", "wanted", "called"),
    [
        pytest.param("gymnasium", "agurk.envs", "Gymnasium", id="the package"),
        pytest.param("pettingzoo", "agurk.envs.agurk_v0", "PettingZoo", id="its PettingZoo part"),
    ],
)
def test_an_import_without_the_extra_says_so(missing, wanted, called):
    code = f"import sys; sys.modules[{missing!r}] = None; import {wanted}"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert run.returncode == 1
    assert run.stderr.splitlines()[-1] == (
        f"agurk.sim.extras.MissingExtra: agurk.envs needs {called} here, which is not installed: "
        'pip install "agurk[research]".'
    )


def test_agurk_itself_loads_none_of_it():
    code = (
        "import sys, agurk, agurk.cli.main; [getattr(agurk, name) for name in agurk.__all__]; "
        "print({'gymnasium', 'pettingzoo', 'pyspiel', 'numpy'} & set(sys.modules))"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout == "set()\n"
