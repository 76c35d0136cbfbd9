"""What a position of Evacuation is worth to a seat."""
