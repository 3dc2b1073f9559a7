"""What went wrong is told in the reader's language, and in English with all that it names."""

import pytest

from agurk.rules.errors import AgurkError, IllegalAction, PlayersError, RecordError
from agurk.text.catalogue import words, written
from agurk.text.problems import problem_text, refusal_text

OTHERS = [language for language in written() if language != "en"]


def test_english_says_what_the_engine_says():
    error = IllegalAction("seat 2 may play 3c Kd, not 7s.")
    assert problem_text(error, "en") == "seat 2 may play 3c Kd, not 7s."


@pytest.mark.parametrize("language", OTHERS)
def test_another_language_has_a_sentence_of_its_own(language):
    error = PlayersError("Danish Agurk is for 2 to 7 players, not 9.")
    assert problem_text(error, language) == words(language, "refusals").say(
        "refused-players", {"told": ""}
    )


def test_the_line_of_a_record_is_named():
    assert "3" in problem_text(RecordError("Line 3: no card.", 3), "da")


def test_what_no_sentence_is_known_for_is_quoted():
    class Odd(AgurkError):
        slug = "odd-one-out"

    assert problem_text(Odd("Three socks."), "de") == "Das ging nicht: Three socks."
    assert refusal_text("odd-one-out", "Three socks.", "en") == "Three socks."


def test_what_the_machine_refuses_names_the_file(tmp_path):
    with pytest.raises(OSError, match="No such file") as missing:
        (tmp_path / "odd").read_text()
    told = problem_text(missing.value, "en")
    assert str(tmp_path / "odd") in told
    assert "Errno" not in told
