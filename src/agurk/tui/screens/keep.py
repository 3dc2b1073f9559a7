"""Keeping score of a match with real cards: the sheet, and a line to note each deal in."""

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
from agurk.scorekeeper.entries import Answered, Opened, Rematch
from agurk.scorekeeper.errors import EntryError
from agurk.scorekeeper.file import SheetFile, create, reopen
from agurk.scorekeeper.names import find_name
from agurk.scorekeeper.plain import sheet_text
from agurk.scorekeeper.reading import read_result
from agurk.scorekeeper.sheet import Sheet
from agurk.scorekeeper.telling import told, what_next
from agurk.text.names import name_of
from agurk.tui.drawing.content import content
from agurk.tui.drawing.lines import Line, line
from agurk.tui.screens.base import Keys, Page
from agurk.variants import VARIANTS

FILE = "score.keep"
"""Where the sheet is kept, in the data folder: the same as `agurk keep` goes on with."""


class Keep(Page):
    """A sheet that is being kept; a form where none has been begun."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f6", "undo", show=False),
        Binding("f7", "redo", show=False),
        Binding("f8", "anew", show=False),
        Binding("f5", "rules", show=False),
    ]

    def __init__(self) -> None:
        super().__init__()
        self.file: SheetFile | None = None
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
                yield Label(self.say("form-names"))
                yield Input(compact=True, id="names")
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
            self.file = reopen(self.path) if self.path.exists() else None
        except (AgurkError, OSError) as error:
            self.tell(self.problem(error))
        self.fill()

    def fill(self) -> None:
        """Show the sheet, or the form for a new one."""
        keys = [("Esc", "back", self.say("key-back"))]
        for name in ("#paper", "#answer", "#noted"):
            self.query_one(name).display = self.file is not None
        self.query_one("#form").display = self.file is None
        if self.file is None:
            self.query_one("#names").focus()
        else:
            sheet = self.file.log.sheet
            keys += [
                ("F5", "rules", self.say("start-rules")),
                ("F6", "undo", self.say("key-undo")),
                ("F7", "redo", self.say("key-redo")),
                ("F8", "anew", self.say("key-anew")),
            ]
            self.query_one("#sheet", Static).update(
                content([line(each) for each in sheet_text(sheet, self.language).splitlines()])
            )
            self.query_one("#paper", VerticalScroll).scroll_end(animate=False)
            self.query_one("#answer", Static).update(content(self._answer(sheet)))
            self.query_one("#noted").focus()
        self.query_one(Keys).tell(keys)

    def _answer(self, sheet: Sheet) -> list[Line]:
        """Return what has just happened, and what comes next."""
        lines = [line(("  " + each, "$ink-2")) for each in self._told]
        following = self.say("keep-over") if sheet.over else what_next(sheet, self.language)
        return [*lines, line(("▶ " + following, "bold $green"))]

    def on_button_pressed(self) -> None:
        """Begin a sheet."""
        self.begin()

    def on_input_submitted(self, submitted: Input.Submitted) -> None:
        """Begin a sheet, or note what was typed."""
        if submitted.input.id == "names":
            self.begin()
        elif submitted.value.strip():
            self.note(submitted.value.strip())

    def begin(self) -> None:
        """Begin a sheet with those who are named; one that is there gets another name."""
        names = self.query_one("#names", Input).value.split(",")
        players = tuple([" ".join(name.split()) for name in names if name.strip()])
        variant = str(self.query_one(Select).value)
        try:
            if not players:
                raise EntryError(self.say("form-who"))
            opened = Opened(variant=variant, players=players, date=time.strftime("%Y-%m-%d"))
            self.file = create(self.path, opened)
        except (AgurkError, OSError) as error:
            self.tell(self.problem(error))
            return
        self._told = list(told(self.file.log.last, self.language))
        self.tell("")
        self.fill()

    def note(self, text: str) -> None:
        """Note a last trick, or answer whoever is asked; say why not if that cannot be."""
        file = self.file
        if file is None:
            return
        try:
            self._enter(file, text)
        except (AgurkError, OSError) as error:
            self.tell(self.problem(error))
            return
        self._told = list(told(file.log.last, self.language))
        self.query_one("#noted", Input).value = ""
        self.tell("")
        self.fill()

    def _enter(self, file: SheetFile, text: str) -> None:
        """Enter what a line says."""
        sheet, (word, _, rest) = file.log.sheet, text.partition(" ")
        if word.casefold() in {"buy", "no"}:
            if not rest and sheet.asked is None:
                raise EntryError(self.say("keep-nobody-asked"))
            who = find_name(rest, sheet.seated) if rest else sheet.asked or ""
            file.enter(Answered(who, bought=word.casefold() == "buy"))
        elif word.casefold() == "rematch" and not rest:
            file.enter(Rematch())
        else:
            file.enter(read_result(text, sheet.variant, sheet.seated))

    def action_undo(self) -> None:
        """Take the last entry back."""
        self._again(undo=True)

    def action_redo(self) -> None:
        """Do the entry again that was undone last."""
        self._again(undo=False)

    def _again(self, *, undo: bool) -> None:
        if self.file is None:
            return
        try:
            if undo:
                self.file.undo()
            else:
                self.file.redo()
        except (AgurkError, OSError) as error:
            self.tell(self.problem(error))
            return
        self._told = []
        self.tell("")
        self.fill()

    def action_anew(self) -> None:
        """Put the sheet aside, under another name, for a new one."""
        if self.file is None:
            return
        number = 1
        while (other := self.path.with_stem(f"{self.path.stem}-{number}")).exists():
            number += 1
        with suppress(OSError):
            self.path.rename(other)
            self.file = None
            self._told = []
        self.fill()

    def action_rules(self) -> None:
        """Show the rules that are played by."""
        if self.file is not None:
            self.agurk.show_rules(self.file.log.sheet.variant)

    def tell(self, problem: str) -> None:
        """Say what is wrong."""
        self.query_one("#problem", Static).update(content([line((problem, "$warm"))]))
