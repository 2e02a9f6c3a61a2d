#!/usr/bin/env bash
# Formatting, complexity, line length, licences, vet, static analysis and known
# vulnerabilities of Go; types and lint of the web app.
set -euo pipefail
cd "$(dirname "$0")/.."
unformatted=$(go run mvdan.cc/gofumpt@v0.12.0 -l cmd internal deploy web/*.go)
[[ -z $unformatted ]] || { echo "not formatted: $unformatted"; exit 1; }
python3 scripts/gates.py
python3 scripts/gates_test.py
python3 scripts/sbom.py --check >/dev/null
go vet ./...
go run honnef.co/go/tools/cmd/staticcheck@v0.7.0 ./...
# G115: the readers of binary formats and the WebAssembly ABI convert widths on purpose, behind bounds checks and fuzzing.
# gen, generate, pack, dump and readertrain are programs for developers on their own files.
go run github.com/securego/gosec/v2/cmd/gosec@v2.29.0 -quiet -severity medium -confidence medium -exclude G115 \
  -exclude-dir gen -exclude-dir generate -exclude-dir pack -exclude-dir dump -exclude-dir readertrain ./...
bash scripts/vulns.sh
npm run --prefix web typecheck
npm run --prefix web lint
