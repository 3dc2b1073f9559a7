"""The one method by which a bot, a person or a guest program takes part."""

from random import Random
from typing import Protocol, runtime_checkable

from agurk.rules.actions import Choice
from agurk.rules.view import View


@runtime_checkable
class Player(Protocol):
    """Somebody who decides: a view goes in, one of its actions comes out."""

    def choose(self, view: View, random: Random) -> Choice:
        """Return one of `view.actions`."""
        ...
