"""How fast the kernel is, beside a yardstick and other libraries: exits with 1 if it is too slow.

Each `kernel_*.py` beside this file gives some rows. Run it on a machine that does nothing else:
`python -m benchmarks.bench_kernel`; words that follow pick the files: `… lanes`.
"""

import sys
from importlib import import_module
from pathlib import Path

from benchmarks.measuring import Row


def line(row: Row) -> str:
    """Return a row of the table."""
    wanted = "" if row.wanted is None else f"{row.wanted:,.2f}"
    verdict = "" if row.wanted is None else "yes" if row.reached >= row.wanted else "NO"
    return f"| {row.name:52} | {row.reached:10,.2f} | {row.unit:11} | {wanted:>9} | {verdict:3} |"


def main(words: list[str]) -> int:
    missed = 0
    print(f"| {'what':52} | {'reached':>10} | {'unit':11} | {'wanted':>9} |     |")
    print(f"|{'-' * 54}|{'-' * 11}:|{'-' * 13}|{'-' * 10}:|-----|")
    for path in sorted(Path(__file__).parent.glob("kernel_*.py")):
        if words and not path.stem.endswith(tuple(words)):
            continue
        for row in import_module(f"benchmarks.{path.stem}").rows():
            missed += row.wanted is not None and row.reached < row.wanted
            print(line(row), flush=True)
    print(f"{missed or 'None'} of what was wanted missed.")
    return int(missed > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
