"""Who may read an archived record. Of those archived before, nothing is known of that."""

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column."""
    op.add_column("archive", sa.Column("access", sa.Text, nullable=True))


def downgrade() -> None:
    """Drop it."""
    with op.batch_alter_table("archive") as archive:
        archive.drop_column("access")
