"""A bar that shows how far a long piece of work is."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

if TYPE_CHECKING:
    from agurk.sim.running import Progress as Told


@contextmanager
def bar() -> Iterator["Told"]:
    """Show a bar on the standard error, with the rate, and take it away at the end."""
    shown = Progress(
        BarColumn(bar_width=None),
        TaskProgressColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    with shown:
        task = shown.add_task("", total=1, rate="")

        def told(done: int, whole: int) -> None:
            spent = shown.tasks[task].elapsed
            rate = f"{short(done / spent)}/s" if spent else ""
            shown.update(task, completed=done, total=whole, rate=rate)

        yield told


def short(number: float) -> str:
    """Return a number with three digits and what they count.

    >>> short(52_340_000), short(950)
    ('52.3M', '950')
    """
    for size, letter in ((1e12, "T"), (1e9, "G"), (1e6, "M"), (1e3, "k")):
        if number >= size:
            return f"{number / size:.3g}{letter}"
    return f"{number:.3g}"
