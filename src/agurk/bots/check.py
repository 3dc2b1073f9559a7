"""What any bot must do to be let to a table, ours or a guest's."""

from collections.abc import Iterable
from random import Random

from agurk.rules.actions import Choice
from agurk.rules.dealing import chance
from agurk.rules.errors import AgurkError
from agurk.rules.match import Phase
from agurk.rules.player import Player
from agurk.rules.state import State, begin
from agurk.rules.variant import Variant
from agurk.rules.view import View
from agurk.variants import VARIANTS

_RETRIED, _MOST_RETRIED = 0.1, 16
"""The share of choices that are asked for again, and how many in one match at most."""


class BadBot(AgurkError, ValueError):
    """A bot that does what a player cannot do; says where."""

    slug = "bad-bot"


def check(
    player: Player,
    variants: Iterable[Variant] | None = None,
    players: Iterable[int] | None = None,
    matches: int = 1,
    seed: int = 0,
) -> int:
    """Let a bot play whole matches in all seats, and return how many choices it made.

    Each choice must be one of the view's actions. Now and then the bot is asked again: with the
    same view and the same random numbers, with the view of another state that its seat cannot
    tell from the real one, and once more when the match is over. It must choose the same.

    >>> from agurk.bots import find
    >>> check(find("sharp"), [VARIANTS["danish"]], players=[3]) > 100
    True

    Args:
        player: The bot.
        variants: The ways to play; every preset if not given.
        players: The numbers of players; every number that a variant allows if not given.
        matches: How many matches of each.
        seed: What the deals come from.

    Raises:
        BadBot: if it fails.
    """
    wanted = None if players is None else set(players)
    choices = 0
    for variant in VARIANTS.values() if variants is None else variants:
        for number in range(variant.least_players, variant.most_players + 1):
            if wanted is None or number in wanted:
                for match in range(matches):
                    trial = _Trial(player, Random(f"{seed} {variant.key} {number} {match}"))
                    choices += trial.play(begin(variant, number))
    return choices


class _Trial:
    """One match in which a bot is watched."""

    def __init__(self, player: Player, random: Random) -> None:
        self._player = player
        self._random = random
        self._remembered: list[tuple[View, int, Choice]] = []

    def play(self, state: State) -> int:
        """Play a match to its end, and return how many choices the bot made."""
        choices = 0
        while state.match.phase is not Phase.OVER:
            if state.to_act is None:
                state = state.apply(chance(state.match, self._random.randbytes(32))).state
                continue
            view = state.view(state.to_act)
            choice = self._ask(view, self._random.getrandbits(32))
            state = state.apply(choice).state
            choices += 1
        for view, seed, choice in reversed(self._remembered):
            self._ask_again(view, seed, choice, "the same view after the match")
        return choices

    def _ask(self, view: View, seed: int) -> Choice:
        """Return the bot's choice, made sure of."""
        choice = self._player.choose(view, Random(seed))
        if choice not in view.actions:
            some = ", ".join(map(repr, view.actions[:5]))
            raise BadBot(f"{_where(view)} it chose {choice!r}; it could choose {some}.")
        if len(self._remembered) < _MOST_RETRIED and self._random.random() < _RETRIED:
            self._ask_again(view, seed, choice, "the same view and random numbers")
            twin = view.resample(self._random).view(view.seat)
            self._ask_again(twin, seed, choice, "other hidden cards")
            self._remembered.append((view, seed, choice))
        return choice

    def _ask_again(self, view: View, seed: int, choice: Choice, given: str) -> None:
        """Make sure that the bot makes the same choice again."""
        again = self._player.choose(view, Random(seed))
        if again != choice:
            raise BadBot(f"{_where(view)} it chose {choice!r}, but given {given} {again!r}.")


def _where(view: View) -> str:
    match = view.match
    return (
        f"At {match.variant.key} with {match.players} players, in deal {match.number}, asked for "
        f"{match.phase.value}:"
    )
