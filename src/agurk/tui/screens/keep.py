"""Keeping score of a match with real cards: the sheet, and a line to note each deal in."""

import random
import time
from contextlib import suppress
from pathlib import Path
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Button, Input, Label, Select, Static

from agurk.play.places import home
from agurk.rules.errors import AgurkError
from agurk.scorekeeper.entries import Opened
from agurk.scorekeeper.file import SheetFile, create, reopen
from agurk.scorekeeper.helping import help_rows
from agurk.scorekeeper.plain import sheet_text
from agurk.scorekeeper.telling import told
from agurk.scorekeeper.typed import check_player
from agurk.text.names import name_of
from agurk.tui.drawing.content import content
from agurk.tui.drawing.lines import Line, line, wrapped
from agurk.tui.keeping import Answers
from agurk.tui.screens.base import Keys, Page
from agurk.tui.screens.disputing import Disputing
from agurk.tui.screens.text import Text
from agurk.variants import VARIANTS, find
from agurk.variants.house import house_text, with_rules

FILE = "score.keep"
"""Where the sheet is kept, in the data folder: the same as `agurk keep` goes on with."""

_ACTIONS = {
    **dict.fromkeys(("help", "?"), "help"),
    **dict.fromkeys(("quit", "exit", "q"), "back"),
    **{word: word for word in ("undo", "redo", "rules", "dispute")},
    **dict.fromkeys(("scores", "sheet"), "sheet"),
}
"""What words do that enter nothing."""


