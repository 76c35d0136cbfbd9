"""A finished game looked at again: what turns were worth, what would have been better, who was ahead when."""
