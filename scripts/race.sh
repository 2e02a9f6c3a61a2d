#!/usr/bin/env bash
# The tests with the race detector, for at most RACE_TIME seconds (default 900): packages
# in which things happen at once come first. What was not reached is named; PACKAGES
# narrows the choice. Needs a C compiler, which the program itself does not.
set -uo pipefail
cd "$(dirname "$0")/.."
limit=${RACE_TIME:-900}
first=(account blob billing convert jobs mail observe store httpapi engine/child ingest/pdf office assistant app)
mapfile -t rest < <(go list ./internal/... ./cmd/... ./deploy/... | sed 's#^focal/#./#')
packages=()
if [[ -n ${PACKAGES:-} ]]; then
  read -ra packages <<<"$PACKAGES"
else
  for p in "${first[@]}"; do packages+=("./internal/$p"); done
  for p in "${rest[@]}"; do [[ " ${packages[*]} " == *" $p "* ]] || packages+=("$p"); done
fi
failed=() missed=()
for p in "${packages[@]}"; do
  left=$((limit - SECONDS))
  if ((left < 20)); then
    missed+=("$p")
    continue
  fi
  echo "== $p (${SECONDS}s)"
  CGO_ENABLED=1 timeout --foreground "$left" go test -race -short "$p"
  case $? in
    0) ;;
    124) missed+=("$p") ;;
    *) failed+=("$p") ;;
  esac
done
((${#missed[@]})) && echo "not reached in ${limit}s: ${missed[*]}"
((${#failed[@]})) && { echo "failed: ${failed[*]}"; exit 1; }
echo "no race in $((${#packages[@]} - ${#missed[@]})) of ${#packages[@]} packages"
