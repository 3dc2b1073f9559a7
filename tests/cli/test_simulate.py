"""`agurk simulate`: what many random deals and matches come to."""

import csv
import io
import os
import re
import signal
import subprocess
import sys
import time

import pytest

from agurk.cli.simulate import number_of
from agurk.sim import matches, random_deals
from agurk.variants import VARIANTS

DANISH = VARIANTS["danish"]


def test_the_answer_for_a_program_is_what_the_library_says(answer):
    told = answer("simulate --deals 5k --players 3 --seed 4 --policy sharp")
    found = random_deals(DANISH, 3, 5000, seed=4, policies="sharp")
    assert told["deals"] == 5000
    assert [place["deals"] for place in told["places"]] == list(found.taken_by)
    assert [place["cost"]["mean"] for place in told["places"]] == [
        each.mean for each in found.costs
    ]
    assert sum(rank["takes"]["deals"] for rank in told["ranks"]) == 5000
    assert sum(rank["led"]["deals"] for rank in told["ranks"]) == 5000
    assert told["last_trick"] == {"mean": found.price.mean, "margin": found.price.margin}


def test_the_answer_for_people(agurk):
    lines = agurk("simulate --deals 2k --hand 3").splitlines()
    assert lines[0].startswith("Danish Agurk, 4 players with 3 cards each, 2,000 deals")
    assert (
        sum(bool(re.fullmatch(r" +[1-4]( +[\d.]+%? ± [\d.]+%?){2}", line)) for line in lines) == 4
    )
    assert re.fullmatch(r"[\d.]+ s, [\d.]+[kMG]? a second\.", lines[-1])


def test_lines_of_comma_separated_values_say_the_same(agurk, answer):
    asked = "simulate --deals 1k --seed 2 --beside ogorek,cucumber"
    rows = list(csv.DictReader(io.StringIO(agurk(f"{asked} --csv"))))
    assert {row["variant"] for row in rows} == {"danish", "ogorek", "cucumber"}
    cost = next(row for row in rows if row["what"] == "places.1.cost.mean")
    assert float(cost["value"]) == answer(asked)["places"][0]["cost"]["mean"]


def test_whole_matches(answer, agurk):
    asked = "simulate --matches 300 --players 3 --policy ladder,sharp,lowest --seed 1"
    told = answer(asked)
    found = matches(DANISH, 3, 300, seed=1, policies=["ladder", "sharp", "lowest"])
    assert [seat["wins"] for seat in told["seats"]] == list(found.wins)
    assert told["deals_a_match"] == found.deals_a_match
    assert "played by ladder, sharp, lowest." in agurk(asked)


def test_house_rules_are_played(answer):
    plain = answer("simulate --deals 3k --seed 1")
    forced = answer("simulate --deals 3k --seed 1 --house follow=forced")
    assert plain["places"] != forced["places"]


@pytest.mark.parametrize("kind", ["svg", "png", "pdf"])
def test_a_picture_is_drawn(kind, agurk, tmp_path):
    agurk(f"simulate --deals 1k --beside ogorek --plot {tmp_path}/cost.{kind}")
    drawn = (tmp_path / f"cost.{kind}").read_bytes()
    assert drawn.startswith({"svg": b"<?xml", "png": b"\x89PNG", "pdf": b"%PDF"}[kind])


@pytest.mark.parametrize(
    ("text", "number"),
    [("5000", 5000), ("100M", 10**8), ("2.5k", 2500), ("1e6", 10**6), ("1_000", 1000), ("0", 0)],
)
def test_a_number_is_read(text, number):
    assert number_of(text) == number


@pytest.mark.parametrize(
    ("line", "told"),
    [
        pytest.param("--deals many", 'not "many"', id="no number"),
        pytest.param("--deals 0.5", 'not "0.5"', id="half a deal"),
        pytest.param("--deals=-3", 'not "-3"', id="less than nothing"),
        pytest.param("--deals nan", 'not "nan"', id="not a number"),
        pytest.param("--deals 9e99", 'not "9e99"', id="far too many"),
        pytest.param("--json --csv", "not as both", id="two formats"),
        pytest.param("--matches 3 --deals 3", "--deals is about single deals", id="both"),
        pytest.param("--matches 3 --beside ogorek", "--beside is about", id="matches beside"),
        pytest.param("--cluster x --threads 2", "--threads is for this one", id="two places"),
        pytest.param("--plot cost.gif", "not 'cost.gif'", id="no kind of picture"),
        pytest.param("--policy clever", 'no policy named "clever"', id="no policy"),
        pytest.param("--policy sharp,ladder", "2 policies were named for 4", id="too few"),
        pytest.param("--players 9", "2 to 7 players, not 9", id="too many players"),
        pytest.param("--hand 14", "from 1 to 13 cards each", id="too many cards"),
        pytest.param("--seed=-1", "not -1", id="no seed"),
        pytest.param("--threads 0", "not 0", id="no threads"),
        pytest.param("--beside nothing", "nothing", id="no variant"),
    ],
)
def test_what_cannot_be_is_refused(line, told, refusal):
    assert told in refusal(f"simulate {line}")


def test_a_bar_shows_how_far_it_is(tmp_path):
    import pexpect

    child = pexpect.spawn(
        sys.executable, ["-m", "agurk", "simulate", "--matches", "100k"], encoding="utf-8"
    )
    child.expect(r"\d+%.*\d[kMG]?/s", timeout=60)
    child.expect(r"a second\.", timeout=100)
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_ctrl_c_stops_it_at_once():
    from time import perf_counter

    import pexpect

    child = pexpect.spawn(
        sys.executable, ["-m", "agurk", "simulate", "--deals", "10G"], encoding="utf-8"
    )
    child.expect(r"\d[kMG]?/s", timeout=60)
    begun = perf_counter()
    child.sendintr()
    child.expect("Stopped", timeout=10)
    child.expect(pexpect.EOF)
    assert perf_counter() - begun < 2
    child.close()
    assert child.exitstatus == 130


@pytest.mark.parametrize("what", ["--deals", "--matches"])
@pytest.mark.parametrize("kernel", ["on", "off"], ids=["kernel", "plain"])
def test_ctrl_c_is_answered_in_a_sentence_where_nobody_watches(what, kernel):
    command = [sys.executable, "-m", "agurk", "simulate", what, "10G"]
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"AGURK_KERNEL": kernel},
    ) as child:
        time.sleep(1.5)
        child.send_signal(signal.SIGINT)
        said = child.communicate(timeout=10)
    assert (child.returncode, said) == (130, ("", "agurk: Stopped.\n"))
