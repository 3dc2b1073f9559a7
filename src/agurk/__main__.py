"""Lets `python -m agurk` do what the `agurk` command does."""

from agurk.cli.main import main

raise SystemExit(main())
