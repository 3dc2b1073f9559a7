"""What is heard at a server's table beside the match: what people say, and what cards are worth."""

import json
from typing import Any

from agurk.tui.joined.happened import hand
from agurk.tui.picture import Hint, Said, Talk, Worth


class Conversation:
    """What is said at a table, and who is not to be heard there."""

    def __init__(self) -> None:
        self._said: tuple[Said, ...] = ()
        self._muted: frozenset[int] = frozenset()

    def hear(self, message: dict[str, Any]) -> None:
        """Take in what somebody has said."""
        self._said += (Said(message["seat"], message["phrase"] or "", message["text"]),)

    def take(self) -> tuple[Said, ...]:
        """Return what has been said since this was asked last."""
        said, self._said = self._said, ()
        return said

    def mute(self, seat: int, *, on: bool) -> None:
        """Hear a seat no longer, or again."""
        self._muted = self._muted | {seat} if on else self._muted - {seat}

    def mutes(self) -> list[dict[str, Any]]:
        """Return what tells a new connection whom not to hear."""
        return [{"type": "mute", "seat": seat, "on": True} for seat in sorted(self._muted)]

    def offered(
        self, options: dict[str, Any], scene: dict[str, Any], mine: dict[str, Any] | None
    ) -> Talk | None:
        """Return what a seat can say, and whom it hears; None for somebody without a seat."""
        if mine is None:
            return None
        people = [seat for seat, chair in enumerate(scene["chairs"]) if chair["person"]]
        others = tuple([seat for seat in people if seat != mine["seat"]])
        return Talk(not options["listed"], others, self._muted & frozenset(others))


class Hints:
    """The hint for the decision that a seat has to make, if it has asked."""

    def __init__(self) -> None:
        self.found: Hint | None = None
        self._id = ""
        self._decision = ""

    @property
    def asked(self) -> bool:
        """Whether a hint is being looked for."""
        return bool(self._id)

    @property
    def busy(self) -> bool:
        """Whether a hint is there, or on its way."""
        return self.asked or self.found is not None

    def ask(self, command: str) -> None:
        """Note which command has asked."""
        self._id = command

    def look(self, mine: dict[str, Any] | None, scene: dict[str, Any]) -> None:
        """Forget what was for another decision than the one to be made now."""
        match = scene["match"] or {}
        asked = (mine and (mine["hand"], mine["options"]), match.get("deal"), match.get("trick"))
        decision = json.dumps(asked)
        if decision != self._decision:
            self.found, self._id, self._decision = None, "", decision

    def refused(self, command: str | None) -> None:
        """Take in that there is no hint."""
        if command == self._id:
            self._id = ""

    def hear(self, message: dict[str, Any]) -> None:
        """Take in a hint; one for a decision made before is left alone."""
        if message["id"] == self._id:
            plays = [Worth(hand(each["cards"]), each["chance"]) for each in message["plays"]]
            self.found = Hint(tuple(plays), hand(message["best"]), message["told"])
            self._id = ""
