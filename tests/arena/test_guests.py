"""Guests: what they are told, what they may answer, and what becomes of those that misbehave."""

import json
import re
import subprocess
import time
from random import Random

import pytest

from agurk.arena import Contest, judge, play
from agurk.arena.guests import PATIENCE, Guest, GuestError
from agurk.bots.check import check
from agurk.bots.lowest import Lowest
from agurk.rules.actions import Play
from agurk.variants import VARIANTS
from tests.arena.guests import EACH, FIRST, GREETED, HELLO, started
from tests.rules.scenes import scene

DANISH = VARIANTS["danish"]


@pytest.fixture
def guest():
    """Return a function that makes a guest of a program; all are ended."""
    made = []

    def make(program, seconds=5.0):
        made.append(Guest(started(program), seconds))
        return made[-1]

    yield make
    for each in made:
        each.close()


@pytest.fixture
def view():
    return scene("danish", "3c 7s 9d Kd|4s 5s 6s Ks|2c 6c 8c Qc").view(0)


def test_a_guest_gives_its_name(guest):
    assert guest(GREETED).greet() == "guest"


def test_what_a_guest_chooses_is_played(guest, view):
    found = guest(EACH + "say({'action': '9D'})\n").choose(view, Random(1))
    assert found == Play(DANISH.hand_of("9d"))


@pytest.mark.parametrize("key", ["danish", "five_cucumbers", "diku_exchange", "gurka_se_match"])
def test_a_guest_does_what_every_bot_must(guest, key):
    well_behaved = guest(FIRST)
    assert check(well_behaved, [VARIANTS[key]], [4]) > 20
    assert well_behaved.faults == []


def test_the_seed_follows_from_the_random_numbers(guest, view):
    chance = guest(EACH + "say({'action': view['actions'][question['seed'] % 4]})\n")
    chosen = [chance.choose(view, Random(seed)) for seed in range(12)]
    assert len(set(chosen)) > 1
    assert chosen == [chance.choose(view, Random(seed)) for seed in range(12)]


MISBEHAVIOUR = [
    pytest.param(EACH + "say({'action': '2h'})\n", 'chose "2h"; it could choose 3c, 7s', id="lies"),
    pytest.param(EACH + "say({})\n", "chose null; it could choose", id="says nothing"),
    pytest.param(EACH + "say([1])\n", "which is no JSON object", id="says a list"),
    pytest.param(EACH + "print('9c', flush=True)\n", "'9c', which is no JSON", id="says words"),
    pytest.param(EACH + "time.sleep(60)\n", "gave no answer within 0.3 seconds", id="sleeps"),
    pytest.param(EACH + "sys.exit(7)\n", "ended with code 7", id="leaves"),
    pytest.param(EACH + "raise ValueError('dear me')\n", "words were: .* dear me", id="crashes"),
    pytest.param(EACH + "os.close(1)\n    time.sleep(9)\n", "closed its output", id="falls silent"),
    pytest.param(EACH + "print('x' * 99999)\n", "gave an answer of 65536 char", id="babbles"),
]


@pytest.mark.parametrize(("program", "complaint"), MISBEHAVIOUR)
def test_a_guest_is_at_fault_that(program, complaint, guest, view):
    bad = guest(program, seconds=0.3)
    assert bad.choose(view, Random(1)) == Lowest().choose(view, Random(1))
    assert len(bad.faults) == 1
    assert bad.faults[0].startswith("The guest ")
    assert re.search(complaint, bad.faults[0])


def test_a_guest_that_answers_unasked_is_at_fault(guest, view):
    bad = guest(EACH + "say({'action': '3c'})\n    say({'action': '3c'})\n")
    bad.choose(view, Random(1))
    time.sleep(0.3)
    bad.choose(view, Random(1))
    assert "answered before it was asked" in bad.faults[0]


def test_a_guest_that_writes_much_on_its_errors_is_not_held_up(guest, view):
    noisy = guest(EACH + "print('x' * 200000, file=sys.stderr)\n    say({'action': '9d'})\n")
    assert noisy.choose(view, Random(1)) == Play(DANISH.hand_of("9d"))


def test_after_a_fault_a_guest_is_started_again(guest, view, tmp_path):
    once = f"open({str(tmp_path / 'been')!r}, 'x')"
    program = GREETED + f"asked()\ntry: {once}\nexcept FileExistsError: say({{'action': '9d'}})\n"
    crashing = guest(program)
    assert crashing.choose(view, Random(1)) == Play(DANISH.hand_of("3c"))
    assert crashing.choose(view, Random(1)) == Play(DANISH.hand_of("9d"))
    assert len(crashing.faults) == 1


