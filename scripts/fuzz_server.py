"""Attack a server: `make fuzz`, with ARGS="--inputs 50000 --seed 7".

A real server in a process of its own is sent messages and requests that it must refuse, while
honest people play at other tables. It may not answer with a fault, show anybody what is not
theirs, keep more and more memory, or hold a table up. Then a server with its usual limits is
flooded, and the honest may not wait much longer than before.
"""

import argparse
import asyncio
import os
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.hostile.siege import deluge, siege  # noqa: E402 - needs the path above

INPUTS = 1_000_000


async def run(inputs: int, seed: int, workers: int) -> None:
    """Do both, and say what came of them."""
    with tempfile.TemporaryDirectory() as folder:
        report = await siege(Path(folder), messages=inputs, seed=seed, workers=workers)
        print("\n".join(report.lines()))
    seconds = min(20.0, max(5.0, inputs / 10_000))
    with tempfile.TemporaryDirectory() as folder:
        print(f"a flood of {seconds:.0f} s:")
        report = await deluge(Path(folder), seconds=seconds, seed=seed)
        print("\n".join(report.lines()))


def main() -> None:
    """Send as many messages as asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--inputs", type=int, default=INPUTS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=max(1, (os.cpu_count() or 2) - 1))
    asked = parser.parse_args()
    asyncio.run(run(asked.inputs, asked.seed, asked.workers))


if __name__ == "__main__":
    main()
