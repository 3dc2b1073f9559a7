import shutil
import subprocess

import pytest

from agurk.cli.commands import COMMANDS
from agurk.cli.main import main


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_every_command_and_its_options_are_in_what_a_shell_is_given(shell, capsys):
    assert main(["completion", shell]) == 0
    printed = capsys.readouterr().out
    assert [command.name for command in COMMANDS if command.name not in printed] == []
    assert all(option in printed for option in ("house-file", "rotate-keys", "remaining"))


def complete(line, script, bash):
    """Return what bash offers at the end of a line."""
    last = len(line.split(" ")) - 1
    asking = f"source {script}; COMP_WORDS=({line}); COMP_CWORD={last}; _agurk; "
    asking += 'printf "%s\\n" "${COMPREPLY[@]}"'
    told = subprocess.run([bash, "-c", asking], capture_output=True, text=True, check=True)
    return told.stdout.split()


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        pytest.param("agurk equi", ["equilibrium", "equity"], id="a command"),
        pytest.param("agurk db ro", ["rotate-keys"], id="a command below a command"),
        pytest.param("agurk play --see", ["--seed"], id="an option"),
    ],
)
def test_bash_completes(line, offered, tmp_path, capsys):
    bash = shutil.which("bash")
    if not bash:
        pytest.skip("there is no bash")
    main(["completion", "bash"])
    script = tmp_path / "agurk"
    script.write_text(capsys.readouterr().out, encoding="utf-8")
    assert sorted(complete(line, script, bash)) == offered


def test_another_shell_is_refused_with_those_there_are(capsys):
    assert main(["completion", "csh"]) == 2
    assert "bash" in capsys.readouterr().err
