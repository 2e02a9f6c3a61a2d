#!/usr/bin/env bash
# Formatting, vet, static analysis and known vulnerabilities of Go; types and lint of
# the web app.
set -euo pipefail
cd "$(dirname "$0")/.."
unformatted=$(gofmt -l cmd internal web/*.go)
[[ -z $unformatted ]] || { echo "not formatted: $unformatted"; exit 1; }
go vet ./...
go run honnef.co/go/tools/cmd/staticcheck@v0.7.0 ./...
# G115: the readers of binary formats and the WebAssembly ABI convert widths on purpose, behind bounds checks and fuzzing.
# gen, generate, pack and dump are programs for developers on their own files.
go run github.com/securego/gosec/v2/cmd/gosec@v2.29.0 -quiet -severity medium -confidence medium -exclude G115 \
  -exclude-dir gen -exclude-dir generate -exclude-dir pack -exclude-dir dump ./...
# Known vulnerabilities in what is called. The database is on the network: without one
# the check is left out, and says so.
if ! found=$(go run golang.org/x/vuln/cmd/govulncheck@v1.8.0 ./... 2>&1); then
  if grep -qE 'fetching vulnerabilities|dial tcp|no such host|connection refused|i/o timeout|unexpected status code|tls:' <<<"$found"; then
    echo "govulncheck left out: its database cannot be reached"
  else
    echo "$found"
    exit 1
  fi
fi
npm run --prefix web typecheck
npm run --prefix web lint
