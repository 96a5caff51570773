# Everything is installed into .venv of this checkout: Python 3.11 to 3.13, git, pip and make are enough.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: demo test slow check format docs lock bench clean

demo: .venv/local ## evaluate a real local model and write report.html
	$(BIN)/unseen local install
	$(BIN)/unseen run nano --model local/smollm2 --seed 42 --store unseen.db --report report.html

test: .venv/dev ## the tests; of the slow ones a sampled part
	$(BIN)/python -m pytest -n auto --dist worksteal

slow: .venv/dev ## the tests that take minutes each
	$(BIN)/python -m pytest -n auto --dist worksteal -m slow --timeout 3600

check: .venv/dev ## everything that CI runs
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/pyright
	$(BIN)/python docs/generate.py --check
	$(BIN)/mkdocs build --strict --quiet
	$(BIN)/towncrier build --draft --version check > /dev/null
	$(MAKE) test

format: .venv/dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

docs: .venv/dev ## make the generated pages anew
	$(BIN)/python docs/generate.py

lock: .venv/dev ## pin and hash all requirements, without any address
	$(BIN)/python requirements/lock.py

bench: .venv/local .venv/dev
	$(BIN)/python -m bench

clean:
	rm -rf .venv build dist site

.venv/bin/python:
	$(PYTHON) -m venv .venv

# A stamp for each set of requirements: made anew when the set changes.
.venv/base .venv/local .venv/dev: .venv/%: requirements/%.txt pyproject.toml | .venv/bin/python
	$(BIN)/python requirements/install.py $<
	touch $@
