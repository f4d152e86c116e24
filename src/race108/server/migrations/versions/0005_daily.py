"""The deal of the day."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """No table of an older store is one."""
    op.add_column("tables", sa.Column("daily", sa.String(10)))
    op.add_column("tables", sa.Column("score", sa.Integer))
    op.create_index("tables_daily", "tables", ["daily", "game", "score"])
