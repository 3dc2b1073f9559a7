"""Random agents play Cucumber in PettingZoo, one of them by a bot of ours."""

from agurk.envs import agurk_v0

env = agurk_v0.env(variant="danish", players=4)
env.action_space("player_0").seed(1)
paid = dict.fromkeys(env.possible_agents, 0.0)
for deal in range(50):
    env.reset(seed=deal)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        paid[agent] -= reward
        if terminated or truncated:
            action = None
        elif agent == "player_0":
            action = env.unwrapped.bot("ladder")
        else:
            action = env.action_space(agent).sample(observation["action_mask"])
        env.step(action)
for agent, points in paid.items():
    print(f"{agent} paid {points:.0f} points in 50 deals")
