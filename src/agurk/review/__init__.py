"""What cards were worth: hints while a match is played, and a review of it afterwards.

A hint knows a view and nothing else, and a review judges each card by what its player knew.
"""

from agurk.review.hints import Hint, NoHint, hint
from agurk.review.reasons import Kind, Reason
from agurk.review.reviewed import Accuracy, Cause, Review, ReviewedDeal, ReviewedPlay, Share, Turn
from agurk.review.reviewing import Unreviewable, review
from agurk.review.worth import Effort, Worth, Worths

__all__ = [
    "Accuracy",
    "Cause",
    "Effort",
    "Hint",
    "Kind",
    "NoHint",
    "Reason",
    "Review",
    "ReviewedDeal",
    "ReviewedPlay",
    "Share",
    "Turn",
    "Unreviewable",
    "Worth",
    "Worths",
    "hint",
    "review",
]
