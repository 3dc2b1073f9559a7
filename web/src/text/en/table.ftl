### The page's sentences: table.
