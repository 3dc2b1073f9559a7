"""The sheet on paper: as text, drawn, and as a record."""

import xml.etree.ElementTree as ET

import pytest
from hypothesis import assume, given, settings

from agurk.notation import SheetDeal, dumps, loads
from agurk.notation.sheet import count_sheet
from agurk.rules.errors import PlayersError
from agurk.scorekeeper.drawing import sheet_pages
from agurk.scorekeeper.entries import Answered, Joined, Left, Opened, Rematch, Took
from agurk.scorekeeper.export import record_of
from agurk.scorekeeper.log import fold
from agurk.scorekeeper.paper import bands, ending, fitted, width_of
from agurk.scorekeeper.plain import sheet_text
from agurk.text.catalogue import written
from tests.scorekeeper.sheets import any_log, keys, seeds, sheet_of

SVG = "{http://www.w3.org/2000/svg}"
AWKWARD = ("Ida & <Bo>", "Bartholomew-Alexander Møller-Christensen", "爱丽丝", "]]> --")


def drawn(log):
    return [ET.fromstring(page) for page in sheet_pages(log.sheet)]  # noqa: S314 - our own page


def texts(root):
    return ["".join(part.itertext()) for part in root.iter(f"{SVG}text")]


def used(root, name):
    return sum(part.get("href") == f"#{name}" for part in root.iter(f"{SVG}use"))


def test_a_whole_sheet_as_text():
    log = sheet_of("Ida Bo | Ida 9 | Bo K | Ida Q | Bo 9h | Bo 8", date="today")
    assert sheet_text(log.sheet).splitlines() == [
        "Danish Agurk · today",
        "A cucumber at 21 or more, 2 lives each.",
        "",
        "Deal Card  Ida           Bo",
        "──────────────────────────────────────",
        "   1    9 *  9",
        "   2    K               * 13",
        "   3    Q * 21(::)13",
        "   4   9♥               * 22(::)13",
        "   5    8 *               21(::)",
        "──────────────────────────────────────",
        "Score       13 won        21 out",
        "Lives      (::)(  )      (::)(::)",
        "",
        "Ida is the last one in, and wins.",
        "",
        "* dealt   (::) a cucumber: a life is lost",
    ]


@given(keys, seeds)
def test_no_line_is_wider_than_a_terminal(variant, seed):
    log = any_log(variant, seed)
    for line in sheet_text(log.sheet).splitlines():
        if not line.startswith("House rules"):
            assert width_of(line) <= 80 or line == ending(log.sheet)


@pytest.mark.parametrize("language", written())
def test_columns_stand_below_each_other_in_every_language(language):
    names = "Ida Bo Saga Mikkel Ola Freja Nils"
    log = sheet_of(f"{names} | Ida K | Ida K | Bo K | Bo K", "cucumber")
    lines = sheet_text(log.sheet, language).splitlines()
    above, below = (at for at, line in enumerate(lines) if line.startswith("──"))
    assert len(lines[above]) <= 80
    starts = [lines[above - 1].index(name) for name in names.split()]
    for line, noted in ((lines[below - 1], ["", "26"]), (lines[below + 1], ["26", "26"])):
        assert [line[start : start + 3].strip() for start in starts[:2]] == noted
    assert [lines[below + 1][start : start + 3] for start in starts[2:]] == ["  0"] * 5


@given(keys, seeds)
def test_everything_drawn_is_well_formed(variant, seed):
    log = any_log(variant, seed)
    pages = drawn(log)
    for player in log.sheet.people:
        assert any(player in told for root in pages for told in texts(root))


def test_names_are_escaped_and_cut_but_told_whole():
    log = fold([Opened(variant="cucumber", players=AWKWARD, date="<1 & 2>")])
    (root,) = drawn(log)
    titles = [part.text for part in root.iter(f"{SVG}title")]
    for name in AWKWARD:
        assert name in titles or name in texts(root)
    assert "<1 & 2>" in texts(root)
    assert (
        "\x07"
        not in sheet_pages(fold([Opened(variant="danish", players=("A", "B"), date="\x07")]).sheet)[
            0
        ]
    )


def test_each_life_lost_is_a_cucumber_and_each_left_a_pencil_line():
    log = sheet_of("Ida Bo | Ida Q | Ida Q | Bo K")
    (root,) = drawn(log)
    assert used(root, "pencil") == 3
    # One in the heading, one in the legend, one in the row and one below the table.
    assert used(root, "cucumber") == 4


