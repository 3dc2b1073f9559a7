"""`agurk equilibrium`: how small deals of two players are played at best."""

from contextlib import AbstractContextManager, nullcontext
from time import perf_counter
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from agurk.cli.options import AsJson, Misused, Rules
from agurk.cli.output import paragraph, print_json, print_lines

if TYPE_CHECKING:
    from agurk.sim.running import Progress
    from agurk.solve.equilibrium import Equilibrium

_STANDARD = Rules()


def equilibrium(
    *,
    rules: Rules = _STANDARD,
    cards: int = 3,
    target: Annotated[float | None, Parameter(show_default=False)] = None,
    threads: int | None = None,
    json: AsJson = False,
) -> None:
    """Find how two players play a small deal at best, and what leading it is worth.

    Args:
        rules: The rules.
        cards: How many cards each gets from the whole pack, from 1 to 4.
        target: How many points a deal may be left to be gained by who knows how the other one
            plays; 0.0005, or 0.005 with four cards, if nothing is said.
        threads: How many threads work; one for each processor if nothing is said.
        json: Print JSON.
    """
    from agurk.solve.equilibrium import find

    if target is not None and not target > 0:
        raise Misused(f"What may be left to be gained is more than nothing, not {target}.")
    variant, begun = rules.chosen(), perf_counter()
    with _progress() as progress:
        found = find(variant, cards, target=target, threads=threads, progress=progress)
    seconds = perf_counter() - begun
    if json:
        print_json(_data(found, seconds))
    else:
        print_lines(_text(found, seconds))


def _data(found: "Equilibrium", seconds: float) -> dict[str, object]:
    return {
        "variant": found.variant.key,
        "cards": found.cards,
        "value": found.value,
        "exploitability": found.exploitability,
        "nash_conv": found.nash_conv,
        "best": list(found.measured.best),
        "iterations": found.walks,
        "seconds": round(seconds, 3),
    }


def _text(found: "Equilibrium", seconds: float) -> list[str]:
    cards = f"{found.cards} card{'s' if found.cards > 1 else ''}"
    if abs(found.value) < 0.00005:
        worth = "On average nobody gains by leading."
    else:
        who, more = ("leads", found.value) if found.value > 0 else ("follows", -found.value)
        worth = f"Whoever {who} pays {more:.4f} points a deal less than the other one on average."
    return [
        *paragraph(f"{found.variant.name}, 2 players with {cards} each, one deal."),
        *paragraph(worth),
        *paragraph(
            f"Whoever knows how the other one plays gains {found.exploitability:.5f} points a deal "
            "by it at best, leading and following in turn."
        ),
        f"{found.walks} walks, {seconds:.2f} s.",
    ]


def _progress() -> AbstractContextManager["Progress | None"]:
    """Return what shows a bar where somebody watches."""
    import sys

    if not sys.stderr.isatty():
        return nullcontext()
    from agurk.cli.progress import bar

    return bar()
