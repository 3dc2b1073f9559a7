### The page's sentences: seats.
