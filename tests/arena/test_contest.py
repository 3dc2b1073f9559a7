"""Who plays whom, and in which seats."""

from collections import Counter

import pytest

from agurk.arena import Contest, Mode, play
from agurk.arena.contest import ContestError
from agurk.rules.actions import DealOut
from agurk.rules.dealing import chance
from agurk.rules.errors import PlayersError
from agurk.variants import VARIANTS

DANISH = VARIANTS["danish"]


def contest(players, *bots, **options):
    return Contest(DANISH, players, bots, **options)


@pytest.mark.parametrize(
    ("players", "bots", "tables"),
    [
        pytest.param(2, 3, {(0, 1), (0, 2), (1, 2)}, id="each two of three"),
        pytest.param(3, 3, {(0, 1, 2)}, id="all at one table"),
        pytest.param(3, 2, {(0, 0, 1), (0, 1, 1)}, id="two bots on three seats"),
        pytest.param(4, 2, {(0, 0, 1, 1)}, id="two bots on four seats"),
        pytest.param(4, 3, {(0, 0, 1, 2), (0, 1, 1, 2), (0, 1, 2, 2)}, id="three on four seats"),
    ],
)
def test_mixed_companies_are(players, bots, tables):
    named = ("uniform", "lowest", "sharp")[:bots]
    found = contest(players, *named).tables
    assert set(found) == tables
    assert len(found) == len(tables)


def test_alone_every_bot_meets_a_table_of_every_other_one():
    found = contest(3, "uniform", "lowest", "sharp", mode=Mode.ALONE).tables
    assert len(found) == 6
    assert set(found) == {(one, two, two) for one in range(3) for two in range(3) if one != two}


def test_a_lone_bot_meets_a_table_of_every_other_one():
    found = contest(4, "uniform", "lowest", "sharp", mode=Mode.LONE).tables
    assert found == ((0, 1, 1, 1), (0, 2, 2, 2))


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_bot_sits_in_every_seat_equally_often(mode, players):
    asked = contest(players, "uniform", "lowest", "sharp", mode=mode)
    for table, company in enumerate(asked.tables):
        for block in range(5):
            sat = Counter(
                (bot, seat)
                for seating in asked.seatings(table, block)
                for seat, bot in enumerate(seating)
            )
            here = Counter(company)
            assert sat == {(bot, seat): here[bot] for bot in here for seat in range(players)}


def test_who_sits_beside_whom_changes_from_block_to_block():
    asked = contest(4, "uniform", "lowest", "sharp", "ladder")
    left = {next(s[(s.index(0) + 1) % 4] for s in asked.seatings(0, block)) for block in range(40)}
    assert left == {1, 2, 3}


def hands_dealt(monkeypatch, asked):
    """Return the hands of the first deal of each match, in the order of the matches."""
    dealt = []

    def watched(match, seed):
        action = chance(match, seed)
        if isinstance(action, DealOut) and match.number == 1:
            dealt.append((match.dealer, action.hands))
        return action

    monkeypatch.setattr("agurk.arena.playing.chance", watched)
    play(asked, jobs=1)
    return dealt


def test_a_duplicate_block_has_the_same_dealer_and_cards_in_every_match(monkeypatch):
    asked = contest(3, "uniform", "lowest", matches=6, duplicate=True, deals=True)
    dealt = hands_dealt(monkeypatch, asked)
    assert len(dealt) == 12
    blocks = [dealt[at : at + 3] for at in range(0, 12, 3)]
    assert all(one == two == three for one, two, three in blocks)
    assert len({hands for block in blocks for _, hands in block}) == 4


def test_otherwise_every_match_has_cards_of_its_own(monkeypatch):
    dealt = hands_dealt(monkeypatch, contest(3, "uniform", "lowest", matches=6, deals=True))
    assert len({hands for _, hands in dealt}) == 12


def test_matches_are_made_up_to_whole_rounds_of_the_seats():
    asked = contest(3, "uniform", "lowest", matches=4)
    assert asked.blocks == 2
    assert sum(len(block.matches) for block in play(asked, jobs=1)) == 2 * 2 * 3


@pytest.mark.parametrize(
    ("options", "error", "complaint"),
    [
        pytest.param({"matches": 0}, ContestError, "from 1 to 100000000", id="no match"),
        pytest.param({"matches": 10**9}, ContestError, "not 1000000000", id="too many matches"),
        pytest.param({"seconds": 0}, ContestError, "up to an hour", id="no time to think"),
        pytest.param({"players": 99}, PlayersError, "99", id="too many players"),
    ],
)
def test_a_contest_is_refused_for(options, error, complaint):
    players = options.pop("players", 2)
    with pytest.raises(error, match=complaint):
        contest(players, "uniform", "lowest", **options)


def test_a_table_plays_the_same_whoever_else_takes_part():
    few = play(contest(2, "uniform", "lowest", matches=4), jobs=1)
    more = play(contest(2, "sharp", "uniform", "lowest", matches=4), jobs=1)
    again = [block for block in more if block.table == 2]
    assert [[m.winners for m in b.matches] for b in few] == [
        [m.winners for m in b.matches] for b in again
    ]
