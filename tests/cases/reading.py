"""Reading files of cases: our own lines of JSON, or a YAML list under `cucumber_tests`."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import yaml


class Case(NamedTuple):
    """One case: what is given under which rules, and what has to come."""

    id: str
    variant: str
    kind: str
    given: dict[str, Any]
    expect: dict[str, Any]


class CaseFileError(Exception):
    """A file that holds no cases; says which and why."""


def read(path: Path) -> Iterator[Case]:
    """Yield the cases of one file."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise CaseFileError(f"{path} cannot be read: {error}") from error
    for entry in _entries(path, text):
        try:
            yield Case(
                id=str(entry["id"]),
                variant=str(entry.get("rules") or entry["variant"]),
                kind=str(entry["kind"]),
                given=entry.get("given") or {},
                expect=entry["expect"],
            )
        except (KeyError, TypeError, AttributeError) as error:
            raise CaseFileError(f"{path} has a case without {error}: {entry!r:.120}") from error


def _entries(path: Path, text: str) -> list[dict[str, Any]]:
    try:
        if path.suffix in {".jsonl", ".json"}:
            found: Any = [json.loads(line) for line in text.splitlines() if line.strip()]
        else:
            found = yaml.safe_load(text)
    except (ValueError, yaml.YAMLError) as error:
        raise CaseFileError(f"{path} is neither JSON lines nor YAML: {error}") from error
    if isinstance(found, dict) and len(found) == 1:
        (found,) = found.values()
    if not isinstance(found, list):
        raise CaseFileError(f"{path} holds no list of cases.")
    return found
