# Everything lives in .venv; a stamp there says what pyproject.toml was installed, so nothing is set up twice.
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
JOBS ?= 2

.PHONY: play fast terminal test soak browser lint page bench bench-check fuzz format docs clean help
.DEFAULT_GOAL := help

help:
	@echo "make play     set up and open the table in the browser"
	@echo "make fast     compile the rules where a C compiler is there: the same games, several times as fast"
	@echo "make terminal set up and start a joust in the terminal against the computer"
	@echo "make test     set up and run everything: format, lint, types, tests; says which five parts took longest"
	@echo "make soak     what takes hours: fuzzing, broken rules, load, figures; goes on where it stopped (MINUTES=30, FRESH=1)"
	@echo "make lint     format, lint and types alone, of the page too where npm is there"
	@echo "make bench    games, decisions and copies a second, next to the yardsticks (SAVE=1 keeps the result);"
	@echo "              AGAINST=COMMIT compares with that commit instead, AGAINST=interpreted the compiled build with the source"
	@echo "make bench-check  fails if anything is a tenth slower than at the commit of the last kept result"
	@echo "make fuzz     random games over all decks until one goes wrong (GAMES=10000)"
	@echo "make format   rewrite the code in the project's form"
	@echo "make docs     the library's reference from its docstrings, in build/docs/index.html"
	@echo "make clean    remove everything that was set up or cached"

play: $(VENV)/.play
	$(BIN)/weirwood serve --open

# What can't be compiled runs as it is: that is no error. What is compiled is used until the source changes.
fast: $(VENV)/.fast
	@$(BIN)/python fast/build.py || true

terminal: $(VENV)/.play
	$(BIN)/weirwood play agot2

test: $(VENV)/.dev browser
	$(BIN)/python -m pytest -n $(JOBS) --dist loadgroup --parts 5

soak: $(VENV)/.dev $(VENV)/.env fast
	WEIRWOOD_INTERPRETED=1 $(BIN)/python bench/soak.py --jobs $(JOBS) $(if $(MINUTES),--minutes $(MINUTES)) $(if $(FRESH),--fresh)

# What checks the page's code and drives Chromium; without npm both are left out with the reason.
NODE := node_modules/.stamp

browser:
	@if command -v npm >/dev/null; then $(MAKE) --no-print-directory $(NODE) || echo "npm install failed; the browser tests are skipped."; fi

$(NODE): package.json
	@echo "Installing what checks the page and drives the browser tests ..."
	@npm install --silent --no-audit --no-fund
	@touch $@

lint: $(VENV)/.dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	@$(MAKE) --no-print-directory page

# The page's JavaScript and CSS: form, lint, types and the tests of what needs no browser.
page: browser
	@if command -v npm >/dev/null && [ -e $(NODE) ]; then \
		npm run --silent lint && npm run --silent types && npm run --silent unit; \
	else echo "The page's JavaScript and CSS are not checked: npm, or what it installs, is not here."; fi

bench: $(VENV)/.bench
	$(BIN)/python bench/run.py $(if $(SAVE),--save) $(if $(AGAINST),--against $(AGAINST))

# A tenth slower than the last kept result, side by side with its commit in one run, is an error.
bench-check: $(VENV)/.dev
	$(BIN)/python bench/run.py --check

fuzz: $(VENV)/.dev
	$(BIN)/weirwood fuzz agot2 --games $(or $(GAMES),10000) --jobs $(JOBS)

format: $(VENV)/.dev browser
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	@if command -v npm >/dev/null && [ -e $(NODE) ]; then npm run --silent format; fi

# The library as a program, a bot, a game or a card in Python is written with it. What pdoc can't resolve it shows as written.
LIBRARY := weirwood weirwood.errors weirwood.kernel weirwood.judge weirwood.bots weirwood.conformance \
	weirwood.cardgame.grammar weirwood.cardgame.vocabulary !weirwood.cardgame.vocabulary.everything !weirwood.kernel.rulebook

docs: $(VENV)/.dev
	$(BIN)/python -W ignore -m pdoc --no-show-source --output-directory build/docs $(foreach part,$(LIBRARY),'$(part)')
	@echo "The reference is build/docs/index.html."

clean:
	rm -rf $(VENV) node_modules .soak .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/.play: pyproject.toml $(BIN)/python
	@echo "Installing Weirwood into $(VENV) ..."
	@$(PIP) install -e '.[server]'
	@touch $@

$(VENV)/.dev: pyproject.toml $(BIN)/python
	@echo "Installing Weirwood and what its tests need into $(VENV) ..."
	@$(PIP) install -e '.[dev]'
	@touch $@ $(VENV)/.play

$(VENV)/.fast: pyproject.toml $(BIN)/python
	@echo "Installing what compiles Weirwood into $(VENV) ..."
	@$(PIP) install -e '.[server,fast]'
	@touch $@ $(VENV)/.play

# The environments for researchers and Ray: without them their tests are skipped.
$(VENV)/.env: pyproject.toml $(BIN)/python
	@echo "Installing what the environments need into $(VENV) ..."
	@$(PIP) install -e '.[server,env,spiel,ray]' || echo "The environments can't be installed here; their tests are skipped."
	@touch $@

$(VENV)/.bench: pyproject.toml $(BIN)/python
	@echo "Installing Weirwood and the yardsticks of the benchmark into $(VENV) ..."
	@$(PIP) install -e '.[bench,server]'
	@touch $@ $(VENV)/.play

# PYTHON=... chooses another interpreter; otherwise the first of these that is new enough is taken.
$(BIN)/python:
	@for python in $(PYTHON) python3 python3.14 python3.13 python3.12 python3.11; do \
		if $$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then found=$$python; break; fi; \
	done; \
	if [ -z "$$found" ]; then \
		echo "Weirwood needs Python 3.11 or newer; $$(python3 --version 2>/dev/null || echo 'no python3') was found." \
			"Install one, or name it: make PYTHON=/path/to/python3.12" >&2; exit 1; \
	fi; \
	if ! $$found -c 'import venv, ensurepip' 2>/dev/null; then \
		echo "$$found has no venv module. On Debian and Ubuntu it is a package of its own: apt install python3-venv" >&2; exit 1; \
	fi; \
	echo "Creating $(VENV) with $$($$found --version) ..."; \
	$$found -m venv $(VENV) || { rm -rf $(VENV); echo "The virtual environment could not be created, see above." >&2; exit 1; }
