"""Analyses of finished tables: what was found out so far, and who asked for it."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32)),
        sa.Column("asked", sa.Double(), nullable=False),
        sa.Column("budget", sa.Integer(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("finished", sa.Double()),
        sa.Column("lease", sa.Double(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
    )
    op.create_index("analyses_by_person", "analyses", ["person", "asked"])


def downgrade() -> None:
    op.drop_table("analyses")
