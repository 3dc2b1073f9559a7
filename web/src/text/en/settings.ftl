### The page's sentences: settings.
