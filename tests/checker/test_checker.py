"""The checker against the cases that must hold."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests import checker
from tests.checker import Rules, card

Given = dict[str, Any]
Check = Callable[[Rules, Given], dict[str, Any]]

CASES: list[dict[str, Any]] = [
    json.loads(line)
    for line in (Path(__file__).parents[2] / "spec" / "cases.jsonl")
    .read_text(encoding="utf-8")
    .splitlines()
]

NOT_EXPRESSED = {
    "first_dealer": "a lot",
    "misdeal": "a duty of the table",
    "settle_pot": "money",
    "view": "what a seat may see",
}
"""Kinds of cases that a checker of the rules has no word for."""


def cards(texts: list[str | int]) -> list[str]:
    return [card(text) for text in texts]


def seat(name: str) -> int:
    return ord(name) - ord("A")


def seats(names: list[str]) -> list[int]:
    return [seat(name) for name in names]


def by_seat(given: dict[str, Any]) -> dict[int, Any]:
    return {seat(name): what for name, what in given.items()}


def plays_by_seat(plays: list[tuple[str, str | int]]) -> list[tuple[int, str]]:
    return [(seat(name), card(each)) for name, each in plays]


def names(found: Any) -> Any:
    """Return seats by name again: a mapping keeps its order and its values."""
    if isinstance(found, dict):
        return {names(each): what for each, what in found.items()}
    if isinstance(found, list):
        return [names(each) for each in found]
    return chr(ord("A") + found)


def by_rank(ranks: list[int]) -> list[str]:
    """Return a play of a `follow_set` case; ranks above the ace do not occur there."""
    return ["23456789TJQKA"[rank - 2] + "h" for rank in ranks]


def ranks(rules: Rules, plays: set[tuple[str, ...]]) -> list[list[int]]:
    return [
        list(play)
        for play in sorted(
            {tuple(sorted(checker.strength(rules, each, last=False) for each in p)) for p in plays}
        )
    ]


def legal(rules: Rules, given: Given) -> set[tuple[str, ...]]:
    trick = [[each] for each in cards(given["trick"])]
    hand = cards(given.get("hand") or given["hand_before"])
    return checker.legal(rules, hand, trick, given.get("last", False))


def check_legal(rules: Rules, given: Given) -> dict[str, Any]:
    return {"legal": {each for (each,) in legal(rules, given)}}


def check_reject(rules: Rules, given: Given) -> dict[str, Any]:
    return {"ok": (card(given["card"]),) in legal(rules, given)}


def check_audit(rules: Rules, given: Given) -> dict[str, Any]:
    allowed = (card(given["played"]),) in legal(rules, given)
    return {"legal": allowed, "witnesses": [] if allowed else None}


def check_winner(rules: Rules, given: Given) -> dict[str, Any]:
    trick = [[card(each)] for _, each in given["trick"]]
    name = given["trick"][checker.taker(rules, trick, given.get("last", False))][0]
    return {"winner": name, "next_leader": name}


def check_follow_set(rules: Rules, given: Given) -> dict[str, Any]:
    hand, trick = cards(given["hand"]), [by_rank(play) for play in given["trick"]]
    heads = checker.heading(rules, hand, trick, last=False)
    low = checker.lowest(rules, hand, len(trick[0]), last=False)
    assert checker.legal(rules, hand, trick, last=False) == heads | low
    return {"heads": ranks(rules, heads), "lowest": ranks(rules, low)[0]}


def check_lead_sets(rules: Rules, given: Given) -> dict[str, Any]:
    found = ranks(rules, checker.legal(rules, cards(given["hand"]), [], last=False))
    return {"ranks": sorted(found)}


def check_playout(rules: Rules, given: Given) -> dict[str, Any]:
    walk = checker.play_out(
        rules,
        [cards(hand) for hand in given["hands"].values()],
        seat(given["leader"]),
        [(player, [each]) for trick in given["plays"] for player, each in plays_by_seat(trick)],
    )
    illegal = None
    if walk.illegal is not None:
        trick, player, (played,) = walk.illegal
        illegal = {"trick": trick, "player": names(player), "card": played}
    return {
        "illegal": illegal,
        "winners_of_tricks": names(walk.takers[:-1]),
        "penalty": names(walk.payments),
    }


def check_settle(rules: Rules, given: Given) -> dict[str, Any]:
    scores = by_seat(given["scores"])
    lives = by_seat(given.get("lives", dict.fromkeys(given["scores"], rules["lives"])))
    trick = plays_by_seat(given["trick"])
    by_place = [player for player, _ in trick]
    last_trick = [[each] for _, each in trick]
    kontra = by_place.index(seat(given["kontra_by"])) if "kontra_by" in given else None
    factors = {
        by_place.index(player): times for player, times in by_seat(given.get("factors", {})).items()
    }
    paid = checker.payers(rules, last_trick, kontra, factors=factors)
    bonus = checker.bonuses(rules, last_trick)
    kept = by_seat(given.get("cards", {}))
    for place, points in paid.items():
        kept[by_place[place]] = [*kept.get(by_place[place], []), points]
    after = checker.settle(
        rules,
        scores,
        lives,
        [player for player in scores if lives[player] > 0],
        {by_place[place]: points for place, points in paid.items()},
        bonus={by_place[place]: points for place, points in bonus.items()},
        kept=kept,
        six_taken_by=six_taker(rules, trick),
    )
    return {
        "penalty": names(after.payments),
        "bonus": {names(by_place[place]): points for place, points in bonus.items()},
        "scores": names(after.scores),
        "lives": names(after.lives),
        "out": names(after.out),
        "over": after.over,
        "winners": names(after.winners),
        "losers": names(after.losers),
        "replay": after.replay,
    }


def six_taker(rules: Rules, trick: list[tuple[int, str]]) -> int | None:
    if rules["game_end"] != "six_ends":
        return None
    return next((player for player, each in trick if each == "6c"), None)


def check_buy_in(rules: Rules, given: Given) -> dict[str, Any]:
    inside, allowed, scores = dict(given["in"]), {}, {}
    for name in given["wants"]:
        others = [score for other, score in inside.items() if other != name]
        allowed[name], score = checker.buy_in_offer(
            rules, others, given["out"].get(name), given["used"].count(name)
        )
        if score is not None:
            inside[name] = scores[name] = score
    return {"allowed": allowed, "scores": scores}


def check_game(rules: Rules, given: Given) -> dict[str, Any]:
    table = seats(given["seats"])
    dealer = seat(given["dealer"])
    scores, lives = dict.fromkeys(table, 0), dict.fromkeys(table, int(rules["lives"]))
    inside = list(table)
    bought: list[int] = []
    trace, dealers = [], []
    over, winners = False, list[int]()
    for step in given["steps"]:
        assert not over
        dealers.append(dealer)
        cost = checker.value(rules, card(step["card"]))
        paid = dict.fromkeys(seats(step["takers"]), cost)
        after = checker.settle(rules, scores, lives, inside, paid)
        scores, lives, over, winners = after.scores, after.lives, after.over, after.winners
        inside = [player for player in inside if player not in after.out]
        for buyer in seats(step.get("buy", [])):
            others = [scores[other] for other in inside if other != buyer]
            total = scores[buyer] if buyer in after.out else None
            _, score = checker.buy_in_offer(rules, others, total, bought.count(buyer))
            if score is not None:
                scores[buyer], lives[buyer] = score, int(rules["lives"])
                bought.append(buyer)
                inside = sorted({*inside, buyer})
        trace.append([scores[player] for player in table])
        dealer = checker.next_dealer(rules, table, inside, dealer)
    pot = given.get("stake", 0) * (len(table) + len(bought))
    return {"trace": trace, "dealers": names(dealers), "winners": names(winners), "pot": pot}


def check_setup(rules: Rules, given: Given) -> dict[str, Any]:
    least, most = rules["players"]
    if not least <= given["players"] <= most:
        return {"ok": False}
    size, hand = len(checker.pack(rules)), checker.hand_size(rules, given["players"], 1)
    return {"ok": True, "pack": size, "hand": hand, "aside": size - hand * given["players"]}


def check_hand_size(rules: Rules, given: Given) -> dict[str, Any]:
    losing = card(given["losing_card"]) if "losing_card" in given else None
    hand = checker.hand_size(rules, given["players"], given["deal_no"], losing_card=losing)
    return {
        "hand": hand,
        "left": len(checker.pack(rules)) - hand * given["players"],
        "left_shown": rules["hand"]["kind"] == "equal_all",
    }


def check_hand_choice(rules: Rules, given: Given) -> dict[str, Any]:
    sizes = checker.hand_sizes(rules, given["players"], 1)
    return {"min": sizes[0], "max": sizes[-1], "ok": given.get("choose") in sizes}


def check_exchange(rules: Rules, given: Given) -> dict[str, Any]:
    hand = cards(given.get("hand", []))
    allowed = checker.exchange_allowed(
        rules,
        given.get("hand_size", len(hand) or 7),
        given.get("stock", 52),
        given.get("first"),
        given.get("turn", 1),
        previous=given.get("previous"),
        hand=hand,
        phase=given.get("phase", "free"),
    )
    return {"allowed": sorted(allowed)}


def check_next_dealer(rules: Rules, given: Given) -> dict[str, Any]:
    last_trick = plays_by_seat(given.get("last_trick", []))
    dealer = seat(given["dealer"])
    table, active = seats(given["seats"]), seats(given["active"])
    found = checker.next_dealer(rules, table, active, dealer, last_trick=last_trick)
    return {"dealer": names(found)}


def check_next_leader(rules: Rules, given: Given) -> dict[str, Any]:
    table = seats(given["seats"])
    taker = seat(given["taker"])
    last_trick = [(player, "9" if player == taker else "2") for player in table]
    found = checker.first_leader(
        rules, table, seats(given["active"]), table[0], last_trick=last_trick
    )
    return {"leader": names(found)}


def check_deal(rules: Rules, given: Given) -> dict[str, Any]:
    table, active = seats(given["seats"]), seats(given["active"])
    dealer = seat(given["dealer"])
    order = [checker.next_dealer(checker.load("danish"), table, active, dealer)]
    while order[-1] != dealer:
        order.append(checker.next_dealer(checker.load("danish"), table, active, order[-1]))
    each = checker.hand_size(rules, len(active), 1)
    return {
        "first_card_to": names(order[0]),
        "order": names(order),
        "leader": names(checker.first_leader(rules, table, active, dealer)),
        "each": each,
        "aside": len(checker.pack(rules)) - each * len(active),
    }


def check_order(rules: Rules, given: Given) -> dict[str, Any]:
    last = given.get("last", False)
    found = sorted(
        cards(given["cards"]), key=lambda each: checker.strength(rules, each, last), reverse=True
    )
    return {"high_to_low": found}


def check_compare(rules: Rules, given: Given) -> dict[str, Any]:
    one, other = (checker.strength(rules, each, last=False) for each in cards(given["cards"]))
    return {"relation": "equal" if one == other else "different"}


def check_value(rules: Rules, given: Given) -> dict[str, Any]:
    return {"values": [checker.value(rules, each) for each in cards(given["cards"])]}


def check_pack(rules: Rules, given: Given) -> dict[str, Any]:
    assert not given
    pack = checker.pack(rules)
    return {"size": len(pack), "jokers": len([each for each in pack if each[0] == "X"])}


def check_reshuffle(rules: Rules, given: Given) -> dict[str, Any]:
    return {"pack": len(checker.pack(rules)) - given["kept"]}


def check_start(rules: Rules, given: Given) -> dict[str, Any]:
    players = given["players"]
    return {
        "scores": dict.fromkeys(players, 0),
        "lives": dict.fromkeys(players, rules["lives"]),
    }


def check_tricks(rules: Rules, given: Given) -> dict[str, Any]:
    tricks = checker.hand_size(rules, given["players"], 1)
    return {"tricks": tricks, "draws": 0, "tricks_that_score": [tricks]}


def check_marks(rules: Rules, given: Given) -> dict[str, Any]:
    lost, gone = checker.marks(rules, by_seat(given["lives"]))
    return {"life_lost": names(lost), "eliminated": names(gone)}


def check_money(rules: Rules, given: Given) -> dict[str, Any]:
    assert rules["money"] == "ante_pot"
    return {"pot": given["stake"] * (len(given["players"]) + len(given["buy_ins"]))}


CHECKS: dict[str, Check] = {
    name.removeprefix("check_"): check
    for name, check in list(globals().items())
    if name.startswith("check_")
}


def as_found(key: str, expected: Any) -> Any:
    """Return what a case expects in the form in which the checks answer."""
    if key == "legal" and isinstance(expected, list):
        return set(cards(expected))
    if key == "high_to_low":
        return cards(expected)
    if key in {"ranks", "heads"}:
        return sorted(expected)
    if key == "illegal" and expected is not None:
        return {**expected, "card": card(expected["card"])}
    return expected


def test_every_kind_of_case_is_checked_or_known_not_to_be() -> None:
    assert {case["kind"] for case in CASES} == CHECKS.keys() | NOT_EXPRESSED.keys()


def test_every_case_is_about_a_preset() -> None:
    assert {case["variant"] for case in CASES} <= set(checker.keys())


@pytest.mark.parametrize(
    "case",
    [
        pytest.param(case, id=f"{case['id']}: {case['kind']} in {case['variant']}")
        for case in CASES
        if case["kind"] in CHECKS
    ],
)
def test_the_checker_agrees_with(case: dict[str, Any]) -> None:
    found = CHECKS[case["kind"]](checker.load(case["variant"]), case["given"])
    for key, expected in case["expect"].items():
        answer = found[key]
        if key in {"scores", "lives"}:
            answer = {name: answer[name] for name in expected}
        if key in {"out", "winners", "losers"}:
            answer = sorted(answer)
        assert answer == as_found(key, expected), key


@pytest.mark.parametrize("key", checker.keys())
def test_a_preset_can_be_dealt_and_played_to_its_last_trick(key: str) -> None:
    rules = checker.load(key)
    for players in range(rules["players"][0], rules["players"][1] + 1):
        pack = sorted(checker.pack(rules), key=mixed)
        size = min(max(checker.hand_sizes(rules, players, 1)), 5)
        hands = [pack[place * size : (place + 1) * size] for place in range(players)]
        plays = lazy_plays(rules, hands)
        walk = checker.play_out(rules, hands, 0, plays)
        assert walk.illegal is None
        assert walk.payments


def mixed(each: str) -> int:
    """Return a number that mixes a pack the same way every time."""
    return sum(ord(letter) * int(7919**place) for place, letter in enumerate(each)) % 101


def lazy_plays(rules: Rules, hands: list[list[str]]) -> list[tuple[int, tuple[str, ...]]]:
    """Return a whole deal in which everybody plays as many cards at once as there may be."""
    left, leader = [list(hand) for hand in hands], 0
    plays: list[tuple[int, tuple[str, ...]]] = []
    while left[leader]:
        trick: list[tuple[str, ...]] = []
        last = len(left[leader]) == 1
        for step in range(len(left)):
            player = (leader + step) % len(left)
            allowed = checker.legal(rules, left[player], trick, last)
            play = max(allowed, key=lambda each: (len(each), each))
            for each in play:
                left[player].remove(each)
            trick.append(play)
            plays.append((player, play))
        leader = (leader + checker.taker(rules, trick, last)) % len(left)
    return plays


def test_plays_are_counted_one_player_at_a_time() -> None:
    rules = checker.load("danish")
    hands = [["2c", "9h"], ["9c", "3d"]]
    assert [checker.count(rules, hands, 0, depth) for depth in range(6)] == [1, 2, 4, 4, 4, 0]


def test_equal_cards_of_two_packs_count_once() -> None:
    rules = checker.load("ogorek_two_packs")
    assert checker.count(rules, [["9c", "9c"], ["2d", "3d"]], 0, 2) == 1
