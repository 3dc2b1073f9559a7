"""In which language somebody is answered."""

import pytest

from agurk.server.http.languages import liked


@pytest.mark.parametrize(
    ("header", "order"),
    [
        pytest.param("da", ["da"], id="one"),
        pytest.param("da-DK,da;q=0.9,en;q=0.8", ["da-DK", "da", "en"], id="as browsers say it"),
        pytest.param("en;q=0.5, sv;q=0.8, fi", ["fi", "sv", "en"], id="in another order"),
        pytest.param("en, da", ["en", "da"], id="equally well"),
        pytest.param("en;q=0, da", ["da"], id="all but one"),
        pytest.param("en;q=x, ;q=1, da;q=0.1", ["da"], id="partly nonsense"),
        pytest.param("", [], id="nothing"),
        pytest.param(",".join(["en"] * 1000), ["en"] * 20, id="far too many"),
        pytest.param("en;q=nan, da", ["da"], id="no number"),
    ],
)
def test_languages_are_read(header, order):
    assert list(liked(header)) == order
