"""Without a compiler the kernel is not built, which is said once and breaks nothing."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

BUILDER = Path(__file__).parents[2] / "kernel/build.py"


@pytest.fixture
def build(tmp_path):
    (tmp_path / "kernel").mkdir()
    shutil.copy(BUILDER, tmp_path / "kernel")
    hidden = tmp_path / "hidden"
    hidden.mkdir()
    for name in ("c++", "g++", "clang++"):
        (hidden / name).write_text("#!/bin/sh\nexit 1\n", encoding="ascii")
        (hidden / name).chmod(0o755)

    def run(**settings):
        kept = {name: value for name, value in os.environ.items() if name != "CXX"}
        path = os.pathsep.join((str(hidden), os.environ["PATH"]))
        return subprocess.run(
            [sys.executable, tmp_path / "kernel/build.py"],
            env={**kept, "AGURK_KERNEL": "", "PATH": path, **settings},
            capture_output=True,
            text=True,
            check=True,
        ).stderr

    return run


def test_a_missing_compiler_is_told_once(build):
    assert "No C++ compiler was found" in build()
    assert not build()


def test_a_compiler_that_is_named_and_not_there_is_missing(build):
    assert "No C++ compiler was found" in build(CXX="no-such-compiler -O2")


def test_nothing_is_told_where_no_kernel_is_wanted(build):
    assert not build(AGURK_KERNEL="off")
