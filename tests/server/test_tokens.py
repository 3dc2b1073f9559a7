"""Signed tokens: what they open, for how long, and that nothing else opens it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agurk.server.tokens import (
    LONGEST,
    PLAYER_DAYS,
    SEAT_DAYS,
    SKEW,
    SeatClaim,
    TokenError,
    TokenExpired,
    Tokens,
    is_id,
    new_id,
)

OLD, MIDDLE, NEW = b"old" * 12, b"middle" * 6, b"new" * 12
DAY = 24 * 60 * 60
PLAYER, ROOM = "p" * 22, "r" * 22
CLAIM = SeatClaim(room=ROOM, seat=3, player=PLAYER)
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.=+/ \x00é"

ids = st.text("ABCxyz019-_", min_size=22, max_size=22)
claims = st.builds(SeatClaim, room=ids, seat=st.integers(0, 99), player=ids)


class Clock:
    now = 1_800_000_000.0

    def __call__(self):
        return self.now


@pytest.fixture
def clock():
    return Clock()


def tokens(*keys, clock=None):
    return Tokens(keys or (NEW,), clock=clock or Clock())


# --- who a player is


def test_ids_are_fresh_and_look_like_ids():
    made = {new_id() for _ in range(100)}
    assert len(made) == 100
    assert all(is_id(text) for text in made)


@pytest.mark.parametrize("text", ["", "p" * 21, "p" * 23, "p" * 21 + "é", "p" * 22 + "\n"])
def test_other_texts_do_not_look_like_ids(text):
    assert not is_id(text)


@given(ids)
def test_a_player_s_token_says_who_bears_it(player):
    assert tokens().player(tokens().for_player(player)) == player


def test_a_token_for_no_player_is_not_made():
    with pytest.raises(ValueError, match="22 letters"):
        tokens().for_player("me")


def test_a_token_is_fit_for_a_cookie_and_a_link():
    made = tokens().for_player(PLAYER), tokens().for_seat(CLAIM)
    assert all(set(token) <= set(ALPHABET[:65]) and len(token) <= 100 for token in made)


# --- what is refused


@given(st.data())
def test_any_changed_letter_is_refused(data):
    token = data.draw(st.sampled_from([tokens().for_player(PLAYER), tokens().for_seat(CLAIM)]))
    place = data.draw(st.integers(0, len(token) - 1))
    letter = data.draw(st.sampled_from([each for each in ALPHABET if each != token[place]]))
    changed = token[:place] + letter + token[place + 1 :]
    for read in (tokens().player, lambda text: tokens().seat(text, room=ROOM)):
        with pytest.raises(TokenError):
            read(changed)


@given(st.data())
def test_a_letter_more_or_less_is_refused(data):
    token = tokens().for_player(PLAYER)
    place = data.draw(st.integers(0, len(token)))
    for changed in (
        token[:place] + data.draw(st.sampled_from(ALPHABET)) + token[place:],
        token[:place] + token[place + 1 :] if place < len(token) else token[:-1],
    ):
        with pytest.raises(TokenError):
            tokens().player(changed)


@given(st.text() | st.text("Aa0-_.", max_size=100))
def test_nonsense_is_refused_and_not_echoed(text):
    with pytest.raises(TokenError) as caught:
        tokens().player(text)
    assert caught.value.slug == "token"
    assert len(text) < 10 or text not in str(caught.value)


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("", id="nothing"),
        pytest.param("\ud800", id="half of a letter"),
        pytest.param("." * 10, id="dots"),
        pytest.param("a" * (LONGEST + 1), id="too long"),
    ],
)
def test_what_is_no_token_is_refused(text):
    with pytest.raises(TokenError):
        tokens().seat(text, room=ROOM)


@given(claims)
def test_a_token_for_one_purpose_never_passes_for_the_other(claim):
    ours = tokens()
    with pytest.raises(TokenError):
        ours.player(ours.for_seat(claim))
    with pytest.raises(TokenError):
        ours.seat(ours.for_player(claim.player), room=claim.room)


@given(claims, claims)
def test_a_seat_s_token_opens_that_seat_at_that_table_only(claim, other):
    ours = tokens()
    token = ours.for_seat(claim)
    assert ours.seat(token, room=claim.room) == claim
    if other.room != claim.room:
        with pytest.raises(TokenError, match="another table"):
            ours.seat(token, room=other.room)
    if other != claim:
        assert ours.for_seat(other) != token


@pytest.mark.parametrize("claim", [CLAIM._replace(seat=100), CLAIM._replace(room="r" * 23)])
def test_a_token_for_no_seat_is_not_made(claim):
    with pytest.raises(ValueError, match="a seat"):
        tokens().for_seat(claim)


def test_another_server_s_token_is_refused():
    with pytest.raises(TokenError):
        tokens(NEW).player(tokens(OLD).for_player(PLAYER))


def test_keys_and_tokens_are_not_shown():
    assert "new" not in repr(tokens(NEW))
    with pytest.raises(TokenError) as caught:
        tokens(NEW).player(token := tokens(OLD).for_player(PLAYER))
    assert token not in str(caught.value)
    assert caught.value.__suppress_context__ or caught.value.__context__ is None


def test_without_a_key_nothing_is_signed():
    with pytest.raises(ValueError, match="at least one"):
        Tokens(())


# --- rotation


@pytest.mark.parametrize("key", [OLD, MIDDLE, NEW])
def test_every_key_that_is_kept_verifies(key):
    kept = tokens(OLD, MIDDLE, NEW)
    assert kept.player(tokens(key).for_player(PLAYER)) == PLAYER
    assert kept.seat(tokens(key).for_seat(CLAIM), room=ROOM) == CLAIM


def test_the_newest_key_signs():
    token = tokens(OLD, NEW).for_player(PLAYER)
    assert tokens(NEW).player(token) == PLAYER
    with pytest.raises(TokenError):
        tokens(OLD).player(token)


# --- time


def test_a_player_s_token_expires(clock):
    ours = tokens(clock=clock)
    token = ours.for_player(PLAYER)
    clock.now += PLAYER_DAYS * DAY
    assert ours.player(token) == PLAYER
    clock.now += 1
    with pytest.raises(TokenExpired) as caught:
        ours.player(token)
    assert caught.value.slug == "token-expired"
    assert "400 days" in str(caught.value)


def test_a_seat_s_token_expires(clock):
    ours = tokens(clock=clock)
    token = ours.for_seat(CLAIM)
    clock.now += SEAT_DAYS * DAY
    assert ours.seat(token, room=ROOM) == CLAIM
    clock.now += 1
    with pytest.raises(TokenExpired, match="7 days"):
        ours.seat(token, room=ROOM)


def test_a_machine_s_clock_may_be_a_little_ahead(clock):
    ours = tokens(clock=clock)
    token = ours.for_player(PLAYER)
    clock.now -= SKEW
    assert ours.player(token) == PLAYER
    clock.now -= 1
    with pytest.raises(TokenExpired):
        ours.player(token)


# --- other processes


def test_a_key_that_is_new_verifies_first_and_signs_when_all_know_it():
    here, there = tokens(OLD), tokens(OLD)
    fresh = tokens(OLD, NEW).for_player(PLAYER)
    here.rotate([OLD, NEW])
    assert here.player(fresh) == PLAYER
    assert there.player(here.for_player(PLAYER)) == PLAYER
    there.rotate([OLD, NEW])
    here.rotate([OLD, NEW])
    signed = here.for_player(PLAYER)
    assert there.player(signed) == PLAYER
    with pytest.raises(TokenError):
        tokens(OLD).player(signed)


def test_a_key_that_is_dropped_opens_nothing_any_more():
    here = tokens(OLD, MIDDLE)
    old = tokens(OLD).for_player(PLAYER)
    assert here.player(old) == PLAYER
    here.rotate([MIDDLE])
    with pytest.raises(TokenError):
        here.player(old)
