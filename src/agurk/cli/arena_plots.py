"""Pictures of a contest: how strong the bots are, and who wins how much of which matches."""

from pathlib import Path
from typing import TYPE_CHECKING

from agurk.cli.plots import GREEN, INK, pyplot

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from agurk.arena.estimating import Estimate
    from agurk.arena.judging import Verdict


def draw(verdict: "Verdict", file: Path) -> None:
    """Draw what a contest came to.

    Args:
        verdict: What it came to.
        file: Where the picture goes; its name says what kind it is.

    Raises:
        OSError: if it cannot be written.
    """
    from agurk.arena.contest import Mode

    contest, bots = verdict.contest, verdict.bots
    panels = 1 if contest.deals else 2
    height = 1.6 + 0.45 * len(bots)
    figure, axes = pyplot().subplots(
        1, panels, figsize=(5.6 * panels, height), layout="constrained", squeeze=False
    )
    first = axes[0][0]
    if contest.deals:
        _bars(first, contest.bots, [found.penalty for found in bots], "points a deal")
    else:
        _bars(first, contest.bots, [found.rating for found in bots], "rating")
        second = axes[0][1]
        if contest.mode is not Mode.MIXED:
            _grid(second, verdict)
        else:
            shares = [found.share for found in bots]
            _bars(second, contest.bots, shares, "share of matches won by a seat")
            second.axvline(1 / contest.players, color=INK, linestyle=":", linewidth=1)
    what = "deals" if contest.deals else "matches"
    figure.suptitle(
        f"{contest.variant.name}, {contest.players} players, {verdict.matches:,} {what}"
    )
    try:
        figure.savefig(file)
    finally:
        pyplot().close(figure)


def _bars(axes: "Axes", names: tuple[str, ...], found: "list[Estimate | None]", title: str) -> None:
    means = [0.0 if each is None else each.mean for each in found]
    margins = [(each and each.margin) or 0.0 for each in found]
    places = range(len(names))
    axes.errorbar(means, places, xerr=margins, fmt="o", color=GREEN, ecolor=INK, capsize=3)
    axes.set_yticks(places, names)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.set_title(title, fontsize="medium")
    axes.grid(axis="x", alpha=0.3)
    axes.spines[["top", "right"]].set_visible(False)


def _grid(axes: "Axes", verdict: "Verdict") -> None:
    """Draw who wins how much alone among whom."""
    names, places = verdict.contest.bots, range(len(verdict.contest.bots))
    shares = [[1 / verdict.contest.players] * len(names) for _ in names]
    for table in verdict.tables:
        share = table.results[0].share
        if share is not None:
            shares[table.company[0]][table.company[1]] = share.mean
            told = f"{share.mean:.0%}"
            axes.text(table.company[1], table.company[0], told, ha="center", va="center")
    axes.imshow(shares, cmap="RdYlGn", vmin=0, vmax=2 / verdict.contest.players, aspect="auto")
    axes.set_xticks(places, names, rotation=30)
    axes.set_yticks(places, names)
    axes.set_title("share won by one of (line) among (column)", fontsize="medium")
