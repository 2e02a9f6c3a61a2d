#!/usr/bin/env bash
# Says which Go files are not formatted (gofumpt), of those named or of all, and fails then.
set -euo pipefail
cd "$(dirname "$0")/.."
(($#)) || set -- cmd internal deploy web/*.go
unformatted=$(go run mvdan.cc/gofumpt@v0.12.0 -l "$@")
[[ -z $unformatted ]] || { printf 'not formatted; go run mvdan.cc/gofumpt@v0.12.0 -w does it:\n%s\n' "$unformatted"; exit 1; }