class Keep(Page):
    """A sheet that is being kept; a form where none has been begun."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f6", "undo", show=False),
        Binding("f7", "redo", show=False),
        Binding("f8", "anew", show=False),
        Binding("f1", "help", show=False),
        Binding("f5", "rules", show=False),
        Binding("f9", "dispute", show=False),
        Binding("pageup", "scroll_paper(-1)", show=False),
        Binding("pagedown", "scroll_paper(1)", show=False),
    ]

    def __init__(self) -> None:
        super().__init__()
        self.answers: Answers | None = None
        self._told: list[str] = []

    @property
    def path(self) -> Path:
        """Where the sheet is kept."""
        return home() / FILE

    def compose(self) -> ComposeResult:
        """Make title, form, sheet and keys."""
        yield Static(content([line((f" {self.say('start-keep')}", "bold $green"))]),
                     classes="title")  # fmt: skip
        with VerticalScroll(classes="reading", id="form"):
            with Horizontal(classes="row"):
                yield Label(self.say("form-variant"))
                variants = [(name_of(each, self.language), key) for key, each in VARIANTS.items()]
                yield Select(variants, value="danish", allow_blank=False, compact=True)
            with Horizontal(classes="row"):
                yield Label(self.say("form-house"))
                yield Input(placeholder="threshold=30 lives=1", compact=True, id="house")
            with Horizontal(classes="row"):
                yield Label(self.say("form-names"))
                yield Input(placeholder="Ida, Bo, Saga", compact=True, id="names")
            yield Button(self.say("form-begin"), id="begin", variant="primary", compact=True)
        with VerticalScroll(classes="reading", id="paper", can_focus=False):
            yield Static(id="sheet")
        yield Static(id="answer")
        yield Input(placeholder=self.say("keep-line"), id="noted", compact=True)
        yield Static(id="problem")
        yield Keys(classes="keys")

    def on_mount(self) -> None:
        """Go on with the sheet that is there."""
        try:
            if self.path.exists():
                self.take(reopen(self.path))
        except (AgurkError, OSError) as error:
            self.tell(self.problem(error))
        self.fill()

    def take(self, file: SheetFile) -> None:
        """Go on with a sheet."""
        self.answers = Answers(file, self.language, random.SystemRandom())

    def fill(self) -> None:
        """Show the sheet, or the form for a new one."""
        answers = self.answers
        for name in ("#paper", "#answer", "#noted"):
            self.query_one(name).display = answers is not None
        self.query_one("#form").display = answers is None
        keys = [("Esc", "back", self.say("key-back"))]
        if answers is None:
            self.query_one("#names").focus()
        else:
            keys += [
                ("F1", "help", self.say("key-help")),
                ("F6", "undo", self.say("key-undo")),
                ("F7", "redo", self.say("key-redo")),
                ("F9", "dispute", self.say("key-legal")),
                ("F5", "rules", self.say("key-rules")),
                ("F8", "anew", self.say("key-anew")),
            ]
            self._draw(answers)
            self.query_one("#noted").focus()
        self.query_one(Keys).tell(keys)

    def _draw(self, answers: Answers) -> None:
        """Show the sheet, what was said last, and what comes next."""
        drawn = sheet_text(answers.sheet, self.language).splitlines()
        self.query_one("#sheet", Static).update(content([line(each) for each in drawn]))
        self.query_one("#paper", VerticalScroll).scroll_end(animate=False)
        said = [line(("  " + each, "$ink-2")) for each in self._told]
        following = line(("▶ " + answers.following(), "bold $green"))
        self.query_one("#answer", Static).update(content([*said, following]))

    def on_button_pressed(self) -> None:
        """Begin a sheet."""
        self.begin()

    def on_input_submitted(self, submitted: Input.Submitted) -> None:
        """Begin a sheet, or note what was typed."""
        if submitted.input.id in {"names", "house"}:
            self.begin()
        elif submitted.value.strip():
            self.note(submitted.value.strip())

    def begin(self) -> None:
        """Begin a sheet with those who are named; one that is there gets another name."""
        names = self.query_one("#names", Input).value.split(",")
        players = tuple([" ".join(name.split()) for name in names if name.strip()])
        if not players:
            self.tell(self.say("form-who"))
            return
        try:
            for name in players:
                check_player(name)
            self.take(create(self.path, self._opened(players)))
        except (AgurkError, OSError) as error:
            self.tell(self.problem(error))
            return
        if self.answers is not None:
            self._told = list(told(self.answers.file.log.last, self.language))
        self.tell("")
        self.fill()

    def _opened(self, players: tuple[str, ...]) -> Opened:
        """Return the first entry of a sheet.

        Raises:
            AgurkError: if the house rules contradict each other.
        """
        base = find(str(self.query_one(Select).value))
        house = self.query_one("#house", Input).value.split()
        variant = with_rules(base, house) if house else base
        return Opened(
            variant=variant.key,
            house=house_text(variant),
            players=players,
            date=time.strftime("%Y-%m-%d"),
        )

    def note(self, text: str) -> None:
        """Do what a line asks for; say why not if that cannot be."""
        word = text.casefold()
        if word in _ACTIONS:
            self.query_one("#noted", Input).value = ""
            getattr(self, f"action_{_ACTIONS[word]}")()
            return
        if self.answers is None:
            return
        try:
            self._told = self.answers.answer(text)
        except (AgurkError, OSError) as error:
            self.tell(self.problem(error))
            return
        self.query_one("#noted", Input).value = ""
        self.tell("")
        self.fill()

    def action_undo(self) -> None:
        """Take the last entry back."""
        self._again(undo=True)

    def action_redo(self) -> None:
        """Do the entry again that was undone last."""
        self._again(undo=False)

    def _again(self, *, undo: bool) -> None:
        if self.answers is None:
            return
        try:
            if undo:
                self.answers.file.undo()
            else:
                self.answers.file.redo()
        except (AgurkError, OSError) as error:
            self.tell(self.problem(error))
            return
        self._told = []
        self.tell("")
        self.fill()

    def action_anew(self) -> None:
        """Put the sheet aside, under another name, for a new one."""
        if self.answers is None:
            return
        number = 1
        while (other := self.path.with_stem(f"{self.path.stem}-{number}")).exists():
            number += 1
        with suppress(OSError):
            self.path.rename(other)
            self.answers = None
            self._told = []
        self.fill()

    def action_rules(self) -> None:
        """Show the rules that are played by."""
        if self.answers is not None:
            self.agurk.show_rules(self.answers.sheet.variant)

    def action_sheet(self) -> None:
        """Show the sheet: it is in sight."""
        self.fill()

    def action_help(self) -> None:
        """Show what can be typed."""
        if self.answers is not None:
            rows = help_rows(self.answers.sheet, self.language)
            self.app.push_screen(Text(self.say("key-help"), self._aligned(rows)))

    def _aligned(self, rows: list[tuple[str, str]]) -> list[Line]:
        """Return what can be typed, and beside it what each does."""
        wide = max(len(typed) for typed, _ in rows) + 2
        lines: list[Line] = []
        for typed, does in rows:
            for at, part in enumerate(wrapped(does, max(20, self.size.width - wide - 6))):
                head = "" if at else typed
                lines.append(line((f"{head:<{wide}}", "bold $ink"), (part, "$ink-2")))
        return lines

    def action_scroll_paper(self, by: int) -> None:
        """Look at more of a long sheet."""
        paper = self.query_one("#paper", VerticalScroll)
        if by > 0:
            paper.scroll_page_down(animate=False)
        else:
            paper.scroll_page_up(animate=False)

    def action_dispute(self) -> None:
        """Ask about a card that was played."""
        if self.answers is not None:
            self.app.push_screen(Disputing(self.answers.sheet.variant))

    def tell(self, problem: str) -> None:
        """Say what is wrong."""
        self.query_one("#problem", Static).update(content([line((problem, "$warm"))]))
