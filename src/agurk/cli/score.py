"""`agurk score`: what a last trick does to the scores and lives of a table."""

from typing import Annotated, Any

from cyclopts import Parameter

from agurk.cli.options import AsJson, Misused, Rules
from agurk.cli.output import print_json, print_lines
from agurk.rules import events as ev
from agurk.rules.choices import End, Money
from agurk.rules.match import Match, Phase
from agurk.rules.progress import settle_deal, worth_asking
from agurk.rules.standing import Standing, buy_in_score, is_over_threshold
from agurk.rules.variant import Variant
from agurk.scorekeeper.counting import MOST_POINTS, Noted, count_noted

_STANDARD = Rules()
_LIST = Parameter(allow_leading_hyphen=True)
_OUT = frozenset(("-", "null", "none", "out", ""))


def score(
    *,
    scores: Annotated[str, _LIST],
    taker: Annotated[str, Parameter(alias="--takers", allow_leading_hyphen=True)],
    lives: Annotated[str | None, _LIST] = None,
    points: Annotated[str | None, _LIST] = None,
    card: str = "",
    kontra: Annotated[str | None, _LIST] = None,
    one: bool = False,
    doubled: str | None = None,
    redoubled: str | None = None,
    names: str | None = None,
    rules: Rules = _STANDARD,
    json: AsJson = False,
) -> None:
    """Say what the last trick does to scores and lives, and whether the match is over.

    Seats count from 0.

    Args:
        scores: The scores by seat, such as "14,5,12"; - for one who is out.
        taker: Who took the last trick; several with the same rank in order of play, as 0,2.
        lives: The lives left by seat, such as "2,2,1"; all of them if nothing is said.
        points: What the taker pays.
        card: Or the card that took the trick, such as 9h, or its rank.
        kontra: The seat that called Kontra.
        one: Whether a 1 was in the last trick, where ones double.
        doubled: The seats that pay twice for an exchange, where exchanges multiply.
        redoubled: The seats that pay four times for two.
        names: What to call the players, such as "Ida,Bo,Saga"; seats can be given as names then.
        rules: The rules.
        json: Print JSON.
    """
    variant = rules.chosen()
    match = table_of(variant, scores, lives)
    called = _names(names, match.players)
    named = () if names is None else called
    noted = Noted(
        takers=_seats(match, taker, named),
        card=card,
        points=None if points is None else _number(points, "number of points"),
        kontra=None if kontra is None else _seat(match, kontra, named),
        one=one,
        doubled=_seats(match, doubled, named),
        redoubled=_seats(match, redoubled, named),
        lowest=match.seats[0],
    )
    after, happened = settle_deal(match, count_noted(match, noted))
    events = _told(after, happened, called)
    answer = _answer(after, events)
    if json:
        print_json(answer)
    else:
        print_lines(_lines(answer, called, variant))


def table_of(variant: Variant, scores: str, lives: str | None) -> Match:
    """Return a match in which the seats have these scores and lives.

    Raises:
        Misused: if there cannot be such a table.
    """
    had = [None if _is_out(word) else _number(word, "score") for word in scores.split(",")]
    if lives is None:
        left = [0 if score is None else variant.lives for score in had]
    else:
        left = [
            0 if _is_out(word) else _number(word, "number of lives") for word in lives.split(",")
        ]
    if len(left) != len(had):
        raise Misused(f"There are {len(had)} scores and {len(left)} numbers of lives.")
    for seat, (score, life) in enumerate(zip(had, left, strict=True)):
        _check_seat(variant, seat, score, life)
    players = len(had)
    in_play = sum(life > 0 for life in left)
    if in_play < 2:
        raise Misused("At least two must still be in for a deal to be played.")
    if in_play > variant.most_players:
        raise Misused(f"{variant.name} is for at most {variant.most_players}, not {in_play}.")
    zeros = (0,) * players
    standing = Standing(
        scores=tuple(score or 0 for score in had),
        lives=tuple(left),
        bought=zeros,
        kept=((),) * players,
        money=zeros,
    )
    return Match(variant, players, standing, phase=Phase.DEAL, dealer=players - 1, number=1)


def _check_seat(variant: Variant, seat: int, score: int | None, lives: int) -> None:
    """Make sure that a seat can have a score and so many lives.

    Raises:
        Misused: if it cannot.
    """
    if lives > variant.lives:
        raise Misused(f"Seat {seat} has {lives} lives; {variant.name} gives {variant.lives}.")
    if score is None and lives:
        raise Misused(f"Seat {seat} has {lives} lives but no score.")
    over = score is not None and is_over_threshold(variant, score)
    if lives and over and variant.end is not End.ALL_BUT_ONE_OVER:
        raise Misused(
            f"Seat {seat} is in with {score}, but {variant.name} costs a life at "
            f"{variant.threshold}{_or_more(variant)}; write - for one who is out."
        )


def _or_more(variant: Variant) -> str:
    return " or more" if is_over_threshold(variant, variant.threshold) else " exceeded"


