"""A list to choose one thing from, such as what to say; something may be written instead."""

from collections.abc import Callable, Sequence
from typing import ClassVar, Generic, TypeVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

T = TypeVar("T")

_LONGEST = 200


class Choose(ModalScreen[T | None], Generic[T]):
    """A box with a question and its answers; Escape chooses nothing."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)", show=False)]

    def __init__(
        self,
        asked: str,
        answers: Sequence[tuple[str, T]],
        *,
        write: str = "",
        written: Callable[[str], T] | None = None,
    ) -> None:
        """Take what is asked, and what can be answered.

        Args:
            asked: The question.
            answers: What each answer is called, and what it is.
            write: What stands in the line to write in.
            written: Makes an answer of what was written; None where nothing can be.
        """
        super().__init__()
        self._asked = asked
        self._answers = answers
        self._write = write
        self._written = written

    def compose(self) -> ComposeResult:
        """Make question, line and list."""
        with Vertical(classes="box"):
            yield Static(self._asked, classes="asked", markup=False)
            if self._written is not None:
                yield Input(
                    placeholder=self._write, compact=True, max_length=_LONGEST, id="written"
                )
            yield OptionList(*[Option(called) for called, _ in self._answers], markup=False)

    def on_mount(self) -> None:
        """Go to the list."""
        self.query_one(OptionList).focus()

    def on_option_list_option_selected(self, chosen: OptionList.OptionSelected) -> None:
        """Give the answer that was chosen."""
        self.dismiss(self._answers[chosen.option_index][1])

    def on_input_submitted(self, submitted: Input.Submitted) -> None:
        """Give what was written, unless that is nothing."""
        text = " ".join(submitted.value.split())
        if text and self._written is not None:
            self.dismiss(self._written(text))
