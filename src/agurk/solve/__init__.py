"""What can be reckoned of the game: the chance to win a match."""
