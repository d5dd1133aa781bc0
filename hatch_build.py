"""The page goes into every wheel and source archive: it is built first, or nothing is."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "web"))

import build_page


class PageHook(BuildHookInterface):  # type: ignore[type-arg]  # whatever the target is
    """Builds the page from a checkout; an unpacked source archive brings it along."""

    def dependencies(self) -> list[str]:
        """What has to be there to build."""
        return [] if self._is_archive() else [build_page.NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Have the page built before files are gathered; who works on it builds it by make."""
        if version == "editable":
            return
        if not self._is_archive():
            build_page.build()
        if not build_page.PAGE.exists():
            raise build_page.CannotBuild("the page is missing from this source archive")

    def _is_archive(self) -> bool:
        return (Path(self.root) / "PKG-INFO").exists()
