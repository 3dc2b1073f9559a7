"""What happened, in sentences."""

from collections.abc import Iterable, Sequence

from agurk.rules import events as ev
from agurk.rules.choices import End, LifeLost
from agurk.rules.match import Match, Phase
from agurk.rules.sizes import choosable_sizes
from agurk.rules.standing import buy_in_score, is_over_threshold
from agurk.scorekeeper.happenings import DealerNamed, GotUp, Happening, SatDown, SheetBegun
from agurk.scorekeeper.sheet import Sheet, Step
from agurk.text.cards import named
from agurk.text.catalogue import words
from agurk.text.lists import all_of
from agurk.text.names import name_of

DOMAIN = "scorekeeper"
"""The catalogue of these sentences."""

_Filled = dict[str, str | int]


def told(step: Step, language: str = "en") -> tuple[str, ...]:
    """Return a sentence for each thing that an entry led to."""
    return sentences(step.sheet.match, step.happened, step.sheet.seated, language)


def sentences(
    match: Match, happened: Iterable[Happening], names: Sequence[str], language: str = "en"
) -> tuple[str, ...]:
    """Return a sentence for each thing that happened.

    Args:
        match: How the match stands afterwards.
        happened: What happened.
        names: What to call who sits in each seat.
        language: The language.
    """
    teller = _Teller(match, names, language)
    return tuple(teller.tell(event) for event in happened)


def what_next(sheet: Sheet, language: str = "en") -> str:
    """Return what the match waits for: the next deal, an answer, or nothing more."""
    say, match = words(language, DOMAIN), sheet.match
    if sheet.asked is not None:
        return say.say("next-buy-in", _buy_in_question(sheet))
    if match.outcome is not None:
        return result(sheet, language)
    filled: _Filled = {"number": match.number, "name": sheet.dealer, "cards": match.size}
    if match.phase is Phase.SIZE:
        sizes = choosable_sizes(match.variant, len(match.seats), len(match.kept))
        return say.say("next-deal-choice", filled | {"least": sizes[0], "most": sizes[-1]})
    return say.say("next-deal", filled)


def result(sheet: Sheet, language: str = "en") -> str:
    """Return how a match has ended; nothing while it goes on."""
    ended = sheet.match.outcome
    if ended is None:
        return ""
    over = ev.MatchOver(ended.winners, ended.losers, sheet.variant.end, ended.top_card)
    return sentences(sheet.match, (over,), sheet.seated, language)[0]


def may_buy_in(match: Match, seat: int, names: Sequence[str], language: str = "en") -> str:
    """Return at what score a seat may buy in, and what that costs."""
    filled: _Filled = {
        "name": names[seat],
        "score": buy_in_score(match.variant, match.standing, seat) or 0,
        "units": match.variant.stake * match.variant.buy_in_stakes,
    }
    return words(language, DOMAIN).say("may-buy-in", filled)


def _buy_in_question(sheet: Sheet) -> _Filled:
    seat, variant = sheet.match.waiting[0], sheet.variant
    return {
        "name": sheet.seated[seat],
        "own": sheet.match.standing.scores[seat],
        "score": buy_in_score(variant, sheet.match.standing, seat) or 0,
        "units": variant.stake * variant.buy_in_stakes,
        "in": "yes" if seat in sheet.match.seats else "no",
    }


class _Teller:
    """Says what happened to whom."""

    def __init__(self, match: Match, names: Sequence[str], language: str) -> None:
        self.match = match
        self.variant = match.variant
        self.names = names
        self.language = language
        self.words = words(language, DOMAIN)

    def tell(self, event: Happening) -> str:
        """Return the sentence for one thing that happened."""
        if isinstance(event, ev.MatchOver):
            return self._over(event)
        message, filled = self._at_table(event) or self._settled(event)
        seat = getattr(event, "seat", None)
        if seat is not None:
            filled["name"] = self.names[seat]
        return self.words.say(message, filled)

    def _settled(self, event: Happening) -> tuple[str, _Filled]:
        """Return the message for what the rules made of a deal, and what fills it."""
        match event:
            case ev.Paid(_, points, score):
                return _paid(points, score)
            case ev.Deducted(_, points, score):
                return "deducted", {"points": points, "score": score}
            case ev.ScoreReset(_, score):
                return "reset", {"score": score}
            case ev.LifeLost(_, score, returns, left):
                why = _RETURNS[self.variant.life_lost]
                return "life-lost", self._caught(score) | {
                    "returns": returns,
                    "left": left,
                    "why": why,
                }
            case ev.WentOut(_, score):
                return "went-out", self._caught(score)
            case ev.DealVoid(how):
                return f"void-{how.value}", {}
            case ev.StakePaid(_, units):
                return "stake-paid", {"units": units}
            case ev.BuyInAnswered(_, bought, score):
                return ("bought" if bought else "declined"), {"score": score}
            case ev.Won(_, units):
                return ("won-units" if units > 0 else "lost-units"), {"units": abs(units)}
        raise TypeError(f"{type(event).__name__} has no sentence on a score sheet.")

    def _at_table(self, event: Happening) -> tuple[str, _Filled] | None:
        """Return the message for what the rules know nothing of, and what fills it."""
        match event:
            case SheetBegun(players):
                who = all_of(players, self.language)
                return "begun", {"who": who, "variant": name_of(self.variant, self.language)}
            case SatDown(player, score, lives, back):
                shown = lives if self.variant.lives > 1 else 0
                first = "yes" if self.match.counted is None else "no"
                return "sat-down-again" if back else "sat-down", {
                    "name": player,
                    "score": score,
                    "lives": shown,
                    "first": first,
                }
            case GotUp(player, score):
                return "got-up", {"name": player, "score": score}
            case DealerNamed(player):
                return "dealer-named", {"name": player}
        return None

    def _caught(self, score: int) -> _Filled:
        """Return why a score costs a life."""
        limit = self.variant.threshold
        how = "reached" if score == limit else "passed"
        if not is_over_threshold(self.variant, score):
            how = "card"
        return {"score": score, "limit": limit, "how": how}

    def _over(self, event: ev.MatchOver) -> str:
        """Return who has won, why, and who has lost."""
        won = [self.names[seat] for seat in event.winners]
        filled: _Filled = {"who": all_of(won, self.language), "count": len(won)}
        if event.top_card is not None:
            filled["card"] = named(self.variant, (event.top_card,), self.language)
        told = self.words.say(self._how_over(event), filled)
        told = told[:1].upper() + told[1:]
        if not event.losers:
            return told
        lost = [self.names[seat] for seat in event.losers]
        filled = {"who": all_of(lost, self.language), "count": len(lost)}
        return f"{told} {self.words.say('over-lost', filled)}"

    def _how_over(self, event: ev.MatchOver) -> str:
        if event.top_card is not None:
            return "over-card"
        if not set(event.winners) & set(self.match.seats):
            return "over-all-out"
        if event.end is End.ONE_DEAL:
            return "over-one-deal"
        return "over-last-in" if event.end is End.LAST_IN else "over-lowest"


def _paid(points: int, score: int) -> tuple[str, _Filled]:
    if points == 0:
        return "paid-nothing", {}
    before = score - points
    message = "paid" if before else "paid-first"
    return message, {"points": points, "before": before, "score": score}


_RETURNS = {
    LifeLost.NONE: "zero",
    LifeLost.MAX_OTHER: "highest-of-others",
    LifeLost.HIGHEST_CARD: "highest-card",
}
