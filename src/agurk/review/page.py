"""A review as a page: one file that asks nothing of any other, light or dark as the device is."""

from collections.abc import Iterable, Iterator
from html import escape
from importlib.resources import files

from agurk.review.reviewed import Review, ReviewedDeal, ReviewedPlay
from agurk.review.telling import Teller, percent
from agurk.rules.cards import Card, Hand


def as_html(review: Review, language: str = "en") -> str:
    """Return a review as a page.

    Args:
        review: The review.
        language: The language of its words.
    """
    teller = Teller(review, language)
    style = (files("agurk.review") / "page.css").read_text(encoding="utf-8")
    body = "\n".join(_body(teller))
    title = escape(teller.say("title"))
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title} · {escape(review.variant.name)}</title>\n<style>\n{style}</style>\n"
        f"</head>\n<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def _body(teller: Teller) -> Iterator[str]:
    review, say = teller.review, teller.say
    yield f"<h1>{escape(say('title'))}</h1>"
    yield f"<p>{escape(review.variant.name)} · {escape(', '.join(teller.names))}</p>"
    for note in teller.notes():
        yield f'<p class="note">{escape(note)}</p>'
    yield _table(say("accuracy"), *teller.accuracy())
    yield f"<h2>{escape(say('turning'))}</h2>"
    yield _list(teller.turns())
    yield f"<h2>{escape(say('costly'))}</h2>"
    yield _list(teller.costly()) if any(teller.costly()) else f"<p>{escape(say('costly-none'))}</p>"
    for deal in review.deals:
        yield from _deal(teller, deal)


def _deal(teller: Teller, deal: ReviewedDeal) -> Iterator[str]:
    say = teller.say
    yield f"<section>\n<h2>{escape(say('deal', {'deal': deal.number}))}</h2>"
    yield _table(say("luck"), teller.luck_heads(), teller.luck(deal))
    yield f"<h3>{escape(say('chances'))}</h3>\n<ol class=plays>"
    for play in deal.plays:
        yield _play(teller, play)
    yield "</ol>\n</section>"


def _play(teller: Teller, play: ReviewedPlay) -> str:
    """Return one card that was played, beside what else could have been."""
    cards = "".join(
        _worth(each.cards if each is not play.played else play.cards, each.chance, each.error,
               ringed=each is play.played, best=each is play.best)
        for each in play.worths.plays
    )  # fmt: skip
    reason = teller.why(play)
    told = f"<p class=why>{escape(reason)}</p>" if reason else ""
    tone = "cost" if play.costly else "fine"
    return (
        f"<li><span class=trick>{play.trick}</span> "
        f"<span class=who>{escape(teller.names[play.seat])}<small>{_lying(teller, play)}</small>"
        f"</span> <span class={tone}>{escape(teller.verdict(play))}</span>"
        f"<div class=cards>{cards}</div>{told}</li>"
    )


def _lying(teller: Teller, play: ReviewedPlay) -> str:
    """Return what lay in the trick."""
    if not play.table:
        return escape(teller.say("leads"))
    return " ".join(_faces(each.cards) for each in play.table)


def _worth(cards: Hand, chance: float, error: float, *, ringed: bool, best: bool) -> str:
    names = " ".join(name for name, on in (("ringed", ringed), ("best", best)) if on)
    error_told = f"<small>±{100 * error:.1f}</small>" if error else ""
    told = f"<b>{_faces(cards)}</b><i>{percent(chance)}</i>{error_told}"
    return f'<span class="worth {names}">{told}</span>'


def _faces(cards: Iterable[Card]) -> str:
    return " ".join(_face(card) for card in cards)


def _face(card: Card) -> str:
    tone = "red" if card.suit is not None and card.suit.value in "dh" else "ink"
    return f'<span class="{tone}">{escape(card.pretty)}</span>'


def _table(title: str, heads: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    top = "".join(f"<th scope=col>{escape(head)}</th>" for head in heads)
    body = "\n".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows
    )
    return (
        f"<table>\n<caption>{escape(title)}</caption>\n<thead><tr>{top}</tr></thead>\n"
        f"<tbody>\n{body}\n</tbody>\n</table>"
    )


def _list(lines: Iterable[str]) -> str:
    return "<ul>\n" + "\n".join(f"<li>{escape(line)}</li>" for line in lines) + "\n</ul>"
