"""Ctrl-C while the command is still being loaded."""

import subprocess
import sys

import pytest

INTERRUPTED = """
import builtins, sys
load = builtins.__import__

def stop(name, *rest, **more):
    if name == {at!r}:
        {how}
    return load(name, *rest, **more)

builtins.__import__ = stop
sys.argv = ["agurk", "legal", "--hand", "9c"]
from agurk.cli.start import start
sys.exit(start())
"""
WRAPPED = 'raise RuntimeError("making a class") from KeyboardInterrupt()'


@pytest.mark.parametrize("at", ["agurk.cli.main", "cyclopts", "agurk.rules.trick"])
@pytest.mark.parametrize("how", ["raise KeyboardInterrupt", WRAPPED], ids=["plain", "wrapped"])
def test_an_interrupt_while_loading_is_told_in_a_sentence(at, how):
    script = INTERRUPTED.format(at=at, how=how)
    told = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False
    )
    assert (told.returncode, told.stdout, told.stderr) == (130, "", "agurk: Stopped.\n")


def test_a_fault_of_ours_keeps_its_traceback():
    script = INTERRUPTED.format(at="agurk.cli.main", how='raise RuntimeError("a fault")')
    told = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False
    )
    assert told.returncode == 1
    assert "RuntimeError: a fault" in told.stderr
