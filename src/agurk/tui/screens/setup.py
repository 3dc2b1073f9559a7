"""What is played, by whom, and how well the bots play."""

from collections.abc import Iterator
from contextlib import suppress

from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.widget import Widget
from textual.widgets import Button, Input, Label, Select, Static

from agurk.bots.registry import OFFERED
from agurk.play.opening import BOTS, PLAYERS
from agurk.rules.errors import AgurkError, VariantError
from agurk.rules.variant import Variant
from agurk.text.catalogue import words
from agurk.text.form import form
from agurk.text.names import name_of
from agurk.tui import opening
from agurk.tui.drawing.content import content
from agurk.tui.drawing.lines import line
from agurk.tui.screens.base import Keys, Page
from agurk.tui.settings import PACES, save
from agurk.variants import VARIANTS, find
from agurk.variants.house import with_rules

_MOST = 12


class Setup(Page):
    """A form: variant, house rules, players, names, bots, pace."""

    def __init__(self, *, together: bool) -> None:
        super().__init__()
        self._together = together

    def compose(self) -> ComposeResult:
        """Make title, form and keys."""
        title = self.say("start-hot-seat" if self._together else "start-bots")
        yield Static(content([line((f" {title}", "bold $green"))]), classes="title")
        with VerticalScroll(classes="reading"):
            for label, field in self._fields():
                with Horizontal(classes="row"):
                    yield Label(label)
                    yield field
            yield Button(self.say("form-begin"), id="begin", variant="primary", compact=True)
            yield Static(id="problem")
        yield Keys(classes="keys")

    def _fields(self) -> Iterator[tuple[str, Widget]]:
        """Yield what is asked for, each with what it is called."""
        variants = [(name_of(each, self.language), key) for key, each in VARIANTS.items()]
        yield self.say("form-variant"), Select(
            variants, value="danish", allow_blank=False, compact=True, id="variant"
        )  # fmt: skip
        yield self.say("form-house"), Input(
            placeholder="threshold=30 lives=1", compact=True, id="house"
        )  # fmt: skip
        numbers = [(str(number), number) for number in range(2, _MOST + 1)]
        yield self.say("form-players"), Select(
            numbers, value=PLAYERS, allow_blank=False, compact=True, id="players"
        )  # fmt: skip
        you = self.agurk.settings.name or words(self.language, "play").say("you")
        label = "form-names" if self._together else "form-name"
        yield self.say(label), Input("" if self._together else you, compact=True, id="names")
        levels = [(self.say(f"bot-{bot}"), bot) for bot in OFFERED]
        yield self.say("form-level"), Select(
            levels, value=BOTS[0], allow_blank=False, compact=True, id="level"
        )  # fmt: skip
        paces = [(self.say(f"pace-{pace}"), pace) for pace in PACES]
        yield self.say("form-pace"), Select(
            paces, value=self.agurk.settings.pace, allow_blank=False, compact=True, id="pace"
        )  # fmt: skip

    def on_mount(self) -> None:
        """Say what can be done."""
        self.query_one("#begin").focus()
        self.query_one(Keys).tell(
            [("Tab", "app.focus_next", self.say("key-next")), ("Esc", "back", self.say("key-back"))]
        )

    def on_select_changed(self, changed: Select.Changed) -> None:
        """Ask for no more and no fewer players than the rules are for."""
        if changed.select.id == "variant":
            variant = find(str(changed.value))
            players = self.query_one("#players", Select)
            least, most = variant.least_players, min(_MOST, variant.most_players)
            now = players.value if isinstance(players.value, int) else PLAYERS
            players.set_options([(str(number), number) for number in range(least, most + 1)])
            players.value = max(least, min(now, most))

    def on_input_submitted(self) -> None:
        """Begin at Enter in a field."""
        self.begin()

    def on_button_pressed(self) -> None:
        """Begin."""
        self.begin()

    def begin(self) -> None:
        """Begin the match, or say why it cannot begin like this."""
        names = [name.strip() for name in self.query_one("#names", Input).value.split(",")]
        names = [name for name in names if name]
        settings = self.agurk.settings
        try:
            if not names or (self._together and len(names) < 2):
                self.tell(self.say("form-who"))
                return
            players = self.query_one("#players", Select).value
            opened = opening.new(
                self.variant(),
                max(players if isinstance(players, int) else 0, len(names)),
                [str(self.query_one("#level", Select).value)] * (
                    1 if isinstance(players, int) and players > len(names) else 0
                ),
                names,
            )  # fmt: skip
        except (AgurkError, OSError) as error:
            self.tell(self._why_not(error))
            return
        settings.pace = str(self.query_one("#pace", Select).value)
        # Whoever is only called "you" has no name that others could use.
        if not self._together and names[0] != words(self.language, "play").say("you"):
            settings.name = names[0]
        save(settings)
        with suppress(AgurkError):
            self.dismiss()
        opening.seat_down(self.agurk, opened)

    def variant(self) -> Variant:
        """Return the rules that are asked for.

        Raises:
            AgurkError: if they contradict each other.
        """
        base, house = self._chosen()
        return with_rules(base, house) if house else base

    def _chosen(self) -> tuple[Variant, list[str]]:
        """Return the variant that was chosen, and the house rules that were typed."""
        base = find(str(self.query_one("#variant", Select).value))
        return base, self.query_one("#house", Input).value.split()

    def _why_not(self, error: Exception) -> str:
        """Return what is wrong, such as which house rules contradict each other."""
        if isinstance(error, VariantError) and self.language != "en":
            base, house = self._chosen()
            trouble = form(base, house, self.language).problem
            if trouble is not None:
                return trouble.told
        return self.problem(error)

    def tell(self, problem: str) -> None:
        """Say what is wrong."""
        self.query_one("#problem", Static).update(content([line((problem, "$warm"))]))
