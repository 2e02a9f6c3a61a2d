#!/usr/bin/env bash
# Random tests for longer than CI has time for: every property with new cases, then
# every fuzz target. FUZZTIME is for each target (default 5m), PACKAGES narrows it
# ("make fuzz PACKAGES=./internal/tailor"). What is found is written to testdata/fuzz
# of its package and becomes a case there; the inputs that reach new code are kept in
# Go's cache, so that the next run begins where this one ended.
set -euo pipefail
cd "$(dirname "$0")/.."
FUZZTIME=${FUZZTIME:-5m}
CHECKS=${CHECKS:-5000}
read -ra packages <<<"${PACKAGES:-./...}"
failed=0

for dir in $(go list -f '{{.Dir}}' "${packages[@]}"); do
  if grep -qs 'rapid\.Check' "$dir"/*_test.go; then
    echo "== properties of ${dir#"$PWD"/}"
    FOCAL_RANDOM=1 go test "$dir" -run "$(grep -hoE '^func Test\w+' $(grep -l 'rapid\.Check' "$dir"/*_test.go) | sed 's/func /^/; s/$/$/' | paste -sd '|')" -rapid.checks "$CHECKS" -timeout 2h || failed=1
  fi
done
for dir in $(go list -f '{{.Dir}}' "${packages[@]}"); do
  for target in $(grep -hoE '^func Fuzz\w+' "$dir"/*_test.go 2>/dev/null | sed 's/func //'); do
    echo "== $target of ${dir#"$PWD"/}"
    # One worker, and hardly any making inputs small: by default, or with some seconds for each,
    # a target with one processor spends nearly all of its time on that.
    go test "$dir" -run '^$' -fuzz "^$target\$" -fuzztime "$FUZZTIME" -fuzzminimizetime 20x -parallel "${PARALLEL:-1}" || failed=1
  done
done
exit $failed
