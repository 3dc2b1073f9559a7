"""Where things are kept on this machine; loads nothing, so that every command may ask."""

import os
from collections.abc import Mapping
from pathlib import Path

HOME = "AGURK_HOME"
"""The variable that names the data folder."""


def home(environ: Mapping[str, str] = os.environ) -> Path:
    """Return the folder for everything that is kept: `AGURK_HOME`, or the user's data folder."""
    chosen = environ.get(HOME)
    if chosen:
        return Path(chosen)
    from platformdirs import user_data_path  # noqa: PLC0415 - most commands need no folder

    return user_data_path("agurk", appauthor=False)
