"""A match at a keyboard, however it is drawn: who sits, what is asked, where it is kept."""
