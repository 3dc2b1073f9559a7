"""Builds the kernel into the package, where there is a C++ compiler.

`python kernel/build.py` builds what has changed; CMake and Ninja come as wheels among the build's
requirements. Without a compiler it says once that Agurk does without, and is content. Further
words go to CMake when the build is set up. AGURK_KERNEL=off builds nothing; with
AGURK_KERNEL=strict a warning is a mistake.
"""

import os
import platform
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path

BUILD = Path("build/kernel")
"""Where the kernel is built."""

PACKAGE = Path("src/agurk/sim")
"""Where the finished module goes."""

COMPILERS = ("c++", "g++", "clang++")

WITHOUT = (
    "No C++ compiler was found, so simulations will run in plain Python, slower. "
    "Install one (on Debian and Ubuntu: apt install g++) and install Agurk again for the fast ones."
)


def build_kernel(root: Path, *options: str) -> Path | None:
    """Build the kernel, unless it is up to date, and return its file; None without a compiler.

    Args:
        root: The folder of the project.
        options: Further words for CMake.

    Raises:
        SystemExit: if there is a compiler and the build fails; what it printed says why.
    """
    wanted = os.environ.get("AGURK_KERNEL")
    if wanted == "off":
        return None
    if wanted == "strict":
        options = ("-DAGURK_STRICT=ON", *options)
    folder = root / BUILD
    folder.mkdir(parents=True, exist_ok=True)
    if not _has_compiler():
        _say_once(folder / "without", WITHOUT)
        return None
    (folder / "without").unlink(missing_ok=True)
    name = f"_kernel{sysconfig.get_config_var('EXT_SUFFIX')}"
    with _alone(folder / "lock"):
        _set_up(root, folder, options)
        _run(_tool("ninja"), "-C", str(folder))
        built, placed = folder / name, root / PACKAGE / name
        if not placed.is_file() or placed.stat().st_mtime_ns != built.stat().st_mtime_ns:
            # A file put in place of the other leaves those alone who have loaded the other.
            fresh = placed.with_name(f".{name}")
            shutil.copy2(built, fresh)
            fresh.replace(placed)
    return placed


def _set_up(root: Path, folder: Path, options: tuple[str, ...]) -> None:
    """Have CMake plan the build, unless it has planned the same one."""
    words = (
        *("-S", str(root / "kernel"), "-B", str(folder), "-G", "Ninja"),
        f"-DCMAKE_MAKE_PROGRAM={_tool('ninja')}",
        f"-DPython_EXECUTABLE={sys.executable}",
        *options,
    )
    stamp, now = folder / "planned", sha256("\0".join(words).encode()).hexdigest()
    if stamp.is_file() and stamp.read_text(encoding="ascii") == now:
        return
    for left in (folder / "CMakeCache.txt", stamp):
        left.unlink(missing_ok=True)
    _run(_tool("cmake"), *words)
    stamp.write_text(now, encoding="ascii")


def _has_compiler() -> bool:
    """Tell whether a compiler is named or can be found, and runs; those of Windows lack words."""
    if platform.system() == "Windows":
        return False
    named = os.environ.get("CXX", "").split()
    return any(_runs(name) for name in named[:1] or COMPILERS)


def _runs(name: str) -> bool:
    found = shutil.which(name)
    if not found:
        return False
    done = subprocess.run(  # noqa: S603 - whoever builds has named it
        [found, "--version"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False
    )
    return not done.returncode


def _tool(name: str) -> str:
    """Return where a tool is: beside this Python, or on the path.

    Raises:
        SystemExit: if it is nowhere.
    """
    places = os.pathsep.join((sysconfig.get_path("scripts"), os.environ.get("PATH", "")))
    found = shutil.which(name, path=places)
    if found is None:
        sys.exit(f"The kernel needs {name} to be built: pip install {name}.")
    return found


def _run(*words: str) -> None:
    done = subprocess.run(  # noqa: S603 - our own command
        words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    if done.returncode:
        sys.exit(
            f"The kernel could not be built; AGURK_KERNEL=off does without:\n"
            f"{done.stdout.decode(errors='replace')}"
        )


def _say_once(stamp: Path, sentence: str) -> None:
    if not stamp.exists():
        stamp.touch()
        print(sentence, file=sys.stderr)  # noqa: T201 - whoever builds is to read it


@contextmanager
def _alone(lock: Path) -> Iterator[None]:
    """Wait until nobody else builds here."""
    import fcntl  # noqa: PLC0415 - Windows has none, and no kernel

    with lock.open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    build_kernel(Path(__file__).resolve().parent.parent, *sys.argv[1:])
