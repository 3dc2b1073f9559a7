"""CHANGELOG.md and the fragments in changelog.d/, which a release moves there."""

import re
from collections.abc import Mapping
from pathlib import Path

KINDS = {"added": "Added", "changed": "Changed", "fixed": "Fixed", "removed": "Removed"}
"""What a fragment's name says of it, and the heading it comes under; in their order."""


def fragments(folder: Path) -> Mapping[Path, str]:
    """Return the files of changes not yet released, and what each says.

    Raises:
        ValueError: if a file's name is not NAME.KIND.md, or it says nothing.
    """
    found = {}
    for path in sorted(folder.glob("*")):
        if path.name == "README.md":
            continue
        named = re.fullmatch(r"[a-z0-9-]+\.([a-z]+)\.md", path.name)
        if named is None or named[1] not in KINDS:
            kinds = ", ".join(KINDS)
            raise ValueError(f"{path.name} is no NAME.KIND.md, where KIND is one of {kinds}.")
        found[path] = path.read_text(encoding="utf-8").strip()
        if not found[path]:
            raise ValueError(f"{path.name} says nothing.")
    return found


def chapter(said: Mapping[Path, str], version: str, date: str) -> str:
    """Return what CHANGELOG.md says of a version.

    Args:
        said: The fragments.
        version: The version, such as 0.1.0.
        date: The day of the release, such as 2026-11-30.
    """
    lines = [f"## {version}, {date}"]
    for kind, heading in KINDS.items():
        told = [text for path, text in said.items() if path.name.endswith(f".{kind}.md")]
        if told:
            lines += ["", f"### {heading}", "", *(_bullet(text) for text in told)]
    return "\n".join(lines) + "\n"


def with_chapter(changelog: str, added: str) -> str:
    """Return the changelog with a chapter before all others.

    Raises:
        ValueError: if there is one of that version.
    """
    title = added.splitlines()[0]
    if f"\n{title.partition(',')[0]}," in changelog:
        raise ValueError(f"CHANGELOG.md tells of {title.removeprefix('## ')} already.")
    head, mark, rest = changelog.partition("\n## ")
    return f"{head.rstrip()}\n\n{added}{mark}{rest}"


def _bullet(text: str) -> str:
    return "- " + text.replace("\n", "\n  ")
