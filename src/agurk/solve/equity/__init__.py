"""Match equity: the chance to win a match, and not to lose it, as it stands between deals."""

from agurk.solve.equity.equity import Chances, Equity
from agurk.solve.equity.shared import equity_of

__all__ = ["Chances", "Equity", "equity_of"]
