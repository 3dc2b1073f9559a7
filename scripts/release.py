"""Make a release: version, changelog, wheel and source archive, and tests of what was built.

    python -m scripts.release [VERSION] [--tag] [--quick]

Without a VERSION it is the one in pyproject.toml, without its ".dev0". What is committed must be
all there is. Nothing is committed or tagged unless --tag is given; the two commands are printed.
--quick leaves out the tests of the wheel. Where something fails, all is left as it was.
"""

import re
import shlex
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from scripts import changelog

ROOT = Path(__file__).parents[1]
FRAGMENTS = "changelog.d"
WRITTEN = ("pyproject.toml", "CITATION.cff", "CHANGELOG.md")
"""The files that a release writes."""

TESTED = ("rules", "variants", "cases", "notation", "table", "scorekeeper", "bots", "sim", "cli")
"""The tests that the wheel has to pass once it is installed."""

_VERSION = re.compile(r'^(version = ")([^"]+)(")$', re.MULTILINE)


def main(words: list[str]) -> int:
    options = {word for word in words if word.startswith("--")}
    names = [word for word in words if word not in options]
    if options - {"--tag", "--quick"} or len(names) > 1:
        sys.exit((__doc__ or "").strip())
    if said("git", "status", "--porcelain"):
        sys.exit("There are changes that were not committed: a release is made of what is.")
    version = names[0] if names else planned(read("pyproject.toml"))
    try:
        write(version, datetime.now(tz=UTC).date().isoformat())
        build()
        with TemporaryDirectory() as folder:
            try_out(version, Path(folder), quick="--quick" in options)
    except BaseException:
        do("git", "restore", "--staged", "--worktree", *WRITTEN, FRAGMENTS)
        raise
    finish(version, tag="--tag" in options)
    return 0


def planned(project: str) -> str:
    """Return the version that a project works towards: its own without ".dev0".

    Raises:
        SystemExit: if its own is no such version.
    """
    found = _VERSION.search(project)
    if found is None or not (named := re.fullmatch(r"(\d+\.\d+\.\d+)(?:\.dev\d+)?", found[2])):
        sys.exit("pyproject.toml has no version such as 0.1.0.dev0: name the new one.")
    return named[1]


def write(version: str, date: str, root: Path = ROOT) -> None:
    """Set the version wherever it stands, and move the fragments to the changelog.

    Raises:
        SystemExit: if the version cannot be one, or nothing has changed.
        ValueError: if a fragment is not as it should be.
    """
    if not re.fullmatch(r"\d+\.\d+\.\d+(?:(?:a|b|rc)\d+)?", version):
        sys.exit(f"{version} is no version: it is written like 0.1.0, or 0.1.0rc1.")
    said = changelog.fragments(root / FRAGMENTS)
    if not said:
        sys.exit("Nothing has changed since the last release: changelog.d/ has no fragments.")
    news = changelog.with_chapter(
        read("CHANGELOG.md", root), changelog.chapter(said, version, date)
    )
    project = _VERSION.sub(rf"\g<1>{version}\g<3>", read("pyproject.toml", root), count=1)
    cited = re.sub(r"(?m)^version: .*$", f"version: {version}", read("CITATION.cff", root))
    cited = re.sub(r"(?m)^date-released: .*\n", "", cited) + f"date-released: {date}\n"
    for name, text in zip(WRITTEN, (project, cited, news), strict=True):
        (root / name).write_text(text, encoding="utf-8")
    for path in said:
        path.unlink()


def build() -> None:
    """Build wheel and source archive into dist/."""
    print("== wheel and source archive", flush=True)
    do("make", "--no-print-directory", "dist")


def try_out(version: str, folder: Path, *, quick: bool = False) -> None:
    """Install what was built as a user would, and test it there.

    Args:
        version: What it has to say its version is.
        folder: A folder for the environments.
        quick: Leave out the tests.
    """
    (wheel,) = (ROOT / "dist").glob("*.whl")
    print(f"== {wheel.name} in an environment of its own, with what the index has", flush=True)
    python = environment(folder / "user")
    pip(python, str(wheel))
    agurk = python.with_name("agurk")
    told = said(str(agurk), "--version", cwd=folder)
    if told != f"agurk {version}":
        sys.exit(f"The wheel says that it is {told}.")
    do(str(agurk), "rules", "danish", cwd=folder, quiet=True)
    do(str(agurk), "simulate", "--deals", "10k", cwd=folder, quiet=True)
    if not (folder / "user/share/man/man1/agurk.1").is_file():
        sys.exit("The wheel brings no manual page.")
    if quick:
        return
    print("== its tests, run by the pinned tools against the wheel", flush=True)
    python = environment(folder / "tools")
    pip(python, "--require-hashes", "-r", "requirements/dev.txt")
    pip(python, "--no-deps", str(wheel))
    home = said(str(python), "-c", "import agurk; print(agurk.__file__)")
    if not home.startswith(str(folder)):
        sys.exit(f"The tests would run {home}, not the wheel.")
    places = [f"tests/{name}" for name in TESTED]
    do(str(python), "-m", "pytest", "-q", "-n", "auto", *places)


def finish(version: str, *, tag: bool) -> None:
    """Commit and tag, or say how."""
    built = ", ".join(path.name for path in sorted((ROOT / "dist").iterdir()))
    print(f"Agurk {version} is in dist/: {built}")
    commands = [
        ["git", "commit", "--quiet", "--all", "--message", f"Version {version}"],
        ["git", "tag", "--annotate", f"v{version}", "--message", f"Agurk {version}"],
    ]
    if tag:
        for command in commands:
            do(*command)
        return
    print("Next:", *(shlex.join(command) for command in commands), sep="\n    ")


def environment(folder: Path) -> Path:
    """Make a virtual environment, and return its Python."""
    do("scripts/venv", str(folder))
    return folder / "bin" / "python"


def pip(python: Path, *words: str) -> None:
    """Install something with nothing but the package index to take from."""
    do(str(python), "-m", "pip", "--quiet", "--disable-pip-version-check", "install", *words)


def read(name: str, root: Path = ROOT) -> str:
    return (root / name).read_text(encoding="utf-8")


def said(*command: str, cwd: Path = ROOT) -> str:
    """Run a command and return what it prints."""
    done = subprocess.run(command, cwd=cwd, stdout=subprocess.PIPE, text=True, check=True)
    return done.stdout.strip()


def do(*command: str, cwd: Path = ROOT, quiet: bool = False) -> None:
    """Run a command that must succeed."""
    subprocess.run(command, cwd=cwd, stdout=subprocess.DEVNULL if quiet else None, check=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
