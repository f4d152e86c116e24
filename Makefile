# make play: set everything up and play in the browser.  make test: set everything up and run all tests.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/ready

# The browser client, and all it is made from.
CLIENT := src/race108/server/client/index.html
WEB := $(shell find web/src web/plugins web/public locale/web -type f) $(wildcard web/*.html web/*.json web/*.ts web/*.js)

.PHONY: play test check check-web compiled compiled-triggs compiled-runtrip client shots docs versions bench lock clean

play: $(READY) $(CLIENT)
	$(BIN)/race108 serve

test: $(READY) $(CLIENT)
	$(BIN)/python tests/system.py
	$(MAKE) --no-print-directory -j 2 check check-web compiled
	$(BIN)/pytest -n 2 --dist worksteal

# Several test processes that compile the same thing at once would only be in each other's way.
compiled: compiled-triggs compiled-runtrip

compiled-triggs compiled-runtrip: $(READY)
	$(BIN)/python tests/warm.py $(@:compiled-%=%)

check: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

check-web: $(READY) $(CLIENT)
	$(BIN)/python hatch_build.py run --silent check
	$(BIN)/python hatch_build.py run --silent test

client: $(CLIENT)

$(CLIENT): $(READY) $(WEB)
	$(BIN)/python hatch_build.py

# Pictures of every screen, in the folder build/shots.
shots: $(READY) $(CLIENT)
	$(BIN)/python tests/system.py
	$(BIN)/python tests/web/shots.py

# All pages and a reference of the Python API as a site, in the folder build/site. A dead link is an error.
docs: $(READY)
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build
	@echo 'Open build/site/index.html, or with its search: $(BIN)/python -m http.server -d build/site'

# Whether newer Pythons would do, as far as 3.11 can say: types, lint (but for syntax that 3.11 has not got yet), and a
# wheel of every locked package. Needs a network.
versions: version-3.12 version-3.13 version-3.14

version-%: $(READY)
	$(BIN)/ruff check --quiet --target-version py$(subst .,,$*) --ignore UP040,UP043,UP046,UP047 .
	$(BIN)/mypy --python-version $*
	$(BIN)/uv pip install --quiet --dry-run --no-build --no-deps --require-hashes --python-version $* \
	  --target build/wheels -r requirements.lock

bench: $(READY)
	$(BIN)/python bench/playouts.py
	$(BIN)/python bench/lab.py
	$(BIN)/python bench/printing.py

$(READY): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo 'race108 needs Python 3.11 or newer: install it, or say which one to use with "make PYTHON=python3.12 ..."'; exit 1; }
	@$(PYTHON) -m venv .venv || \
	  { echo 'Python cannot make a virtual environment here: on Debian and Ubuntu run "apt-get install python3-venv"'; exit 1; }
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	touch $(READY)

# The lock names every package with its hash, and no host it came from.
lock:
	@test -x $(BIN)/uv || $(MAKE) $(READY)
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	  --no-emit-find-links --no-header --extra dev --extra lab --extra cluster --extra postgres --extra rl --extra print pyproject.toml -o requirements.lock

clean:
	rm -rf .venv .mypy_cache .ruff_cache .hypothesis build web/node_modules src/race108/server/client
