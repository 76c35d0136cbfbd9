"""Data Era, the expansion of Underwater Cities: the setting `data_era=on`."""
