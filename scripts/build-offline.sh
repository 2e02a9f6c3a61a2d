#!/usr/bin/env bash
# Builds the program with nothing but what stands in vendored/ (scripts/vendor.sh made
# it): build-offline.sh PROGRAM. Run it without a network; it does not look for one.
set -euo pipefail
program=$(realpath -m "${1:?where to}")
cd "$(dirname "$0")/.."
[[ -d vendored/go && -d vendored/npm ]] || { echo "vendored/ is missing: run make vendored where there is a network"; exit 2; }
(cd vendored && sha256sum --quiet --check SHA256SUMS)

npm install --prefix web --no-save --offline --cache "$PWD/vendored/npm" --ignore-scripts --no-audit --no-fund
npm run --prefix web build

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# Go wants its vendored modules in vendor/ beside go.mod; a copy of the tree keeps the
# checkout as it is.
git ls-files -z --cached --others --exclude-standard 2>/dev/null | grep -zv '^vendored/' >"$work/list" ||
  find . -path ./web/node_modules -prune -o -path ./vendored -prune -o -type f -print0 >"$work/list"
mkdir "$work/src"
tar --null -T "$work/list" -cf - | tar -C "$work/src" -xf -
cp -r web/dist/. "$work/src/web/dist/"
ln -s "$PWD/vendored/go" "$work/src/vendor"
export GOFLAGS="-mod=vendor -buildvcs=false" GOPROXY=off GOTOOLCHAIN=local CGO_ENABLED=0
mkdir -p "$(dirname "$program")"
(cd "$work/src" && go build -trimpath -ldflags "-s -w -X main.release=$(<VERSION)" -o "$program" ./cmd/focal)
"$program" version
