"""Who sits down late, who gets up, and who plays again."""

import pytest

from agurk.rules.errors import PlayersError
from agurk.scorekeeper.entries import Answered, Dealing, Joined, Left, Rematch, Took
from agurk.scorekeeper.errors import EntryError
from agurk.scorekeeper.rows import Account
from tests.scorekeeper.sheets import sheet_of


def account(log, player):
    return next(each for each in log.sheet.accounts if each.player == player)


def test_nobody_has_paid_so_one_who_sits_down_has_nothing():
    log = sheet_of("Ida Bo").enter(Joined("Saga"))
    assert account(log, "Saga") == Account(player="Saga", score=0, lives=2)


def test_one_who_comes_late_stands_with_the_worst():
    log = sheet_of("Ida Bo | Ida 9 | Bo K | Ida Q").enter(Joined("Saga"))
    assert account(log, "Ida").lives == 1
    assert account(log, "Saga") == Account(player="Saga", score=13, lives=1)


def test_one_who_comes_late_pays_the_stake():
    log = sheet_of("Ida Bo Saga | Ida 9", "cucumber_hard").enter(Joined("Ola"))
    assert (log.sheet.money, log.sheet.match.standing.pot) == ((-1, -1, -1, -1), 4)


def test_a_seat_can_be_taken_between_two_others():
    log = sheet_of("Ida Bo Saga | Ida 9").enter(Joined("Ola", after="Ida"))
    assert log.sheet.seated == ("Ida", "Ola", "Bo", "Saga")
    assert log.sheet.dealer == "Bo"


def test_nobody_escapes_by_leaving_for_a_while():
    log = sheet_of("Ida Bo Saga | Ida 9 | Bo K").enter(Left("Bo")).enter(Joined("bo"))
    assert account(log, "Bo").score == 13
    assert log.sheet.seated == ("Ida", "Bo", "Saga")


def test_who_comes_back_is_no_better_than_who_stayed():
    log = sheet_of("Ida Bo Saga | Ida 9 | Bo K").enter(Left("Ida")).enter(Joined("Ida"))
    assert account(log, "Ida").score == 13


def test_the_next_on_the_left_deals_for_one_who_leaves():
    log = sheet_of("Ida Bo Saga | Ida 9").enter(Left("Bo"))
    assert log.sheet.dealer == "Saga"


def test_who_leaves_leaves_the_stake_behind():
    log = sheet_of("Ida Bo Saga | Ida 9", "cucumber_hard").enter(Left("Bo"))
    assert (log.sheet.money, log.sheet.match.standing.pot) == ((-1, -1, -1), 3)


def test_before_the_first_deal_the_stake_is_given_back():
    log = sheet_of("Ida Bo Saga", "cucumber_hard").enter(Left("Bo"))
    assert (log.sheet.people, log.sheet.match.standing.pot) == (("Ida", "Saga"), 2)


def test_the_last_one_left_has_won():
    log = sheet_of("Ida Bo | Ida 9").enter(Left("Bo"))
    assert (log.sheet.over, log.sheet.winners) == (True, ("Ida",))


def test_leaving_can_leave_two_who_have_decided_it():
    log = sheet_of("Ida Bo Saga | Ida 9", "parlett").enter(Left("Bo"))
    assert log.sheet.winners == ("Saga",)


def test_hands_grow_when_somebody_leaves():
    log = sheet_of("Ida Bo Saga Ola", "krypkille")
    assert log.sheet.match.size == 10
    assert log.enter(Left("Ola")).sheet.match.size == 14


def test_the_table_says_who_deals():
    log = sheet_of("Ida Bo Saga").enter(Dealing("Saga"))
    assert log.sheet.dealer == "Saga"
    assert log.enter(Took(takers=("Bo",), card="9")).sheet.dealer == "Ida"


