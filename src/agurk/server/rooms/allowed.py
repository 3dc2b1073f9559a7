"""What people may ask for at a table now, and why not: told and done by one rule."""

from agurk.rules.errors import AgurkError
from agurk.rules.match import Phase
from agurk.server.rooms.byes import CLOSED
from agurk.server.rooms.errors import Closed, NoHint, NotHere, NotNow
from agurk.server.rooms.state import RoomState
from agurk.server.wire.client import Topic
from agurk.server.wire.options import Hints
from agurk.server.wire.scene import May, Stage


def may(state: RoomState) -> May:
    """Return what may be asked for now."""
    table = state.table
    quiet = state.question is None
    back = None if table is None else table.may_take_back
    demands = () if table is None else table.may_demand
    free = any([not chair.player for chair in state.chairs])
    return May(
        pause=quiet and against_pause(state) is None,
        undo=back if quiet and back is not None and against_undo(state, back) is None else None,
        rematch=quiet and against_rematch(state) is None,
        redeal=demands if demands and against_redeal(state) is None else (),
        dispute=disputed(state),
        sit=free and against_sitting(state) is None,
        hint=against_hint(state) is None,
    )


def against(state: RoomState, what: Topic, seat: int) -> AgurkError | None:
    """Return why a seat may not ask the others for something; None if it may."""
    match what:
        case Topic.PAUSE:
            return against_pause(state)
        case Topic.UNDO:
            return against_undo(state, seat)
        case Topic.REMATCH:
            return against_rematch(state)


def against_pause(state: RoomState) -> AgurkError | None:
    """Return why the table cannot be asked to pause; None if it can."""
    if state.stage is not Stage.PLAYING or state.table is None:
        return NotNow("Only a match that goes on can be paused.")
    if state.table.paused:
        return NotNow("The table is paused already.")
    return None


def against_undo(state: RoomState, seat: int) -> AgurkError | None:
    """Return why a seat cannot ask for its card back; None if it can."""
    if not state.options.undo:
        return NotHere("At this table, cards played stay played.")
    if state.stage is not Stage.PLAYING or state.table is None:
        return NotNow("A card can be taken back only while the match goes on.")
    if state.table.paused:
        return NotNow("A card can be taken back when the table goes on.")
    if state.table.may_take_back != seat:
        return NotNow("Only the last card played can be taken back, and only by its player.")
    return None


def against_rematch(state: RoomState) -> AgurkError | None:
    """Return why nobody can ask for a rematch; None if it can be asked for."""
    if state.stage is not Stage.OVER:
        return NotNow("A rematch can be asked for when the match is over.")
    return None


def against_hint(state: RoomState) -> AgurkError | None:
    """Return why nobody can be given a hint now; None if whoever has to decide can."""
    hints, people = state.options.hints, len(state.seats)
    if hints is Hints.NEVER:
        return NotHere("At this table, nobody is given hints.")
    if hints is Hints.ALONE and people != 1:
        return NotHere("At this table, only whoever plays alone with bots is given hints.")
    if state.table is None or state.stage is not Stage.PLAYING:
        return NotNow("A hint can be given only while the match goes on.")
    if state.table.paused:
        return NotNow("A hint can be given when the table goes on.")
    if state.table.match.phase is not Phase.PLAY:
        return NoHint("Hints are for cards that are played; there is none for any other decision.")
    return None


def against_redeal(state: RoomState) -> AgurkError | None:
    """Return why throwing the cards in might be a way to a better hand; None if it is none."""
    if state.redeals:
        return NotNow("This deal has been thrown in once; these cards are played.")
    for seat in state.view.match.seats if state.view is not None else ():
        if state.stands_in(seat):
            return NotNow(f"{state.chairs[seat].name} is away and cannot be asked.")
    return None


def against_sitting(state: RoomState) -> AgurkError | None:
    """Return why nobody new can sit down, whatever seats are left; None if somebody can."""
    if state.closed:
        return Closed(CLOSED.told)
    if state.again is not None:
        return NotHere(
            "The deals of this match are known, so it is played alone with bots; whoever wants to "
            "play them opens a table of his or her own."
        )
    return None


def disputed(state: RoomState) -> tuple[int, ...]:
    """Return the seats that have played in this deal: their latest plays may be questioned."""
    view = state.view
    if view is None:
        return ()
    if view.tricks:
        return view.match.seats
    return tuple(sorted([play.seat for play in view.trick]))
