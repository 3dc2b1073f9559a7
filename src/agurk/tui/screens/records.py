"""Matches that are over: which there are, one step by step, and what its cards were worth."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from agurk.notation.either import records_in
from agurk.notation.record import Record
from agurk.play.places import home
from agurk.play.say import Teller
from agurk.rules.errors import AgurkError
from agurk.text.names import name_of
from agurk.tui import sheets
from agurk.tui.drawing import bar, lead, sheet
from agurk.tui.drawing.content import content
from agurk.tui.drawing.faces import Faces, ink
from agurk.tui.drawing.lines import Line, cut, fit, line
from agurk.tui.records import Step, steps
from agurk.tui.screens.base import Keys, Page
from agurk.tui.screens.choose import Choose
from agurk.tui.screens.text import Text

_MOST = 100


class Records(Page):
    """The records in the data folder, the newest first, and a line for any other file."""

    def compose(self) -> ComposeResult:
        """Make title, line, list and keys."""
        yield Static(content([line((f" {self.say('start-record')}", "bold $green"))]),
                     classes="title")  # fmt: skip
        yield Input(placeholder=self.say("record-file"), compact=True, id="file")
        yield Static(id="problem")
        yield OptionList(classes="whole")
        yield Keys(classes="keys")

    def on_mount(self) -> None:
        """List what there is."""
        found = sorted((home() / "records").glob("*.agurk"), reverse=True)[:_MOST]
        listed = self.query_one(OptionList)
        listed.add_options([Option(path.stem, id=str(path)) for path in found])
        listed.highlighted = 0 if found else None
        (listed if found else self.query_one(Input)).focus()
        self.query_one(Keys).tell(
            [("Tab", "app.focus_next", self.say("key-next")), ("Esc", "back", self.say("key-back"))]
        )

    def on_option_list_option_selected(self, chosen: OptionList.OptionSelected) -> None:
        """Open a record of the list."""
        self.open(Path(chosen.option_id or ""))

    def on_input_submitted(self, submitted: Input.Submitted) -> None:
        """Open a file that was typed."""
        if submitted.value.strip():
            self.open(Path(submitted.value.strip()).expanduser())

    def open(self, path: Path) -> None:
        """Show the match of a file, ask which where it has several, or say why that cannot be."""
        try:
            found = tuple(records_in(path))
        except (AgurkError, OSError, UnicodeDecodeError, RuntimeError) as error:
            self.tell(self.problem(error))
            return
        if len(found) == 1:
            self.show(found[0])
        else:
            matches = [(self._called(at, each), each) for at, each in enumerate(found, 1)]
            self.app.push_screen(Choose(self.say("record-which"), matches), self._chosen)

    def _called(self, at: int, record: Record) -> str:
        """Return what a match of several is called."""
        told = [name_of(record.variant, self.language), record.date, ", ".join(record.names)]
        return f"{at}  " + " · ".join(filter(None, told))

    def _chosen(self, record: Record | None) -> None:
        if record is not None:
            self.show(record)

    def show(self, record: Record) -> None:
        """Show a match: step by step, or what its score sheet tells."""
        try:
            if record.partial:
                drawn = sheets.lines(record, self.language)
                self.app.push_screen(Text(name_of(record.variant, self.language), drawn))
                return
            found = tuple(steps(record))
        except (AgurkError, RuntimeError) as error:
            self.tell(self.problem(error))
            return
        if found:
            self.tell("")
            self.app.push_screen(Replay(record, found))
        else:
            self.tell(self.say("record-nothing"))

    def tell(self, problem: str) -> None:
        """Say what is wrong."""
        self.query_one("#problem", Static).update(content([line((problem, "$warm"))]))


class Replay(Page):
    """A match step by step, all hands face up."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", show=False),
        Binding("right", "step(1)", show=False),
        Binding("pageup", "deal(-1)", show=False),
        Binding("pagedown", "deal(1)", show=False),
        Binding("home", "to(0)", show=False),
        Binding("end", "to(-1)", show=False),
        Binding("f2", "review", show=False),
        Binding("f5", "rules", show=False),
    ]

    def __init__(self, record: Record, found: Sequence[Step]) -> None:
        super().__init__()
        self._record = record
        self._steps = found
        self._at = 0

    def compose(self) -> ComposeResult:
        """Make top line, sheet, hands, sentences and keys."""
        yield Static(id="bar")
        with VerticalScroll(id="paper", can_focus=False):
            yield Static(id="sheet")
        yield Static(id="hands")
        yield Static(id="said")
        yield Keys(classes="keys")

    def on_mount(self) -> None:
        """Show the first step."""
        self.query_one(Keys).tell(
            [
                ("← →", "step(1)", self.say("key-step")),
                ("PgUp PgDn", "deal(1)", self.say("key-deal")),
                ("F2", "review", self.say("key-review")),
                ("F5", "rules", self.say("start-rules")),
                ("Esc", "back", self.say("key-back")),
            ]
        )
        self.draw()

    def on_resize(self) -> None:
        """Draw anew in another size."""
        self.draw()

    def draw(self) -> None:
        """Show where the match is."""
        step, faces, language = self._steps[self._at], Faces(self.language), self.language
        picture, (cells, lines) = step.picture, self.size
        top = bar.draw(picture, language, cells)
        self.query_one("#bar", Static).update(content([top]))
        hands = [cut(each, cells) for each in self._hands(step, faces)]
        room = max(4, lines - len(hands) - 6)
        drawn = sheet.draw(picture, faces, language, cells, room)
        self.query_one("#sheet", Static).update(content(drawn))
        self.query_one("#hands", Static).update(content(hands))
        teller = Teller(picture.view.variant, picture.names, None, faces, language)
        told = " ".join(filter(None, [lead.heard(event, teller) for event in picture.events]))
        done = picture.counted and not picture.view.counts
        head = lead.lead_of(picture, teller).lead if done else told
        count = self.say("step-of", step=self._at + 1, steps=len(self._steps))
        self.query_one("#said", Static).update(
            content(
                [
                    line((f" {head}", "bold"), (f"  {count}", "$ink-2")),
                    line((f" {told if done else ''}", "$ink-2")),
                ]
            )
        )

    def _hands(self, step: Step, faces: Faces) -> list[Line]:
        """Return every hand, face up."""
        lines = []
        for seat, held in enumerate(step.hands):
            drawn: Line = line((f" {fit(step.picture.names[seat], 12)} ", "$ink"))
            for card in held:
                drawn += ((f" {faces.card(card)} ", f"bold {ink(card)} on $card"), (" ", ""))
            lines.append(drawn)
        return lines

    def action_step(self, by: int) -> None:
        """Go so many steps on."""
        self._at = max(0, min(len(self._steps) - 1, self._at + by))
        self.draw()

    def action_to(self, at: int) -> None:
        """Go to the first step, or to the last."""
        self._at = at % len(self._steps)
        self.draw()

    def action_deal(self, by: int) -> None:
        """Go to the beginning of another deal."""
        now = self._steps[self._at].deal
        found = [at for at, step in enumerate(self._steps) if step.deal == now + by]
        if found:
            self._at = found[0]
            self.draw()

    def action_rules(self) -> None:
        """Show the rules that were played by."""
        self.agurk.show_rules(self._record.variant)

    def action_review(self) -> None:
        """Say what each card was worth."""
        self.query_one("#said", Static).update(content([line((self.say("reviewing"), "bold"))]))
        self.review()

    @work(exclusive=True)
    async def review(self) -> None:
        """Work out what each card was worth, while the screen stays alive."""
        from agurk.tui.reviewed import lines  # noqa: PLC0415  simulations take a moment to load

        try:
            told = await asyncio.to_thread(lines, self._record, self.language)
        except AgurkError as error:
            told = [self.problem(error)]
        self.app.push_screen(Text(self.say("key-review"), told))
        self.draw()
