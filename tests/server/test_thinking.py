"""Bots that think in processes of their own, and what becomes of those that do not."""

import asyncio
import os
import signal
from random import Random

import pytest
import pytest_asyncio
from structlog.testing import capture_logs

from agurk.bots import find
from agurk.review import hint
from agurk.review.words import why
from agurk.rules.dealing import chance
from agurk.rules.match import Phase
from agurk.rules.state import begin
from agurk.rules.view import View
from agurk.server import thinking
from agurk.server.rooms.errors import NoHint, Unavailable
from agurk.server.thinker import Thinker
from agurk.server.thinking import Thinkers
from agurk.variants import VARIANTS

pytestmark = pytest.mark.asyncio

ODD = "tests.server.odd_bots:find"


def views(key="danish", players=3, count=20):
    """Return what seats know when they have something to choose, in one match."""
    state, random = begin(VARIANTS[key], players), Random(key)
    found: list[View] = []
    while state.match.phase is not Phase.OVER and len(found) < count:
        if state.to_act is None:
            state = state.apply(chance(state.match, random.randbytes(32))).state
            continue
        view = state.view(state.to_act)
        if len(view.actions) > 1:
            found.append(view)
        state = state.apply(find("ladder").choose(view, random)).state
    return found


def instead(view):
    """Return what is chosen when a bot does not choose."""
    return find("lowest").choose(view, Random(0))


@pytest.fixture
def view():
    """A view in which "lowest" does not choose the last."""
    return next(view for view in views() if instead(view) != view.actions[-1])


@pytest_asyncio.fixture
async def thinkers():
    made = []

    def make(size=1, *, seconds=60, waiting=256):
        bounds = {"seconds": seconds, "patience": 60, "waiting": waiting}
        made.append(Thinkers(size, **bounds, find=ODD, here=["lowest"]))
        return made[-1]

    yield make
    for each in made:
        await each.close()


async def test_a_bot_chooses_as_it_would_here(thinkers):
    asked = thinkers(size=2)
    every = [view for key in ("danish", "gurka_se", "ogorek") for view in views(key)]
    choices = await asyncio.gather(
        *(asked.choose("uniform", view, seed) for seed, view in enumerate(every))
    )
    assert choices == [
        find("uniform").choose(view, Random(seed)) for seed, view in enumerate(every)
    ]


async def test_house_rules_are_sent_along(thinkers):
    asked = thinkers()
    for number in (*range(70), 0, 69):
        rules = VARIANTS["danish"].but(key=f"house-{number}")
        state = begin(rules, 3)
        while state.to_act is None:
            state = state.apply(chance(state.match, bytes(32))).state
        view = state.view(state.to_act)
        assert await asked.choose("ladder", view, 1) == find("ladder").choose(view, Random(1))


async def test_a_process_is_there_before_somebody_asks(thinkers, view):
    asked = thinkers()
    asked.warm_up()
    for _ in range(600):
        if asked._idle:
            break
        await asyncio.sleep(0.05)
    (idle,) = asked._idle
    await asked.choose("uniform", view, 1)
    assert asked._idle == [idle]


async def test_a_process_that_is_not_wanted_any_more_ends(thinkers):
    asked = thinkers()
    asked.warm_up()
    await asked.close()
    assert not asked._all
    assert not asked._idle


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("hangs", "too slow"),
        ("exits", "its process ended"),
        ("raises", "ZeroDivisionError"),
        ("cheats", "illegal"),
        ("nobody", "UnknownBot"),
    ],
)
async def test_another_chooses_for_a_bot_that_does_not(thinkers, view, bot, why):
    asked = thinkers(seconds=0.3 if bot == "hangs" else 60)
    with capture_logs() as logs:
        assert await asked.choose(bot, view, 1) == instead(view)
    (logged,) = logs
    assert logged == {
        "event": "a bot gave no choice",
        "log_level": "warning",
        "bot": bot,
        "variant": "danish",
        "why": why,
    }


@pytest.mark.parametrize("bot", ["hangs", "exits", "raises"])
async def test_the_next_thought_is_none_the_worse(thinkers, view, bot):
    asked = thinkers(seconds=0.3 if bot == "hangs" else 60)
    await asked.choose(bot, view, 1)
    asked._seconds = 60
    assert await asked.choose("waits", view, 1) == view.actions[-1]


async def test_a_bot_that_is_stuck_does_not_spoil_the_thoughts_of_others(thinkers, view):
    asked = thinkers(size=2, seconds=2)
    stuck = asyncio.create_task(asked.choose("hangs", view, 1))
    other = [await asked.choose("waits", view, 1) for _ in range(3)]
    assert other == [view.actions[-1]] * 3
    assert await stuck == instead(view)
    assert len(asked._all) == 1


