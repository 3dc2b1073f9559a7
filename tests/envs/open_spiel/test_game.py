"""The game of OpenSpiel: its own tests, its values, and what a player cannot know."""

from random import Random

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy as policies
from open_spiel.python.algorithms import expected_game_score, exploitability

from agurk.envs.open_spiel import BotPolicy, EquilibriumPolicy
from agurk.rules.errors import DealError, PlayersError, UnknownVariant, VariantError, WrongTime
from agurk.sim import native
from agurk.solve.equilibrium import Equilibrium
from agurk.variants import VARIANTS

SMALL = "python_agurk(variant=danish,players=2,cards=2)"


def load(key, players, cards=0, house=""):
    told = {"variant": key, "players": players, "cards": cards, "house": house}
    return pyspiel.load_game("python_agurk", told)


@pytest.mark.parametrize("key", VARIANTS)
def test_every_variant_passes_the_random_simulation(key):
    game = load(key, VARIANTS[key].least_players)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("key", ["danish", "gurka_is_exchange", "rassi", "bga"])
def test_as_many_players_as_can_be_pass_it_too(key):
    game = load(key, VARIANTS[key].most_players)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_a_game_of_house_rules_is_loaded_from_its_text_again():
    game = load("danish", 3, 4, "follow:forced ace:none")
    assert game.table.plan.variant.follow.value == "forced"
    twin = pyspiel.load_game(str(game))
    assert twin.table.plan == game.table.plan
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def wander(state, random, steps=1000):
    """Walk at random, so many decisions at most; return the state."""
    while not state.is_terminal() and steps:
        if state.is_chance_node():
            ranks, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(ranks, weights)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
            steps -= 1
    return state


@pytest.mark.parametrize("key", ["danish", "gurka_se", "ogorek", "five_cucumbers", "rassi"])
def test_returns_are_what_others_pay_less_what_one_pays(key):
    game, random = load(key, 3), Random(key)
    for _ in range(20):
        state = wander(game.new_initial_state(), random)
        paid, got = state.moment.paid, state.returns()
        assert sum(got) == pytest.approx(0)
        assert got[0] == pytest.approx((paid[1] + paid[2]) / 2 - paid[0])
        assert any(paid)


@pytest.mark.parametrize(
    "key", ["danish", "gurka_is", "gurka_is_exchange", "rassi", "twenty_two", "ogorek_kontra"]
)
def test_what_is_resampled_cannot_be_told_apart(key):
    game, random = load(key, 3), Random(key)
    changed = tried = 0
    for _ in range(12):
        state = wander(game.new_initial_state(), random, random.randrange(16))
        if state.is_terminal() or state.is_chance_node():
            continue
        for player in range(3):
            twin = state.resample_from_infostate(player, random.random)
            assert twin.current_player() == state.current_player()
            for told in ("information_state_string", "observation_string"):
                assert getattr(twin, told)(player) == getattr(state, told)(player)
            for told in ("information_state_tensor", "observation_tensor"):
                assert getattr(twin, told)(player) == getattr(state, told)(player)
            tried += 1
            changed += str(twin) != str(state)
    assert changed > tried / 2 > 3


def test_a_deal_that_is_being_dealt_is_resampled_as_well():
    game, random = load("danish", 3), Random(1)
    state = game.new_initial_state()
    for _ in range(12):
        state.apply_action(random.choice(state.legal_actions()))
    for player in range(3):
        twin = state.resample_from_infostate(player, random.random)
        assert twin.information_state_string(player) == state.information_state_string(player)


def test_nothing_is_resampled_while_cards_are_drawn():
    game, random = load("diku_exchange", 2), Random(3)
    state = game.new_initial_state()
    while state.moment.by_chance:
        state.apply_action(random.choice(state.legal_actions()))
    state.apply_action(state.legal_actions()[0])
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[-1])
    with pytest.raises(WrongTime, match="drawn from the stock"):
        state.resample_from_infostate(0, random.random)


@pytest.mark.parametrize("key", ["danish", "gurka_is_exchange", "rassi"])
def test_hidden_cards_are_not_in_what_others_know(key):
    game, random = load(key, 3), Random(key)
    for _ in range(8):
        state = wander(game.new_initial_state(), random, 8)
        if state.is_terminal() or state.is_chance_node():
            continue
        told = state.information_state_string(0)
        twin = state.resample_from_infostate(0, random.random)
        names = game.table.numbering.names
        for place in (1, 2):
            other = " ".join(names[rank] for rank in twin.moment.hands[place])
            assert f"hand {other};" not in told or other == " ".join(
                names[rank] for rank in state.moment.hands[0]
            )


