#!/usr/bin/env bash
# Formatting, complexity, line length, licences, vet, static analysis and known
# vulnerabilities of Go; types and lint of the web app. All of it runs, also when one
# part complains: whoever mends one thing knows of the others.
set -uo pipefail
cd "$(dirname "$0")/.."
command -v python3 >/dev/null || bash scripts/setup.sh
wrong=()
check() { # name, command…
  local name=$1
  shift
  printf '== %s (%ss)\n' "$name" "$SECONDS"
  "$@" || wrong+=("$name")
}
licences() { python3 scripts/sbom.py --check >/dev/null; }

check "formatting" bash scripts/format.sh
check "complexity and line length" python3 scripts/gates.py
check "the gates themselves" python3 -m unittest discover -q -s scripts -p '*_test.py'
check "commit messages" bash scripts/commits.sh
check "licences" licences
check "vet" go vet ./...
check "staticcheck" go run honnef.co/go/tools/cmd/staticcheck@v0.7.0 ./...
# G115: the readers of binary formats and the WebAssembly ABI convert widths on purpose, behind bounds checks and fuzzing.
# gen, generate, pack, dump, readertrain and verbtrain are programs for developers on their own files.
check "gosec" go run github.com/securego/gosec/v2/cmd/gosec@v2.29.0 -quiet -severity medium -confidence medium -exclude G115 \
  -exclude-dir gen -exclude-dir generate -exclude-dir pack -exclude-dir dump -exclude-dir readertrain -exclude-dir verbtrain ./...
check "known vulnerabilities" bash scripts/vulns.sh
check "types of the web app" npm run --prefix web typecheck
check "lint of the web app" npm run --prefix web lint

((${#wrong[@]} == 0)) || { printf '%s\n' "-- failed:" "${wrong[@]/#/   }"; exit 1; }