def test_a_guest_that_never_answers_rightly_ends_the_contest(guest, view):
    bad = guest(EACH + "say({})\n")
    for _ in range(PATIENCE - 1):
        bad.choose(view, Random(1))
    with pytest.raises(GuestError, match=f"fault number {PATIENCE} in a row"):
        bad.choose(view, Random(1))


@pytest.mark.parametrize(
    ("program", "complaint"),
    [
        pytest.param(HELLO + "say({'protocol': 2})\n", "speaks protocol 2, not 1", id="newer"),
        pytest.param(HELLO + "say({})\n", "speaks protocol null, not 1", id="none"),
        pytest.param("import nothing_like_it", "ended with code 1; .*nothing_like_it", id="broken"),
    ],
)
def test_a_contest_does_not_begin_with_a_guest_that_knows_no_protocol(program, complaint):
    contest = Contest(DANISH, 2, ("sharp", f"cmd:{started(program)}"), matches=2)
    with pytest.raises(GuestError, match=complaint):
        play(contest, jobs=1)


def test_a_program_that_cannot_be_run_is_told(tmp_path):
    (tmp_path / "mine").write_bytes(b"\x7fELF nonsense")
    (tmp_path / "mine").chmod(0o755)
    with pytest.raises(GuestError, match="could not be started"):
        Guest(str(tmp_path / "mine")).greet()


def run_on(pids):
    """Return which processes still run after a while; the dead may lie unburied."""
    until = time.monotonic() + 5
    while time.monotonic() < until:
        left = subprocess.run(
            ["ps", "-o", "pid=,stat=", "-p", ",".join(pids)],
            capture_output=True,
            text=True,
            check=False,
        ).stdout.splitlines()
        living = [line for line in left if "Z" not in line]
        if not living:
            return []
        time.sleep(0.05)
    return living


@pytest.mark.parametrize("jobs", [1, 2])
def test_guests_are_ended_with_all_that_they_started(jobs, tmp_path):
    file = tmp_path / "pids"
    program = (
        "import subprocess\n"
        + HELLO
        + f"with open({str(file)!r}, 'a') as kept:\n"
        + "    other = subprocess.Popen(['sleep', '99'])\n"
        + "    print(os.getpid(), other.pid, file=kept, flush=True)\n"
        + FIRST.removeprefix(HELLO)
        + "time.sleep(99)\n"
    )
    contest = Contest(DANISH, 2, ("sharp", f"cmd:{started(program)}"), matches=4)
    blocks = play(contest, jobs=jobs)
    assert judge(contest, blocks).bots[1].faults == 0
    pids = file.read_text().split()
    assert len(pids) >= 4
    assert run_on(pids) == []


def test_faults_are_counted_in_the_verdict_and_kept_in_the_file(tmp_path):
    program = EACH + "say({'action': '??' if question['seed'] % 3 == 0 else view['actions'][0]})\n"
    contest = Contest(DANISH, 2, ("sharp", f"cmd:{started(program)}"), matches=4)
    file = tmp_path / "contest"
    found = judge(contest, play(contest, jobs=1, file=file)).bots[1]
    assert found.faults > 3
    assert 'chose "??"' in found.fault
    again = judge(contest, play(contest, jobs=1, file=file)).bots[1]
    assert (again.faults, again.fault) == (found.faults, found.fault)


def test_a_guest_is_told_no_card_that_its_seat_does_not_see(guest, tmp_path):
    file = tmp_path / "asked"
    program = EACH + (
        f"open({str(file)!r}, 'a').write(json.dumps(question) + '\\n')\n"
        "    say({'action': view['actions'][0]})\n"
    )
    state = scene("danish", "3c 7s 9d Kd|4s 5s 6s Ks|2c 6c 8c Qc")
    guest(program).choose(state.view(0), Random(1))
    (line,) = file.read_text().splitlines()
    said = json.loads(line)
    assert set(said) == {"type", "seed", "view"}
    words = set(json.dumps(said["view"]).replace('"', " ").replace(",", " ").split())
    assert {"3c", "7s", "9d", "Kd"} <= words
    assert not words & {"4s", "5s", "6s", "Ks", "2c", "6c", "8c", "Qc"}
