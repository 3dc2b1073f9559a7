"""What a player does at a server's table, as a command of the protocol."""

from typing import Any

from agurk.notation.actions import action_text
from agurk.tui.picture import Act, Command, Dispute, Mute, Offer, Say

_ASK = {Offer.PAUSE: "pause", Offer.UNDO: "undo", Offer.REMATCH: "rematch"}
_PLAIN = {Offer.START: "start", Offer.RESUME: "resume", Offer.REDEAL: "redeal"}


def command_of(act: Act, on: int, language: str) -> dict[str, Any] | None:
    """Return the command that an act is, without an id; None if the socket is not told of it.

    Args:
        act: What the player does.
        on: The last entry that the player knew.
        language: The language in which an answer is wanted.
    """
    match act:
        case Command() | Offer.GIVE_UP:
            return None
        case Offer():
            return _asked(act, on, language)
        case Say(phrase, text):
            return {"type": "say", "phrase": phrase or None, "text": text}
        case Mute(seat, muted):
            return {"type": "mute", "seat": seat, "on": muted}
        case Dispute(seat):
            return {"type": "dispute", "on": on, "seat": seat}
        case _:
            return {"type": "choose", "on": on, "action": action_text(act)}


def _asked(offer: Offer, on: int, language: str) -> dict[str, Any]:
    """Return the command by which something is asked for, or answered."""
    match offer:
        case Offer.RETURN:
            return {"type": "return"}
        case Offer.CLAIM:
            return {"type": "prefer", "forced": True}
        case Offer.HINT:
            return {"type": "hint", "on": on, "language": language}
        case Offer.YES | Offer.NO:
            return {"type": "answer", "on": on, "yes": offer is Offer.YES}
        case Offer.PAUSE | Offer.UNDO | Offer.REMATCH:
            return {"type": "ask", "on": on, "what": _ASK[offer]}
        case _:
            return {"type": _PLAIN[offer], "on": on}
