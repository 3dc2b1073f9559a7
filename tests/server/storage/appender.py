"""A process that appends to many rooms and says what is acknowledged, until it is killed."""

import asyncio
import sys

from agurk.server.storage import Row, open_storage

ROOMS = 20


async def play(storage, room):
    number = 0
    while True:
        rows = [Row(number + more, 1.0, f'"{room} {number + more}"') for more in range(2)]
        await storage.append(room, rows)
        print(room, number + 1, flush=True)
        number += 2


async def main(url):
    storage = open_storage(url)
    await storage.start()
    await asyncio.gather(*(play(storage, f"room-{number}") for number in range(ROOMS)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
