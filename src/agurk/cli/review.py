"""`agurk review`: what each card of a match was worth."""

import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

from agurk.cli.options import AsJson, Misused
from agurk.cli.output import paragraph, print_json, print_lines
from agurk.notation.either import records_in

if TYPE_CHECKING:
    from agurk.review.reviewed import ReviewedDeal
    from agurk.review.telling import Teller
    from agurk.sim.running import Progress


def review(
    file: Path,
    /,
    *,
    seat: int | None = None,
    seed: int = 0,
    language: str = "en",
    json: AsJson = False,
    html: Path | None = None,
) -> None:
    """Say what each card of a match was worth, what turned it, and what was luck.

    Args:
        file: The record, with all hands.
        seat: Whose cards alone are looked at, counted from 0; everybody's if nothing is said.
        seed: What the worlds come from in which cards are tried.
        language: The language of the answer, such as da.
        json: Print JSON, one line a match; seats count from 0.
        html: A file for the answer as a page.

    Raises:
        AgurkError: if the record cannot be reviewed.
        OSError: if a file cannot be read or written.
    """
    if json and html is not None:
        raise Misused("An answer is JSON or a page, not both: leave out --json or --html.")
    from agurk.review.reviewing import review as reviewed
    from agurk.text.catalogue import words

    words(language, "review")
    for number, record in enumerate(records_in(file)):
        if number and html is not None:
            raise Misused(f"{file} has several matches; a page is for one.")
        with _progress() as progress:
            found = reviewed(record, seat=seat, seed=seed, told=progress)
        if json:
            from agurk.review.data import as_data

            print_json(as_data(found, language))
        elif html is not None:
            from agurk.review.page import as_html

            html.write_text(as_html(found, language), encoding="utf-8")
        else:
            from agurk.review.telling import Teller

            print_lines([*([""] if number else []), *_lines(Teller(found, language))])


def _lines(teller: "Teller") -> Iterator[str]:
    """Yield a review for people."""
    from agurk.cli.simulated import table_lines

    say = teller.say
    yield f"{say('title')}: {teller.review.variant.name}"
    for note in teller.notes():
        yield from paragraph(note)
    yield from ["", say("accuracy"), *table_lines(*teller.accuracy())]
    yield from ["", say("turning")]
    for line in teller.turns():
        yield from paragraph(line, "  ", "    ")
    yield from ["", say("costly")]
    for line in teller.costly() or [say("costly-none")]:
        yield from paragraph(line, "  ", "    ")
    for deal in teller.review.deals:
        yield from ["", *_deal(teller, deal)]


def _deal(teller: "Teller", deal: "ReviewedDeal") -> Iterator[str]:
    """Yield one deal: luck and skill, and the chance after each card; the played one is marked."""
    from agurk.cli.output import columns
    from agurk.cli.simulated import table_lines
    from agurk.review.telling import faces, percent

    yield teller.say("deal", {"deal": deal.number})
    yield from table_lines(teller.luck_heads(), teller.luck(deal))
    rows = []
    for play in deal.plays:
        worths = [
            f"{'*' if each is play.played else ''}"
            f"{faces(play.cards if each is play.played else each.cards)} {percent(each.chance)}"
            for each in play.worths.plays
        ]
        lying = " ".join(faces(each.cards) for each in play.table) or teller.say("leads")
        head = [str(play.trick), teller.names[play.seat], lying, teller.verdict(play)]
        rows.append([*head, "  ".join(worths)])
    yield from columns(rows)


def _progress() -> "AbstractContextManager[Progress | None]":
    """Return what shows how far it is, where somebody is looking."""
    if not sys.stderr.isatty():
        return nullcontext()
    from agurk.cli.progress import bar

    return bar()
