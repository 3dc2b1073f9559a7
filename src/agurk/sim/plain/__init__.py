"""The kernel in plain Python: slower, and the same to the bit."""