def test_states_that_a_player_cannot_tell_apart_have_one_information_state():
    game, seen = pyspiel.load_game(SMALL), {}
    state = game.new_initial_state()
    for rank in (3, 9, 2, 5):
        state.apply_action(rank)
    other = game.new_initial_state()
    for rank in (3, 9, 2, 12):
        other.apply_action(rank)
    assert state.information_state_string(0) == other.information_state_string(0)
    assert state.information_state_string(1) != other.information_state_string(1)
    seen[state.information_state_string(0)] = state.legal_actions()
    assert seen[other.information_state_string(0)] == other.legal_actions()


def test_observers_of_all_cards_are_refused():
    kind = pyspiel.IIGObservationType(
        perfect_recall=True, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    with pytest.raises(WrongTime, match="Nobody observes the cards of all players"):
        pyspiel.load_game(SMALL).make_py_observer(kind)


def test_one_card_is_worth_what_our_solver_says():
    game = load("danish", 2, 1)
    uniform = policies.UniformRandomPolicy(game)
    value = expected_game_score.policy_value(game.new_initial_state(), [uniform, uniform])
    assert value.tolist() == pytest.approx([0.4706, -0.4706], abs=1e-4)
    assert value[0] == pytest.approx(Equilibrium.of(VARIANTS["danish"], 1).value)
    assert exploitability.nash_conv(game, uniform) == pytest.approx(0)


@pytest.fixture(scope="module")
def small():
    return pyspiel.load_game(SMALL)


def tabular(game, player):
    """Return a policy as a table, by which OpenSpiel's own programs go on faster."""
    table, left = {}, [game.new_initial_state()]
    while left:
        state = left.pop()
        if not (state.is_terminal() or state.is_chance_node()):
            chances = player.action_probabilities(state)
            table[state.information_state_string()] = list(chances.items())
        left += [state.child(action) for action in state.legal_actions()]
    return pyspiel.TabularPolicy(table)


# Half a minute by itself, several beside other programs.
@pytest.mark.timeout(900)
@pytest.mark.skipif(not native.available(), reason="there is no kernel")
def test_two_cards_are_worth_what_our_solver_says(small):
    ours = tabular(small, EquilibriumPolicy(small))
    found = Equilibrium.of(VARIANTS["danish"], 2)
    value = pyspiel.expected_returns(small.new_initial_state(), ours, -1, True)
    assert value == pytest.approx([found.value, -found.value], abs=1e-6)
    assert value[0] == pytest.approx(2.739, abs=0.002)
    assert pyspiel.exploitability(small, ours) == pytest.approx(found.exploitability, abs=1e-6)


@pytest.mark.timeout(900)
def test_counterfactual_regret_minimisation_comes_near_it(small):
    solver = pyspiel.CFRPlusSolver(small)
    for _ in range(6):
        solver.evaluate_and_update_policy()
    learnt = solver.average_policy()
    value = pyspiel.expected_returns(small.new_initial_state(), learnt, -1, True)
    assert value[0] == pytest.approx(2.739, abs=0.3)
    assert pyspiel.exploitability(small, learnt) < 0.4


def test_an_equilibrium_of_other_deals_is_refused(small):
    with pytest.raises(DealError, match="says nothing of danish with 2"):
        EquilibriumPolicy(small, Equilibrium.of(VARIANTS["danish"], 1))


@pytest.mark.parametrize("bot", ["uniform", "sharp", "ladder"])
@pytest.mark.parametrize("key", ["gurka_is_exchange", "twenty_two", "danish"])
def test_a_bot_of_ours_is_a_policy(key, bot):
    game, random = load(key, 2, 6), Random(bot)
    state, player = game.new_initial_state(), BotPolicy(game, bot)
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(random.choice(state.legal_actions()))
            continue
        chances = player.action_probabilities(state)
        assert list(chances) == state.legal_actions()
        assert max(chances.values()) == sum(chances.values()) == 1
        assert player.action_probabilities(state) == chances
        state.apply_action(max(chances, key=lambda number: chances[number]))


@pytest.mark.parametrize(
    ("told", "error"),
    [
        pytest.param({"variant": "whist"}, UnknownVariant, id="variant"),
        pytest.param({"players": 8}, PlayersError, id="players"),
        pytest.param({"house": "follow:sometimes"}, VariantError, id="house rules"),
    ],
)
def test_a_game_that_is_none_is_refused(told, error):
    from agurk.envs.open_spiel import AgurkGame

    with pytest.raises(error):
        AgurkGame(told)


def test_numbers_of_observers_are_named():
    game = load("diku_exchange", 2)
    state = wander(game.new_initial_state(), Random(1), 5)
    observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    observer.set_from(state, 0)
    assert set(observer.dict) == {"player", "hand", "history"}
    assert observer.dict["hand"].sum() * 8 == 7
    assert observer.dict["history"].sum() == len(state.moment.entries)
    assert np.array_equal(observer.tensor, np.array(state.information_state_tensor(0)))
