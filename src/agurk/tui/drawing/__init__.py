"""The table in characters, by pure functions: views and sizes go in, styled lines come out."""
