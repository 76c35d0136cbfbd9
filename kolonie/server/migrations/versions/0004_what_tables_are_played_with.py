"""The components that tables are played with, and how tables last looked: for programs to come."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "packs",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
    )
    op.create_table(
        "stills",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("stills")
    op.drop_table("packs")
