"""What a table of people needs, without any network: seats, history, take-back, records."""
