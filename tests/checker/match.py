"""What a deal does to the match: scores, lives, who is out, who deals and leads next."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from tests.checker.cards import strength
from tests.checker.presets import Rules
from tests.checker.trick import taker

LastTrick = Sequence[tuple[int, str]]
"""Seat and card of each play of a last trick, in the order of play."""


@dataclass
class Settlement:
    """How the match stands after a deal, by seat."""

    scores: dict[int, int]
    lives: dict[int, int]
    payments: dict[int, int]
    """What was really paid; nothing if the deal or the match starts again."""
    kept: dict[int, list[int]] = field(default_factory=dict)
    """The values of the cards that lie before each seat, where cards are kept."""
    caught: list[int] = field(default_factory=list)
    """Who reached the threshold in this deal."""
    out: list[int] = field(default_factory=list)
    """Who left the match in this deal."""
    over: bool = False
    winners: list[int] = field(default_factory=list)
    losers: list[int] = field(default_factory=list)
    replay: bool = False
    """The deal is played again, as if it had not been."""
    restart: bool = False
    """All players of the start are in again, the pot stays."""


def settle(
    rules: Rules,
    scores: Mapping[int, int],
    lives: Mapping[int, int],
    in_seats: Sequence[int],
    payments: Mapping[int, int],
    *,
    bonus: Mapping[int, int] | None = None,
    kept: Mapping[int, Sequence[int]] | None = None,
    six_taken_by: int | None = None,
) -> Settlement:
    """Return the match after a deal: penalty, life and replacement, bonus, end.

    `scores` and `lives` hold every seat, also those out already. `kept` holds the values of the
    cards before each seat, the one just taken among them. `six_taken_by` is who took the last
    trick with the club six.
    """
    after = Settlement(dict(scores), dict(lives), dict(payments))
    after.kept = {seat: list(values) for seat, values in (kept or {}).items()}
    for seat, points in payments.items():
        after.scores[seat] += points
    reset_exact(rules, after)
    after.caught = [
        seat
        for seat in in_seats
        if seat == six_taken_by or (seat in payments and is_caught(rules, after.scores[seat]))
    ]
    take_lives(rules, after)
    replace_scores(rules, after, in_seats)
    for seat, points in (bonus or {}).items():
        after.scores[seat] = max(after.scores[seat] - points, 0)
    finish(rules, after, in_seats, six_taken_by)
    if after.replay:
        return Settlement(dict(scores), dict(lives), {}, replay=True)
    if after.restart:
        start = {seat: int(rules["lives"]) for seat in lives}
        return Settlement(dict.fromkeys(scores, 0), start, {}, restart=True)
    return after


def is_caught(rules: Rules, score: int) -> bool:
    """Return whether a score has come to the threshold, or past it."""
    if rules["threshold"] == "none":
        return False
    if rules["compare"] == "gt":
        return score > int(rules["threshold"])
    return score >= int(rules["threshold"])


def reset_exact(rules: Rules, after: Settlement) -> None:
    """Set a score that was hit exactly to 0; cards kept go back to the pack."""
    for seat in after.payments:
        if after.scores[seat] == rules["exact_reset"]:
            after.scores[seat] = 0
            if seat in after.kept:
                after.kept[seat] = []


def take_lives(rules: Rules, after: Settlement) -> None:
    """Take a life from each who was caught, and put out who has none left."""
    if rules["game_end"] == "last_trick_out":
        after.caught = list(after.payments)
    if rules["game_end"] in {"all_but_one_over", "per_deal"}:
        return
    for seat in after.caught:
        after.lives[seat] -= 1
        if after.lives[seat] <= 0:
            after.lives[seat] = 0
            after.out.append(seat)


def replace_scores(rules: Rules, after: Settlement, in_seats: Sequence[int]) -> None:
    """Give who lost a life, but not the last, a new score (`concombre`).

    Who was caught in the same deal has no score to take over; with nobody else it is 0.
    """
    if rules["game_end"] in {"all_but_one_over", "per_deal"}:
        return
    standing = [after.scores[seat] for seat in in_seats if seat not in after.caught]
    for seat in after.caught:
        if seat in after.out:
            continue
        if rules["on_life_lost"] == "max_other_active":
            after.scores[seat] = max(standing, default=0)
        elif rules["on_life_lost"] == "keep_highest_card":
            after.kept[seat] = [max(after.kept[seat])]
            after.scores[seat] = after.kept[seat][0]


def finish(
    rules: Rules, after: Settlement, in_seats: Sequence[int], six_taken_by: int | None
) -> None:
    """Decide whether the match is over, and for whom."""
    end = rules["game_end"]
    if end == "per_deal":
        finish_for(after, in_seats, losers=list(after.payments))
        after.winners = [seat for seat in in_seats if seat not in after.losers]
    elif end == "all_but_one_over":
        over = [seat for seat in in_seats if is_caught(rules, after.scores[seat])]
        if len(over) >= len(in_seats) - 1:
            finish_for(after, in_seats, losers=over)
    elif end in {"first_over_loses", "first_over_lowest_wins"}:
        if after.caught:
            finish_for(after, in_seats, losers=after.caught)
    elif end == "first_out_loses":
        if after.out:
            finish_for(after, in_seats, losers=after.out)
    elif six_taken_by is not None:
        finish_for(after, in_seats, losers=[six_taken_by])
    else:
        finish_last_in(rules, after, in_seats)


def finish_for(after: Settlement, in_seats: Sequence[int], losers: list[int]) -> None:
    """End a match that somebody loses; of the others the lowest score wins.

    If everybody loses, the lowest score wins among all.
    """
    after.over = True
    after.losers = list(losers)
    others = [seat for seat in in_seats if seat not in losers]
    after.winners = lowest_scores(after, others or in_seats)


def finish_last_in(rules: Rules, after: Settlement, in_seats: Sequence[int]) -> None:
    """End a match that is played until one is left, or Parlett's two."""
    still_in = [seat for seat in in_seats if seat not in after.out]
    enough = 2 if rules["game_end"] == "parlett_three" else 1
    if not after.out or len(still_in) > enough:
        return
    if still_in:
        after.over = True
        after.winners = lowest_scores(after, still_in)
    elif rules["game_end"] == "last_trick_out" or rules["all_out"] == "replay":
        after.replay = True
    elif rules["all_out"] == "rampo":
        after.restart = True
    else:
        after.over = True
        shared = rules["all_out"] == "share_all"
        after.winners = list(after.out) if shared else lowest_scores(after, after.out)


