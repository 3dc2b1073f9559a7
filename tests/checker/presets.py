"""The presets, each its base with the named keys replaced (1d)."""

import json
from pathlib import Path
from typing import Any

Rules = dict[str, Any]

_PRESETS: dict[str, Rules] = json.loads(
    Path(__file__).with_name("presets.json").read_text(encoding="utf-8")
)


def keys() -> list[str]:
    """Return the keys of all presets that can be played (1d)."""
    return [key for key in _PRESETS if not key.startswith("_")]


def load(key: str) -> Rules:
    """Return one preset with nothing left to look up: its base, then its own keys (1d)."""
    own = dict(_PRESETS[key])
    base = own.pop("base", None)
    return own if base is None else {**load(base), **own}