def test_a_rematch_is_dealt_by_the_next_in_turn():
    log = sheet_of("Ida Bo | Ida Q | Ida Q | Ida Q | Ida Q").enter(Rematch())
    assert (log.sheet.dealer, log.sheet.over) == ("Ida", False)
    assert log.sheet.earlier[0].winners == ("Bo",)


@pytest.mark.parametrize(
    ("line", "variant", "entry", "told"),
    [
        pytest.param("Ida Bo", "danish", Joined("IDA"), "Ida is at the table", id="a name taken"),
        pytest.param("Ida Bo", "danish", Joined(" "), "needs a name", id="no name"),
        pytest.param("Ida Bo", "danish", Joined("a" * 41), "too long", id="a long name"),
        pytest.param("Ida Bo", "danish", Joined("a\x07"), "is no name", id="a bell"),
        pytest.param("Ida Bo", "danish", Joined("a+b"), "is no name", id="a plus"),
        pytest.param("Ida Bo", "danish", Joined("Ola", "Nils"), "not at the table", id="no place"),
        pytest.param("Ida Bo", "danish", Left("Ola"), "not at the table", id="nobody"),
        pytest.param("Ida Bo", "danish", Rematch(), "not over", id="a rematch too early"),
        pytest.param(
            "Ida Bo", "danish", Answered("Bo", bought=True), "nobody buys", id="no buying"
        ),
        pytest.param(
            "A B C D | A K | A K | A K", "cucumber_hard", Left("B"), "First say", id="while asked"
        ),
        pytest.param(
            "A B C D | A K", "cucumber_hard", Answered("A", bought=True), "now", id="not asked"
        ),
    ],
)
def test_what_cannot_be_is_refused(line, variant, entry, told):
    log = sheet_of(line, variant)
    with pytest.raises(EntryError, match=told):
        log.enter(entry)


@pytest.mark.parametrize(
    "entry",
    [Took(takers=("Bo",), card="9"), Joined("Ola"), Left("Bo"), Dealing("Bo")],
    ids=lambda entry: type(entry).__name__,
)
def test_nothing_follows_the_end_but_a_rematch(entry):
    log = sheet_of("Ida Bo | Ida Q | Ida Q | Ida Q | Ida Q")
    with pytest.raises(EntryError, match="won by Bo"):
        log.enter(entry)


def test_one_who_is_out_neither_takes_nor_deals_nor_leaves():
    log = sheet_of("Ida Bo Saga | Ida Q | Ida Q | Ida Q | Ida Q")
    for entry in (Took(takers=("Ida",), card="9"), Dealing("Ida"), Left("Ida")):
        with pytest.raises(EntryError, match="Ida is out"):
            log.enter(entry)


def test_too_few_cannot_begin():
    with pytest.raises(PlayersError, match="2 to 7 players, not 1"):
        sheet_of("Ida Bo").enter(Left("Bo"))


def test_a_full_table_has_no_seat_left():
    with pytest.raises(PlayersError, match="at most 4"):
        sheet_of("Ida Bo Saga Ola", "gurka_is").enter(Joined("Nils"))


def test_buying_is_declined_by_the_next_deal():
    log = sheet_of("A B C D | A K | A K | A K", "cucumber_hard")
    assert log.sheet.asked == "A"
    log = log.enter(Took(takers=("B",), card="9"))
    assert log.sheet.players_in == ("B", "C", "D")
    assert log.sheet.rows[-2].answers == (("A", False),)


def test_one_who_is_in_and_was_asked_before_has_declined():
    log = sheet_of("A B C D E | A K | A Q | B K | C 2 | C 2 | A 9", "gurka_se")
    assert log.sheet.asked == "B"
    log = log.enter(Answered("A", bought=True))
    assert log.sheet.rows[-1].answers == (("B", False), ("A", True))


def test_one_who_is_out_is_asked_in_turn():
    log = sheet_of("A B C D E | A+B K | A+B K | A+B K", "cucumber_hard")
    with pytest.raises(EntryError, match="A is asked first"):
        log.enter(Answered("B", bought=True))
