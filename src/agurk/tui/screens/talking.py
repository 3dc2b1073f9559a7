"""What can be said at a table, and the lines that show what was."""

from agurk.play.say import Teller
from agurk.text.catalogue import words
from agurk.tui.picture import Dispute, Mute, Said, Say, Talk
from agurk.tui.screens.choose import Choose

PHRASES = (
    *("hello", "good-luck", "well-played", "thanks", "oops", "one-moment", "hurry", "good-game"),
    *("smile", "laugh", "cry", "sweat", "clap", "cucumber"),
)
"""What can be said at any table, in the order of the page."""


def said_text(said: Said, language: str) -> str:
    """Return what somebody said, a phrase in the reader's language."""
    say = words(language, "table")
    name = f"phrase-{said.phrase}"
    phrase = say.say(name) if said.phrase and say.has(name) else ""
    return " ".join(filter(None, [phrase, said.text]))


def said_line(said: Said, teller: Teller) -> str:
    """Return the line of the log about what somebody said."""
    say = words(teller.language, "table").say
    name = say("you") if said.seat == teller.me else teller.names[said.seat]
    return say("log-said", {"name": name, "said": said_text(said, teller.language)})


def talk_box(talk: Talk, teller: Teller) -> "Choose[Say | Mute]":
    """Return the box that asks what to say, or whom not to hear."""
    say, phrase = words(teller.language, "tui").say, words(teller.language, "table").say
    answers: list[tuple[str, Say | Mute]] = [
        (phrase(f"phrase-{name}"), Say(name)) for name in PHRASES
    ]
    for seat in talk.others:
        muted = seat in talk.muted
        called = say("talk-hear" if muted else "talk-mute", {"name": teller.names[seat]})
        answers.append((called, Mute(seat, on=not muted)))
    written = (lambda text: Say(text=text)) if talk.free else None
    return Choose(say("talk"), answers, write=say("talk-write"), written=written)


def dispute_box(seats: tuple[int, ...], teller: Teller) -> Choose[Dispute]:
    """Return the box that asks whose play is called into question."""
    asked = words(teller.language, "tui").say("dispute-whose")
    return Choose(asked, [(teller.called([seat]), Dispute(seat)) for seat in seats])
