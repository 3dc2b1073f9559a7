"""A learner's loop in Gymnasium against bots of ours; here the learner is a rule in one line."""

import gymnasium

import agurk.envs  # noqa: F401 - makes gymnasium know the environment

env = gymnasium.make("agurk/Cucumber-v0", bots=["sharp", "ladder", "uniform"], reward="deal")
lost = 0.0
for deal in range(200):
    observation, info = env.reset(seed=deal)
    over = False
    while not over:
        highest = int(observation["action_mask"].nonzero()[0][-1])
        observation, reward, over, cut, info = env.step(highest)
        lost -= float(reward)
print(f"lost {lost:.0f} of 200 deals")
