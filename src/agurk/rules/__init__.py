"""What the game is: cards, variant, trick, deal, match, view. Standard library only."""
