"""Players: a token makes one, without an account."""

from starlette.responses import Response

from agurk.server.http.answers import answered
from agurk.server.http.asked import Asked
from agurk.server.http.endpoint import Endpoint, Kind
from agurk.server.http.identity import COOKIE, given_in
from agurk.server.tokens import PLAYER_DAYS, TokenError, new_id
from agurk.server.wire.http import Player


async def become(asked: Asked) -> Response:
    """Make a player, or give one who is known a fresh token.

    Raises:
        TokenError: if the header holds a token that is no player's.
    """
    player = player_or_new(asked)
    token = asked.services.tokens.for_player(player)
    answer = answered(Player(token, player))
    with_cookie(answer, asked, token)
    return answer


def player_or_new(asked: Asked) -> str:
    """Return the id of the player who asks, or that of a new one.

    Raises:
        TokenError: if the header holds a token that is no player's.
    """
    services = asked.services
    given = given_in(asked.request.scope)
    try:
        return services.tokens.player(given.token)
    except TokenError:
        # Whoever shows a token means to be that player; a cookie is sent unasked.
        if not given.cookie:
            raise
    services.limits.player(asked.caller.household)
    return new_id()


def with_cookie(answer: Response, asked: Asked, token: str) -> None:
    """Let a browser keep a player's token, where no script can read it; "" takes it away."""
    answer.set_cookie(
        COOKIE,
        token,
        max_age=PLAYER_DAYS * 24 * 60 * 60 if token else 0,
        path="/",
        secure=asked.caller.secure or asked.services.settings.secure,
        httponly=True,
        samesite="lax",
    )


ENDPOINTS = (
    Endpoint(
        method="POST",
        path="/players",
        name="become_player",
        summary="Become a player, or renew the token of the player you are.",
        handle=become,
        answers={200: Kind(Player)},
        refuses=(401,),
    ),
)
