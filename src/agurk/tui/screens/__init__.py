"""What fills the terminal: the first screen, the table, and all around it."""
