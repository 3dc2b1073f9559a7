### The page's sentences: keeping.
