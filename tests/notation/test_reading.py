"""What is wrong with a record is said with its line."""

import re

import pytest

from agurk.notation import dumps, jsonl, loads, state_after
from agurk.notation.record import SheetDeal
from agurk.rules.errors import RecordError

HEAD = """\
[Variant "danish"]
[House "hand=3"]
[Revision "1"]
[Result "*"]
[Seat1 "Ida"]
[Seat2 "Bo"]
"""
WHOLE = (
    HEAD
    + """\
Lot: 1
Deal 1: dealer 1, 3 cards
Hand 1: 2s 9c Kh
Hand 2: 3c 9d Jd
Trick 1: 2 leads 3c 9c, 1 takes
Trick 2: 1 leads Kh 9d, 1 takes
Last trick: 1 leads 2s Jd, 2 takes
Cost: 2 Jd +11
Scores: 0 11
Lives: 2 2
Result: *
"""
)
SHEET = """\
[Variant "danish"]
[Seat1 "Ida"]
[Seat2 "Bo"]
[Seat3 "Saga"]
Cost: 2 Kd
Scores: 0 13 0
Deal 2: dealer 3, 7 cards
Trick 1: 1 leads 2d 3d 4d, 3 takes
Last trick: 3 leads Kd Ad 2c, 1 takes
Cost: 1 Ad +14
"""


def line_of(error):
    """Return the line that an error names."""
    found = re.match(r"Line (\d+): ", str(error))
    assert found
    return int(found[1])


def test_the_samples_are_good():
    assert state_after(loads(WHOLE)).match.standing.scores == (0, 11)
    assert len(loads(SHEET).sheet) == 2


@pytest.mark.parametrize(
    ("line", "written", "complaint"),
    [
        pytest.param(1, '[Variant "dansk"]', "no variant named", id="an unknown variant"),
        pytest.param(1, "[Variant danish]", "is no header", id="a header without quotes"),
        pytest.param(
            2, '[House "hand=none"]', "hand cannot be", id="a house rule that means nothing"
        ),
        pytest.param(2, '[Variant "danish"]', "comes twice", id="a header that comes twice"),
        pytest.param(
            3, '[Revision "2"]', "revision '2' of danish; this is revision 1", id="another revision"
        ),
        pytest.param(5, r'[Seat1 "\q"]', "not a text in double quotes", id="a bad escape"),
        pytest.param(5, '[Players "9"]', "is for 2 to 7 players, not 9", id="too many players"),
        pytest.param(
            5, '[Seat5 "Bo"]', "The hand of seat 3 is missing", id="a seat without a hand"
        ),
        pytest.param(7, "Lot: 3", "There are seats 1 to 2, not 3", id="a lot for nobody"),
        pytest.param(7, "Lot: one", "'one' is not a seat", id="a word for a number"),
        pytest.param(8, "Deal 2: dealer 1", "This is deal 1, not 2", id="a deal left out"),
        pytest.param(8, "Deal: dealer 2", "Seat 1 deals, not seat 2", id="another dealer"),
        pytest.param(
            8, "Deal: 4 cards", "Each gets 3 cards in this deal, not 4", id="another number"
        ),
        pytest.param(8, "Deal: 3 carts", "'3 carts' means nothing", id="a word that means nothing"),
        pytest.param(
            9, "Hand 1: 2s 9c", "Each gets 3 cards in this deal, not 2", id="a short hand"
        ),
        pytest.param(9, "Hand 1: 2s 9c 9d", "9d comes more often", id="a card in two hands"),
        pytest.param(9, "Hand 1: 2s 9c 15", "15 is not in the pack", id="a card of another pack"),
        pytest.param(9, "Hand 1: 2s 9c 1x", "'1x' is not a card", id="a word that is no card"),
        pytest.param(9, "Hand: 2s 9c Kh", "Write whose hand", id="a hand of nobody"),
        pytest.param(
            10, "Hand 1: 3c 9d Jd", "hand of seat 1 comes twice", id="a hand that comes twice"
        ),
        pytest.param(10, "Stock: 5d", "The hand of seat 2 is missing", id="a hand left out"),
        pytest.param(11, "Trick 2: 3c 9c", "This is trick 1, not 2", id="a trick left out"),
        pytest.param(11, "Trick: 1 leads 3c 9c", "Seat 2 leads, not seat 1", id="another leader"),
        pytest.param(
            11, "Trick: 3c 9c, 2 takes", "Seat 1 takes this trick, not seat 2", id="another taker"
        ),
        pytest.param(
            11, "Trick: 5c 9c", "Seat 2 may play 3c, 9d, Jd, not 5c", id="a card not held"
        ),
        pytest.param(12, "Trick: Kh Jd", "Seat 2 may play 9d, not Jd", id="a card not allowed"),
        pytest.param(12, "Trick: Kh 9d 2s", "2 players play to a trick", id="a card too many"),
        pytest.param(
            12, "Trick: Kh, 1 takes", "not complete, so nobody takes", id="half a trick taken"
        ),
        pytest.param(12, "Trick:", "'' is no trick", id="an empty trick"),
        pytest.param(
            11, "Last trick: 3c 9c", "This is not the last trick", id="a last trick too early"
        ),
        pytest.param(
            11, "Kontra: 2 calls", "CallKontra is not possible now", id="a question nobody asked"
        ),
        pytest.param(13, "Trick: 2s 2s", "may play Jd, not 2s", id="a card of the other"),
        pytest.param(
            14, "Cost: 2 Jd +12", "but the last trick cost 2 Jd \\+11", id="a changed cost"
        ),
        pytest.param(14, "Cost: 1 +11", "but the last trick cost", id="another payer"),
        pytest.param(14, "Cost: 2", "does not say who paid", id="a cost without its cost"),
        pytest.param(15, "Scores: 0 12", "by the deals before they are 0 11", id="a changed score"),
        pytest.param(
            15, "Scores: 0 11 0", "by the deals before they are 0 11", id="a score too many"
        ),
        pytest.param(16, "Lives: 2 1", "by the deals before they are 2 2", id="a changed life"),
        pytest.param(16, "Wins: 1", "'wins' opens no line here", id="a line that means nothing"),
        pytest.param(16, "?", "'\\?' says nothing", id="a line without a word"),
        pytest.param(17, "Result: 2", "the match has ended with", id="a changed result"),
    ],
)
def test_a_changed_line_of_a_match_is_found(line, written, complaint):
    lines = WHOLE.splitlines()
    lines[line - 1] = written
    with pytest.raises(RecordError, match=complaint) as caught:
        loads("\n".join(lines))
    named = line_of(caught.value)
    assert named in {line, line + 1} or "missing" in complaint


