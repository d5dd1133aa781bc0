"""Start the server."""

from __future__ import annotations

import gc
import os
from typing import Any

import uvicorn

from formspiel.server.http.app import create_app
from formspiel.server.journal import start_journal
from formspiel.server.settings import VARIABLE, Settings, format_settings

STOP_SECONDS = 8


def make_app() -> Any:
    """The application of one process, with the settings that its surroundings hand on."""
    start_journal(os.environ.get("FORMSPIEL_LOG", "INFO"))
    app = create_app()
    # Tables are many small objects that live long and form no cycles. To look through them
    # for garbage as often as Python does by itself costs moves a second.
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)
    return app


def run(settings: Settings, host: str, port: int, workers: int = 1) -> None:
    """Serve until told to stop."""
    os.environ[VARIABLE] = format_settings(settings)
    start_journal(os.environ.get("FORMSPIEL_LOG", "INFO"))
    uvicorn.run(
        "formspiel.server.run:make_app",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=settings.limits.message_bytes + 1024,
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        timeout_graceful_shutdown=STOP_SECONDS,
    )