def lowest_scores(after: Settlement, seats: Sequence[int]) -> list[int]:
    """Return the seats with the lowest score; equal ones share."""
    least = min(after.scores[seat] for seat in seats)
    return [seat for seat in seats if after.scores[seat] == least]


def buy_in_offer(
    rules: Rules, in_scores: Sequence[int], out_total: int | None, times_bought: int
) -> tuple[bool, int | None]:
    """Return whether a player may buy back in, and the score that comes with it.

    `in_scores` are those of the others still in, `out_total` the buyer's own total if it has just
    put the buyer out, None if the buyer is still in.
    """
    offer = rules["buy_in"]
    if offer == "none" or (out_total is None and offer["when"] == "on_elimination"):
        return False, None
    if len(in_scores) < offer["min_others"] or times_bought >= offer["times"]:
        return False, None
    return True, max(in_scores)


def marks(rules: Rules, lives: Mapping[int, int]) -> tuple[list[int], list[int]]:
    """Return who has lost a life, and who has lost the last."""
    lost = [seat for seat, left in lives.items() if left < rules["lives"]]
    return lost, [seat for seat in lost if lives[seat] == 0]


def next_dealer(
    rules: Rules,
    seats: Sequence[int],
    active: Sequence[int],
    dealer: int,
    *,
    last_trick: LastTrick = (),
) -> int:
    """Return who deals next; a dealer who is out passes it to the left.

    `active` are those in after the deal.
    """
    if rules["next_dealer"] == "left_active":
        return left_of(seats, active, dealer)
    if rules["next_dealer"] == "loser":
        wanted = taker_seat(rules, last_trick)
    else:
        wanted = lowest_seat(rules, last_trick)
    return wanted if wanted in active else left_of(seats, active, wanted)


def first_leader(
    rules: Rules,
    seats: Sequence[int],
    active: Sequence[int],
    dealer: int,
    *,
    last_trick: LastTrick = (),
) -> int:
    """Return who leads to the first trick; without a deal before it is the dealer's left."""
    if rules["first_lead"] == "dealer":
        return dealer
    if rules["first_lead"] == "dealer_left" or not last_trick:
        return left_of(seats, active, dealer)
    if rules["first_lead"] == "taker":
        wanted = taker_seat(rules, last_trick)
    else:
        wanted = lowest_seat(rules, last_trick)
    return wanted if wanted in active else left_of(seats, active, wanted)


def left_of(seats: Sequence[int], active: Sequence[int], seat: int) -> int:
    """Return the next active seat clockwise."""
    start = list(seats).index(seat)
    clockwise = [*seats[start + 1 :], *seats[: start + 1]]
    return next(other for other in clockwise if other in active)


def taker_seat(rules: Rules, last_trick: LastTrick) -> int:
    """Return who took the last trick, the last of equals."""
    return last_trick[taker(rules, [[card] for _, card in last_trick], last=True)][0]


def lowest_seat(rules: Rules, last_trick: LastTrick) -> int:
    """Return who had the lowest card in the last trick, the first of equals."""
    return min(last_trick, key=lambda play: strength(rules, play[1], last=True))[0]
