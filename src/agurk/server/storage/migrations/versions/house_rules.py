"""The house rules of matches that are over."""

import re

import sqlalchemy as sa
from alembic import op

revision = "house_rules"
down_revision = "deals_again"

_matches = sa.table("matches", sa.column("match"), sa.column("house"), sa.column("record"))
_HOUSE = re.compile(r'^\[House "([^"]*)"\]$', re.MULTILINE)


def upgrade() -> None:
    """Let each match name its house rules; what its record says of them is copied."""
    op.add_column("matches", sa.Column("house", sa.Text))
    connection = op.get_bind()
    ruled = sa.select(_matches.c.match, _matches.c.record).where(
        _matches.c.record.like('%[House "%')
    )
    for match, record in connection.execute(ruled).all():
        found = _HOUSE.search(record)
        if found is not None:
            changed = sa.update(_matches).where(_matches.c.match == match)
            connection.execute(changed.values(house=found[1]))


def downgrade() -> None:
    """Forget which house rules matches had."""
    op.drop_column("matches", "house")
