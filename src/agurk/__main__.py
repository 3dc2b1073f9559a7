"""Lets `python -m agurk` do what the `agurk` command does."""

from agurk.cli.start import start

raise SystemExit(start())
