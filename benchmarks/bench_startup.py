"""How long a user waits before anything happens: medians of wall time against our limits."""

import statistics
import subprocess
import sys
import time
from pathlib import Path

RUNS = 15
AGURK = str(Path(sys.executable).with_name("agurk"))
COMMANDS = {
    "legal": ["--hand", "Kh 6d 2s", "--trick", "9c"],
    "take": ["9c 2s 9h", "--last"],
    "referee": ["--trick", "9c", "--played", "6d", "--remaining", "Kh 2s"],
    "deal": ["--seed", "hello", "--players", "4"],
    "count": ["--deal", "2s Kh | 3c 9d"],
    "rules": [],
    "variants": ["danish"],
}
LIMITS = {
    "agurk --help": ([AGURK, "--help"], 0.200),
    "import agurk": ([sys.executable, "-c", "import agurk"], 0.060),
    **{f"agurk {name}": ([AGURK, name, *line], 0.250) for name, line in COMMANDS.items()},
}


def median_seconds(command: list[str]) -> float:
    """Run a command some times after one warm-up and return the median of its wall times."""
    times = []
    for _ in range(1 + RUNS):
        start = time.perf_counter()
        subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
        times.append(time.perf_counter() - start)
    return statistics.median(times[1:])


def main() -> int:
    late = 0
    for name, (command, limit) in LIMITS.items():
        seconds = median_seconds(command)
        late += seconds > limit
        verdict = "too slow" if seconds > limit else "ok"
        print(f"{name}: {1000 * seconds:.0f} ms of {1000 * limit:.0f} ms allowed, {verdict}")
    return 1 if late else 0


if __name__ == "__main__":
    sys.exit(main())
