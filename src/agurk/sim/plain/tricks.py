"""What a trick asks, and what its plays have shown, from the rule itself: slow and obvious."""

from agurk.rules import choices as ch
from agurk.sim.plain.deal import Deal, Play


def asked(deal: Deal) -> Play | None:
    """Return what the trick asks of the next play: None to lead, () for the lowest card alone."""
    shape, trick = deal.shape, deal.trick
    if not deal.made:
        return None
    if is_bound(deal):
        return ()
    if shape.lead is ch.Lead.SETS:
        if shape.set_follow is ch.SetFollow.ALL:
            return (max([play[-1] for play in trick]),) * len(trick[0])
        return trick[deal.holder]
    if shape.reference is ch.Reference.PREVIOUS:
        return trick[-1]
    return max(trick)


def is_bound(deal: Deal) -> bool:
    """Tell whether an ace obliges the next player to play the lowest card."""
    trick = deal.trick if deal.made else []
    binding = {
        ch.Ace.NONE: [],
        ch.Ace.LED: trick[:1],
        ch.Ace.ANY: trick,
        ch.Ace.NEXT: trick[-1:],
    }[deal.shape.ace]
    return (deal.shape.ace_rank,) in binding


def heads(deal: Deal, play: Play) -> bool:
    """Tell whether a play heads what the trick asks for, or leads to it."""
    wanted = asked(deal)
    if wanted is None:
        return True
    if len(play) != len(wanted):
        return False
    if deal.shape.set_follow is ch.SetFollow.EQUAL and play[0] != play[-1]:
        return False
    return all(mine >= theirs for mine, theirs in zip(play, wanted, strict=True))


def ruled_out(deal: Deal, play: Play) -> set[int]:
    """Return the ranks that nobody holds who makes this play now.

    A play is legal in a hand exactly when it is legal beside each other card of that hand, so the
    rule is asked once for each rank.
    """
    if deal.held < 2:
        return set()
    found = set()
    for rank in range(deal.shape.ranks):
        probe = deal.copy()
        probe.hands[deal.turn] = sorted((*play, rank))
        probe.held = len(play) + 1
        if play not in probe.legal():
            found.add(rank)
    return found
