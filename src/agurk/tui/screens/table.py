"""The table: sheet, hand, and the sentence between them; it draws pictures and knows no match."""

import time
from contextlib import suppress
from typing import ClassVar

from textual import events, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.css.query import NoMatches
from textual.widgets import Static

from agurk.play.answers import Unclear
from agurk.play.marks import trick_of
from agurk.play.say import Teller
from agurk.rules.actions import (
    Choice,
    Play,
)
from agurk.rules.match import Phase
from agurk.text.catalogue import words
from agurk.text.reasons import duty_text, reason_text
from agurk.tui.drawing import bar, hand, lead, scores, sheet
from agurk.tui.drawing import choices as drawn_choices
from agurk.tui.drawing.content import content
from agurk.tui.drawing.faces import Faces
from agurk.tui.drawing.lines import line, wrapped
from agurk.tui.link import Link
from agurk.tui.picture import Act, Command, Offer, Picture, Stop
from agurk.tui.screens.base import Keys, Page
from agurk.tui.screens.held import Hand
from agurk.tui.screens.menu import Menu
from agurk.tui.screens.picking import Picking
from agurk.tui.screens.pressing import keys_of
from agurk.tui.screens.talking import dispute_box, said_line, said_text, talk_box
from agurk.tui.screens.text import Text

LEAST = (80, 24)
"""The smallest terminal that the table is drawn in, in columns and lines."""

_MORE = 4
"""How many lines there are at most below the sentence above the hand."""

_IN_SIGHT = 8.0
"""For how many seconds what somebody said stands beside the player."""

_SIDE = 120
"""From which width on scores and log stand beside the table."""


