# Two commands for everybody: `make play` and `make test`. The rest is for people who work on Kolonie.
PYTHON ?= python3
VENV := .venv/bin
FAST := .venv-fast/bin

.PHONY: play test fast test-fast deep check locks clean

play:
	@$(PYTHON) tools/bootstrap.py run
	@$(VENV)/python -m kolonie.cli play aquasphere --seats you,greedy,greedy

test: check test-fast

check:
	@$(PYTHON) tools/bootstrap.py dev
	$(VENV)/ruff check .
	$(VENV)/ruff format --check .
	$(VENV)/mypy
	$(VENV)/python -m pytest -n 2
	$(VENV)/python -m kolonie.cli rules check
	$(VENV)/python -m kolonie.cli packs check

# The compiled build: the same source and the same tests, four times as fast.
fast:
	@$(PYTHON) tools/bootstrap.py fast
	@cd build && ../$(FAST)/python -m kolonie.cli bench

test-fast:
	@$(PYTHON) tools/bootstrap.py fast
	$(FAST)/python -P tools/on_wheel.py tests/core tests/rules tests/laws tests/golden -n 2

deep:
	@$(PYTHON) tools/bootstrap.py dev
	$(VENV)/python -m pytest tests/laws --deep -n 2

# Lock files carry hashes and no download addresses.
locks:
	uv pip compile -q --universal --generate-hashes --no-emit-index-url --no-header --no-annotate \
		pyproject.toml -o locks/run.txt
	uv pip compile -q --universal --generate-hashes --no-emit-index-url --no-header --no-annotate \
		pyproject.toml --extra dev -o locks/dev.txt

clean:
	rm -rf .venv .venv-fast build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