def _seats(match: Match, listed: str | None, names: tuple[str, ...]) -> tuple[int, ...]:
    """Return the seats that a list names, each of which must be in."""
    if listed is None:
        return ()
    return tuple(_seat(match, word, names) for word in listed.split(","))


def _seat(match: Match, word: str, names: tuple[str, ...]) -> int:
    """Return the seat that a word names, which must be in.

    Args:
        match: The table.
        word: A seat, or a player's name or how it begins.
        names: What the players are called; empty if nobody has said so.

    Raises:
        EntryError: if nobody has such a name.
        Misused: if there is no such seat, or it is out.
    """
    seat = _place(word.strip(), names)
    if seat >= match.players:
        raise Misused(f"There is no seat {seat}; the scores are those of 0 to {match.players - 1}.")
    if seat not in match.seats:
        listed = ", ".join(map(str, match.seats))
        raise Misused(f"Seat {seat} is out; in are {listed}.")
    return seat


def _place(word: str, names: tuple[str, ...]) -> int:
    """Return the seat that a word stands for: that of a name, or else a number."""
    from agurk.scorekeeper.names import find_name

    a_name = word.casefold() in {name.casefold() for name in names}
    if names and (a_name or not word.isdigit()):
        return names.index(find_name(word, names))
    return _number(word, "seat")


def _number(word: str, what: str) -> int:
    word = word.strip()
    if not (word.isascii() and word.isdigit() and len(word) < 6 and int(word) <= MOST_POINTS):
        raise Misused(f'A {what} is a whole number from 0 to {MOST_POINTS}, not "{word[:20]}".')
    return int(word)


def _is_out(word: str) -> bool:
    return word.strip().casefold() in _OUT


def _names(names: str | None, players: int) -> tuple[str, ...]:
    """Return what to call the seats.

    Raises:
        EntryError: if a name is none.
        Misused: if there are too few or too many.
    """
    from agurk.scorekeeper.names import check_names
    from agurk.scorekeeper.telling import DOMAIN
    from agurk.text.catalogue import words

    if names is None:
        say = words("en", DOMAIN)
        return tuple(say.say("seat", {"seat": seat}) for seat in range(players))
    called = check_names(names.split(","))
    if len(called) != players:
        raise Misused(f"There are {len(called)} names for {players} scores.")
    return called


def _told(
    match: Match, happened: tuple[ev.Event, ...], names: tuple[str, ...]
) -> list[dict[str, Any]]:
    """Return each event as an object with a sentence, and who may buy in now."""
    from agurk.scorekeeper.telling import may_buy_in, sentences

    # What lies in the pot is not asked for, so nobody can say what the winner gets of it.
    known = [
        event
        for event in happened
        if not isinstance(event, ev.Won) or match.variant.money is Money.DIFFERENCE
    ]
    events = [
        {**_object(event), "text": text}
        for event, text in zip(known, sentences(match, known, names), strict=True)
    ]
    for seat in match.waiting:
        if worth_asking(match, seat):
            at = buy_in_score(match.variant, match.standing, seat)
            text = may_buy_in(match, seat, names)
            events.append({"kind": "may-buy-in", "seat": seat, "score": at, "text": text})
    return events


def _object(event: ev.Event) -> dict[str, Any]:
    """Return an event as JSON has it."""
    import dataclasses
    import re
    from enum import Enum

    kind = re.sub(r"(?<=[a-z])(?=[A-Z])", "-", type(event).__name__).lower()
    told: dict[str, Any] = {"kind": kind}
    for field in dataclasses.fields(event):
        value = getattr(event, field.name)
        if isinstance(value, Enum):
            value = value.value
        elif isinstance(value, tuple):
            value = list(value)
        elif value is not None and not isinstance(value, bool | int | str):
            value = str(value)
        told[field.name] = value
    return told


def _answer(match: Match, events: list[dict[str, Any]]) -> dict[str, Any]:
    """Return the answer as JSON has it."""
    standing, ended = match.standing, match.outcome
    return {
        "scores": [
            score if lives else None
            for score, lives in zip(standing.scores, standing.lives, strict=True)
        ],
        "lives": list(standing.lives),
        "out": [seat for seat, lives in enumerate(standing.lives) if not lives],
        "events": events,
        "over": ended is not None,
        "winners": list(ended.winners) if ended else [],
        "losers": list(ended.losers) if ended else [],
    }


def _lines(answer: dict[str, Any], names: tuple[str, ...], variant: Variant) -> list[str]:
    """Return the answer for people: a table, then what happened."""
    from agurk.scorekeeper.plain import score_table
    from agurk.scorekeeper.telling import DOMAIN
    from agurk.text.catalogue import words

    table = score_table(variant, list(zip(names, answer["scores"], answer["lives"], strict=True)))
    told = [event["text"] for event in answer["events"]]
    if not answer["over"]:
        players = sum(score is not None for score in answer["scores"])
        told.append(words("en", DOMAIN).say("goes-on", {"players": players}))
    return [*table, "", *told]
