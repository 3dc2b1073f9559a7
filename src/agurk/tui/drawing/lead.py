"""The sentence above the hand, and the line below it: whose turn it is, and what it costs."""

from typing import NamedTuple

from agurk.play.ask import buy_in_text
from agurk.play.marks import sets, trick_of
from agurk.play.say import Teller
from agurk.rules.actions import Exchange
from agurk.rules.ahead import holding, price
from agurk.rules.choices import Exchange as ExchangeRule
from agurk.rules.choices import Lead as LeadRule
from agurk.rules.events import MatchOver, Paid
from agurk.rules.match import Phase
from agurk.rules.scoring import exchange_factor
from agurk.rules.view import View
from agurk.table.events import Event
from agurk.text.cards import named
from agurk.text.catalogue import words
from agurk.text.reasons import duty_text
from agurk.tui.drawing.hand import percent
from agurk.tui.picture import Notice, Picture, Stop

_OTHERS = {
    Phase.LOT: "lot",
    Phase.DEAL: "dealing",
    Phase.SIZE: "others-size",
    Phase.EXCHANGE: "others-exchange",
    Phase.KONTRA: "others-kontra",
    Phase.BUY_IN: "others-buy-in",
    Phase.PLAY: "thinking",
    Phase.OVER: "over",
}
_MOST_SETS = 8


class Lead(NamedTuple):
    """What is said above a hand."""

    lead: str
    """Whose turn it is, and what is asked."""
    more: str
    """What else there is to know."""
    mine: bool
    """Whether it is the player's turn."""
    costs: bool
    """Whether the last trick is about to cost something, or has."""


def lead_of(picture: Picture, teller: Teller) -> Lead:
    """Return what is said above the hand."""
    say = words(teller.language, "tui").say
    view, notice = picture.view, told(picture.notice, teller)
    match picture.stop:
        case Stop.CHOICE:
            text, more = _asked(picture, teller)
            more = _hinted(picture, teller) or notice or more
            return Lead(text, more, mine=True, costs=view.last_trick)
        case Stop.COVER:
            name = teller.names[picture.next_to_play or 0]
            text, more = say("cover", {"name": name}), say("cover-more", {"name": name})
            return Lead(text, notice or more, mine=False, costs=False)
        case Stop.GO_ON | Stop.OVER:
            return _counted(picture, teller, notice)
        case Stop.LOBBY:
            more = words(teller.language, "table").say("waiting-more")
            waits = picture.notice is not None and picture.notice.message == "waiting"
            return Lead(notice, more if waits else "", mine=False, costs=False)
        case Stop.ENDED:
            return Lead(notice, "", mine=False, costs=False)
    if picture.counted and not view.counts:
        return _counted(picture, teller, notice)
    if view.to_act is None:
        text = say(_OTHERS[view.match.phase])
    else:
        text = say(_OTHERS[view.match.phase], dict(teller.who(view.to_act)))
    return Lead(text, notice or _lying(view, teller), mine=False, costs=view.last_trick)


def heard(happened: Event | Notice, teller: Teller) -> str:
    """Return what has happened in a sentence; "" if that is shown in another way."""
    return told(happened, teller) if isinstance(happened, Notice) else teller.tell(happened)


def told(notice: Notice | None, teller: Teller) -> str:
    """Return what a notice says; "" if there is none."""
    if notice is None:
        return ""
    filled: dict[str, str | int] = {}
    if notice.seat is not None:
        filled |= teller.who(notice.seat)
    if notice.other is not None:
        other = teller.who(notice.other)
        filled |= {"other": other["name"], "own": other["you"]}
    if notice.cards:
        filled["cards"] = teller.pen.cards(notice.cards)
    filled |= dict(notice.arguments)
    return words(teller.language, notice.domain).say(notice.message, filled)


def _asked(picture: Picture, teller: Teller) -> tuple[str, str]:
    """Return what the player is asked, and what else there is to know."""
    view = picture.view
    say, play = words(teller.language, "tui").say, teller.say
    match view.match.phase:
        case Phase.SIZE:
            return say("asked-size"), ""
        case Phase.EXCHANGE:
            return _asked_exchange(view, teller)
        case Phase.KONTRA:
            asked = words(teller.language, "table").say
            return asked("asked-kontra"), asked("asked-kontra-more")
        case Phase.BUY_IN:
            return say("asked-buy-in"), buy_in_text(view, teller)
    duty = duty_text(view.variant, view.hand, trick_of(view), teller.language)
    return play("ask-card", duty=duty), _lying(view, teller) or _sets(view, teller)


