"""What OpenSpiel keeps of ours to the end of a program, apart from all that ends before."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any


def made(params: Mapping[str, Any] | None = None) -> Any:  # noqa: ANN401 - pyspiel has no types
    """Return a game with some parameters."""
    return import_module("agurk.envs.open_spiel.game").AgurkGame(params)
