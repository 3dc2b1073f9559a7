### The page's sentences: invite.
