# Everything a person or a CI machine runs. Needs make, Python 3.11 or newer and a C++ compiler.
# `.venv` is made when missing and refreshed when a lock file or pyproject.toml is newer.

ARGS ?=
BIN := .venv/bin
PIP := $(BIN)/python -m pip --quiet --quiet --disable-pip-version-check
CODE := src tests examples hatch_build.py kernel/build.py $(if $(wildcard scripts/*.py),scripts) $(if $(wildcard benchmarks/*.py),benchmarks)

# A virtual environment that was moved, or whose Python is gone, is made anew.
ifneq ($(shell test -x $(BIN)/python && cat .venv/made-in 2>/dev/null),$(CURDIR))
$(shell rm -f .venv/made-in .venv/run .venv/dev)
endif

.DEFAULT_GOAL := help

.PHONY: help
help: ## Show this list
	@echo "make TARGET, where TARGET is one of"
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)$$/\1|\2/p' Makefile | awk -F'|' '{printf "  %-11s %s\n", $$1, $$2}'

.PHONY: play
play: page kernel ## Play Cucumber in the browser, with bots and friends (ARGS="--help" shows how)
	@$(BIN)/python -m agurk serve --open --log-level warning $(ARGS)

.PHONY: page
page: .venv/run ## Build the web page, if anything it is made from has changed
	@$(BIN)/python hatch_build.py

.PHONY: kernel
kernel: .venv/run ## Build the kernel of simulations, where there is a C++ compiler (ARGS goes to CMake)
	@$(BIN)/python kernel/build.py $(if $(filter-out kernel,$(MAKECMDGOALS)),,$(ARGS))

.PHONY: test
test: ## Run the tests on all cores (ARGS="-k records" passes on to pytest)
	@scripts/test $(ARGS)

.PHONY: check
check: .venv/dev kernel locked ## Look for mistakes without running anything: style, types, imports that point up
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy $(CODE)
	$(BIN)/lint-imports
	$(BIN)/python hatch_build.py run --silent check

.PHONY: format
format: .venv/dev ## Put the code in shape
	$(BIN)/ruff check --fix-only --quiet .
	$(BIN)/ruff format .
	$(BIN)/python hatch_build.py run --silent format

.PHONY: cover
cover: .venv/dev ## Run the tests and say which lines they miss
	$(BIN)/python -m pytest -n auto --cov --cov-report=term --cov-report=html $(ARGS)

.PHONY: bench
bench: .venv/dev kernel ## Measure against our limits; fails when one is passed
	@failed=0; \
	for script in benchmarks/bench_*.py; do \
		name=$${script#*/}; echo "== $$name"; \
		$(BIN)/python -m "benchmarks.$${name%.py}" $(ARGS) || failed=1; \
	done; exit $$failed

.PHONY: strength
strength: .venv/dev kernel ## Measure how strong the top bot is; stop it and go on at will (ARGS="--matches 500 sharp")
	@$(BIN)/python -m benchmarks.strength $(ARGS)

.PHONY: exploitability
exploitability: .venv/dev kernel ## Measure what is gained by knowing how the top bot plays small deals (ARGS="--cards 2 3 4")
	@$(BIN)/python -m benchmarks.exploitability $(ARGS)

.PHONY: levels
levels: .venv/dev kernel ## Measure the levels that people are offered; stop it and go on at will (ARGS="--matches 200")
	@$(BIN)/python -m benchmarks.levels $(ARGS)

.PHONY: bench-web
bench-web: .venv/dev page ## Measure the web page against our limits: its size, and how soon a card comes
	@$(BIN)/python -m benchmarks.web $(ARGS)

.PHONY: screenshots
screenshots: .venv/dev page ## Take pictures of the page, and the two for the README (ARGS="FOLDER")
	@$(BIN)/python -m scripts.screenshots $(ARGS)
	@$(BIN)/python -m scripts.terminal

.PHONY: load
load: .venv/dev ## Play hundreds of tables over real sockets and measure
	@$(BIN)/python -m benchmarks.load $(ARGS)

.PHONY: soak
soak: .venv/dev ## Run the tests that take minutes
	$(BIN)/python -m pytest -n auto -m soak -p no:randomly --timeout=3600 $(ARGS) tests/soak

.PHONY: equal
equal: .venv/dev kernel ## Compare kernel and engine on 10 million positions and many matches (ARGS="1000000 --seed 7")
	@$(BIN)/python -m scripts.equal $(ARGS)

.PHONY: sanitize
sanitize: .venv/dev ## Play every variant, and any bytes, by a kernel that watches its memory
	@$(BIN)/python -m scripts.sanitize $(ARGS)

.PHONY: fuzz
fuzz: .venv/dev ## Feed parsers nonsense, and a server that people play at
	scripts/fuzz $(ARGS)

.PHONY: openings
openings: .venv/dev kernel ## Find anew how deals of four cards each begin (ARGS="danish")
	@$(BIN)/python -m scripts.openings $(ARGS)

.PHONY: equity
equity: .venv/dev kernel ## Make the tables of match equity anew (ARGS="danish --matches 20000")
	@$(BIN)/python -m scripts.equity $(ARGS)

.PHONY: spec
spec: .venv/dev ## Write spec/ anew; review the diff
	scripts/gen $(ARGS)

.PHONY: docs
docs: .venv/dev kernel ## Build the manual into build/docs
	@$(BIN)/python -m scripts.docs $(ARGS)

.PHONY: dist
dist: .venv/dev ## Build the wheel and the source archive into dist/
	rm -rf dist
	$(BIN)/python -m build --no-isolation --outdir dist . > /dev/null

.PHONY: release
release: .venv/dev ## Make a release and test what was built (ARGS="--tag" commits and tags it)
	@$(BIN)/python -m scripts.release $(ARGS)

.PHONY: lock
lock: .venv/made-in ## Pin the newest versions that pyproject.toml allows
	$(PIP) install --upgrade uv
	@set -e; compile="$(BIN)/uv pip compile pyproject.toml --quiet --universal --upgrade \
		--python-version 3.11 --generate-hashes --no-emit-index-url --no-emit-find-links"; \
	export UV_CUSTOM_COMPILE_COMMAND="make lock"; \
	$$compile --group build -o requirements/run.txt; \
	$$compile --group dev -c requirements/run.txt -o requirements/dev.txt
	$(BIN)/python -m scripts.web_lock
	@$(MAKE) --no-print-directory locked

.PHONY: locked
locked:
	@if grep -n '://' requirements/*.txt web/package-lock.json; then \
		echo "A lock file names an address; it must name versions only." >&2; exit 1; \
	fi

.PHONY: clean
clean: ## Remove everything that can be made again
	rm -rf .venv build dist htmlcov .coverage .coverage.* .hypothesis
	rm -rf web/node_modules src/agurk/server/page src/agurk/sim/_kernel*.so
	rm -rf .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests scripts benchmarks -name __pycache__ -type d -prune -exec rm -rf {} +

# --- set-up: each file below is a stamp that says what `.venv` holds -------------------------

.venv/made-in:
	@scripts/venv .venv
	@printf '%s' '$(CURDIR)' > $@

# `dev` holds everything that `run` does: one set-up serves both.
.venv/run: requirements/run.txt pyproject.toml | .venv/made-in
	@echo "Setting up .venv, the page and the kernel, which takes minutes the first time …" >&2
	@$(PIP) install --require-hashes -r requirements/run.txt
	@echo "What it needs is there; page and kernel are built now …" >&2
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

.venv/dev: requirements/dev.txt requirements/run.txt pyproject.toml | .venv/made-in
	@echo "Setting up .venv with the developers' tools, which takes minutes the first time …" >&2
	@$(PIP) install --require-hashes -r requirements/dev.txt
	@echo "What it needs is there; page and kernel are built now …" >&2
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch .venv/run $@
