"""What goes wrong in a page is noted, so that no test passes beside it."""

import pytest


@pytest.mark.parametrize(
    ("wrong", "noted"),
    [
        ("document.body.setAttribute('style', 'color: red')", "Against the policy"),
        (
            "document.body.append(Object.assign(document.createElement('script'), { text: '1' }))",
            "Against the policy",
        ),
        ("fetch('http://elsewhere.invalid/').catch(() => {})", "Against the policy"),
        ("console.warn('Careful.')", "Careful."),
        ("console.error('Oh.')", "Oh."),
        ("setTimeout(() => { throw new Error('Thrown.'); })", "Thrown."),
        ("setTimeout(() => { void Promise.reject(new Error('Nobody heard.')); })", "Nobody heard."),
    ],
    ids=[
        "a style in the markup",
        "a script in the markup",
        "another host",
        "a warning",
        "an error",
        "an exception",
        "a promise that nobody keeps",
    ],
)
def test_what_goes_wrong_in_a_page_fails_its_test(chromium, server, wrong, noted):
    with pytest.raises(AssertionError, match=noted):
        do(chromium, server, wrong)


def do(chromium, server, wrong):
    """Do something in a page that somebody visits."""
    with server.visitors(chromium) as visit:
        page = visit("/settings")
        page.get_by_role("heading", level=1).wait_for()
        page.evaluate(f"() => {{ {wrong}; }}")
        # Whatever the browser tells of it has come before this has.
        page.evaluate("new Promise(done => setTimeout(done, 100))")
