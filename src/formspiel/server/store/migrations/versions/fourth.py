"""Challenges: the same cards for everybody."""

import sqlalchemy as sa
from alembic import op

revision = "4"
down_revision = "3"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "challenges",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("made_at", sa.Double, nullable=False),
        sa.Column("address", sa.String(64), nullable=False),
        sa.Column("opens_at", sa.Double, nullable=True),
        sa.Column("ends_at", sa.Double, nullable=True),
        sa.Column("stage", sa.Integer, nullable=True),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_index("challenges_ends", "challenges", ["ends_at"])
    op.create_index("challenges_stages", "challenges", ["stage"])
    op.create_table(
        "entrants",
        sa.Column("challenge_id", sa.String(16), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("name_key", sa.String(1000), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("is_again", sa.Boolean, nullable=False),
        sa.Column("days", sa.Integer, nullable=True),
    )
    op.create_index("entrants_names", "entrants", ["challenge_id", "name_key"], unique=True)
    op.create_index("entrants_tokens", "entrants", ["challenge_id", "token"], unique=True)
    op.create_table(
        "results",
        sa.Column("challenge_id", sa.String(16), primary_key=True),
        sa.Column("game", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("entrant", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("points", sa.Integer, nullable=True),
        sa.Column("missed", sa.Integer, nullable=False),
        sa.Column("begun_at", sa.Double, nullable=False),
        sa.Column("finished_at", sa.Double, nullable=True),
        sa.Column("answer", sa.Text, nullable=True),
    )
    op.create_index("results_tables", "results", ["challenge_id", "table_id"])
    op.create_table(
        "pars",
        sa.Column("challenge_id", sa.String(16), primary_key=True),
        sa.Column("game", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("data", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Drop them."""
    for name in ("pars", "results", "entrants", "challenges"):
        op.drop_table(name)
