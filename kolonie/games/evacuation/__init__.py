"""Evacuation: two worlds, seven phases, a race and a points game."""
