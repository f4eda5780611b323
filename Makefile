# Every target sets up what it needs. Stamps lie inside .venv and node_modules, so they cannot outlive what is installed.
PYTHON ?= python3
BIN := .venv/bin
PY := $(BIN)/python
# Three on two processors, for a browser's test is often one that waits. Whoever has nothing left to do takes over half
# of what another still has.
PYTEST := $(PY) -m pytest -n 3 --dist worksteal
COMPILE := $(BIN)/uv --system-certs pip compile -q -U --universal --python-version 3.11 --generate-hashes \
	--no-config --no-emit-index-url --no-emit-find-links --no-header pyproject.toml

# What Python compiles is kept in .venv, even where it is not to be kept beside the sources: else every process of the
# tests compiles everything anew.
export PYTHONDONTWRITEBYTECODE :=
export PYTHONPYCACHEPREFIX := $(CURDIR)/.venv/pycache

# Node comes from PyPI into .venv; the system's, if there is one, is not used. It trusts whom the machine trusts.
NPM := cd client && PATH="$(CURDIR)/$(BIN):$$PATH" NODE_USE_SYSTEM_CA=1 npm --loglevel=error
MODULES := client/node_modules
STATIC := src/noisecheck/server/static/index.html
# Folders too: they change when a file in them goes away.
CLIENT := $(wildcard client/*.*) $(shell find client/src $(wildcard client/public) src/noisecheck/texts \
	src/noisecheck/art/symbols -name __pycache__ -prune -o ! -name '*.py' -print)

# One thing at a time, but for the two lanes of checks: they begin when everything is installed.
ifndef LANES
.NOTPARALLEL:
endif
.PHONY: help play terminal client test test-fast pictures gallery sounds check check-python check-client lanes test-client fmt wire reference size bench bench-forecast bench-peers bench-ui load soak torture bite lock rehearse-image wheel clean

help:
	@echo "make play [HOST=address] [PORT=n] [DATABASE=url]            play in the browser"
	@echo "make terminal [STAGE=name] [HEROES=snake,meryl] [SEED=n]    play in the terminal"
	@echo "make test                         style, types and every test; names the ten slowest"
	@echo "make test-fast                    the same without browser, lab, laws and what is marked slow"
	@echo "make pictures                     a picture of every screen in three sizes, in screenshots/"
	@echo "make gallery [ONLY=\"rex theme=daylight\"]   stages and states of figures, on contact sheets there"
	@echo "make sounds                       every sound as a WAV file, in sounds/"
	@echo "make check | fmt                  style and types only | repair style"
	@echo "make client | size                build the browser client | weigh it, and fail if it is too heavy"
	@echo "make wire                         write client/src/wire.ts anew from the server's messages"
	@echo "make reference                    write docs/stages-reference.md anew from the types of a stage"
	@echo "make bench | bench-ui | load      how fast the engine is | the client is | the server is"
	@echo "make bench-forecast [PHASES=5000] how fast forecasts are | whether they come true"
	@echo "make bench-peers                  the engine beside Catanatron, python-chess and OpenSpiel"
	@echo "make soak [GAMES=n] [BOT=steady]  many whole games, random ones by default, and minefields, watched;"
	@echo "                                  then what a merge tries with one seed, with all of them"
	@echo "make bite [SAMPLE=n] [SEED=n] [MINUTES=n] [SINCE=commit]   mutation testing: do the tests bite?"
	@echo "make torture [KILLS=n] [MESSAGES=n] [MINUTES=n]   the server killed, attacked and under load for long"
	@echo "make lock | wheel | clean         renew the lock files | build dist/ | start afresh"
	@echo "make rehearse-image               the steps of the Containerfile, in a clean folder"

play: .venv/.play .venv/.app $(STATIC)
	@NOISECHECK_CALLED="make play" $(BIN)/noisecheck serve --open \
		$(if $(HOST),--host $(HOST)) $(if $(PORT),--port $(PORT)) $(if $(DATABASE),--database $(DATABASE))

terminal: .venv/.play .venv/.app
	@NOISECHECK_CALLED="make terminal" $(BIN)/noisecheck terminal \
		$(STAGE) $(if $(HEROES),--heroes $(HEROES)) $(if $(SEED),--seed $(SEED))

client: $(STATIC)

test: lanes
	@set -e; CHROMIUM="$$($(PY) -m scripts.chromium)"; POSTGRES_BIN="$$($(PY) -m scripts.postgres)"; \
	export CHROMIUM POSTGRES_BIN; set -x; $(PYTEST) --durations=10

test-fast: lanes
	@set -e; POSTGRES_BIN="$$($(PY) -m scripts.postgres)"; \
	export POSTGRES_BIN; set -x; $(PYTEST) -m "not slow" \
		--ignore tests/browser --ignore tests/lab --ignore tests/laws

pictures: .venv/.dev .venv/.app $(STATIC)
	@set -e; CHROMIUM="$$($(PY) -m scripts.chromium)"; export CHROMIUM; \
	PICTURES=1 $(PYTEST) tests/browser/test_screens.py

gallery: .venv/.dev .venv/.app $(STATIC)
	@set -e; CHROMIUM="$$($(PY) -m scripts.chromium)"; export CHROMIUM; $(PY) -m scripts.gallery $(ONLY)

sounds: .venv/.dev .venv/.app $(MODULES)/.dev
	@set -e; CHROMIUM="$$($(PY) -m scripts.chromium)"; export CHROMIUM; $(PY) -m scripts.sounds

check: check-python check-client

check-python: .venv/.dev .venv/.app
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy
	$(PY) scripts/no_hosts.py
	$(PY) scripts/wire_types.py --check
	$(PY) scripts/stage_reference.py --check
	$(PY) scripts/languages.py
	$(PY) scripts/audit.py

check-client: $(MODULES)/.dev
	$(NPM) --silent run check
	$(NPM) --silent run lint

# What is checked before any test of pytest begins: Python on one processor, the client on the other.
lanes: .venv/.dev .venv/.app $(MODULES)/.dev
	@$(MAKE) --no-print-directory -j2 --output-sync=target LANES=2 check-python test-client

test-client: check-client size
	$(NPM) --silent test

fmt: .venv/.dev $(MODULES)/.dev
	$(PY) -m ruff check --fix .
	$(PY) -m ruff format .
	$(NPM) --silent run fmt

wire: .venv/.dev .venv/.app
	$(PY) scripts/wire_types.py

reference: .venv/.dev
	$(PY) scripts/stage_reference.py

size: $(STATIC)
	@$(PY) scripts/size.py

bench: .venv/.play .venv/.app
	@$(PY) -m bench

bench-forecast: .venv/.dev .venv/.app
	@$(PY) -m bench.forecast $(if $(PHASES),--phases $(PHASES))

bench-peers: .venv/.play .venv/.app .venv/peers/.made
	@$(PY) -m bench.peers

bench-ui: .venv/.dev .venv/.app $(STATIC)
	@set -e; CHROMIUM="$$($(PY) -m scripts.chromium)"; export CHROMIUM; $(PY) -m bench.ui

load: .venv/.dev .venv/.app
	@$(PY) -m bench.load

soak: .venv/.dev .venv/.app $(STATIC)
	@$(PY) -m tests.laws.soak $(or $(GAMES),5000) $(or $(BOT),random)
	@set -e; CHROMIUM="$$($(PY) -m scripts.chromium)"; export CHROMIUM NOISECHECK_SOAK=1; set -x; \
	$(PYTEST) tests/laws tests/foresight tests/bots/steady/test_steady.py tests/bots/test_secrets.py \
		tests/server/test_secrets.py tests/server/test_crash.py \
		tests/browser/test_layout.py tests/browser/test_training.py tests/browser/test_winning.py tests/browser/test_bosses.py

torture: .venv/.dev .venv/.app
	@set -e; POSTGRES_BIN="$$($(PY) -m scripts.postgres)"; export POSTGRES_BIN; \
	$(PY) -m tests.server.torture $(if $(KILLS),--kills $(KILLS)) $(if $(MESSAGES),--messages $(MESSAGES)) \
		$(if $(MINUTES),--minutes $(MINUTES)) $(if $(TABLES),--tables $(TABLES))

bite: .venv/.dev .venv/.app
	@$(PY) scripts/bite.py $(if $(SAMPLE),--sample $(SAMPLE)) $(if $(SEED),--seed $(SEED)) $(if $(MINUTES),--minutes $(MINUTES)) \
		$(if $(SINCE),--since $(SINCE))

# npm reads what is installed before it locks, and would leave out the packages of other systems: hence the removal.
# The rehearsal at the end notices if any are missing.
lock: .venv/.dev
	$(COMPILE) --extra server --extra render --group build -o requirements/play.txt
	$(COMPILE) --all-extras --group dev -c requirements/play.txt -o requirements/dev.txt
	$(filter-out pyproject.toml,$(COMPILE)) --group peers -o requirements/peers.txt
	rm -rf $(MODULES) client/package-lock.json
	$(NPM) install --package-lock-only
	$(NPM) --silent ci --dry-run
	$(PY) scripts/no_hosts.py

rehearse-image: .venv/.dev
	@$(PY) -m scripts.image

wheel: .venv/.dev $(STATIC)
	$(PY) -m build --no-isolation

clean:
	rm -rf .venv $(MODULES) $(dir $(STATIC)) dist mutants screenshots test-results \
		.pytest_cache .mypy_cache .ruff_cache .hypothesis .coverage .rules-coverage.json

.venv/.play: requirements/play.txt scripts/bootstrap.py
	$(PYTHON) scripts/bootstrap.py $<
	@touch $@

.venv/.dev: requirements/dev.txt scripts/bootstrap.py
	$(PYTHON) scripts/bootstrap.py $<
	@touch $@ .venv/.play

# The engines we compare ours with.
.venv/peers/.made: requirements/peers.txt scripts/bootstrap.py | .venv/.play
	NOISECHECK_VENV=.venv/peers $(PYTHON) scripts/bootstrap.py $<
	@touch $@

# The package itself, editable; the build tools are in both lock files, so nothing more is fetched.
.venv/.app: pyproject.toml hatch_build.py | .venv/.play
	$(PYTHON) scripts/bootstrap.py --editable .
	@touch $@

$(MODULES)/.play: client/package-lock.json | .venv/.play
	$(NPM) ci --omit=dev
	@touch $@

$(MODULES)/.dev: client/package-lock.json | .venv/.play
	$(NPM) ci
	@touch $@ $(MODULES)/.play

$(STATIC): $(CLIENT) | $(MODULES)/.play
	$(NPM) --silent run build
	@touch $@