async def test_a_process_that_died_between_two_thoughts_is_replaced(thinkers, view):
    asked = thinkers()
    await asked.choose("waits", view, 1)
    (thinker,) = asked._all
    os.kill(thinker.pid, signal.SIGKILL)
    await asyncio.to_thread(thinker._process.join)
    assert await asked.choose("waits", view, 1) == view.actions[-1]


async def test_when_too_many_wait_the_next_is_answered_at_once(thinkers, view):
    asked = thinkers(waiting=1)
    first, second, third = await asyncio.gather(
        asked.choose("waits", view, 1),
        asked.choose("waits", view, 1),
        asked.choose("waits", view, 1),
    )
    assert (first, second, third) == (view.actions[-1], view.actions[-1], instead(view))


async def test_a_question_whose_turn_does_not_come_is_answered_all_the_same(thinkers, view):
    asked = thinkers()
    await asked.choose("waits", view, 1)
    asked._patience = 0.05
    busy = asyncio.create_task(asked.choose("waits", view, 1))
    await asyncio.sleep(0)
    assert await asked.choose("waits", view, 1) == instead(view)
    assert await busy == view.actions[-1]


async def test_who_no_longer_waits_leaves_the_process_as_it_should_be(thinkers, view):
    asked = thinkers()
    await asked.choose("waits", view, 1)
    (thinker,) = asked._all
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(asked.choose("waits", view, 1), 0.02)
    assert await asked.choose("uniform", view, 7) == find("uniform").choose(view, Random(7))
    assert asked._all == {thinker}


async def test_a_choice_of_one_and_a_quick_bot_need_no_process(thinkers):
    asked = thinkers()
    state = begin(VARIANTS["danish"], 3)
    while state.to_act is None or len(state.view(state.to_act).actions) > 1:
        action = (
            chance(state.match, bytes(32))
            if state.to_act is None
            else find("ladder").choose(state.view(state.to_act), Random(1))
        )
        state = state.apply(action).state
    forced = state.view(state.to_act)
    assert await asked.choose("hangs", forced, 1) == forced.actions[0]
    view = views()[0]
    assert await asked.choose("lowest", view, 1) == instead(view)
    assert not asked._all


async def test_closing_kills_whoever_thinks_and_answers_whoever_waits(thinkers, view):
    asked = thinkers()
    await asked.choose("waits", view, 1)
    (thinker,) = asked._all
    waiting = [asyncio.create_task(asked.choose("hangs", view, 1)) for _ in range(3)]
    await asyncio.sleep(0.02)
    async with asyncio.timeout(10):
        await asked.close()
        assert [await each for each in waiting] == [instead(view)] * 3
    assert not thinker._process.is_alive()
    assert await asked.choose("waits", view, 1) == instead(view)


async def test_a_hint_is_what_the_review_says_of_the_view(thinkers, view):
    found = await thinkers().hint(view, 5, "da")
    told = hint(view, seed=5)
    assert told.reason is not None
    assert [play.cards for play in found.plays] == [
        tuple(card.text for card in play.cards) for play in told.worths.plays
    ]
    assert found.best == tuple(card.text for card in told.best.cards)
    assert found.plays[-1].chance == pytest.approx(told.worths.plays[-1].chance, abs=0.05)
    assert found.told.startswith(why(view.variant, told.reason, "da", hint=True).split(".")[0])


async def test_there_is_no_hint_where_cards_cannot_be_counted(thinkers, view, monkeypatch):
    asked = thinkers()
    monkeypatch.setattr(Thinker, "advise", odd_advise("raises"))
    with capture_logs() as logs, pytest.raises(NoHint):
        await asked.hint(view, 5, "en")
    assert logs[0]["why"] == "ZeroDivisionError"
    assert "holding" not in str(logs)


@pytest.mark.parametrize("bot", ["hangs", "exits"])
async def test_a_hint_that_does_not_come_is_refused_in_time(thinkers, view, bot, monkeypatch):
    asked = thinkers(seconds=0.3 if bot == "hangs" else 60)
    monkeypatch.setattr(Thinker, "advise", odd_advise(bot))
    monkeypatch.setattr(thinking, "_FIRST_HINT", 0.3 if bot == "hangs" else 60)
    with pytest.raises(Unavailable):
        await asked.hint(view, 5, "en")
    asked._seconds = 60
    assert await asked.choose("waits", view, 1) == view.actions[-1]


async def test_a_hint_is_refused_when_too_many_wait_or_all_is_over(thinkers, view):
    asked = thinkers(waiting=0)
    busy = asyncio.create_task(asked.choose("waits", view, 1))
    await asyncio.sleep(0)
    with pytest.raises(Unavailable):
        await asked.hint(view, 5, "en")
    assert await busy == view.actions[-1]
    await asked.close()
    with pytest.raises(Unavailable):
        await asked.hint(view, 5, "en")


def odd_advise(bot):
    """Return what asks an odd bot for a choice in place of a hint."""

    async def advise(thinker, view, seed, *_):
        return await thinker.think(bot, view, seed)

    return advise
