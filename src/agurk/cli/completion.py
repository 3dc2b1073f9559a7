"""`agurk completion`: commands and options completed by the shell."""

from typing import Annotated, Literal

from cyclopts import Parameter

from agurk.cli.application import application
from agurk.cli.commands import COMMANDS


def completion(
    shell: Annotated[Literal["bash", "zsh", "fish"], Parameter(name="SHELL")], /
) -> None:
    """Print what a shell needs to complete commands and options.

    Keep it where your shell looks for it, as for bash in
    ~/.local/share/bash-completion/completions/agurk.

    Args:
        shell: Which shell.
    """
    print(application(COMMANDS).generate_completion(shell=shell))
