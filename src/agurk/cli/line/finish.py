"""What remains when a match is over: a summary, and its record."""

from agurk.cli.failure import trouble
from agurk.cli.line.pen import whole
from agurk.cli.line.program import command
from agurk.cli.line.screen import Screen
from agurk.play.finishing import keep_record
from agurk.play.journal import Journal
from agurk.rules.errors import AgurkError
from agurk.rules.events import Paid
from agurk.table.table import Table


class NotRecorded(AgurkError, RuntimeError):
    """The record of a match that is over could not be saved; nothing of the match is lost."""

    slug = "not-recorded"


def finish(table: Table, journal: Journal, screen: Screen) -> None:
    """Tell the result, save the record, and delete the file of the match.

    Raises:
        NotRecorded: if the record cannot be saved; the file of the match is kept then.
    """
    _summarise(table, screen)
    say = screen.teller.say
    try:
        path = keep_record(table, journal)
    except OSError as error:
        told = str(error) if isinstance(error, AgurkError) else trouble(error)
        raise NotRecorded(say("not-recorded", trouble=told, command=command("resume"))) from error
    screen.pen.show([""])
    screen.pen.say(say("record-saved", file=whole(str(path))))
    screen.pen.say(say("record-check", command=whole(command("verify", str(path)))))


def _summarise(table: Table, screen: Screen) -> None:
    """Tell how much each paid, and how often."""
    paid: dict[int, list[int]] = {seat: [] for seat in range(len(table.sitters))}
    for entry in table.log:
        for event in entry.events:
            if isinstance(event, Paid):
                paid[event.seat].append(event.points)
    say, who = screen.teller.say, screen.teller.who
    costs = [
        say("summary-cost", **who(seat), points=sum(points), times=len(points))
        for seat, points in paid.items()
        if points
    ]
    told = say("summary", deals=table.match.number)
    screen.pen.show([""])
    screen.pen.say(" ".join([told, ", ".join(costs) + "."] if costs else [told]))
