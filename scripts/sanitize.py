"""Build the kernel's core to watch memory and undefined behaviour, and have it do all it can.

Every variant is played, in lanes and one by one, and asked about at every trick. Then the C API,
the drawing of hidden hands, the solver and the lanes are fed any bytes: with clang by libFuzzer,
which is led by what it reaches, else random ones. Anything wrong ends the run with a report.
`python -m scripts.sanitize 600` feeds the fuzzer for ten minutes.
"""

import os
import shutil
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
BUILD = ROOT / "build"
DEALS, INPUTS, SECONDS = 4, 20_000, 60
OPTIONS = {"UBSAN_OPTIONS": "print_stacktrace=1", "ASAN_OPTIONS": "detect_leaks=1"}


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
    done = subprocess.run(words, input=given, text=True, check=False, env=os.environ | OPTIONS)
    if done.returncode:
        sys.exit(f"{Path(words[0]).name} failed, as told above.")


def build(name: str, *options: str) -> Path:
    """Build programs that watch themselves, and return where they are."""
    tools, folder = Path(sys.executable).parent, BUILD / name
    run(
        *(str(tools / "cmake"), "-S", str(ROOT / "kernel"), "-B", str(folder), "-G", "Ninja"),
        *(f"-DCMAKE_MAKE_PROGRAM={tools / 'ninja'}", f"-DPython_EXECUTABLE={sys.executable}"),
        *("-DAGURK_SANITIZE=ON", "-DCMAKE_BUILD_TYPE=None", "--log-level=WARNING", *options),
    )
    run(str(tools / "ninja"), "-C", str(folder), "--quiet", "walks", "fuzz_core")
    return folder


def has_fuzzer() -> bool:
    """Tell whether there is a clang, and the library of its fuzzer."""
    clang = shutil.which("clang++")
    if clang is None:
        return False
    asked = [clang, "-print-resource-dir"]
    home = subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    return any(Path(home).glob("lib/*/*clang_rt.fuzzer*.a"))


def feed(folder: Path, seconds: int) -> None:
    """Have libFuzzer feed the core for so long, from what it found before, and say how it went."""
    corpus = folder / "corpus"
    corpus.mkdir(exist_ok=True)
    words = [
        *(str(folder / "fuzz_core"), f"-max_total_time={seconds}", "-max_len=1200"),
        *("-len_control=0", "-print_final_stats=1", f"-artifact_prefix={folder}/", str(corpus)),
    ]
    done = subprocess.run(words, stderr=subprocess.PIPE, check=False, env=os.environ | OPTIONS)
    lines = done.stderr.decode(errors="replace").splitlines()
    if done.returncode:
        sys.exit("\n".join([*lines[-80:], "libFuzzer found this."]))
    print("\n".join(line for line in lines if "DONE" in line or line.startswith("stat::")))


def main() -> None:
    """Build, play every variant, then feed any bytes."""
    seconds, led = int(sys.argv[1]) if sys.argv[1:] else SECONDS, has_fuzzer()
    options = ("-DCMAKE_CXX_COMPILER=clang++", "-DAGURK_LIBFUZZER=ON") if led else ()
    folder = build("sanitize-clang" if led else "sanitize", *options)
    run(str(folder / "walks"), str(DEALS), given="\n".join(shapes()) + "\n")
    if led:
        feed(folder, seconds)
        return
    print("There is no clang with libFuzzer, so random bytes are fed instead.", flush=True)
    run(str(folder / "fuzz_core"), "--random", str(INPUTS), "1")


if __name__ == "__main__":
    main()
