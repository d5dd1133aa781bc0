"""What `/metrics` tells of this process."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

MOVES = Counter("formspiel_moves", "Moves stored", ["game", "by"])
ENTRIES = Counter("formspiel_entries", "Entries stored")
REFUSALS = Counter("formspiel_refusals", "Commands refused", ["code"])
REFUSED = Counter("formspiel_refused_requests", "HTTP requests refused", ["code"])
CONFLICTS = Counter("formspiel_conflicts", "Batches that another process overtook")
STORAGE_ERRORS = Counter("formspiel_storage_errors", "Failures of the database")
UNSTORABLE = Counter("formspiel_unstorable", "Tables whose entries could not be written at all")
RESTARTS = Counter("formspiel_restarts", "Background work that had to be started again", ["work"])
BOT_FAILURES = Counter(
    "formspiel_bot_failures", "Moves that a bot failed to make", ["game", "level"]
)
WAITING = Gauge("formspiel_questions_waiting", "Questions that wait for a worker", ["workers"])
TURNED_AWAY = Counter("formspiel_turned_away", "Connections that there was no room for")
NEWS_OPEN = Gauge("formspiel_news_open", "Whether news of other processes come in")
NEWS_LOST = Counter("formspiel_news_lost", "How often the news of other processes were cut off")
BROKEN = Gauge("formspiel_broken_tables", "Tables that cannot be read and are set apart")
DELAYED = Gauge("formspiel_delayed", "Whether what is to be stored waits for the database")
FAILURES = Counter("formspiel_failures", "Background work that failed", ["work"])
REQUESTS = Counter("formspiel_requests", "HTTP answers", ["method", "status"])
CONNECTIONS = Gauge("formspiel_connections", "WebSocket clients connected")
TABLES = Gauge("formspiel_live_tables", "Tables in memory")
LIVE_ENTRIES = Gauge("formspiel_live_entries", "Entries of the tables in memory")
BATCH = Gauge("formspiel_batch_waiting", "Tables that wait to be stored")
BACKLOG = Gauge("formspiel_backlog_bytes", "What waits to be sent to WebSocket clients")
TASKS = Gauge("formspiel_tasks", "Tasks of the event loop")
COMMIT_SECONDS = Histogram(
    "formspiel_commit_seconds",
    "Time to store a batch",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)
