# The two commands of the README are `make run` and `make test`; `make help` lists the rest.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
STAMP  := $(VENV)/.installed

.DEFAULT_GOAL := help
.PHONY: help run test format lint types floors browser pytest audit-full generate catalogs bench clean

help:  ## list the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

$(STAMP): pyproject.toml
	@echo "Instalando em $(VENV) (só na primeira vez, ou quando o pyproject.toml muda)…"
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip
	$(BIN)/python -m pip install --quiet --editable '.[dev]'
	@touch $@

run: $(STAMP)  ## install, verify the shipped rulings, judge the sample cases, lint the sample sheets
	@echo "Verificando as regras…"
	@$(BIN)/zarcovi verify
	@echo "Julgando os casos de scenarios/…"
	@$(BIN)/zarcovi judge scenarios
	@echo "Conferindo as fichas legais de scenarios/…"
	@$(BIN)/zarcovi lint scenarios/zarcovi/fichas/legais

test: lint types floors pytest  ## everything CI checks: format, ruff, mypy, import floors, all tests

format: $(STAMP)  ## write the house format
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

lint: $(STAMP)  ## format and ruff, checked only
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

types: $(STAMP)  ## mypy strict on package and tests
	$(BIN)/mypy

floors: $(STAMP)  ## imports point down only
	$(BIN)/lint-imports

browser: $(STAMP)  ## a browser for the tests of pages, unless there is one
	@$(BIN)/python -m tests.browser

pytest: $(STAMP) browser  ## all tests
	$(BIN)/python -m pytest

audit-full: $(STAMP)  ## both evaluators in all states, a million random situations: minutes (ARGS=--record notes it)
	@$(BIN)/python -m tests.zarcovi.audit_full $(ARGS)

generate: $(STAMP)  ## write the schemas, the index of scenarios and the glossary anew
	$(BIN)/python -m zarcovi_rules.app.generate

catalogs: $(STAMP)  ## gather what is said into the catalogue of translations, and compile it
	$(BIN)/python -m zarcovi_rules.app.catalogs

bench: $(STAMP)  ## measure against peers, as ratios in one run
	$(BIN)/python -m pip install --quiet --editable '.[audit,bench]'
	$(BIN)/python bench/verdicts.py
	$(BIN)/python bench/startup.py
	$(BIN)/python bench/features.py
	$(BIN)/python bench/audit.py
	$(BIN)/python -m bench.lint

clean:  ## remove what the other targets made
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
