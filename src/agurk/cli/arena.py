"""`agurk arena`: bots against bots, and which is the stronger."""

from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from agurk.cli.options import AsJson, Misused, Rules
from agurk.cli.output import print_json

if TYPE_CHECKING:
    from agurk.arena.contest import Contest
    from agurk.arena.judging import Verdict
    from agurk.arena.running import Progress
    from agurk.rules.variant import Variant

_STANDARD = Rules()
_PLAYERS = 4
_USUAL = 1000


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Entries:
    """Who plays."""

    bots: Annotated[str, Parameter(show_default=False)] = ""
    """The bots, with commas, options after a colon: sharp,pimc:worlds=20,cmd:./mine."""
    bot: Annotated[tuple[str, ...], Parameter(show_default=False)] = ()
    """One more bot, such as cmd:"python mine.py"; may be given several times."""
    players: int | None = None
    """How many play; four, or as near to it as the rules allow, if nothing is said."""
    alone: bool = False
    """Each bot alone among several of each other one, not all mixed."""

    @property
    def all(self) -> tuple[str, ...]:
        """Every bot named."""
        from agurk.arena.entrants import split

        return (*(split(self.bots) if self.bots else ()), *self.bot)


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Run:
    """How much is played, and on what."""

    matches: str | None = None
    """How many matches each table plays, such as 200 or 2k; a thousand if nothing is said."""
    deals: str | None = None
    """How many single deals each table plays instead."""
    duplicate: bool = False
    """Deal the same cards again with every bot one seat further."""
    seed: int = 0
    """What all cards and choices follow from; the same seed gives the same answer."""
    jobs: int | None = None
    """How many processes play; one for each processor if nothing is said."""
    seconds: float = 5.0
    """How long a guest may think about a choice."""
    resume: Path | None = None
    """A file to keep what has been played in, and to go on from if it is there."""

    def contest(self, variant: "Variant", entries: Entries) -> "Contest":
        """Return what is to be played."""
        from agurk.arena import Contest, Mode
        from agurk.cli.simulate import number_of

        number = self.matches if self.deals is None else self.deals
        players = entries.players
        if players is None:
            players = min(max(_PLAYERS, variant.least_players), variant.most_players)
        return Contest(
            variant,
            players,
            entries.all,
            mode=Mode.ALONE if entries.alone else Mode.MIXED,
            matches=_USUAL if number is None else number_of(number),
            duplicate=self.duplicate,
            deals=self.deals is not None,
            seed=self.seed,
            seconds=self.seconds,
        )


_NOBODY = Entries()
_ALL = Run()


def arena(
    *,
    rules: Rules = _STANDARD,
    entries: Entries = _NOBODY,
    run: Run = _ALL,
    json: AsJson = False,
    csv: bool = False,
    plot: Path | None = None,
) -> None:
    """Let bots play against each other, and say which is the stronger, and how surely.

    Every bot sits in every seat equally often.

    Args:
        rules: The rules.
        entries: Who plays.
        run: How much is played, and on what.
        json: Print JSON.
        csv: Print lines of comma-separated values.
        plot: A file for a picture of it (.svg, .png or .pdf).

    Raises:
        AgurkError: if the bots cannot play like this.
        OSError: if a file cannot be read or written.
    """
    from time import perf_counter

    from agurk.arena import judge, play

    if json and csv:
        raise Misused("The answer is printed as --json or as --csv, not as both.")
    if run.matches is not None and run.deals is not None:
        raise Misused("Each table plays --matches or single --deals, not both.")
    contest = run.contest(rules.chosen(), entries)
    if plot is not None:
        from agurk.cli.plots import check

        check(plot)
    begun = perf_counter()
    with _progress() as progress:
        blocks = play(contest, jobs=run.jobs, file=run.resume, progress=progress)
    verdict = judge(contest, blocks)
    if plot is not None:
        from agurk.cli.arena_plots import draw

        draw(verdict, plot)
    _tell(verdict, perf_counter() - begun, json=json, csv=csv)


def _progress() -> AbstractContextManager["Progress | None"]:
    """Return what shows a bar where somebody watches."""
    import sys

    if not sys.stderr.isatty():
        return nullcontext()
    from agurk.cli.progress import bar

    return bar()


def _tell(verdict: "Verdict", seconds: float, *, json: bool, csv: bool) -> None:
    """Print an answer."""
    from agurk.cli import arena_told as told

    if json:
        print_json(told.as_data(verdict))
    elif csv:
        print(told.as_csv(verdict), end="")
    else:
        lines: Sequence[str] = told.as_text(verdict, seconds)
        print("\n".join(lines))
