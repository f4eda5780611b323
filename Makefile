# Every target sets up what it needs. Stamps inside .venv say what is installed, so they cannot outlive it.
PYTHON ?= python3
BIN := .venv/bin
PY := $(BIN)/python
COMPILE := $(BIN)/uv pip compile -q -U --universal --python-version 3.11 --generate-hashes \
	--no-config --no-emit-index-url --no-emit-find-links --no-header pyproject.toml

.NOTPARALLEL:
.PHONY: help play test check fmt bench soak bite lock wheel clean

help:
	@echo "make play [STAGE=name] [HEROES=snake,meryl] [SEED=n]   play in the terminal"
	@echo "make test                         style, types and every test"
	@echo "make check | fmt                  style and types only | repair style"
	@echo "make bench                        how fast the engine is"
	@echo "make soak [GAMES=n]               many whole random games, watched at every question"
	@echo "make bite [SAMPLE=n] [SEED=n] [MINUTES=n]   mutation testing: do the tests bite?"
	@echo "make lock | wheel | clean         renew requirements/ | build dist/ | start afresh"

play: .venv/.play .venv/.app
	@NOISECHECK_CALLED="make play" $(BIN)/noisecheck terminal $(STAGE) $(if $(HEROES),--heroes $(HEROES)) $(if $(SEED),--seed $(SEED))

test: check .venv/.app
	$(PY) -m pytest -n 2

check: .venv/.dev
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy
	$(PY) scripts/no_hosts.py

fmt: .venv/.dev
	$(PY) -m ruff check --fix .
	$(PY) -m ruff format .

bench: .venv/.play .venv/.app
	@$(PY) -m bench

soak: .venv/.dev .venv/.app
	@$(PY) -m tests.laws.whole_games $(or $(GAMES),5000)

bite: .venv/.dev .venv/.app
	@$(PY) scripts/bite.py $(if $(SAMPLE),--sample $(SAMPLE)) $(if $(SEED),--seed $(SEED)) $(if $(MINUTES),--minutes $(MINUTES))

lock: .venv/.dev
	$(COMPILE) --group build -o requirements/play.txt
	$(COMPILE) --group dev -c requirements/play.txt -o requirements/dev.txt
	$(PY) scripts/no_hosts.py

wheel: .venv/.dev
	$(PY) -m build --no-isolation

clean:
	rm -rf .venv dist mutants .pytest_cache .mypy_cache .ruff_cache .hypothesis .coverage .rules-coverage.json

.venv/.play: requirements/play.txt scripts/bootstrap.py
	$(PYTHON) scripts/bootstrap.py $<
	@touch $@

.venv/.dev: requirements/dev.txt scripts/bootstrap.py
	$(PYTHON) scripts/bootstrap.py $<
	@touch $@ .venv/.play

# The package itself, editable; the build tools are in both lock files, so nothing more is fetched.
.venv/.app: pyproject.toml | .venv/.play
	$(PYTHON) scripts/bootstrap.py --editable .
	@touch $@
