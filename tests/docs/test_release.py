"""A release: what it writes, and the manual page that the package brings."""

import re
import shutil
import subprocess
import sys
from itertools import pairwise

import pytest
import yaml

from agurk.cli.commands import COMMANDS
from scripts import changelog, manpage, release
from tests.docs.sessions import ROOT

CITED = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
PROJECT = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
ALLOWED = {"cff-version", "message", "type", "title", "abstract", "authors", "license", "version"}
ALLOWED |= {"keywords", "date-released"}

NEEDED = {"agurk", "scripts", "cyclopts", "attr", "attrs", "docstring_parser", "rich", "rich_rst"}
NEEDED |= {"docutils", "markdown_it", "mdurl", "pygments", "linkify_it", "typing_extensions"}
"""Our own packages, and cyclopts with what it brings."""

FONTS = {".B", ".I", ".BI", ".BR", ".RI"}
ALONE = {".TP", ".PP"}
"""What the manual page asks of `man`: fonts with words behind them, and paragraphs without."""


@pytest.fixture
def project(tmp_path):
    """Return a project with three changes that were not released."""
    for name in ("pyproject.toml", "CITATION.cff"):
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / "CHANGELOG.md").write_text(
        "# Changelog\n\nNews.\n\n## 0.0.9, 2026-01-01\n\n- Old.\n"
    )
    folder = tmp_path / "changelog.d"
    folder.mkdir()
    (folder / "README.md").write_text("How.\n")
    (folder / "sets.fixed.md").write_text("Sets are\ncounted.\n")
    (folder / "bots.added.md").write_text("A bot.\n")
    (folder / "arena.added.md").write_text("An arena.\n")
    return tmp_path


def test_a_release_moves_the_changes_to_the_changelog(project):
    release.write("0.1.0", "2026-11-30", project)
    assert (project / "CHANGELOG.md").read_text() == (
        "# Changelog\n\nNews.\n\n"
        "## 0.1.0, 2026-11-30\n\n### Added\n\n- An arena.\n- A bot.\n\n### Fixed\n\n"
        "- Sets are\n  counted.\n\n"
        "## 0.0.9, 2026-01-01\n\n- Old.\n"
    )
    assert [path.name for path in (project / "changelog.d").iterdir()] == ["README.md"]


def test_a_release_sets_its_version_wherever_it_stands(project):
    release.write("0.1.0", "2026-11-30", project)
    written = (project / "pyproject.toml").read_text(encoding="utf-8")
    assert written == re.sub(r'(?m)^version = ".*"$', 'version = "0.1.0"', PROJECT)
    cited = yaml.safe_load((project / "CITATION.cff").read_text(encoding="utf-8"))
    assert (cited["version"], str(cited["date-released"])) == ("0.1.0", "2026-11-30")


def test_a_second_release_tells_a_new_day(project):
    release.write("0.1.0", "2026-11-30", project)
    (project / "changelog.d" / "more.added.md").write_text("More.\n")
    release.write("0.2.0", "2026-12-24", project)
    told = (project / "CITATION.cff").read_text(encoding="utf-8")
    assert re.findall("(?m)^(?:version|date-released): .*$", told) == [
        "version: 0.2.0",
        "date-released: 2026-12-24",
    ]


def test_the_first_chapter_stands_below_the_head():
    assert changelog.with_chapter("# Changelog\n", "## 1.0.0, now\n") == (
        "# Changelog\n\n## 1.0.0, now\n"
    )


def test_a_version_that_is_told_of_already_is_refused(project):
    with pytest.raises(ValueError, match=r"tells of 0\.0\.9"):
        release.write("0.0.9", "2026-11-30", project)


def test_a_version_that_is_none_is_refused(project):
    with pytest.raises(SystemExit, match="new one is no version"):
        release.write("new one", "2026-11-30", project)


def test_a_release_without_news_is_refused(project):
    for path in (project / "changelog.d").glob("*.*.md"):
        path.unlink()
    with pytest.raises(SystemExit, match="Nothing has changed"):
        release.write("0.1.0", "2026-11-30", project)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        pytest.param("sets.mended.md", "Sets.", id="a kind that there is not"),
        pytest.param("sets.md", "Sets.", id="no kind"),
        pytest.param("sets.fixed.md", "\n", id="no sentence"),
    ],
)
def test_a_fragment_that_is_not_as_it_should_be_is_refused(name, said, tmp_path):
    (tmp_path / name).write_text(said)
    with pytest.raises(ValueError, match=name):
        changelog.fragments(tmp_path)


def test_the_changes_not_yet_released_are_as_they_should_be():
    for path, text in changelog.fragments(ROOT / "changelog.d").items():
        assert text.endswith("."), path
        assert not text.startswith(("#", "-", "*")), path


@pytest.mark.parametrize(
    ("own", "next_one"),
    [
        pytest.param("0.1.0.dev0", "0.1.0", id="on the way to it"),
        pytest.param("0.2.0", "0.2.0", id="set by hand"),
    ],
)
def test_the_version_is_the_one_that_the_project_works_towards(own, next_one):
    assert release.planned(f'name = "agurk"\nversion = "{own}"\n') == next_one


def test_what_is_cited_is_this_project():
    assert set(CITED) <= ALLOWED
    assert (CITED["cff-version"], CITED["type"]) == ("1.2.0", "software")
    assert f'\nversion = "{CITED["version"]}"\n' in PROJECT
    assert f'\nlicense = "{CITED["license"]}"\n' in PROJECT
    assert [f'{{ name = "{author["name"]}" }}' in PROJECT for author in CITED["authors"]] == [True]


def test_the_manual_page_tells_of_every_command_and_its_options():
    text = "".join(manpage.page())
    assert [each.name for each in COMMANDS if f'.SS "agurk {each.name}"\n' not in text] == []
    assert r".B \-\-house STR..." in text
    assert '.SS "agurk db rotate\\-keys"' in text
    assert "**" not in text
    assert "`" not in text


def test_every_line_of_the_manual_page_is_one_that_any_man_can_set():
    text = "".join(manpage.page())
    lines = text.splitlines()
    asked = [line for line in lines if line.startswith(".")]
    assert {line.split(" ", 1)[0] for line in asked} <= {".TH", ".SH", ".SS"} | FONTS | ALONE
    assert [line for line in asked if (line in ALONE) is (" " in line)] == []
    assert [line for line in asked if line.count('"') % 2] == []
    assert [line for line in lines if not line or line[0] in " \t'"] == []
    assert [pair for pair in pairwise(lines) if pair[0] in ALONE and pair[1] in ALONE] == []
    assert set(re.findall(r"\\.?", text)) <= {r"\-", r"\e", r"\&"}


def test_groff_has_nothing_to_say_against_the_manual_page():
    text = "".join(manpage.page())
    command = ["-man", "-Tutf8", "-Kutf8", "-ww"]
    # It is not on every machine; what a page may hold is tested above without it.
    for groff in filter(None, [shutil.which("groff")]):
        done = subprocess.run(
            [groff, *command], input=text, capture_output=True, text=True, check=True
        )
        assert done.stderr == ""
        assert "Play a match in the terminal against bots." in done.stdout


def test_the_manual_page_needs_what_the_build_has_and_nothing_else():
    code = f"""
import sys
from importlib.abc import MetaPathFinder

class OnlyThese(MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if name.partition(".")[0] not in {NEEDED!r} | sys.stdlib_module_names:
            raise ImportError(name)

sys.meta_path.insert(0, OnlyThese())
from scripts import manpage
print(len("".join(manpage.page())))
"""
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 10_000
