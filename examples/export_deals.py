"""Whole deals, card by card, written to a file that numpy reads: FILE, and how many thousands."""

import sys
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np

from agurk import VARIANTS
from agurk.sim import deals

path, thousands = Path(sys.argv[1]), int(sys.argv[2])
batches = islice(deals(VARIANTS["danish"], 4, seed=1, policies="ladder", batch=1000), thousands)
columns = (np.concatenate(column) for column in zip(*batches, strict=True))
names = ("hands", "ranks", "places", "tricks", "changed", "kontra", "taker", "paid")
arrays: dict[str, Any] = dict(zip(names, columns, strict=True))
np.savez_compressed(path, **arrays)
print(f"{thousands * 1000} deals in {path.name}")
