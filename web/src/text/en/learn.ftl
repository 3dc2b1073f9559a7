### The page's sentences: learn.
