"""The line between a match and the screen that shows it: pictures one way, acts the other."""

import asyncio
from contextlib import suppress

from agurk.tui.picture import Act, Command, Picture


class Link:
    """Two queues, and nothing of the match itself."""

    def __init__(self) -> None:
        self._pictures: asyncio.Queue[Picture] = asyncio.Queue()
        self._acts: asyncio.Queue[Act] = asyncio.Queue()

    def show(self, picture: Picture) -> None:
        """Give the screen a new picture."""
        self._pictures.put_nowait(picture)

    async def picture(self) -> Picture:
        """Wait for the next picture."""
        return await self._pictures.get()

    def do(self, act: Act) -> None:
        """Tell the match what the player does."""
        self._acts.put_nowait(act)

    def forget(self) -> None:
        """Forget what was done before anything was asked, such as a key pressed once too often."""
        while not self._acts.empty():
            self._acts.get_nowait()

    async def act(self) -> Act:
        """Wait for what the player does next."""
        return await self._acts.get()

    async def rest(self, seconds: float) -> None:
        """Let a picture be looked at for a moment; a player in a hurry ends it."""
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while await self._acts.get() is not Command.GO_ON:
                    pass
