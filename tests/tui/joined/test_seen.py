"""What a seat knows comes back from the wire as the view that it was written from."""

import json
from dataclasses import replace
from random import Random

import msgspec
import pytest

from agurk.rules.dealing import chance
from agurk.rules.match import Phase
from agurk.rules.state import begin
from agurk.server import scene
from agurk.tui.joined.seen import view_of
from agurk.variants import VARIANTS

STEPS = 60
ASKED = {Phase.EXCHANGE, Phase.KONTRA, Phase.BUY_IN}


def as_told(view):
    """Return a view without what the wire does not tell, and no picture needs."""
    match = view.match
    asked = match.phase in ASKED and view.to_act is not None
    match = replace(
        match,
        waiting=(view.to_act,) if asked else (),
        counted=None,
        outcome=None,
        standing=replace(match.standing, caught=()),
    )
    return view._replace(match=match)


def on_the_wire(opened, view):
    """Return what a server sends of a table, as a client reads it."""
    told = scene.match_scene(
        opened, name="a match", promise="", complete=scene.tricks(opened.tricks)
    )
    mine = None if view.seat is None else scene.mine(view, view.seat, forced=False)
    return json.loads(msgspec.json.encode(told)), json.loads(msgspec.json.encode(mine))


@pytest.mark.parametrize("key", VARIANTS)
def test_a_view_comes_back(key):
    variant, dice = VARIANTS[key], Random(key)
    players = max(variant.least_players, min(3, variant.most_players))
    state = begin(variant, players)
    for _ in range(STEPS):
        if state.match.phase is Phase.OVER:
            break
        for seat in (None, *range(players)):
            view = state.view(seat)
            told, mine = on_the_wire(state.view(None), view)
            assert view_of(variant, {"match": told, "chairs": [{}] * players}, mine) == as_told(
                view
            )
        seat = state.to_act
        action = (
            chance(state.match, dice.randbytes(32))
            if seat is None
            else dice.choice(state.view(seat).actions)
        )
        state = state.apply(action).state
