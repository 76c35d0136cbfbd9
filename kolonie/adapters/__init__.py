"""Doors for other people's bots: numbers for options and views, PettingZoo, OpenSpiel, and a client."""
