"""A review as data for programs: format `agurk-review`, version 1, told in docs/review.md."""

from agurk.notation.objects import Object, texts
from agurk.review.reasons import Reason
from agurk.review.reviewed import Accuracy, Review, ReviewedDeal, ReviewedPlay, Share, Turn
from agurk.review.words import why
from agurk.review.worth import Worth
from agurk.rules.variant import Variant

FORMAT, VERSION = "agurk-review", 1


def as_data(review: Review, language: str = "en") -> Object:
    """Return a review as data; seats count from 0, chances from 0 to 1.

    Args:
        review: The review.
        language: The language of the reasons.
    """
    return {
        "format": FORMAT,
        "version": VERSION,
        "variant": review.variant.key,
        "players": review.players,
        "names": list(review.names),
        "seed": review.seed,
        "over": review.over,
        "own_chances": review.own_chances,
        "accuracy": [_accuracy(each) for each in review.accuracy],
        "turns": [_turn(each) for each in review.turns],
        "deals": [_deal(review.variant, each, language) for each in review.deals],
    }


def _accuracy(found: Accuracy) -> Object:
    return {
        "seat": found.seat,
        "choices": found.choices,
        "best": found.best,
        "loss": found.loss,
        "mean_loss": found.mean_loss,
        "luck": {"deal": found.deal, "others": found.others},
    }


def _turn(turn: Turn) -> Object:
    return {
        "deal": turn.deal,
        "trick": turn.trick,
        "seat": turn.seat,
        "change": turn.change,
        "cause": turn.cause.value,
        "by": turn.by,
        "cards": texts(turn.cards),
    }


def _deal(variant: Variant, deal: ReviewedDeal, language: str) -> Object:
    return {
        "number": deal.number,
        "dealer": deal.dealer,
        "over": deal.over,
        "hands": [{"seat": seat, "cards": texts(hand)} for seat, hand in deal.hands],
        "takers": [{"seat": taker.seat, "cards": texts(taker.cards)} for taker in deal.takers],
        "shares": [_share(each) for each in deal.shares],
        "plays": [_play(variant, each, language) for each in deal.plays],
    }


def _share(share: Share) -> Object:
    return dict(share._asdict())


def _play(variant: Variant, play: ReviewedPlay, language: str) -> Object:
    return {
        "trick": play.trick,
        "seat": play.seat,
        "cards": texts(play.cards),
        "forced": play.forced,
        "corrected": play.corrected,
        "exact": play.worths.exact,
        "worlds": play.worths.worlds,
        "loss": play.loss,
        "good": play.good,
        "costly": play.costly,
        "best": texts(play.best.cards),
        "worths": [worth_data(each) for each in play.worths.plays],
        **reason_data(variant, play.reason, language),
    }


def worth_data(worth: Worth) -> Object:
    """Return what one play is worth as data."""
    return {**worth._asdict(), "cards": texts(worth.cards)}


def reason_data(
    variant: Variant, reason: Reason | None, language: str, *, hint: bool = False
) -> Object:
    """Return a reason as data with its sentence, or nothing if there is none."""
    if reason is None:
        return {}
    told = why(variant, reason, language, hint=hint)
    return {"reason": {"kind": reason.kind.value, "text": told}}
