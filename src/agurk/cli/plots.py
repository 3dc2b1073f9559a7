"""Pictures: what the last trick costs, and how chances to win change with scores."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from agurk.rules.errors import AgurkError
from agurk.rules.variant import Variant
from agurk.sim.extras import MissingExtra
from agurk.sim.results import DealSums, Estimate
from agurk.text.catalogue import words

if TYPE_CHECKING:
    from matplotlib.axes import Axes

KINDS = (".svg", ".png", ".pdf")
"""What the name of a picture may end in."""

GREEN, INK = "#3f7d4e", "#2b2f2a"
"""The colours of what is shown, and of how sure it is."""


class PictureError(AgurkError, ValueError):
    """A picture was asked for under a name that says no kind of picture."""

    slug = "picture"


def check(file: Path) -> None:
    """Make sure that a picture can be drawn to a file.

    Raises:
        PictureError: if its name ends in no kind of picture.
        MissingExtra: if matplotlib is not installed.
    """
    if file.suffix.lower() not in KINDS:
        raise PictureError(f"The name of a picture ends in {', '.join(KINDS)}, not {file.name!r}.")
    pyplot()


def draw(sums: Sequence[DealSums], file: Path) -> None:
    """Draw what the last trick costs in some variants; by place and by lead for the first.

    Args:
        sums: What deals came to, one entry a variant.
        file: Where the picture goes; its name says what kind it is.

    Raises:
        PictureError: if its name ends in no kind of picture.
        MissingExtra: if matplotlib is not installed.
        OSError: if it cannot be written.
    """
    check(file)
    first = sums[0]
    panels = 3 if len(sums) > 1 else 2
    figure, axes = pyplot().subplots(1, panels, figsize=(5.2 * panels, 4.2), layout="constrained")
    places = [str(place) for place in range(1, first.players + 1)]
    _bars(axes[0], places, first.costs)
    _label(axes[0], "places", "place")
    led = [(name, cost) for name, cost in zip(first.ranks, first.by_lead, strict=True)]
    shown = [(name, cost) for name, cost in led if cost.deals]
    _bars(axes[1], [name for name, _ in shown], [cost for _, cost in shown])
    _label(axes[1], "leads", "lead")
    if len(sums) > 1:
        _bars(axes[2], [each.variant.key for each in sums], [each.price for each in sums])
        _label(axes[2], "variants", "variant")
        axes[2].tick_params(axis="x", rotation=30)
    played: dict[str, str | int] = {
        "variant": first.variant.name,
        "players": first.players,
        "deals": f"{first.deals:,}",
    }
    figure.suptitle(words("en", "cli").say("plotted", played))
    try:
        figure.savefig(file)
    finally:
        pyplot().close(figure)


def draw_equity(
    variant: Variant, curves: Sequence[tuple[int, int, Sequence[float]]], file: Path
) -> None:
    """Draw how the chance of each seat to win changes with its own score.

    Args:
        variant: The rules.
        curves: By seat its number, the score it has, and its chances with each score from 0.
        file: Where the picture goes; its name says what kind it is.

    Raises:
        PictureError: if its name ends in no kind of picture.
        MissingExtra: if matplotlib is not installed.
        OSError: if it cannot be written.
    """
    check(file)
    say = words("en", "cli").say
    figure, axes = pyplot().subplots(figsize=(7, 4.2), layout="constrained")
    for seat, score, chances in curves:
        told = say("plotted-seat", {"seat": seat, "score": score})
        (line,) = axes.plot(range(len(chances)), chances, label=told)
        if score < len(chances):
            axes.plot([score], [chances[score]], "o", color=line.get_color())
    axes.set_xlabel(say("plotted-own"))
    axes.set_ylabel(say("plotted-chance"))
    axes.set_ylim(bottom=0)
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(frameon=False)
    figure.suptitle(say("plotted-equity", {"variant": variant.name}))
    try:
        figure.savefig(file)
    finally:
        pyplot().close(figure)


def _bars(axes: "Axes", names: Sequence[str], found: Sequence[Estimate]) -> None:
    # By numbers: names such as "7" would be taken for values on the axis.
    axes.bar(
        range(len(found)),
        [each.mean for each in found],
        yerr=[each.margin for each in found],
        color=GREEN,
        ecolor=INK,
        capsize=3,
    )
    axes.set_xticks(range(len(names)), names)


def _label(axes: "Axes", title: str, along: str) -> None:
    say = words("en", "cli").say
    axes.set_title(say(f"plotted-{title}"), fontsize="medium")
    axes.set_xlabel(say(f"plotted-{along}"))
    axes.set_ylabel(say("plotted-points"))
    axes.spines[["top", "right"]].set_visible(False)


def pyplot() -> Any:  # noqa: ANN401 - a module that may be missing
    """Return what draws.

    Raises:
        MissingExtra: if matplotlib is not installed.
    """
    try:
        import matplotlib as mpl
    except ImportError as missing:
        raise MissingExtra(
            "Pictures need matplotlib, which is not installed: pip install agurk[plots]."
        ) from missing
    mpl.use("Agg")
    from matplotlib import pyplot as plt

    return plt
