"""`agurk serve` as it is, but for the patience that tests would have to share with it."""

import sys
from pathlib import Path

from agurk.cli.start import start
from agurk.server.http import page
from agurk.server.rooms import pace
from agurk.server.wire.options import Pace


def main(built: str, grace: str, per_card: str, *words: str) -> int:
    """Serve a page that was built.

    Bots wait so many seconds for people who are away, and quick tables so many for a card.
    """
    page.FOLDER = Path(built)  # type: ignore[misc]
    pace._GRACE.update(dict.fromkeys(Pace, float(grace)))
    pace._DECIDE[Pace.QUICK] = float(per_card)
    sys.argv = ["agurk", "serve", *words]
    return start()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
