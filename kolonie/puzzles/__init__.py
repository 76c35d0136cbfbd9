"""Puzzles: positions of real games in which one way to play a turn is clearly better than any other."""
