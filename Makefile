# Everything sets itself up: Python 3.11 or newer, pip and make are enough.
PYTHON ?= python3
UV := uv==0.13.7
BIN := .venv/bin
READY := .venv/.ready

.DEFAULT_GOAL := help
.PHONY: help play test check format setup

help: ## Show this list.
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 16

play: $(READY) ## Play a game of FITS in the terminal.
	@$(BIN)/formspiel play fits

test: check ## Run every check and every test.
	$(BIN)/pytest -n 2

check: $(READY) ## Check style, types and the walls between the rooms.
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(READY) ## Put the code into shape.
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format

setup: $(READY) ## Make .venv with everything in it; the others do this too.

# --inexact leaves pip and uv, which the lock does not name, where they are.
$(READY): pyproject.toml uv.lock
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check $(UV)
	UV_PROJECT_ENVIRONMENT=.venv $(BIN)/uv sync --quiet --frozen --inexact --python $(BIN)/python
	@touch $@
