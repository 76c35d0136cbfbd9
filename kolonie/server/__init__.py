"""The table on the network: HTTP for commands, WebSocket for what happens, a log that is never lost."""
