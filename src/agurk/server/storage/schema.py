"""The tables of a database, the same in SQLite and in PostgreSQL.

The migrations make them; `tests/server/storage` holds both to the same.
"""

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)
"""All tables."""

WORD = Text().with_variant(Text(collation="C"), "postgresql")
"""An id or a key: compared byte by byte, in every database alike."""

rooms = Table(
    "rooms",
    metadata,
    Column("room", WORD, primary_key=True),
    Column("stage", WORD, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("summary", Text, nullable=False),
    Column("opened", Double, nullable=False),
    Column("touched", Double, nullable=False),
    Index(None, "listed", "opened"),
    Index(None, "touched"),
)
"""How each room is found."""

entries = Table(
    "entries",
    metadata,
    Column("room", WORD, ForeignKey(rooms.c.room, ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("data", Text, nullable=False),
)
"""The log of each room. Its key is what refuses a second writer."""

room_players = Table(
    "room_players",
    metadata,
    Column("room", WORD, ForeignKey(rooms.c.room, ondelete="CASCADE"), primary_key=True),
    Column("player", WORD, primary_key=True),
    Index(None, "player"),
)
"""Whose ids are in the log of each room, so that they are found when they are to go."""

matches = Table(
    "matches",
    metadata,
    Column("match", WORD, primary_key=True),
    Column("room", WORD, nullable=False),
    Column("begun", Double, nullable=False),
    Column("ended", Double, nullable=False),
    Column("variant", WORD, nullable=False),
    Column("players", Integer, nullable=False),
    Column("record", Text, nullable=False),
    Column("again", WORD),
    Column("again_from", Integer),
    Column("house", Text),
    Index(None, "again"),
)
"""The matches that are over. They stay when their room goes, so `room` refers to nothing."""

match_seats = Table(
    "match_seats",
    metadata,
    Column("match", WORD, ForeignKey(matches.c.match, ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", WORD),
    Column("name", Text, nullable=False),
    Column("bot", Text, nullable=False),
    Column("won", Double, nullable=False),
    Column("lost", Boolean, nullable=False),
    Column("points", Integer, nullable=False),
    Column("last_tricks", Integer, nullable=False),
    Column("deals", Integer, nullable=False),
    Index(None, "player"),
)
"""How each match ended, by seat."""

signing_keys = Table(
    "signing_keys",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("key", LargeBinary, nullable=False),
    Column("made", Double, nullable=False),
)
"""The keys that tokens are signed with; the highest number is the newest."""
