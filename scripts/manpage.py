"""Write the manual page of the command, from the commands' own help.

    python -m scripts.manpage FILE

The package's build does so: it needs cyclopts and what the commands import when they are asked
what they take, and nothing else.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from agurk.cli.application import application
from agurk.cli.commands import COMMANDS, Part

HEAD = r""".TH AGURK 1 "" "Agurk" "Agurk"
.SH NAME
agurk \- the card game Cucumber: play it, keep score, settle disputes, simulate
.SH SYNOPSIS
.B agurk
.I COMMAND
.RI [ ARGUMENTS ]
.SH DESCRIPTION
Cucumber (agurk, gurka, ogórek, kurkku, gúrka) is the trick-taking game in which only the last trick
hurts. Each command says what it takes with
.BR \-\-help .
Commands that answer take
.BR \-\-json ,
and those that ask for a variant take house rules, such as
.BR "\-\-house threshold=30 lives=2" .
"""

FOOT = r""".SH EXIT STATUS
0 if all went well, 2 after a mistake of the user's, which is told in a sentence, and 130 after
Ctrl-C.
.SH ENVIRONMENT
.TP
.B AGURK_HOME
The folder of matches, records, settings and the server's database.
.TP
.B AGURK_CACHE
The folder of what can be made again.
.TP
.BI AGURK_ SETTING
A setting of the server, as AGURK_PORT; see
.BR "agurk serve" .
"""


def page() -> Iterator[str]:
    """Yield the page, in parts."""
    yield HEAD
    for part in Part:
        listed = [command for command in COMMANDS if command.part is part]
        if listed:
            yield f'.SH "{part.value.upper()}"\n'
            text = application(listed).generate_docs(heading_level=2)
            yield from _set(text[text.index("### agurk ") :])
    yield FOOT


def _set(text: str) -> Iterator[str]:
    """Yield what cyclopts says of commands, line by line as the manual page has it."""
    above = ""
    for line in text.splitlines():
        if heading := re.fullmatch("#+ (.+)", line):
            yield f'.SS "{_plain(heading[1])}"\n'
        elif option := re.fullmatch(r"\* `(.+?)`(?:: (.*))?", line):
            yield f".TP\n.B {_plain(option[1])}\n{_plain(option[2] or '')}\n"
        elif group := re.fullmatch(r"\*\*(.+)\*\*:", line):
            yield f".PP\n.I {_plain(group[1])}\n"
        elif line and not line.startswith("```"):
            yield f"{'' if above else '.PP'}\n{_plain(line.strip())}\n".lstrip("\n")
        above = "" if line.startswith("```") else line


def _plain(text: str) -> str:
    """Return text as nroff takes it, without what marks it in Markdown."""
    bare = re.sub(r"\*+(\[.*?\])\*+", r"\1", text).replace("`", "")
    escaped = bare.replace("\\", r"\e").replace("-", r"\-")
    return rf"\&{escaped}" if escaped.startswith((".", "'")) else escaped


def main(words: list[str]) -> None:
    path = Path(words[0])
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("".join(page()), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
