"""The table server: HTTP, WebSocket, storage and fan-out."""
