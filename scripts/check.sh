#!/usr/bin/env bash
# The everyday loop, under a minute on two processors: formatting, gates, vet, and the
# tests of what changed since the last commit (BASE=main: since main). What takes longer
# is make test.
set -euo pipefail
cd "$(dirname "$0")/.."
base=${BASE:-HEAD}
[[ $base == HEAD ]] || base=$(git merge-base "$base" HEAD)
step() { printf '== %s (%ss)\n' "$1" "$SECONDS"; }
mapfile -t changed < <({ git diff --name-only --diff-filter=d "$base"; git ls-files --others --exclude-standard; } | sort -u)
mapfile -t go < <(printf '%s\n' "${changed[@]}" | grep '\.go$' || true)
mapfile -t web < <(printf '%s\n' "${changed[@]}" | grep -E '^web/(src|e2e)/.*\.tsx?$' | sed 's#^web/##' || true)

step "formatting and gates"
((${#go[@]} == 0)) || bash scripts/format.sh "${go[@]}"
python3 scripts/gates.py

folders=()
if ((${#changed[@]})); then
  # The package of a changed file, or of the folder above whose test data it is.
  while read -r folder; do
    while [[ $folder != . && -z $(compgen -G "$folder/*.go") ]]; do folder=$(dirname "$folder"); done
    [[ $folder == . || $folder == web* ]] || folders+=("./$folder")
  done < <(printf '%s\n' "${changed[@]}" | xargs -n1 dirname | sort -u)
  mapfile -t folders < <(printf '%s\n' "${folders[@]}" | sort -u | sed '/^$/d')
fi
if ((${#folders[@]})); then
  step "vet: ${folders[*]}"
  go vet "${folders[@]}"
  step "tests"
  go test -short -timeout "${CHECK_TIMEOUT:-50s}" ./internal "${folders[@]}"
fi
if ((${#web[@]})); then
  step "web"
  (cd web && npx --no-install biome check "${web[@]}" && npx --no-install vitest related --run "${web[@]}")
fi
step "checked"
