"""The engine. It knows no game: nodes, flow, decisions, chance, secrets, records."""
