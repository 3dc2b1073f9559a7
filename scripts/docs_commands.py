"""The page of all commands, made from their own help."""

from agurk.cli.application import application
from agurk.cli.commands import COMMANDS, Command, Part
from agurk.cli.overview import overview

HEAD = """# Commands

What each command takes, in the words of its own `--help`. Those that answer take `--json`, and
those that ask for a variant take house rules: see [Variants](variants/index.md) and
[House rules](house-rules.md).

```text
{overview}
```

What a command cannot do, it says in a sentence on the standard error, and ends with code 2; after
Ctrl-C with 130.
"""


def pages() -> dict[str, str]:
    """Return the page, by where it is put."""
    told = [HEAD.format(overview=overview(COMMANDS))]
    for part in Part:
        listed = [command for command in COMMANDS if command.part is part]
        if listed:
            told.append(f"## {part.value}\n\n{_help(listed)}")
    return {"reference/commands.md": "\n".join(told)}


def _help(commands: list[Command]) -> str:
    """Return the help of some commands, without what stands before the first."""
    text = application(commands).generate_docs(heading_level=2)
    return text[text.index("### agurk ") :]
