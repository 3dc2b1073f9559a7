"""What `agurk --help` prints."""

from collections.abc import Sequence

from agurk.cli.commands import Command, Part


def overview(commands: Sequence[Command]) -> str:
    """Return the text of `agurk --help`: every command under its heading.

    Written here and not left to cyclopts, which takes five times as long to say it.
    """
    width = max((len(command.name) for command in commands), default=0)
    lines = ["Usage: agurk COMMAND [ARGUMENTS]", ""]
    lines.append("The card game Cucumber: agurk, gurka, ogórek, kurkku, gúrka.")
    for part in Part:
        listed = [command for command in commands if command.part is part]
        if listed:
            lines += ["", part.value]
            lines += [f"  {command.name:<{width}}  {command.summary}" for command in listed]
    lines += ["", "agurk COMMAND --help says more about one. agurk --version names the version."]
    return "\n".join(lines)
