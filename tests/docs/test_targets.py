"""What `make` does with ARGS, looked at without doing it."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def made(tmp_path):
    """Return what tells the lines that `make` would run, in a folder that is set up."""
    shutil.copy(ROOT / "Makefile", tmp_path)
    for name in ("pyproject.toml", "requirements/run.txt", "requirements/dev.txt"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    python = tmp_path / ".venv/bin/python"
    python.parent.mkdir(parents=True)
    python.touch(0o755)
    (tmp_path / ".venv/made-in").write_text(str(tmp_path))
    for stamp in ("run", "dev"):
        (tmp_path / ".venv" / stamp).touch()

    def lines(*words):
        command = ["make", "--dry-run", "--no-print-directory", *words]
        # Nothing comes from the `make` that may have started these tests.
        bare = {name: told for name, told in os.environ.items() if "MAKE" not in name}
        done = subprocess.run(
            command, cwd=tmp_path, env=bare, capture_output=True, text=True, check=True
        )
        return [line.strip() for line in done.stdout.splitlines()]

    return lines


def test_arguments_of_the_kernel_go_to_its_build(made):
    assert made("kernel", "ARGS=-DWORD=1") == [".venv/bin/python kernel/build.py -DWORD=1"]


def test_arguments_of_the_tests_do_not_go_to_the_kernel_that_they_need(made):
    lines = made(".venv/dev", "page", "kernel", "ARGS=-k records")
    assert ".venv/bin/python kernel/build.py" in lines
    assert made("test", "ARGS=-k records") == ["scripts/test -k records"]
