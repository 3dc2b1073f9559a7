"""Bots that do what none should, for processes that are asked to find them."""

# ruff: noqa: ARG002  odd bots look at nothing

import os
import time

from agurk import bots
from agurk.rules.actions import Play
from agurk.rules.cards import Card


class Hangs:
    def choose(self, view, random):
        time.sleep(60)


class Raises:
    def choose(self, view, random):
        raise ZeroDivisionError(f"holding {view.hand}")


class Exits:
    def choose(self, view, random):
        os._exit(3)


class Cheats:
    def choose(self, view, random):
        return Play((Card("As"),) * 9)


class Waits:
    """Chooses after a while, long enough to be asked again meanwhile."""

    def choose(self, view, random):
        time.sleep(0.2)
        return view.actions[-1]


ODD = {"hangs": Hangs(), "raises": Raises(), "exits": Exits(), "cheats": Cheats(), "waits": Waits()}


def find(name):
    """Return an odd bot, or one of ours."""
    return ODD.get(name) or bots.find(name)
