### The page's sentences: records.
