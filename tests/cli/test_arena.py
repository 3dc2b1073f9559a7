"""`agurk arena`: which of some bots is the stronger."""

import csv
import io
import re
import sys
from pathlib import Path

import pytest

from agurk.arena import Contest, Mode, judge, play
from agurk.variants import VARIANTS
from tests.arena.guests import EACH

EXAMPLE = Path(__file__).parents[2] / "examples" / "arena_bot.py"
DANISH = VARIANTS["danish"]
SMALL = "arena --bots sharp,uniform,lowest --players 3 --matches 9 --jobs 1"


def test_the_answer_for_a_program_is_what_the_library_says(answer):
    told = answer(f"{SMALL} --duplicate --seed 4")
    contest = Contest(DANISH, 3, ("sharp", "uniform", "lowest"), matches=9, duplicate=True, seed=4)
    found = judge(contest, play(contest, jobs=1))
    assert (told["matches"], told["duplicate"], told["mode"]) == (9, True, "mixed")
    for one, other in zip(told["bots"], found.bots, strict=True):
        assert other.share
        assert other.rating
        assert one["bot"] == contest.bots[other.bot]
        assert one["share"] == {"mean": other.share.mean, "margin": other.share.margin}
        assert one["rating"]["mean"] == other.rating.mean
        assert one["choices"] == other.times.number
        # One choice that a busy machine held up may outweigh all others on average.
        assert one["seconds"]["mean"] > 0
        assert one["seconds"]["most"] > 0
    assert sum(bot["share"]["mean"] for bot in told["bots"]) == pytest.approx(1)
    assert told["tables"][0]["bots"] == ["sharp", "uniform", "lowest"]


def test_the_answer_for_people_begins_with_the_strongest(agurk):
    lines = agurk(SMALL).splitlines()
    assert lines[0].startswith("Danish Agurk, 3 players, 3 bots: 9 matches.")
    assert next(line.split()[0] for line in lines if "±" in line) == "sharp"
    assert re.fullmatch(r"[\d.]+ s, [\d.]+k? matches a second\.", lines[-1])


def test_alone_each_bot_is_told_with_whom_it_sat(answer, agurk):
    told = answer(f"{SMALL} --alone")
    pairs = [tuple(dict.fromkeys(table["bots"])) for table in told["tables"]]
    assert len(set(pairs)) == 6
    contest = Contest(DANISH, 3, ("sharp", "uniform", "lowest"), matches=9, mode=Mode.ALONE)
    found = judge(contest, play(contest, jobs=1))
    share = found.tables[0].results[0].share
    assert share
    assert told["tables"][0]["results"][0]["share"]["mean"] == share.mean
    assert "2 uniform" in agurk(f"{SMALL} --alone")


def test_single_deals_tell_points_only(answer, agurk):
    told = answer("arena --bots sharp,uniform --players 2 --deals 10 --jobs 1")
    assert told["deals"] is True
    assert told["bots"][0]["share"] is None
    assert told["bots"][0]["rating"] is None
    assert told["bots"][0]["penalty"]["mean"] < told["bots"][1]["penalty"]["mean"]
    assert "share won" not in agurk("arena --bots sharp,uniform --deals 4 --jobs 1")


def test_lines_of_comma_separated_values_say_the_same(agurk, answer):
    rows = list(csv.DictReader(io.StringIO(agurk(f"{SMALL} --csv"))))
    told = answer(SMALL)
    assert [row["bot"] for row in rows[:3]] == ["sharp", "uniform", "lowest"]
    assert float(rows[0]["rating"]) == told["bots"][0]["rating"]["mean"]
    assert {row["table"] for row in rows[3:]} == {"sharp uniform lowest"}


@pytest.mark.parametrize("kind", ["svg", "png", "pdf"])
@pytest.mark.parametrize(
    "more", ["--matches 4", "--deals 4", "--matches 4 --alone"], ids=["matches", "deals", "alone"]
)
def test_a_picture_is_drawn(kind, more, agurk, tmp_path):
    asked = "arena --bots sharp,uniform --players 2 --jobs 1"
    agurk(f"{asked} {more} --plot {tmp_path}/picture.{kind}")
    drawn = (tmp_path / f"picture.{kind}").read_bytes()
    assert drawn.startswith({"svg": b"<?xml", "png": b"\x89PNG", "pdf": b"%PDF"}[kind])


def test_a_contest_goes_on_from_its_file(agurk, answer, tmp_path):
    asked = f"{SMALL} --resume {tmp_path}/contest"
    first = answer(asked)
    assert answer(asked) == first
    assert answer(asked.replace("--matches 9", "--matches 12"))["matches"] == 12


def test_guests_play_and_their_faults_are_told(agurk, tmp_path):
    lying = tmp_path / "lying.py"
    lying.write_text(EACH + "say({'action': '??' if question['seed'] % 2 else view['actions'][0]})")
    asked = "arena --bots sharp --players 2 --matches 2 --jobs 1 --bot"
    told = " ".join(agurk(f"{asked} 'cmd:{sys.executable} {lying}'").split())
    assert re.search(r'failed to choose \d+ times\. At first: The guest .* chose "\?\?"', told)
    assert "failed" not in agurk(f"{asked} 'cmd:{sys.executable} {EXAMPLE}'")


@pytest.mark.parametrize(
    ("line", "told"),
    [
        pytest.param("--bots sharp", "between 2 and 50 bots, not 1", id="one bot"),
        pytest.param("", "between 2 and 50 bots, not 0", id="no bot"),
        pytest.param("--bots sharp,pimc:worlds=0", "worlds is from 1", id="no world"),
        pytest.param("--bots sharp,deep", 'no bot named "deep"', id="an unknown bot"),
        pytest.param("--bots sharp,lowest --json --csv", "not as both", id="two forms"),
        pytest.param("--bots sharp,lowest --matches 2 --deals 2", "not both", id="two measures"),
        pytest.param("--bots sharp,lowest --matches x", 'not "x"', id="no number"),
        pytest.param("--bots sharp,lowest --plot x.txt", "ends in .svg", id="no picture"),
        pytest.param("--bots sharp,lowest --jobs 0", "1 to 1024 processes", id="no process"),
        pytest.param("--bots sharp,cmd:no-such-1x", '"no-such-1x" is none', id="no program"),
    ],
)
def test_an_arena_is_refused_for(line, told, refusal):
    assert told in refusal(f"arena {line}")
