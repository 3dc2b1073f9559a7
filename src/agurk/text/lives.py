"""Lives as they are drawn in text: a cucumber for each that is lost.

>>> lives_text(2, 1), lives_text(4, 1)
('(::)(  )', '(::) 3/4')
"""

CUCUMBER, PENCIL = "(::)", "(  )"
"""A cucumber, and the place that waits for one."""

_MOST = 2


def lives_text(lives: int, left: int) -> str:
    """Return the lives lost as cucumbers, and those left as places that wait for one.

    Args:
        lives: How many everybody begins with.
        left: How many somebody has left.
    """
    lost = lives - left
    if lives > _MOST:
        return f"{CUCUMBER if lost else PENCIL} {lost}/{lives}"
    return CUCUMBER * lost + PENCIL * left
