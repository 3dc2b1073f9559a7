"""The terminal as a place to play: the page's table in characters, with keys and mouse.

Matches are driven by sessions, which keep states away from what draws: a screen gets pictures,
made of views, and gives back what somebody decides.
"""
