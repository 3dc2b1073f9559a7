"""Which of our languages somebody understands best."""

import pytest

from agurk.text import spoken as module
from agurk.text.spoken import spoken


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        pytest.param(["da"], "da", id="a language"),
        pytest.param(["da-DK"], "da", id="with a country"),
        pytest.param(["DA_dk"], "da", id="in other letters"),
        pytest.param(["tlh", "is", "da"], "is", id="the first that is written"),
        pytest.param(["no"], "nb", id="Norwegian of no kind"),
        pytest.param(["nn-NO"], "nb", id="the other Norwegian"),
        pytest.param(["sv"], "en", id="one that is not written"),
        pytest.param(["*"], "en", id="any"),
        pytest.param([""], "en", id="none"),
        pytest.param([], "en", id="nothing"),
    ],
)
def test_a_language_is_found(wanted, found, monkeypatch):
    monkeypatch.setattr(module, "written", lambda: ("en", "da", "nb", "is"))
    assert spoken(wanted) == found
