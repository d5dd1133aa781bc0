"""What axe-core finds wrong with a page for those who use it in another way."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.page.house import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = "async options => (await axe.run({resultTypes: ['violations'], ...options})).violations"
COLOURS = {"runOnly": ["color-contrast", "link-in-text-block"]}
"""The rules that a theme can break."""


def complaints(page: Page) -> list[str]:
    """What axe-core has to say about a page as it is now, light and dark."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found: list[Any] = page.evaluate(RUN, {})
    page.emulate_media(color_scheme="dark")
    found += page.evaluate(RUN, COLOURS)
    page.emulate_media(color_scheme="light")
    return [
        f"{one['id']}: {node['html'][:200]} {node.get('failureSummary', '')}"
        for one in found
        for node in one["nodes"]
    ]
