#!/usr/bin/env bash
# Times every stage and whole conversions, and beside them, in the same run, the
# peers that are installed: pdftotext (poppler) for reading PDF and pandoc for
# writing DOCX. Figures for docs/benchmarks.md.
set -euo pipefail
cd "$(dirname "$0")/.."
count=${COUNT:-3}
echo "== stages (go test -bench)"
go test -run '^$' -bench . -benchmem -count "$count" ./internal/... 2>&1 | grep -E '^(Benchmark|pkg:)' || true
echo
echo "== whole conversions, CPU, memory and peers"
python3 scripts/bench.py --focal bin/focal "$@"