@pytest.mark.parametrize(
    ("line", "written", "complaint"),
    [
        pytest.param(
            5, "Cost: 4 Kd", "named twice, or is not among", id="a payer who is not there"
        ),
        pytest.param(5, "Cost: 2 Kd, 2 Kc", "named twice", id="a payer named twice"),
        pytest.param(
            5, "Cost: 2 Kd +12", "Seat 2 pays \\+13, not \\+12", id="points that the card denies"
        ),
        pytest.param(
            5, "Cost: 2 Kd, 1 Qd", "Seat 1 pays nothing for Qd", id="a payer with a low card"
        ),
        pytest.param(5, "Cost: 2 Kd x3", "'x3' is no number of points", id="points without a sign"),
        pytest.param(5, "Cost: 2 +5, 1 Kd", "Write the points with", id="points for one of two"),
        pytest.param(5, "Cost: 2 -5", "Somebody took the last trick", id="nobody who pays"),
        pytest.param(5, "Cost: 2 -0", "Nothing is taken off", id="nothing taken off"),
        pytest.param(6, "Scores: 0 13 1", "they are 0 13 0", id="a changed score"),
        pytest.param(6, "Scores: 0 13 out", "they are 0 13 0", id="out who is in"),
        pytest.param(7, "Deal 3: dealer 3", "This is deal 2, not 3", id="a deal left out"),
        pytest.param(7, "Trick 1: 2d 3d 4d", "Write who leads", id="no leader known"),
        pytest.param(8, "Trick 1: 1 leads 2d 3d 4d, 2 takes", "seat 3 takes", id="another taker"),
        pytest.param(
            9,
            "Last trick: 2 leads Kd Ad 2c",
            "Seat 3 leads trick 2, not seat 2",
            id="another leader",
        ),
        pytest.param(
            9, "Last trick: 3 leads Kd Ad", "The last trick lacks a card", id="a card left out"
        ),
        pytest.param(
            9, "Last trick: 3 leads Kd+Kc Ad+As 2c+2d", "each plays one card", id="sets at the end"
        ),
        pytest.param(9, "Trick 2: 3 leads Kd+Kc Ad 2c", "as many cards", id="sets of two sizes"),
        pytest.param(
            9, "Deal 3:", "What the deal before this one cost", id="a deal without its cost"
        ),
        pytest.param(9, "Scores: 0 0 0", "The standing comes after", id="scores before the cost"),
        pytest.param(
            9, "Lowest: 1", "comes after what a deal has cost", id="the lowest before the cost"
        ),
        pytest.param(9, "Hands: known", "write Hands: unknown", id="hands that are known"),
        pytest.param(
            10, "Cost: 2 Ad", "but the last trick cost 1 Ad", id="a cost that the trick denies"
        ),
        pytest.param(
            10, "Buy-in: 2 accepts", "Seat 2 cannot buy in", id="a buy-in that rules forbid"
        ),
        pytest.param(10, "Buy-in: 2 maybe", "'maybe' is no answer", id="an answer that is none"),
        pytest.param(10, "Set scores: 1 2", "for each of the 3 seats", id="a score for each"),
        pytest.param(10, "Set lives: 0 0 0", "Somebody must have a life left", id="nobody in"),
        pytest.param(10, "Set pot: 1 2", "one number for the pot", id="two pots"),
        pytest.param(10, "Stock: 2c", "'stock' opens no line here", id="a stock of unknown hands"),
    ],
)
def test_a_changed_line_of_a_score_sheet_is_found(line, written, complaint):
    lines = SHEET.splitlines()
    lines[line - 1] = written
    with pytest.raises(RecordError, match=complaint) as caught:
        loads("\n".join(lines))
    named = line_of(caught.value)
    assert line <= named <= line + 1


