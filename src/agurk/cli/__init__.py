"""The `agurk` command: parses arguments and calls the rest."""
