"""Matches that had the deals of an earlier one."""

import sqlalchemy as sa
from alembic import op

revision = "deals_again"
down_revision = "first_tables"

WORD = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    """Let each match name the one whose deals it had once more."""
    op.add_column("matches", sa.Column("again", WORD))
    op.add_column("matches", sa.Column("again_from", sa.Integer))
    op.create_index("ix_matches_again", "matches", ["again"])


def downgrade() -> None:
    """Forget which matches had known deals."""
    op.drop_index("ix_matches_again", "matches")
    # Not in a batch: that makes a new table on SQLite, and the seats would go with the old one.
    op.drop_column("matches", "again_from")
    op.drop_column("matches", "again")
