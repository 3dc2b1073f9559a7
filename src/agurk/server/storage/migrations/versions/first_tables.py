"""The first tables: rooms and their logs, matches that are over, and keys."""

import sqlalchemy as sa
from alembic import op

revision = "first_tables"
down_revision = None

WORD = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    """Make the first tables."""
    _rooms()
    _matches()
    op.create_table(
        "signing_keys",
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_signing_keys"),
    )


def downgrade() -> None:
    """Remove them, with all that is in them."""
    tables = ("signing_keys", "match_seats", "matches", "room_players", "entries", "rooms")
    for table in tables:
        op.drop_table(table)


def _rooms() -> None:
    op.create_table(
        "rooms",
        sa.Column("room", WORD, nullable=False),
        sa.Column("stage", WORD, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("opened", sa.Double, nullable=False),
        sa.Column("touched", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("room", name="pk_rooms"),
    )
    op.create_index("ix_rooms_listed_opened", "rooms", ["listed", "opened"])
    op.create_index("ix_rooms_touched", "rooms", ["touched"])
    op.create_table(
        "entries",
        sa.Column("room", WORD, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("room", "number", name="pk_entries"),
        sa.ForeignKeyConstraint(
            ["room"], ["rooms.room"], name="fk_entries_room", ondelete="CASCADE"
        ),
    )
    op.create_table(
        "room_players",
        sa.Column("room", WORD, nullable=False),
        sa.Column("player", WORD, nullable=False),
        sa.PrimaryKeyConstraint("room", "player", name="pk_room_players"),
        sa.ForeignKeyConstraint(
            ["room"], ["rooms.room"], name="fk_room_players_room", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_room_players_player", "room_players", ["player"])


def _matches() -> None:
    op.create_table(
        "matches",
        sa.Column("match", WORD, nullable=False),
        sa.Column("room", WORD, nullable=False),
        sa.Column("begun", sa.Double, nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
        sa.Column("variant", WORD, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("match", name="pk_matches"),
    )
    op.create_table(
        "match_seats",
        sa.Column("match", WORD, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("player", WORD),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("bot", sa.Text, nullable=False),
        sa.Column("won", sa.Double, nullable=False),
        sa.Column("lost", sa.Boolean, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("last_tricks", sa.Integer, nullable=False),
        sa.Column("deals", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("match", "seat", name="pk_match_seats"),
        sa.ForeignKeyConstraint(
            ["match"], ["matches.match"], name="fk_match_seats_match", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_match_seats_player", "match_seats", ["player"])