class Table(Page):
    """A match, wherever it is played."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "menu", show=False),
        Binding("f1", "help", show=False),
        Binding("f2", "why", show=False),
        Binding("f3", "log", show=False),
        Binding("f4", "scores", show=False),
        Binding("f5", "rules", show=False),
        Binding("f6", "talk", show=False),
        Binding("f7", "dispute", show=False),
        Binding("f8", "ask_for('yes')", show=False),
        Binding("f9", "ask_for('no')", show=False),
        Binding("question_mark", "ask_for('hint')", show=False),
        Binding("left", "step(-1)", show=False),
        Binding("right", "step(1)", show=False),
        Binding("up", "step(-1)", show=False),
        Binding("down", "step(1)", show=False),
        Binding("tab", "legal(1)", show=False),
        Binding("shift+tab", "legal(-1)", show=False),
        Binding("enter", "choose", show=False),
        Binding("space", "mark", show=False),
    ]

    def __init__(self, link: Link) -> None:
        super().__init__()
        self.link = link
        self.picture: Picture | None = None
        self.picking = Picking()
        self.reason = ""
        self._more_lines = 1
        self.log_lines: list[str] = []
        self.said: dict[int, tuple[str, float]] = {}
        """What seats have just said, and until when that is shown beside them."""

    def compose(self) -> ComposeResult:
        """Make the parts: top line, sheet, side, sentence, hand, keys."""
        yield Static(id="bar")
        with Horizontal(id="middle"):
            with Vertical(id="board"):
                with VerticalScroll(id="rows", can_focus=False):
                    yield Static(id="sheet")
                yield Static(id="told")
            with VerticalScroll(id="side", can_focus=False):
                yield Static(id="scores")
                yield Static(id="history")
        with Vertical(id="place"):
            yield Static(id="lead")
            yield Static(id="more")
            yield Static(id="choices")
            yield Hand(id="hand")
        yield Keys(id="keys")
        yield Static(id="small")

    def on_mount(self) -> None:
        """Wait for pictures, and look at the clock."""
        self.follow()
        self.set_interval(1, self.tick)

    def tick(self) -> None:
        """Show how much time is left where it is counted, and drop what was said a while ago."""
        now = time.monotonic()
        if any(until < now for _, until in self.said.values()):
            self.said = {seat: each for seat, each in self.said.items() if each[1] >= now}
            self.draw()
        if self.picture is not None and self.picture.clock is not None:
            self.draw()

    @work
    async def follow(self) -> None:
        """Show each picture that comes."""
        while True:
            self.show(await self.link.picture())

    @property
    def teller(self) -> Teller:
        """Who says what happened, to the player at the keyboard."""
        picture = self.picture
        if picture is None:
            raise LookupError("There is no picture yet.")
        return Teller(
            picture.view.variant, picture.names, picture.me, Faces(self.language), self.language
        )

    def show(self, picture: Picture) -> None:
        """Show how the table stands."""
        before, self.picture = self.picture, picture
        teller = self.teller
        if picture.shared:
            teller.me = None
        self.log_lines += filter(None, [lead.heard(event, teller) for event in picture.events])
        for said in picture.said:
            self.log_lines.append(said_line(said, teller))
            text = said_text(said, self.language)
            self.said[said.seat] = text, time.monotonic() + _IN_SIGHT
        self.reason = ""
        if before is None or before.stop is not picture.stop or before.view != picture.view:
            self.picking = Picking.of(picture, self.picking)
        if picture.stop is Stop.CHOICE and (before is None or before.stop is not Stop.CHOICE):
            self.agurk.knock()
        self.draw()

    def on_resize(self) -> None:
        """Draw anew in another size."""
        self.draw()

    def draw(self) -> None:
        """Draw everything as the picture has it."""
        if self.picture is None or not self.is_mounted:
            return
        # A table that is being closed has lost some of its parts, and still hears of the match.
        with suppress(NoMatches):
            self._draw_all()

    def _draw_all(self) -> None:
        """Draw every part."""
        cells, lines = self.size
        small = cells < LEAST[0] or lines < LEAST[1]
        self.set_class(small, "-small")
        if small:
            wide, high = LEAST
            told = self.say("too-small", wide=wide, high=high, cells=cells, lines=lines)
            self.query_one("#small", Static).update(told)
            return
        beside = cells >= _SIDE
        self.set_class(beside, "-beside")
        self._draw_place(cells)
        self._draw_board(cells - 40 if beside else cells, lines)
        self._draw_keys()

    def _draw_place(self, cells: int) -> None:
        """Draw the player's place: what is asked, and the hand."""
        picture = self.picture
        if picture is None:
            return
        faces, said = Faces(self.language), lead.lead_of(picture, self.teller)
        place = self.query_one("#place")
        place.set_class(said.mine, "-mine")
        place.set_class(said.costs, "-costs")
        mark = "▶ " if said.mine else "  "
        asked = line((mark + said.lead, "bold"), (self._time_left(picture), "$warm"))
        self.query_one("#lead", Static).update(content([asked]))
        more = wrapped(self.reason or said.more, cells - 6)[:_MORE]
        self.query_one("#more", Static).update(content([line("  " + each) for each in more]))
        self._more_lines = len(more)
        self.query_one("#more").set_class(bool(self.reason), "-reason")
        choices = self.picking.choices
        self.query_one("#choices").display = bool(choices)
        if choices:
            choices_drawn = drawn_choices.draw(choices, self.picking.cursor, faces, self.language)
            self.query_one("#choices", Static).update(content([choices_drawn]))
        cursor = None if choices or not self.picking.live else self.picking.cursor
        self.query_one(Hand).draw(
            hand.draw(
                picture.view,
                faces,
                self.language,
                cells - 4,
                cursor,
                self.picking.marked,
                picture.hint,
            )
        )

    def _time_left(self, picture: Picture) -> str:
        """Return how much time there is to decide; "" where none is counted."""
        if picture.clock is None:
            return ""
        left = max(0, round(picture.clock[1] - time.monotonic()))
        return "  " + self.say("time-left", seconds=left)

    def _draw_board(self, cells: int, lines: int) -> None:
        """Draw top line, sheet and log."""
        picture = self.picture
        if picture is None:
            return
        faces, language = Faces(self.language), self.language
        top = bar.draw(picture, language, self.size.width)
        self.query_one("#bar", Static).update(content([top]))
        hands = self.query_one(Hand).drawn
        above = 4 + self._more_lines + bool(self.picking.choices)
        room = lines - above - (len(hands.lines) if hands else 0) - 1
        said = {seat: text for seat, (text, _) in self.said.items()}
        drawn = sheet.draw(picture, faces, language, cells, room - 2, said)
        self.query_one("#sheet", Static).update(content(drawn))
        self.query_one("#rows").styles.max_height = max(3, room - 1)
        latest = self.log_lines[-max(1, room - len(drawn)) :] if room > len(drawn) else []
        self.query_one("#told", Static).update(
            content([line(("  " + t, "$ink-2")) for t in latest])
        )
        self.query_one("#scores", Static).update(content(scores.draw(picture, faces, language, 38)))
        told = [line((each, "$ink-2" if at else "$ink")) for at, each in
                enumerate(reversed(self.log_lines[-60:]))]  # fmt: skip
        self.query_one("#history", Static).update(content([line(""), *told]))

    def _draw_keys(self) -> None:
        """Say which keys do what now, those first that are needed most."""
        if self.picture is not None:
            told = keys_of(self.picture, several=self.picking.live and self.picking.several)
            self.query_one(Keys).tell(
                [(key, action, self.say(f"key-{name}")) for key, action, name in told]
            )

    # --- what the player does

    def do(self, act: Act) -> None:
        """Tell the match what the player does."""
        self.link.do(act)

    def action_step(self, by: int) -> None:
        """Go to another card, or to another choice."""
        self.picking.step(by)
        self.reason = ""
        self.draw()

    def action_legal(self, by: int) -> None:
        """Go to the next card that may be played."""
        if self.picture is not None:
            self.picking.step_legal(self.picture.view, by)
            self.draw()

    def action_mark(self) -> None:
        """Pick the card under the cursor to go with others, or go on."""
        if self.picking.live and self.picking.several:
            self.picking.toggle()
            self.draw()
        else:
            self.do(Command.GO_ON)

    def action_choose(self) -> None:
        """Decide as the cursor stands."""
        picture = self.picture
        if picture is None:
            return
        match picture.stop:
            case Stop.CHOICE:
                self._choose(picture)
            case Stop.OVER | Stop.ENDED if Offer.REMATCH not in picture.offers:
                self.leave()
            case Stop.LOBBY if Offer.START in picture.offers:
                self.do(Offer.START)
            case Stop.OVER:
                self.action_menu()
            case _:
                self.do(Command.GO_ON)

    def _choose(self, picture: Picture) -> None:
        """Play, change or answer; say why not if that cannot be."""
        choice = self.picking.choice(picture.view)
        if choice is not None and choice in picture.view.actions:
            self.picking = Picking()
            self.do(choice)
            return
        self.reason = self._why(choice)
        self.draw()

    def _why(self, choice: Choice | None) -> str:
        """Return why something can, or cannot, be done."""
        picture = self.picture
        if picture is None or picture.view.match.phase is Phase.EXCHANGE:
            return self.say("not-so-many")
        if not isinstance(choice, Play):
            return ""
        view, language = picture.view, self.language
        why = reason_text(view.variant, view.hand, trick_of(view), choice.cards, language)
        if choice in view.actions:
            return why
        return f"{why} {duty_text(view.variant, view.hand, trick_of(view), language)}"

    def action_why(self) -> None:
        """Say why the card under the cursor may be played, or not."""
        picture = self.picture
        if picture is not None and self.picking.live and picture.view.match.phase is Phase.PLAY:
            self.reason = self._why(self.picking.choice(picture.view))
            self.draw()

    def on_hand_pressed(self, pressed: Hand.Pressed) -> None:
        """Go to a card that was clicked; click it again to play it, or to pick it."""
        if not self.picking.live or self.picking.choices:
            return
        again = self.picking.cursor == pressed.at
        self.picking.cursor = pressed.at
        self.reason = ""
        if self.picking.several:
            self.picking.toggle()
        elif again:
            self.action_choose()
            return
        self.draw()

    def on_key(self, event: events.Key) -> None:
        """Go to the card whose rank is typed, or to the choice with that number."""
        if self.picture is None or not event.is_printable or event.character is None:
            return
        try:
            self.picking.typed(self.picture.view, event.character, Faces(self.language).letters)
        except Unclear as unclear:
            self.reason = words(self.language, "play").say(unclear.message, unclear.arguments)
        else:
            self.reason = ""
        self.draw()

    def action_ask_for(self, name: str) -> None:
        """Ask for something, or answer, if that is possible now."""
        if self.picture is not None and Offer(name) in self.picture.offers:
            self.do(Offer(name))

    def action_talk(self) -> None:
        """Ask what to say to the others."""
        if self.picture is not None and self.picture.talk is not None:
            self.app.push_screen(talk_box(self.picture.talk, self.teller), self._act)

    def action_dispute(self) -> None:
        """Ask whose play is called into question."""
        if self.picture is not None and self.picture.disputed:
            self.app.push_screen(dispute_box(self.picture.disputed, self.teller), self._act)

    def _act(self, act: Act | None) -> None:
        """Do what was chosen in a box, if anything was."""
        if act is not None:
            self.do(act)

    # --- what else can be seen

    def action_help(self) -> None:
        """Show what can be done here."""
        self.app.push_screen(Text(self.say("key-help"), self.say("help-table").splitlines()))

    def action_rules(self) -> None:
        """Show the rules in words."""
        if self.picture is not None:
            self.agurk.show_rules(self.picture.view.variant)

    def action_log(self) -> None:
        """Show all that has happened."""
        self.app.push_screen(Text(self.say("key-log"), self.log_lines, at_end=True))

    def action_scores(self) -> None:
        """Show how everybody stands."""
        if self.picture is not None:
            drawn = scores.draw(self.picture, Faces(self.language), self.language, 76)
            self.app.push_screen(Text(self.say("key-scores"), drawn))

    def action_menu(self) -> None:
        """Show what else can be done."""
        if self.picture is None:
            self.leave()
            return
        boxes = {"talk": self.picture.talk, "dispute": self.picture.disputed}
        more = [name for name, there in boxes.items() if there]
        self.app.push_screen(Menu(self.picture.offers, more), self._chosen)

    def _chosen(self, what: Offer | str | None) -> None:
        """Do what was chosen from the menu."""
        if isinstance(what, Offer):
            self.do(what)
        elif what == "leave":
            self.leave()
        elif what == "rules":
            self.action_rules()
        elif what == "talk":
            self.action_talk()
        elif what == "dispute":
            self.action_dispute()
        self.draw()

    def leave(self) -> None:
        """Leave the table; a match that is not over is kept."""
        self.agurk.leave_table()
