"""When frames are sent: what many clients are told in one turn of the loop goes out in one go.

To send something wakes whoever takes it, be it a proxy or the network, which costs several times as
much as the sending if it has fallen asleep since the last one.
"""

import asyncio
from typing import Final, Protocol

from agurk.server.logs import logger, summary

MOST: Final = 64
"""How many are visited on one round; who was told first shall not wait for all others."""


class Box(Protocol):
    """Something with frames to be sent."""

    def send(self) -> None:
        """Send what waits."""
        ...


class Rounds:
    """Goes round to whatever has something to send, at the end of each turn of the loop."""

    __slots__ = ("_boxes",)

    def __init__(self) -> None:
        self._boxes: list[Box] = []

    def visit(self, box: Box) -> None:
        """Come by on the next round."""
        if not self._boxes:
            asyncio.get_running_loop().call_soon(self._go)
        self._boxes.append(box)
        if len(self._boxes) >= MOST:
            self._go()

    def _go(self) -> None:
        boxes, self._boxes = self._boxes, []
        for box in boxes:
            try:
                box.send()
            except Exception as error:  # noqa: BLE001 - it is one connection's, and no other's
                logger().error("sending failed", **summary(error))