@pytest.mark.parametrize("kept", range(1, len(WHOLE.splitlines())))
def test_a_match_that_is_cut_short_is_refused(kept):
    with pytest.raises(RecordError, match="Line"):
        loads("\n".join(WHOLE.splitlines()[:kept]))


@pytest.mark.parametrize("kept", range(1, 12))
def test_json_lines_that_are_cut_short_are_refused(kept):
    lines = jsonl.dumps(loads(WHOLE)).splitlines()
    assert len(lines) == 12
    with pytest.raises(RecordError, match=f"Line {kept}: The record is cut short"):
        jsonl.loads("\n".join(lines[:kept]))


@pytest.mark.parametrize(
    ("line", "written", "complaint"),
    [
        pytest.param(1, "{", "is not JSON", id="half an object"),
        pytest.param(1, "[" * 9999, "is not JSON", id="a deep pit"),
        pytest.param(1, '{"type":"lot"}', "The first line tells", id="no header"),
        pytest.param(
            1, '{"type":"match","form":2}', "form 2; this program reads form 1", id="a later form"
        ),
        pytest.param(
            1,
            '{"type":"match","form":1,"variant":"danish","revision":9,"seats":["",""]}',
            "revision 9 of danish; this is revision 1",
            id="another revision",
        ),
        pytest.param(
            1,
            '{"type":"match","form":1,"variant":"danish","revision":1,"seats":[""]}',
            "2 to 7 players, not 1",
            id="one player",
        ),
        pytest.param(2, '{"type":"lot","dealer":2}', "from 0 to 1, not 2", id="a lot for nobody"),
        pytest.param(
            4,
            '{"type":"play","seat":0,"cards":["3c"]}',
            "it is the turn of seat 1",
            id="out of turn",
        ),
        pytest.param(4, '{"type":"counted"}', "The deal is not over", id="a cost too early"),
        pytest.param(4, '{"type":"sheet_deal"}', "not both", id="a score sheet in a log"),
        pytest.param(
            10, '{"type":"counted","taker":0}', "but by the play it is", id="a changed cost"
        ),
        pytest.param(
            11, '{"type":"standing","scores":[0,0]}', "by the play it is", id="changed scores"
        ),
        pytest.param(
            12,
            '{"type":"result","winners":[0]}',
            "winners is by the play null",
            id="a changed result",
        ),
    ],
)
def test_a_changed_line_of_json_is_found(line, written, complaint):
    lines = jsonl.dumps(loads(WHOLE)).splitlines()
    lines[line - 1] = written
    with pytest.raises(RecordError, match=f"Line {line}: .*{complaint}"):
        jsonl.loads("\n".join(lines))


@pytest.mark.parametrize(
    ("key", "lines", "points"),
    [
        pytest.param("five_cucumbers", ["Cost: 1 15"], 5, id="no 1 in the trick"),
        pytest.param("five_cucumbers", ["Cost: 1 15 +10"], 10, id="a 1 that nobody noted"),
        pytest.param("ogorek_kontra", ["Kontra: 2 calls", "Cost: 1 9c"], 18, id="another's Kontra"),
        pytest.param("ogorek_kontra", ["Kontra: 1 calls", "Cost: 1 9c"], 36, id="one's own Kontra"),
        pytest.param("rassi", ["Cost: 1 9c +18"], 18, id="an exchange that nobody noted"),
        pytest.param(
            "rassi", ["Exchange: 1 #0, 2 #0, 3 #0, 1 #6", "Cost: 1 9c"], 18, id="an exchange noted"
        ),
        pytest.param("diku", ["Cost: 2 9c -9, 1 9d +9"], 9, id="another who takes something off"),
        pytest.param("danish", ["Cost: 1 +40"], 40, id="points without a card"),
    ],
)
def test_a_cost_is_counted_from_the_card(key, lines, points):
    seats = [f'[Seat{seat} ""]' for seat in (1, 2, 3)]
    record = loads("\n".join([f'[Variant "{key}"]', *seats, *lines]))
    (deal,) = record.sheet
    assert isinstance(deal, SheetDeal)
    assert (deal.payments[-1].place, deal.payments[-1].points) == (0, points)
    assert loads(dumps(record)) == record
