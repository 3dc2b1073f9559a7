"""Makes the openings that come with Agurk: src/agurk/solve/openings.zip.

    python -m scripts.openings [VARIANT ...]

For each variant an equilibrium of two players with four cards each is found (half a minute to two
and 250 MB), of which the first trick is kept. Openings of other variants stay as they are. The same
variant has the same opening, to the byte, whatever the threads.
"""

import argparse
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from agurk.sim.duel import MOST_CARDS
from agurk.sim.shape import shape_of
from agurk.solve.equilibrium import find
from agurk.solve.openings import FILE, mark_of, steps_of
from agurk.variants import VARIANTS

KEYS = ("danish",)
"""The variants that have one."""


def main() -> None:
    """Find them and write the file."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("variants", nargs="*", default=KEYS, help="which; all that have one")
    openings = {}
    if FILE.exists():
        with ZipFile(FILE) as before:
            openings = {mark: before.read(mark) for mark in before.namelist()}
    for key in parser.parse_args().variants:
        found = find(VARIANTS[key], MOST_CARDS)
        print(f"{key}: {found.exploitability:.4f} points a deal are left after {found.walks} walks")
        openings[mark_of(shape_of(VARIANTS[key]))] = steps_of(found)
    with ZipFile(FILE, "w") as file:
        for mark, steps in sorted(openings.items()):
            told = ZipInfo(mark)
            told.compress_type = ZIP_DEFLATED
            file.writestr(told, steps, compresslevel=9)


if __name__ == "__main__":
    main()
