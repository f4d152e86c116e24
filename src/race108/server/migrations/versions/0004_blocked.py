"""Networks whose people are not let in."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Nobody is blocked yet."""
    op.create_table(
        "blocked",
        sa.Column("network", sa.String(64), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("until", sa.Float),
        sa.Column("why", sa.String(200), nullable=False),
    )
