"""Where the process begins: it answers Ctrl-C in a sentence even while the rest is being loaded."""

import sys

_STOPPED = 130


def start() -> int:
    """Run the command of this process and return its exit code."""
    try:
        from agurk.cli.main import main

        return main()
    except BaseException as error:
        if not interrupted(error):
            raise
        print("agurk: Stopped.", file=sys.stderr)
        return _STOPPED


def interrupted(error: BaseException | None) -> bool:
    """Tell whether an error is Ctrl-C, or comes of it: making a class wraps what stops it."""
    while error is not None and not isinstance(error, KeyboardInterrupt):
        error = error.__cause__
    return error is not None