def test_nothing_is_fetched_and_nothing_embedded():
    (page,) = sheet_pages(sheet_of("Ida Bo | Ida 9").sheet)
    assert page.count("http") == 1
    assert not {"<image", "@font-face", "url(", "<script", "<style"} & set(page.split())


def test_many_deals_go_on_another_page():
    deals = " | ".join(["Ida 2", "Bo 2"] * 30)
    pages = drawn(sheet_of(f"Ida Bo | {deals}", house="threshold=999"))
    told = [texts(root) for root in pages]
    assert [f"Page {number} of {len(pages)}" in each for number, each in enumerate(told, 1)] == [
        True
    ] * len(pages)
    assert "60" in told[-1]
    assert len(pages) == 2


def test_many_players_go_side_by_side_until_nine():
    assert bands("abcdefghi", 9) == (tuple("abcdefghi"),)
    assert bands("abcdefghij", 9) == (tuple("abcde"), tuple("fghij"))


@pytest.mark.parametrize(
    ("text", "width", "shown"),
    [
        pytest.param("Saga", 4, "Saga", id="as wide as there is room"),
        pytest.param("Saga Maria", 8, "Saga Ma…", id="cut"),
        pytest.param("Saga Maria", 6, "Saga…", id="cut at a space"),
        pytest.param("爱丽丝", 4, "爱…", id="wide letters"),
        pytest.param("Zoe\u0308", 3, "Zoe\u0308", id="an accent of its own"),
    ],
)
def test_a_name_fits(text, width, shown):
    assert fitted(text, width) == shown


@given(keys, seeds)
@settings(max_examples=40)
def test_the_record_says_what_the_sheet_says(variant, seed):
    log = any_log(variant, seed)
    sheet = log.sheet
    assume(sheet.rows and len(sheet.people) <= sheet.variant.most_players)
    record = record_of(sheet)
    assert loads(dumps(record)) == record
    standing = [*count_sheet(record)][-1].match.standing
    assert [each.lives for each in sheet.accounts] == list(standing.lives)
    assert [each.score for each in sheet.accounts] == list(standing.scores)


def test_a_record_names_only_cards_that_were_noted():
    log = sheet_of("Ida Bo Saga | Ida 9 | Bo 9h", "cucumber")
    log = log.enter(Took(takers=("Ida", "Bo"), card="Ks"))
    deals = record_of(log.sheet).sheet
    paid = [deal.payments for deal in deals if isinstance(deal, SheetDeal)]
    cards = [[str(pay.card or "") for pay in pays] for pays in paid]
    assert cards == [[""], ["9h"], ["", "Ks"]]


def test_who_came_and_went_is_set_by_hand_in_a_record():
    log = sheet_of("Ida Bo Saga | Ida 9").enter(Joined("Ola")).enter(Left("Bo"))
    text = dumps(record_of(log.sheet))
    assert text.count("Set scores") == 3
    assert '[Seat4 "Ola"]' in text


def test_more_players_than_seats_are_no_record():
    log = sheet_of("A B C D | A 9", "gurka_is").enter(Left("B")).enter(Joined("E"))
    with pytest.raises(PlayersError):
        record_of(log.sheet)


def test_a_rematch_is_numbered():
    log = sheet_of("Ida Bo | Ida Q | Ida Q | Ida Q | Ida Q", date="today").enter(Rematch())
    assert sheet_text(log.sheet).startswith("Danish Agurk · Match 2 · today\n")
    assert sheet_text(log.sheet, "fi").startswith("Tanskalainen Agurk · ")


def test_marks_are_explained_only_where_they_are_used():
    log = sheet_of("A B C D | A K | A K | A K", "cucumber_hard")
    assert "$ bought in" not in sheet_text(log.sheet)
    log = log.enter(Answered("A", bought=True)).enter(Joined("E")).enter(Left("B"))
    told = sheet_text(log.sheet)
    assert all(mark in told for mark in ("39(::)0$", "$ bought in", "+ sat down", "- left"))
    assert "In the pot: 6" in told


def test_a_void_deal_is_marked():
    log = sheet_of("Ida Bo | Ida K | Bo K | Ida Q | Bo Q", "rokkar")
    log = log.enter(Took(takers=("Ida", "Bo"), card="9"))
    assert "   5    9x" in sheet_text(log.sheet)
    assert "x does not count" in sheet_text(log.sheet)
