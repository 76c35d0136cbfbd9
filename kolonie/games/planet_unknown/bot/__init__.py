"""What a position of this game is worth, and which options are worth trying."""
