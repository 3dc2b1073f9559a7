"""Agurk: the game of Cucumber as a rules engine."""

__version__: str


def __getattr__(name: str) -> str:
    if name == "__version__":
        # Late, because importlib.metadata takes longer to load than all of this package.
        from importlib.metadata import version

        return version("agurk")
    raise AttributeError(f"module 'agurk' has no attribute {name!r}")
