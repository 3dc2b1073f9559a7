"""Build the manual: docs/, and beside it what follows from the code, as HTML.

    python -m scripts.docs [FOLDER]

What follows from the code (commands, variants, house rules, names for programs) is made anew each
time and kept nowhere else. A page that no other page leads to, a link that leads nowhere and
whatever else Sphinx finds wrong is an error.
"""

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from sphinx.cmd.build import build_main

from scripts import docs_api, docs_commands, docs_variants

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "docs"
FIRST_GUIDE = "\nhowto/club"
BUILT = ROOT / "build" / "docs"


def made() -> Mapping[str, str]:
    """Return the pages that follow from the code, by where they are put."""
    return docs_commands.pages() | docs_variants.pages() | docs_api.pages()


def pages() -> Iterator[tuple[str, bytes]]:
    """Yield everything that Sphinx reads: where it is put, and what it holds."""
    for path in sorted(KEPT.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            yield path.relative_to(KEPT).as_posix(), path.read_bytes()
    yield "index.md", _with_others((KEPT / "index.md").read_text(encoding="utf-8")).encode()
    for name, text in made().items():
        yield name, text.encode()
    yield "pictures/icon.svg", (ROOT / "web/public/icon.svg").read_bytes()


def _with_others(index: str) -> str:
    """Return the first page with every page of docs/ that it does not name among the guides."""
    named = index.splitlines()
    others = [path.stem for path in sorted(KEPT.glob("*.md")) if path.stem not in {*named, "index"}]
    return index.replace(FIRST_GUIDE, "\n".join([FIRST_GUIDE, *others]), 1)


def lay_out(folder: Path) -> None:
    """Put into a folder what Sphinx reads; what is unchanged keeps its date, what is gone goes."""
    wanted = dict(pages())
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.relative_to(folder).as_posix() not in wanted:
            path.unlink()
    for name, held in wanted.items():
        path = folder / name
        if not path.is_file() or path.read_bytes() != held:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(held)


def build(folder: Path, jobs: int = 2) -> int:
    """Build the manual into a folder; returns an exit code.

    Args:
        folder: Where the HTML is put. What was read for it lies beside it.
        jobs: How many processes read and write.
    """
    source = folder.with_name(folder.name + "-source")
    lay_out(source)
    kept = folder.with_name(folder.name + "-kept")
    flags = ["-W", "--keep-going", "-n", "-q", "-b", "html", "-j", str(jobs)]
    return build_main([*flags, "-d", str(kept), str(source), str(folder)])


def main(words: list[str]) -> int:
    folder = Path(words[0]) if words else BUILT
    code = build(folder)
    if not code:
        print(f"The manual is in {folder}: open {folder / 'index.html'}")
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
