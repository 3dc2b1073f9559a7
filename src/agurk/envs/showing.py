"""How an environment is shown, and where the mask of its actions stands."""

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from typing import Any

from agurk.envs.options import BadOption
from agurk.envs.picture import picture
from agurk.envs.sheet import sheet
from agurk.rules.view import View


class Mask(Enum):
    """Where the mask of actions stands."""

    OBSERVATION = "observation"
    """Beside the features, in a dictionary."""
    INFO = "info"
    """In the info of whoever is in turn."""


def _printed(view: View, names: Sequence[str]) -> None:
    print(sheet(view, names))  # noqa: T201 - this is what the mode is for


RENDER_MODES: Mapping[str, Callable[[View, Sequence[str]], Any]] = {
    "ansi": sheet,
    "rgb_array": picture,
    "human": _printed,
}
"""What shows a view, by the name of the way."""


def shown(mode: str | None) -> str | None:
    """Return a render mode if it is one.

    Raises:
        BadOption: if it is none; says which there are.
    """
    if mode is not None and mode not in RENDER_MODES:
        raise BadOption(f"render_mode can be {', '.join(RENDER_MODES)} or None; not {mode!r}.")
    return mode
