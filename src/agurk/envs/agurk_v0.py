"""Cucumber for PettingZoo, one agent at a time or in parallel.

>>> from agurk.envs import agurk_v0
>>> env = agurk_v0.env(variant="danish", players=4)
>>> env.reset(seed=1)
>>> for agent in env.agent_iter():
...     observation, reward, terminated, truncated, info = env.last()
...     if terminated or truncated:
...         env.step(None)
...     else:
...         env.step(env.action_space(agent).sample(observation["action_mask"]))
"""

from agurk.envs.needs import need

need("numpy", "gymnasium", "pettingzoo")

from agurk.envs.parallel import parallel_env  # noqa: E402 - only once all of it is there
from agurk.envs.turns import env, raw_env  # noqa: E402

__all__ = ["env", "parallel_env", "raw_env"]
