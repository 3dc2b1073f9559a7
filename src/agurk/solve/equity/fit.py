"""Fitting the net to matches that were played: with numpy, by Adam, the same for the same seed."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from agurk.solve.equity.net import HIDDEN, INPUTS, Net, Scale, shapes_of
from agurk.solve.equity.situation import Situation

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Values = NDArray[np.float64]
    Numbers = NDArray[np.int32]

_BATCH = 128
_RATE, _LAST_RATE = 4e-3, 5e-5
_SLOW, _SLOWER, _SMALL = 0.9, 0.999, 1e-8


class Rows(NamedTuple):
    """Matches before a deal with so many seats still in, by place; and what came of them."""

    scores: "Numbers"
    lives: "Numbers"
    bought: "Numbers"
    kept: "Numbers"
    leader: "Numbers"
    size: "Numbers"
    players: "Numbers"
    wins: "Values"
    """What part of the match each place won, or its chance to."""
    losses: "Values"
    """Whether the rules named it as a loser, or the chance of that."""


_NAMES = ("scores", "lives", "bought", "kept", "leader", "size", "players")


def inputs_of_rows(scale: Scale, rows: Rows) -> "Values":
    """Return what the net sees of each place of each row: `net.inputs_of` for many."""
    many, seats = rows.scores.shape
    scores = rows.scores.astype(np.float64)
    place = np.arange(seats)
    turn = (place - rows.leader[:, None]) % seats
    ordered = np.sort(scores, axis=1)
    most = np.where(scores == ordered[:, -1:], ordered[:, -2:-1], ordered[:, -1:])
    least = np.where(scores == ordered[:, :1], ordered[:, 1:2], ordered[:, :1])
    # Whoever shares the highest or lowest score has it for another's, too.
    tails = np.array(scale.tails)[np.clip(rows.scores, 0, scale.limit)]
    found = np.zeros((many, seats, INPUTS))
    columns = (
        np.minimum(scores / scale.limit, 2.0),
        tails[..., 0],
        tails[..., 1],
        tails[..., 2],
        (rows.lives - 1) / max(1, scale.lives - 1),
        (scores - most) / scale.limit,
        (scores - least) / scale.limit,
        rows.bought / max(1, scale.times),
        rows.kept / 8,
        turn == 0,
        turn == 1,
        turn == seats - 1,
        turn / (seats - 1),
        np.broadcast_to(scale.lead_moves & (place == seats - 1), turn.shape),
        1 / seats,
        float(seats == 2),
        float(seats == 3),
        rows.players[:, None] / 10,
        rows.size[:, None] / 10,
    )
    for at, column in enumerate(columns):
        found[..., at] = column
    return found


def chances_of_rows(net: Net, rows: Rows) -> "tuple[Values, Values]":
    """Return by row and place the chances to win and to be named as a loser."""
    weights = [
        np.array(layer).reshape(shape[::-1]).T if len(shape) == 2 else np.array(layer)
        for layer, shape in zip(net.weights, shapes_of(net.hidden), strict=True)
    ]
    *_, wins, losses = _forward(weights, inputs_of_rows(net.scale, rows))
    return wins, losses


def chances_of(net: Net, situations: "Sequence[Situation]") -> "tuple[Values, Values]":
    """Return the same for situations with the same number of seats still in."""
    told = {name: np.array([getattr(one, name) for one in situations], np.int32) for name in _NAMES}
    return chances_of_rows(net, Rows(**told, wins=np.zeros(0), losses=np.zeros(0)))


def fit(scale: Scale, groups: "list[Rows]", *, epochs: int, losers: bool, seed: int = 1) -> Net:
    """Return the net that tells best what came of matches.

    Args:
        scale: What scores are measured by.
        groups: Matches, those with the same number of seats still in together.
        epochs: How often to go through them.
        losers: Whether losers are named.
        seed: What the first weights and the order of matches follow from.
    """
    random = np.random.default_rng(seed)
    weights = [
        random.normal(0, (2 / shape[0]) ** 0.5, shape) if len(shape) == 2 else np.zeros(shape)
        for shape in shapes_of(HIDDEN)
    ]
    weights = [layer.astype(np.float32) for layer in weights]
    weights[4] *= 0.1
    adam = _Adam(weights)
    inputs = [inputs_of_rows(scale, rows).astype(np.float32) for rows in groups]
    pieces = [
        (at, first)
        for at, rows in enumerate(groups)
        for first in range(0, len(rows.scores), _BATCH)
    ]
    steps, done = epochs * len(pieces), 0
    for _ in range(epochs):
        orders = [random.permutation(len(rows.scores)) for rows in groups]
        for piece in random.permutation(len(pieces)):
            at, first = pieces[piece]
            chosen = orders[at][first : first + _BATCH]
            gradient = _gradient(
                weights,
                inputs[at][chosen],
                groups[at].wins[chosen].astype(np.float32),
                groups[at].losses[chosen].astype(np.float32) if losers else None,
            )
            cooled = 0.5 + 0.5 * np.cos(np.pi * done / steps)
            adam.step(weights, gradient, _LAST_RATE + (_RATE - _LAST_RATE) * float(cooled))
            done += 1
    return Net(scale, tuple(layer.T.ravel().tolist() for layer in weights))


def _forward(weights: "list[Values]", inputs: "Values") -> "tuple[Values, ...]":
    """Return what each layer gives, and the chances in the end."""
    first = np.maximum(inputs @ weights[0] + weights[1], 0)
    mean = np.broadcast_to(first.mean(axis=1, keepdims=True), first.shape)
    both = np.concatenate([first, mean], axis=2)
    second = np.maximum(both @ weights[2] + weights[3], 0)
    out = second @ weights[4] + weights[5]
    odds = np.exp(out[..., 0] - out[..., 0].max(axis=1, keepdims=True))
    wins = odds / odds.sum(axis=1, keepdims=True)
    return first, both, second, wins, 1 / (1 + np.exp(-out[..., 1]))


def _gradient(
    weights: "list[Values]", inputs: "Values", won: "Values", lost: "Values | None"
) -> "list[Values]":
    """Return how the surprise at what came of a batch grows with each weight."""
    first, both, second, wins, losses = _forward(weights, inputs)
    many = len(inputs)
    out = np.zeros((*wins.shape, 2), wins.dtype)
    out[..., 0] = (wins - won) / many
    if lost is not None:
        out[..., 1] = (losses - lost) / many
    to_second = (out @ weights[4].T) * (second > 0)
    to_both = to_second @ weights[2].T
    own = first.shape[-1]
    shared = to_both[..., own:].mean(axis=1, keepdims=True)
    to_first = (to_both[..., :own] + shared) * (first > 0)

    def product(rows: "Values", errors: "Values") -> "Values":
        return rows.reshape(-1, rows.shape[-1]).T @ errors.reshape(-1, errors.shape[-1])

    return [
        product(inputs, to_first),
        to_first.sum(axis=(0, 1)),
        product(both, to_second),
        to_second.sum(axis=(0, 1)),
        product(second, out),
        out.sum(axis=(0, 1)),
    ]


class _Adam:
    """Steps as long as the gradient is steady."""

    def __init__(self, weights: "list[Values]") -> None:
        self._mean = [np.zeros_like(layer) for layer in weights]
        self._square = [np.zeros_like(layer) for layer in weights]
        self._steps = 0

    def step(self, weights: "list[Values]", gradient: "list[Values]", rate: float) -> None:
        """Change weights against a gradient."""
        self._steps += 1
        fade, fades = 1 - _SLOW**self._steps, 1 - _SLOWER**self._steps
        for at, slope in enumerate(gradient):
            self._mean[at] += (1 - _SLOW) * (slope - self._mean[at])
            self._square[at] += (1 - _SLOWER) * (slope**2 - self._square[at])
            weights[at] -= (
                rate * (self._mean[at] / fade) / (np.sqrt(self._square[at] / fades) + _SMALL)
            )
