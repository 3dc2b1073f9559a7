"""The steps, each named after what it does."""
