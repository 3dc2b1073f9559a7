"""A server to be measured: `agurk serve` without its sentences, and with a profile if asked for.

The variables of the environment set it up, as they do for `agurk serve`. It prints its port.
"""

import cProfile
import resource
import sys
from os import environ
from pathlib import Path

from agurk.server.logs import set_up
from agurk.server.run import run
from agurk.server.settings import load


def main(profile: Path | None) -> None:
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    settings = load({}, environ)
    set_up(settings.log_format, settings.log_level)
    profiler = cProfile.Profile()
    if profile is not None:
        profiler.enable()
    run(settings, lambda port: print(port, flush=True))
    if profile is not None:
        profiler.disable()
        profiler.dump_stats(profile)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else None)
