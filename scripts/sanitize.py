"""Build the kernel's core to watch memory and undefined behaviour, and play every variant with it.

Then the C API is fed random bytes. Anything wrong ends the run with a report.
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import fields
from enum import Enum
from pathlib import Path

from agurk.sim.deal_sums import dealt
from agurk.sim.shape import Shape, shape_of
from agurk.variants import VARIANTS

ROOT = Path(__file__).parent.parent
BUILD = ROOT / "build" / "sanitize"
DEALS, INPUTS = 12, 200_000


def shapes() -> Iterator[str]:
    """Yield a line for each preset with the fewest and the most players, as walks.cpp reads it."""
    for variant in VARIANTS.values():
        told = " ".join(_told(shape_of(variant)))
        for players in sorted({variant.least_players, variant.most_players}):
            yield f"{players} {dealt(variant, players)} 0 {told}"


def _told(shape: Shape) -> Iterator[str]:
    for entry in fields(shape):
        value = getattr(shape, entry.name)
        if isinstance(value, Enum):
            value = list(type(value)).index(value)
        numbers = value if isinstance(value, tuple) else (int(value),)
        yield f"{entry.name}={','.join(map(str, numbers))}"


def run(*words: str, given: str | None = None) -> None:
    """Run a program; its complaints end this one."""
    options = {"UBSAN_OPTIONS": "print_stacktrace=1", "ASAN_OPTIONS": "detect_leaks=1"}
    done = subprocess.run(words, input=given, text=True, check=False, env=os.environ | options)
    if done.returncode:
        sys.exit(f"{Path(words[0]).name} failed, as told above.")


def main() -> None:
    """Build, and run all."""
    tools = Path(sys.executable).parent
    run(
        *(str(tools / "cmake"), "-S", str(ROOT / "kernel"), "-B", str(BUILD), "-G", "Ninja"),
        *(f"-DCMAKE_MAKE_PROGRAM={tools / 'ninja'}", f"-DPython_EXECUTABLE={sys.executable}"),
        *("-DAGURK_SANITIZE=ON", "-DCMAKE_BUILD_TYPE=None", "-DCMAKE_CXX_FLAGS=-O1"),
    )
    run(str(tools / "ninja"), "-C", str(BUILD), "--quiet", "walks", "fuzz_deal")
    run(str(BUILD / "walks"), str(DEALS), given="\n".join(shapes()) + "\n")
    run(str(BUILD / "fuzz_deal"), "--random", str(INPUTS), "1")


if __name__ == "__main__":
    main()
