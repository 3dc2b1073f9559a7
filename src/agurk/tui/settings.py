"""What somebody has chosen for this terminal, kept in the data folder."""

import json
import os
from contextlib import suppress
from dataclasses import asdict, dataclass, fields
from typing import Any

from agurk.play.places import home
from agurk.text.catalogue import written
from agurk.text.spoken import spoken
from agurk.tui.themes import THEMES

_FILE = "terminal.json"
PACES = {"calm": 1.5, "normal": 1.0, "quick": 0.5, "at-once": 0.0}
"""How long everything is looked at, as a multiple of what is usual."""


@dataclass(slots=True)
class Settings:
    """How the terminal looks and speaks."""

    language: str = "en"
    theme: str = THEMES[0]
    four_colours: bool = False
    pace: str = "normal"
    name: str = ""


def load(language: str | None = None) -> Settings:
    """Return what was chosen before, in a language if one is named.

    What cannot be read is as if it had never been chosen.
    """
    settings = Settings(language=spoken(_preferred()))
    kept: Any = None
    with suppress(OSError, ValueError):
        kept = json.loads((home() / _FILE).read_text(encoding="utf-8"))
    if isinstance(kept, dict):
        for each in fields(Settings):
            if type(kept.get(each.name)) is type(getattr(settings, each.name)):
                setattr(settings, each.name, kept[each.name])
    if language is not None:
        settings.language = language
    return _possible(settings)


def save(settings: Settings) -> None:
    """Keep what was chosen; where nothing can be kept, nothing is."""
    with suppress(OSError):
        path = home() / _FILE
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        path.write_text(json.dumps(asdict(settings), ensure_ascii=False) + "\n", encoding="utf-8")


def _possible(settings: Settings) -> Settings:
    """Return settings with what is unknown here as it is usual."""
    usual = Settings()
    if settings.language not in written():
        settings.language = usual.language
    if settings.theme not in THEMES:
        settings.theme = usual.theme
    if settings.pace not in PACES:
        settings.pace = usual.pace
    return settings


def _preferred() -> list[str]:
    """Return the languages that the surroundings ask for, the best first."""
    asked = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE")]
    return [tag.partition(".")[0] for text in asked for tag in text.split(":") if tag]