def _hinted(picture: Picture, teller: Teller) -> str:
    """Return what a hint says beside what stands below the cards; "" without one."""
    say, hint = words(teller.language, "tui").say, picture.hint
    if picture.hinting:
        return say("hint-coming")
    if hint is None:
        return ""
    several = [
        f"{teller.pen.cards(each.cards)} {percent(each.chance, teller.language)}"
        for each in hint.plays
        if len(each.cards) > 1
    ]
    return " ".join(filter(None, [say("hint-of-what"), ", ".join(several), hint.told]))


def _asked_exchange(view: View, teller: Teller) -> tuple[str, str]:
    """Return how many cards may be changed, and what that costs."""
    say = words(teller.language, "tui").say
    counts = sorted({len(each.cards) for each in view.actions if isinstance(each, Exchange)})
    if view.variant.exchange is ExchangeRule.WHOLE_HANDS and counts != [0]:
        before = view.match.changed_by(view.seat or 0)
        times = exchange_factor(view.variant, (*before, len(view.hand)))
        return teller.say("ask-whole-hand", times=times), ""
    if counts == [0]:
        return say("asked-exchange"), say("exchange-none")
    if len(counts) == 2 and counts[1] > 1:
        return say("asked-exchange"), say("exchange-exactly", {"most": counts[1]})
    return say("asked-exchange"), say("exchange-most", {"least": counts[0], "most": counts[-1]})


def _sets(view: View, teller: Teller) -> str:
    """Return which cards may be played together; "" where none may, or too many."""
    found = sets(view) if view.variant.lead is LeadRule.SETS else []
    if not found or len(found) > _MOST_SETS:
        return ""
    return teller.say("ask-sets", plays=", ".join(map(teller.pen.cards, found)))


def _lying(view: View, teller: Teller) -> str:
    """Return who holds the trick, or would pay for it, and who plays after the player."""
    say, holder = words(teller.language, "tui").say, holding(view)
    if holder is None:
        return say("last-trick-more") if view.last_trick and view.counts else ""
    held = next(play.cards for play in view.trick if play.seat == holder)
    cards = named(view.variant, held, teller.language)
    who, cost = teller.who(holder), price(view)
    parts = [
        say("holds", {**who, "cards": cards})
        if cost is None
        else say("would-pay-more", {**who, "cards": cards, "points": cost})
    ]
    if view.to_act == view.seat and view.seat is not None:
        parts.append(_after(view, teller))
    return " ".join(parts)


def _after(view: View, teller: Teller) -> str:
    """Return who plays after the player whose turn it is."""
    say = words(teller.language, "tui").say
    played = {play.seat for play in view.trick}
    after = [
        seat
        for seat in view.match.clockwise(view.match.seats, view.seat or 0)
        if seat not in played and seat != view.seat
    ]
    if len(after) == 1:
        return say("after-one", {"name": teller.names[after[0]]})
    return say("after", {"players": len(after)})


def _counted(picture: Picture, teller: Teller, notice: str) -> Lead:
    """Return what a deal has cost, and whether the match is over."""
    say = words(teller.language, "tui").say
    over = [teller.tell(each) for each in picture.counted if isinstance(each, MatchOver)]
    paid = [(seat, points) for seat, points in picture.paid.items() if points]
    if over:
        text = over[0]
    elif len(paid) == 1:
        text = say("pays-lead", {**teller.who(paid[0][0]), "points": paid[0][1]})
    else:
        text = say("pay-lead", {"players": len(paid)})
    more = [teller.tell(each) for each in picture.counted if _is_more(each)]
    if picture.stop is Stop.GO_ON:
        more.append(teller.say("ask-on"))
    return Lead(text, notice or " ".join(filter(None, more)), mine=False, costs=not over)


def _is_more(event: Event) -> bool:
    """Tell whether an event says more than the sentence above does."""
    first = isinstance(event, Paid) and event.score == event.points
    return not isinstance(event, MatchOver) and not first
