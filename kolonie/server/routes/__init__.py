"""The HTTP and WebSocket routes. They check, call the house, and answer; nothing else."""
