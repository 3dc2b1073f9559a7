"""Reviews that take long, fail or end their process, for a process that is asked to make them."""

import os
import time


def reviewed(text, told):
    """Return what a record says is to come of it."""
    word, _, rest = text.partition(" ")
    match word:
        case "steps":
            for done in range(1, 25):
                told(done, 24)
                time.sleep(0.02)
        case "hangs":
            time.sleep(60)
        case "raises":
            raise ZeroDivisionError(rest)
        case "exits":
            os._exit(3)
    return f'{{"of":"{rest}","nice":{os.nice(0)}}}'.encode()
