"""Rooms, rows and matches to keep."""

from agurk.server.storage import Finished, FinishedSeat, Listing, Row, open_storage

ROOM = "room-of-the-test-case1"
IDA = "player-ida-22-letters1"
BO = "player-bo-22-letters-2"


def rows(first, count=1, word="card"):
    """Return rows numbered from `first`."""
    numbers = range(first, first + count)
    return [Row(number, 100.5 + number, f'{{"do":"{word} {number} ♣"}}') for number in numbers]


def listing(room=ROOM, **changes):
    values = {
        "stage": "waiting",
        "listed": True,
        "summary": '{"seats":3}',
        "opened": 100.0,
        "touched": 100.0,
    }
    return Listing(**({"room": room} | values | changes))


def seat(number, player=None, **changes):
    values = {
        "name": f"Seat {number}",
        "bot": "" if player else "sharp",
        "won": 0.0,
        "lost": False,
        "points": 10 * number,
        "last_tricks": number,
        "deals": 5,
    }
    return FinishedSeat(**({"seat": number, "player": player} | values | changes))


def finished(match="match-1", room=ROOM, seats=None, **changes):
    seats = (seat(0, IDA, won=1.0), seat(1, BO, lost=True)) if seats is None else seats
    values = {"begun": 100.0, "ended": 200.0, "variant": "danish", "record": "…"}
    return Finished(
        **({"match": match, "room": room, "players": len(seats), "seats": seats} | values | changes)
    )


class opened:  # noqa: N801 - reads as a phrase: `async with opened(url) as storage`
    """A storage at an address, its tables made, until the end of the block."""

    def __init__(self, url):
        self.storage = open_storage(url)

    async def __aenter__(self):
        await self.storage.upgrade()
        await self.storage.start()
        return self.storage

    async def __aexit__(self, *_):
        await self.storage.close()
