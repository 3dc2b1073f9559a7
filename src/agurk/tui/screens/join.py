"""Which table on a server somebody goes to, and under what name."""

import asyncio

from textual import work
from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Button, Checkbox, Input, Label, Static

from agurk.rules.errors import AgurkError
from agurk.tui import opening
from agurk.tui.drawing.content import content
from agurk.tui.drawing.lines import line
from agurk.tui.joined import asking
from agurk.tui.joined.address import read
from agurk.tui.screens.base import Keys, Page
from agurk.tui.settings import save


class Join(Page):
    """A form: link and name."""

    def compose(self) -> ComposeResult:
        """Make title, form and keys."""
        name = self.agurk.settings.name
        yield Static(content([line((f" {self.say('start-join')}", "bold $green"))]),
                     classes="title")  # fmt: skip
        with VerticalScroll(classes="reading"):
            with Horizontal(classes="row"):
                yield Label(self.say("join-link"))
                yield Input(placeholder="https://…/t/…", compact=True, id="link")
            with Horizontal(classes="row"):
                yield Label(self.say("form-name"))
                yield Input(name, compact=True, id="name")
            yield Checkbox(self.say("join-watch"), compact=True, id="watch")
            yield Button(self.say("join-go"), id="begin", variant="primary", compact=True)
            yield Static(id="problem")
        yield Keys(classes="keys")

    def on_mount(self) -> None:
        """Say what can be done."""
        self.query_one("#link").focus()
        self.query_one(Keys).tell(
            [("Tab", "app.focus_next", self.say("key-next")), ("Esc", "back", self.say("key-back"))]
        )

    def on_input_submitted(self) -> None:
        """Go there at Enter in a field."""
        self.go()

    def on_button_pressed(self) -> None:
        """Go there."""
        self.go()

    @work(exclusive=True)
    async def go(self) -> None:
        """Sit down, or say why that cannot be."""
        name = self.query_one("#name", Input).value.strip()
        watch = self.query_one("#watch", Checkbox).value
        self.tell(self.say("join-coming"))
        try:
            place = read(self.query_one("#link", Input).value)
            token = await asyncio.to_thread(
                asking.come, place, name or self.say("join-guest"), watch=watch
            )
        except (AgurkError, OSError) as error:
            self.tell(self.problem(error))
            return
        self.agurk.settings.name = name
        save(self.agurk.settings)
        self.dismiss()
        opening.come_in(self.agurk, place, token)

    def tell(self, problem: str) -> None:
        """Say what is going on, or wrong."""
        self.query_one("#problem", Static).update(content([line((problem, "$warm"))]))
