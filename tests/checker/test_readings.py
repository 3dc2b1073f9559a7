"""What the written rules say and no case covers."""

import pytest

from tests import checker


def cards(text: str) -> list[str]:
    return [checker.card(each) for each in text.split()]


def plays(text: str) -> set[tuple[str, ...]]:
    return {tuple(sorted(cards(play))) for play in text.split(",")}


@pytest.mark.parametrize(
    ("key", "trick", "hand", "allowed"),
    [
        pytest.param("gurka_se_match", "9c", "9h Kd 2c", "9h", id="an equal card comes first"),
        pytest.param("gurka_se_match", "9c", "Th Kd 2c", "Th,Kd", id="then a higher one"),
        pytest.param(
            "agurk_server",
            "8c 8d,Tc Kd",
            "Kh Ah 3d",
            "Kh Ah,3d Kh",
            id="all reach the highest card",
        ),
        pytest.param(
            "agurk_server", "8c 8d,Tc Kd", "Qh Ah 3d", "3d Qh", id="one that does not is enough"
        ),
        pytest.param(
            "gurka_is", "8c 8d,Tc Kd", "Jh Ah 3d", "Jh Ah,3d Jh", id="card by card in order"
        ),
        pytest.param("gurka_se_lead_lowest", "", "3h 3d Kc", "3h,3d", id="the lowest is led"),
        pytest.param("cucumber", "Kc,Ad", "As 5h", "As", id="an ace that was not led binds nobody"),
        pytest.param("gurka_no_jokers", "X1", "Ah 5h", "Ah,5h", id="an ace equals a joker"),
    ],
)
def test_a_player_may_play(key: str, trick: str, hand: str, allowed: str) -> None:
    table = [cards(play) for play in trick.split(",")] if trick else []
    assert checker.legal(checker.load(key), cards(hand), table, last=False) == plays(allowed)


@pytest.mark.parametrize(
    ("key", "last", "place"),
    [
        pytest.param("bga", False, 0, id="an ace that was led keeps the trick"),
        pytest.param("bga", True, 1, id="but in the last one the later ace takes"),
        pytest.param("cucumber_plain_aces", False, 1, id="an ordinary ace is taken by a later one"),
    ],
)
def test_of_two_aces_takes(key: str, last: bool, place: int) -> None:
    assert checker.taker(checker.load(key), [["Ah"], ["As"], ["2c"]], last) == place


def test_a_set_is_taken_by_the_last_that_heads_it() -> None:
    trick = [cards("5c 5d"), cards("7c Kd"), cards("6h Ah"), cards("7d Kh")]
    assert checker.taker(checker.load("gurka_is"), trick, last=False) == 3
    assert checker.taker(checker.load("agurk_server"), trick, last=False) == 2


def test_courts_and_ace_cost_eleven() -> None:
    rules = checker.load("norwegian_vidargas")
    assert [checker.value(rules, each) for each in cards("Tc Jd Qh Ks Ac")] == [10, 11, 11, 11, 11]


@pytest.mark.parametrize(
    ("key", "players", "losing_card", "size"),
    [
        pytest.param("norwegian_vidargas", 4, "Kc", 7, id="at most seven"),
        pytest.param("concombre", 3, "Kc", 13, id="the losing card's value"),
        pytest.param("concombre", 5, "Kc", 7, id="or seven when the pack is too small"),
    ],
)
def test_the_losing_card_gives_the_size(
    key: str, players: int, losing_card: str, size: int
) -> None:
    rules = checker.load(key)
    assert checker.hand_size(rules, players, 2, losing_card=losing_card) == size


@pytest.mark.parametrize(
    ("key", "first", "previous", "stock", "allowed"),
    [
        pytest.param("diku_exchange", 3, 0, 9, {0, 3}, id="as many as the first, or none"),
        pytest.param("gurka_is_exchange", 3, 1, 9, {0, 1, 2, 3}, id="at most the first's number"),
        pytest.param("vidivellir", 3, 1, 9, {0, 1}, id="at most the previous player's number"),
        pytest.param("danish", 3, 1, 9, {0}, id="none at all"),
    ],
)
def test_a_later_player_may_change(
    key: str, first: int, previous: int, stock: int, allowed: set[int]
) -> None:
    rules = checker.load(key)
    assert checker.exchange_allowed(rules, 7, stock, first, 3, previous=previous) == allowed


def test_who_ends_with_the_club_six_loses_the_match() -> None:
    rules = checker.load("gurka_is_six_loses")
    after = checker.settle(
        rules, {0: 0, 1: 3, 2: 4}, {0: 1, 1: 1, 2: 1}, [0, 1, 2], {0: 21}, six_taken_by=0
    )
    assert (after.over, after.losers, after.winners) == (True, [0], [1])


def test_rampo_brings_everybody_back() -> None:
    rules = checker.load("rokkar")
    after = checker.settle(rules, {0: 25, 1: 22, 2: 31}, {0: 1, 1: 1, 2: 0}, [0, 1], {0: 13, 1: 13})
    assert (after.over, after.restart, after.payments) == (False, True, {})
    assert after.lives == {0: 1, 1: 1, 2: 1}


@pytest.mark.parametrize(
    ("all_out", "winners", "replay"),
    [
        pytest.param("lowest_total", [1], False, id="the lowest total wins"),
        pytest.param("share_all", [0, 1], False, id="all of them share"),
        pytest.param("replay", [], True, id="the deal is played again"),
    ],
)
def test_when_the_last_go_out_together(all_out: str, winners: list[int], replay: bool) -> None:
    rules = {**checker.load("cucumber"), "all_out": all_out}
    after = checker.settle(rules, {0: 25, 1: 22}, {0: 1, 1: 1}, [0, 1], {0: 13, 1: 13})
    assert (after.winners, after.replay) == (winners, replay)


def test_who_loses_a_life_in_company_takes_over_the_score_of_one_who_did_not() -> None:
    rules = checker.load("danish_tie_all")
    lives = {0: 2, 1: 2, 2: 2}
    after = checker.settle(rules, {0: 18, 1: 15, 2: 7}, lives, [0, 1, 2], {0: 9, 1: 9})
    assert after.scores == {0: 7, 1: 7, 2: 7}
    alone = checker.settle(rules, {0: 18, 1: 15}, {0: 2, 1: 2}, [0, 1], {0: 9, 1: 9})
    assert alone.scores == {0: 0, 1: 0}


def test_the_taker_leads_or_the_lowest_last_card_or_the_dealer() -> None:
    last_trick = [(1, "9c"), (2, "3h"), (0, "3s")]
    seats = [0, 1, 2]
    leads = {
        key: checker.first_leader(checker.load(key), seats, seats, 0, last_trick=last_trick)
        for key in ("danish", "agurk_server", "norwegian_vidargas")
    }
    assert leads == {"danish": 1, "agurk_server": 2, "norwegian_vidargas": 0}
