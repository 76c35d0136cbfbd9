# Two commands for everybody: `make play` and `make test`. The rest is for people who work on Kolonie.
PYTHON ?= python3
VENV := .venv/bin

.PHONY: play terminal test check test-fast test-web test-wheel fast wheel deep locks clean

# With the compiled build if `make fast` has made it from these sources.
play:
	@$(PYTHON) tools/bootstrap.py play
	@$(VENV)/kolonie serve

terminal:
	@$(PYTHON) tools/bootstrap.py run
	@$(VENV)/kolonie play aquasphere --seats you,greedy,greedy

test: check test-fast test-web test-wheel

check:
	@$(PYTHON) tools/bootstrap.py dev
	$(VENV)/ruff check .
	$(VENV)/ruff format --check .
	$(VENV)/mypy
	$(VENV)/python -m pytest -n 2
	$(VENV)/python -m kolonie.cli rules check
	$(VENV)/python -m kolonie.cli packs check

# The compiled build: the same source and the same tests; `kolonie bench` shows the ratio.
fast:
	@$(PYTHON) tools/bootstrap.py fast
	@$(VENV)/kolonie bench

test-fast:
	@$(PYTHON) tools/bootstrap.py fast
	$(VENV)/python tools/on_compiled.py tests/core tests/rules tests/laws tests/golden tests/bots \
		tests/table tests/server/test_deltas.py tests/server/test_moves.py tests/server/test_words.py -n 2

# The browser client: types, unit tests, and whole games in a real browser against a real server.
test-web:
	@$(PYTHON) tools/bootstrap.py browser
	cd web && npm run check && npm test && npm run e2e

# A wheel with the browser client inside, for `pipx install`.
wheel:
	@$(PYTHON) tools/bootstrap.py wheel

# The wheel in clean environments of every Python from 3.11 to 3.14 that is found.
test-wheel: wheel
	$(VENV)/python -m pytest tests/packaging -p no:xdist --durations 5

deep:
	@$(PYTHON) tools/bootstrap.py dev
	$(VENV)/python -m pytest tests/laws tests/adapters --deep -n 2

# Lock files carry hashes and no download addresses.
locks:
	uv pip compile -q --universal --generate-hashes --no-emit-index-url --no-header --no-annotate \
		pyproject.toml --extra server -o locks/run.txt
	uv pip compile -q --universal --generate-hashes --no-emit-index-url --no-header --no-annotate \
		pyproject.toml --extra server --extra dev --extra pettingzoo --extra openspiel -o locks/dev.txt

clean:
	rm -rf .venv .venv-fast build dist web/dist web/node_modules web/src/api/described.ts
	rm -rf .pytest_cache .mypy_cache .ruff_cache .hypothesis
