"""Write `spec/replays`: matches as the server shows them face up, for the page to be held to."""

from pathlib import Path

import msgspec

from agurk.notation import loads
from agurk.server import replays

SPEC = Path(__file__).parent.parent / "spec"
TARGET = SPEC / "replays"
SHOWN = ("danish", "danish_kept", "diku_exchange")
"""Records of `spec/deals`: the usual game, one that takes cards out of the pack, one that draws."""


def replay_text(name: str) -> str:
    """Return a record of `spec/deals` as `GET /api/matches/{match}/replay` answers it."""
    record = loads((SPEC / "deals" / f"{name}.agurk").read_text(encoding="utf-8"))
    return msgspec.json.encode(replays.overview(record)).decode() + "\n"


def main() -> None:
    """Write the files."""
    TARGET.mkdir(exist_ok=True)
    for name in SHOWN:
        (TARGET / f"{name}.json").write_text(replay_text(name), encoding="utf-8")
    print(f"{TARGET.name}: {len(SHOWN)} matches")


if __name__ == "__main__":
    main()
