#!/usr/bin/env bash
# The whole check: set-up, Go tests on SQLite and PostgreSQL with the document
# validator, web unit tests, the engine's bars where the corpus is at hand, and
# browser tests against the real program. Two processors are enough: what leaves one
# idle runs beside something else.
set -euo pipefail
cd "$(dirname "$0")/.."
step() { printf '\n== %s (%ss)\n' "$1" "$SECONDS"; }

logs=$(mktemp -d)
cleanup() {
  local side
  for side in $(jobs -p); do # each with what it started: it does not hear Ctrl-C
    pkill -TERM -P "$side" || true
    kill "$side" 2>/dev/null || true
  done
  rm -rf "$logs"
}
trap cleanup EXIT
trap 'exit 130' INT TERM

# side NAME COMMAND…: runs a command beside what follows; its output is shown by finish.
declare -A side_of
side() {
  local name=$1
  shift
  (
    set -e
    started=$SECONDS
    "$@"
    echo "-- $name: $((SECONDS - started))s"
  ) >"$logs/$name" 2>&1 &
  side_of[$name]=$!
}

# finish NAME…: waits for what runs beside, shows its output, and fails if it failed.
finish() {
  local name failed=0 status
  for name; do
    status=0
    wait "${side_of[$name]}" || status=$?
    printf '\n== %s (until %ss)\n' "$name" "$SECONDS"
    cat "$logs/$name"
    ((status == 0)) || { echo "-- $name failed"; failed=1; }
  done
  return $failed
}

formatting() {
  bash scripts/format.sh
  python3 -m unittest discover -q -s scripts -p '*_test.py'
  python3 scripts/gates.py
}

go_tests() {
  # Vetted before, whole: not once more with every package.
  FOCAL_DOCX_VALIDATOR="$PWD/tools/docx-validator" FOCAL_REQUIRE_TOOLS=1 FOCAL_BIN="$PWD/bin/focal" go test -vet=off ./...
}

web_tests() {
  npm run --prefix web typecheck
  npm run --prefix web lint
  npm test --prefix web
}

engine_bars() {
  local corpus=${CORPUS:-../shared/corpus}
  if [[ -d $corpus ]]; then
    # The truth of every CV in a quarter of the ways; "make eval" takes them all.
    python3 scripts/eval.py --focal bin/focal --corpus "$corpus" --bars --share 4
  else
    echo "no corpus at $corpus: the bars on our own fixtures ran with the Go tests"
  fi
}

one_after_another() { for part; do "$part"; done; }

step "set-up"
bash scripts/setup.sh
make --no-print-directory bin/focal
npm install --no-save --prefix tools/docx-validator --ignore-scripts --no-audit --no-fund --silent

step "formatting, gates and vet"
side "formatting and gates" formatting
go vet ./...
finish "formatting and gates"

# The Go tests wait for databases and the clock a good quarter of the time, and the web's
# unit tests and the bars take one processor: side by side they fill two.
step "Go tests, beside the web's unit tests and the engine's bars"
side "web types, lint and unit tests, engine bars" one_after_another web_tests engine_bars
side "Go tests" go_tests
finish "Go tests" "web types, lint and unit tests, engine bars"

step "browser tests"
FOCAL_REQUIRE_TOOLS=1 FOCAL_BIN="$PWD/bin/focal" npm run --prefix web e2e
step "all passed"
