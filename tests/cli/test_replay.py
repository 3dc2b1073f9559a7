"""`agurk replay`: a match from its record, deal by deal and trick by trick."""

import pytest

from agurk.notation import dump, dumps, dumps_all, jsonl
from agurk.notation.opened import opened
from agurk.play.replaying import deals_of
from agurk.rules import events as ev
from agurk.variants import VARIANTS
from tests.strategies import random_record

SHEET = """[Variant "danish"]
[Seat1 "Ida"]
[Seat2 "Bo"]
[Seat3 ""]

Deal 1: dealer 1, 2 cards
Trick 1: 2 leads 9c 2s 9h, 1 takes
Last trick: 1 leads Kc 3s Kh, 3 takes
Cost: 3 Kh +13
Scores: 0 0 13

Deal 2
Cost: 3 +9
Scores: 0 0 0
"""
TOLD = """Danish Agurk, 3 players
At the table, clockwise: Ida, Bo, Seat 3.

Deal 1: Ida deals 2 cards to each, and Bo leads.
Bo leads 9♣. Seat 3 throws the lowest, 2♠. Ida plays 9♥. Ida takes the trick.
Ida leads K♣. Bo plays 3♠. Seat 3 plays K♥. Seat 3 takes the last trick with K♥.
Seat 3 pays 13.
"""


@pytest.fixture
def whole(tmp_path):
    """Return the record of a match, and the file it is in."""
    record = random_record(VARIANTS["danish"], 3, seed=5)
    path = tmp_path / "match.agurk"
    dump(record, path)
    return record, path


@pytest.fixture
def sheet(tmp_path):
    path = tmp_path / "sheet.agurk"
    path.write_text(SHEET, encoding="utf-8")
    return path


def test_a_score_sheet_is_told_as_far_as_it_goes(sheet, agurk):
    text = agurk(f"replay {sheet}")
    assert text.startswith(TOLD)
    assert "Seat 3 pays 9. 13 and 9 make 22. 22 is too much: a cucumber for Seat 3" in text


def test_a_seat_called_you_is_spoken_to(tmp_path, agurk):
    path = tmp_path / "sheet.agurk"
    path.write_text(SHEET.replace('[Seat1 "Ida"]', '[Seat1 "You"]'), encoding="utf-8")
    text = agurk(f"replay {path}")
    assert "Deal 1: you deal 2 cards to each, and Bo leads." in text
    assert "You play 9♥. You take the trick.\nYou lead K♣." in text


def test_two_seats_called_you_are_told_of_by_name(tmp_path, agurk):
    path = tmp_path / "sheet.agurk"
    path.write_text(SHEET.replace('"Ida"', '"You"').replace('"Bo"', '"you"'), encoding="utf-8")
    assert "Deal 1: You deals 2 cards to each, and you leads." in agurk(f"replay {path}")


def test_a_player_who_joined_later_is_not_out_before(tmp_path, agurk):
    path = tmp_path / "sheet.agurk"
    path.write_text(
        SHEET.replace("\nDeal 1:", "\nSet scores: 0 0 0\nSet lives: 0 2 2\n\nDeal 1:", 1).split(
            "Deal 1"
        )[0]
        + "Deal 1\nCost: 3 +13\n\nSet scores: 4 0 13\nSet lives: 1 2 2\n",
        encoding="utf-8",
    )
    before, after = agurk(f"replay {path}").rsplit("Scores and lives were set by hand.", 1)
    assert before.count("  Ida       -\n") == 2
    assert "out" not in before
    assert "  Ida       4" in after
    assert "  Ida       -\n" in agurk(f"replay {path} --deal 1")


def test_a_whole_match_is_told_deal_by_deal(whole, agurk):
    record, path = whole
    text = agurk(f"replay {path}")
    deals = list(deals_of(record))
    for deal in deals:
        assert f"\nDeal {deal.number}: " in text
        assert f"\nScores after deal {deal.number} " in text
    unbroken = " ".join(text.split())
    assert unbroken.count(" takes the last trick with ") == len(deals)
    assert "wins the match." in unbroken


def test_one_deal_alone_is_shown_when_asked_for(whole, agurk):
    text = agurk(f"replay {whole[1]} --deal 2")
    assert "Deal 2: " in text
    assert "Deal 1: " not in text
    assert "Deal 3: " not in text


