"""The table in plain lines: what is shown, asked and saved while a match is played."""
