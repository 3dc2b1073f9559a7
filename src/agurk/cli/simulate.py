"""`agurk simulate`: many random deals or matches, and what they come to."""

from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from agurk.cli.options import AsJson, Misused, Rules
from agurk.cli.output import print_json
from agurk.sim.policies import POLICIES

if TYPE_CHECKING:
    from agurk.rules.variant import Variant
    from agurk.sim.match_sums import MatchSums
    from agurk.sim.results import DealSums
    from agurk.sim.running import Progress

_STANDARD = Rules()
_USUAL = 1_000_000
_SIZES = {"k": 10**3, "M": 10**6, "G": 10**9, "T": 10**12}
_PLAYERS = 4


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Run:
    """How much is played, by whom, and on what."""

    deals: str | None = None
    """How many deals, such as 100M, 2.5k or 5000; a million if nothing is said."""
    matches: str | None = None
    """How many whole matches instead, likewise."""
    policy: Annotated[
        str,
        Parameter(
            help=f"By what all play: {', '.join(POLICIES)}; or one for each place, with commas."
        ),
    ] = "uniform"
    hand: int | None = None
    """How many cards each gets, where the rules say something else."""
    seed: int = 0
    """What all cards and choices follow from; the same seed gives the same answer."""
    threads: int | None = None
    """How many threads play; one for each processor if nothing is said."""
    cluster: str | None = None
    """The address of a dask scheduler, whose workers play."""

    @property
    def policies(self) -> str | list[str]:
        """The policy of all, or that of each place."""
        return self.policy.split(",") if "," in self.policy else self.policy

    def play_deals(self, variant: "Variant", players: int) -> "DealSums":
        """Play deals by some rules."""
        from agurk.sim import random_deals

        with _progress() as progress:
            return random_deals(
                variant,
                players,
                _USUAL if self.deals is None else number_of(self.deals),
                seed=self.seed,
                policies=self.policies,
                hand=self.hand,
                threads=self.threads,
                progress=progress,
                cluster=self.cluster,
            )

    def play_matches(self, variant: "Variant", players: int, number: str) -> "MatchSums":
        """Play matches by some rules."""
        from agurk.sim import matches

        with _progress() as progress:
            return matches(
                variant,
                players,
                number_of(number),
                seed=self.seed,
                policies=self.policies,
                threads=self.threads,
                progress=progress,
                cluster=self.cluster,
            )


_ALL = Run()


def simulate(
    *,
    rules: Rules = _STANDARD,
    players: int | None = None,
    run: Run = _ALL,
    beside: Annotated[str, Parameter(show_default=False)] = "",
    json: AsJson = False,
    csv: bool = False,
    plot: Path | None = None,
) -> None:
    """Play millions of random deals, and say who takes the last trick and what it costs.

    Args:
        rules: The rules.
        players: How many play; four, or as near to it as the rules allow, if nothing is said.
        run: How much is played, by whom, and on what.
        beside: Other variants whose deals are played as well, with commas between them.
        json: Print JSON.
        csv: Print lines of comma-separated values.
        plot: A file for a picture of it (.svg, .png or .pdf).
    """
    variant = rules.chosen()
    _check(run, beside, json=json, csv=csv, plot=plot)
    begun = perf_counter()
    if run.matches is not None:
        from agurk.cli.simulated import matches_as_data, matches_as_text

        seats = _near(variant, players)
        found = run.play_matches(variant, seats, run.matches)
        told = matches_as_data(variant, found, run.policies, run.seed)
        text = matches_as_text(variant, found, run.policy, perf_counter() - begun)
        _tell(told, text, json=json, csv=csv)
        return
    from agurk.cli.simulated import deals_as_data, deals_as_text
    from agurk.variants import find

    variants = [variant, *(find(name.strip()) for name in beside.split(",") if name.strip())]
    sums = [run.play_deals(each, _near(each, players)) for each in variants]
    if plot is not None:
        from agurk.cli.plots import draw

        draw(sums, plot)
    _tell(
        deals_as_data(sums, run.policies, run.seed, run.hand),
        deals_as_text(sums, run.policy, run.hand, perf_counter() - begun),
        json=json,
        csv=csv,
    )


def number_of(text: str) -> int:
    """Read a number such as 100M, 2.5k or 5000.

    >>> number_of("2.5k"), number_of("1_000")
    (2500, 1000)

    Raises:
        Misused: if it is none, or no whole one.
    """
    from decimal import Decimal, InvalidOperation

    size = _SIZES.get(text[-1:], 1)
    try:
        number = Decimal(text.removesuffix(text[-1:]) if size > 1 else text) * size
        whole = number.is_finite() and 0 <= number < 1 << 63 and number == int(number)
    except InvalidOperation:
        whole = False
    if not whole:
        raise Misused(
            f'How many is a whole number, such as 5000, 2.5k or 100M, not "{text}"; '
            f"{', '.join(_SIZES)} stand for thousands, millions and so on."
        )
    return int(number)


def _check(run: Run, beside: str, *, json: bool, csv: bool, plot: Path | None) -> None:
    """Refuse options that make no sense together, before anything is played."""
    if json and csv:
        raise Misused("The answer is printed as --json or as --csv, not as both.")
    if run.matches is not None:
        named = (
            ("--deals", run.deals is not None),
            ("--hand", run.hand is not None),
            ("--beside", bool(beside)),
            ("--plot", plot is not None),
        )
        for option, given in named:
            if given:
                raise Misused(f"{option} is about single deals and --matches about whole matches.")
    if run.cluster is not None and run.threads is not None:
        raise Misused("On a --cluster each worker has its own threads; --threads is for this one.")
    if plot is not None:
        from agurk.cli.plots import check

        check(plot)


def _near(variant: "Variant", players: int | None) -> int:
    """Return how many play."""
    if players is not None:
        return players
    return min(max(_PLAYERS, variant.least_players), variant.most_players)


def _progress() -> AbstractContextManager["Progress | None"]:
    """Return what shows a bar where somebody watches."""
    import sys

    if not sys.stderr.isatty():
        return nullcontext()
    from agurk.cli.progress import bar

    return bar()


def _tell(data: dict[str, object], text: Sequence[str], *, json: bool, csv: bool) -> None:
    """Print an answer."""
    if json:
        print_json(data)
    elif csv:
        from agurk.cli.simulated import as_csv

        print(as_csv(data), end="")
    else:
        print("\n".join(text))
