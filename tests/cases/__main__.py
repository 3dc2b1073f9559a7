"""`scripts/cases FILE...`: run files of cases against the engine."""

import sys
from itertools import chain
from pathlib import Path

from tests.cases.reading import CaseFileError, read
from tests.cases.running import run

if __name__ == "__main__":
    if len(sys.argv) < 2 or sys.argv[1] in {"-h", "--help"}:
        sys.exit("Say which files of cases to run: scripts/cases FILE...")
    try:
        sys.exit(run(chain.from_iterable(read(Path(name)) for name in sys.argv[1:])))
    except CaseFileError as error:
        print(f"scripts/cases: {error}", file=sys.stderr)
        sys.exit(2)
