"""What everybody sees of a room's state: its chairs, its question, its match."""

from agurk.server import scene
from agurk.server.rooms.state import RoomState
from agurk.server.wire.scene import Chair, MatchScene, Question, Stage


def chairs(state: RoomState, present: tuple[int, ...]) -> tuple[Chair, ...]:
    """Return the seats; `present` are those whose people are connected."""
    sitters = state.table.sitters if state.table and state.stage is Stage.PLAYING else ()
    return tuple(
        [
            Chair(
                name=chair.name,
                bot=sitters[seat].bot if sitters else chair.bot,
                person=chair.player is not None,
                present=seat in present,
                owner=chair.player is not None and chair.player == state.owner,
            )
            for seat, chair in enumerate(state.chairs)
        ]
    )


def question(state: RoomState, awaited: tuple[int, ...]) -> Question | None:
    """Return what is asked; `awaited` are the seats that are there and have not answered."""
    asked = state.question
    if asked is None:
        return None
    return Question(asked.what.value, asked.seat, tuple(sorted(asked.agreed)), awaited)


def match(state: RoomState) -> MatchScene | None:
    """Return the match as spectators see it."""
    if state.table is None or state.view is None:
        return None
    return scene.match_scene(
        state.view,
        name=state.table.name,
        promise=state.promise,
        demands=state.table.demands,
        complete=state.tricks,
    )
