"""What all tests share."""

from hypothesis import settings

# A first example imports what it tests, and a busy machine is slow: time is no property.
settings.register_profile("agurk", deadline=None)
settings.load_profile("agurk")
