"""What the adapters need that Agurk itself does without."""

from importlib.util import find_spec

from agurk.sim.extras import MissingExtra

_PROJECTS = {"pyspiel": "OpenSpiel", "gymnasium": "Gymnasium", "pettingzoo": "PettingZoo"}


def need(*modules: str) -> None:
    """Make sure that packages are there.

    Raises:
        MissingExtra: if one is not installed; says what to install.
    """
    for module in modules:
        if find_spec(module) is None:
            raise MissingExtra(
                f"agurk.envs needs {_PROJECTS.get(module, module)} here, which is not installed: "
                'pip install "agurk[research]".'
            )