def test_a_program_reads_the_deals(sheet, answer):
    assert answer(f"replay {sheet}") == {
        "variant": "danish",
        "players": 3,
        "names": ["Ida", "Bo", ""],
        "deals": [
            {
                "number": 1,
                "dealer": 0,
                "hands": {},
                "tricks": [
                    {
                        "plays": [
                            {"seat": 1, "cards": ["9c"]},
                            {"seat": 2, "cards": ["2s"]},
                            {"seat": 0, "cards": ["9h"]},
                        ],
                        "taker": 0,
                    },
                    {
                        "plays": [
                            {"seat": 0, "cards": ["Kc"]},
                            {"seat": 1, "cards": ["3s"]},
                            {"seat": 2, "cards": ["Kh"]},
                        ],
                        "taker": 2,
                    },
                ],
                "paid": [{"seat": 2, "points": 13}],
                "scores": [0, 0, 13],
                "lives": [2, 2, 2],
            },
            {
                "number": 2,
                "dealer": 1,
                "hands": {},
                "tricks": [],
                "paid": [{"seat": 2, "points": 9}],
                "scores": [0, 0, 0],
                "lives": [2, 2, 1],
            },
        ],
        "over": False,
        "winners": [],
        "losers": [],
    }


@pytest.mark.parametrize("key", VARIANTS)
def test_every_variant_can_be_told_from_its_record_and_from_a_sheet(key, tmp_path, agurk):
    variant = VARIANTS[key]
    record = random_record(variant, variant.least_players, seed=1, most=150)
    path = tmp_path / "both.agurk"
    path.write_text(dumps_all([record, opened(record)]), encoding="utf-8")
    whole, sheet = agurk(f"replay {path}").split(f"\n\n{variant.name}, ")
    tricks = [line for line in whole.splitlines() if line.endswith(" takes the trick.")]
    assert tricks
    assert set(tricks) <= set(sheet.splitlines())
    assert agurk(f"replay {path} --json").count("\n") == 2


def test_the_tricks_told_are_those_played():
    record = random_record(VARIANTS["gurka_is"], 3, seed=2, most=100)
    plays = [event for told in deals_of(record) for event in told.play]
    sheet = [event for told in deals_of(opened(record)) for event in told.play]
    assert plays == sheet
    assert any(isinstance(event, ev.TrickTaken) for event in plays)


def test_json_lines_are_told_like_text(whole, tmp_path, agurk):
    record, path = whole
    lines = tmp_path / "match.jsonl"
    lines.write_text("\n" + jsonl.dumps(record), encoding="utf-8")
    assert agurk(f"replay {lines}") == agurk(f"replay {path}")


def test_scores_set_by_hand_are_said_to_be(tmp_path, agurk):
    path = tmp_path / "sheet.agurk"
    text = SHEET.replace("\nDeal 2\n", "\nSet scores: 3 3 3\nSet lives: 2 2 2\n\nDeal 2\n")
    path.write_text(text.replace("Scores: 0 0 0", "Scores: 3 3 12"), encoding="utf-8")
    assert "\nScores and lives were set by hand.\n" in agurk(f"replay {path}")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        pytest.param("", "There is no match in this file.", id="an empty file"),
        pytest.param(
            SHEET.replace("9c 2s 9h", "9c 2s 9x"),
            "Line 7: '9x' is not a card: write rank and suit such as 9c, ",
            id="a card that is none",
        ),
        pytest.param(
            SHEET.replace("+13", "+12"),
            "Line 9: ",
            id="a price that was changed",
        ),
    ],
)
def test_a_damaged_record_is_told_with_the_line(text, told, tmp_path, refusal):
    path = tmp_path / "damaged.agurk"
    path.write_text(text, encoding="utf-8")
    assert refusal(f"replay {path}").startswith(told)


def test_a_deal_that_was_not_played_is_refused(whole, refusal):
    record, path = whole
    last = max(told.number for told in deals_of(record))
    assert refusal(f"replay {path} --deal 99") == (
        f"There is no deal 99: the record has {last} deals."
    )


def test_a_missing_file_is_told_by_its_name(tmp_path, refusal):
    assert refusal(f"replay {tmp_path}/none") == f"{tmp_path}/none: no such file or directory."


def test_the_text_of_a_record_is_enough(whole, tmp_path, agurk):
    copy = tmp_path / "copy.txt"
    copy.write_text(dumps(whole[0]), encoding="utf-8")
    assert agurk(f"replay {copy}") == agurk(f"replay {whole[1]}")
