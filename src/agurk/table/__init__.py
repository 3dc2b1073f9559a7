"""A table without I/O and without a clock: commands go in, numbered entries come out.

Terminal, tests and servers drive the same `Table`. Its log is all that has to be kept.
"""
