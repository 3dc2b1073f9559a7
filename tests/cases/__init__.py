"""The specification's cases, put to the engine."""
