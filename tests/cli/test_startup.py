"""Starting is cheap because nothing is imported before it is needed. Timings: benchmarks/."""

import subprocess
import sys

import pytest

REPORT = """
import sys
before = set(sys.modules)
{code}
print(*sorted(set(sys.modules) - before), sep="\\n")
"""


def modules_loaded_by(code):
    """Return the top-level names of the modules that some code imports in a fresh interpreter."""
    done = subprocess.run(
        [sys.executable, "-c", REPORT.format(code=code)],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return set(done.stdout.split())


@pytest.mark.parametrize(
    "code",
    [
        pytest.param("import agurk", id="the package"),
        pytest.param("from agurk.cli.main import main", id="the command"),
        pytest.param(
            "import io, contextlib; from agurk.cli.main import main\n"
            "with contextlib.redirect_stdout(io.StringIO()): main(['--help'])",
            id="agurk --help",
        ),
    ],
)
def test_only_the_standard_library_is_loaded_for(code):
    loaded = {name.partition(".")[0] for name in modules_loaded_by(code)}
    assert loaded - sys.stdlib_module_names == {"agurk"}


def test_importing_the_package_leaves_slow_parts_of_the_standard_library_alone():
    slow = {"asyncio", "importlib.metadata", "logging", "sqlite3", "unittest"}
    assert not slow & modules_loaded_by("import agurk")
