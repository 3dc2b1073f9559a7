"""Who somebody is on each server: tokens, in a file that only its owner can read."""

import json
import os
from pathlib import Path
from typing import Any

from agurk.play.places import home

_FILE = "tokens.json"


def token_for(origin: str) -> str:
    """Return the token that this user has on a server; "" if there is none."""
    return _read().get(origin, "")


def keep(origin: str, token: str) -> None:
    """Keep a token for next time.

    Raises:
        OSError: if it cannot be written.
    """
    tokens = _read() | {origin: token}
    path = _path()
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    new = path.with_suffix(".new")
    new.unlink(missing_ok=True)
    handle = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "w", encoding="utf-8") as file:
        file.write(json.dumps(tokens) + "\n")
    new.replace(path)


def _path() -> Path:
    return home() / _FILE


def _read() -> dict[str, str]:
    try:
        told: Any = json.loads(_path().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    if not isinstance(told, dict):
        return {}
    return {name: token for name, token in told.items() if isinstance(token, str)}
