#!/usr/bin/env bash
# The whole check: set-up, Go tests on SQLite and PostgreSQL with the document
# validator, web unit tests, browser tests against the real program, and the
# engine's bars where the corpus is at hand.
set -euo pipefail
cd "$(dirname "$0")/.."
step() { printf '\n== %s (%ss)\n' "$1" "$SECONDS"; }

step "set-up"
bash scripts/setup.sh
make --no-print-directory bin/focal
npm install --no-save --prefix tools/docx-validator --ignore-scripts --no-audit --no-fund --silent

step "formatting, gates and vet"
test -z "$(gofmt -l cmd internal web/*.go)" || { gofmt -l cmd internal web/*.go; exit 1; }
go vet ./...
python3 scripts/gates_test.py
python3 scripts/gates.py

step "Go tests"
FOCAL_DOCX_VALIDATOR="$PWD/tools/docx-validator" FOCAL_REQUIRE_TOOLS=1 FOCAL_BIN="$PWD/bin/focal" go test ./...

step "web types, lint and unit tests"
npm run --prefix web typecheck
npm run --prefix web lint
npm test --prefix web

step "browser tests"
FOCAL_REQUIRE_TOOLS=1 FOCAL_BIN="$PWD/bin/focal" npm run --prefix web e2e

step "engine bars"
corpus=${CORPUS:-../shared/corpus}
if [[ -d $corpus ]]; then
  python3 scripts/eval.py --focal bin/focal --corpus "$corpus" --bars
else
  echo "no corpus at $corpus: the bars on our own fixtures ran with the Go tests"
fi
step "all passed"
