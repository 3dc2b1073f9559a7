"""What a process is started with, put in order where it would not do."""

import os
import sys
from pathlib import Path

_NARROWEST, _WIDEST = 40, 500


def mend() -> None:
    """Give closed streams a place to go to, and forget a width that no terminal has."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            nowhere = Path(os.devnull).open(mode, encoding="utf-8")  # noqa: SIM115 - stays open
            setattr(sys, name, nowhere)
    columns = os.environ.get("COLUMNS", "")
    likely = columns.isascii() and columns.isdigit() and len(columns) < 9
    if columns and not (likely and _NARROWEST <= int(columns) <= _WIDEST):
        del os.environ["COLUMNS"]
