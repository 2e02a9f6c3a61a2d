#!/usr/bin/env bash
# Gathers everything a build downloads into vendored/, with checksums: the modules of Go
# and the packages of npm. build-offline.sh builds from it without a network.
set -euo pipefail
cd "$(dirname "$0")/.."
rm -rf vendored
mkdir vendored
go mod vendor -o vendored/go
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
cp web/package.json web/package-lock.json "$copy/"
cp .npmrc "$copy/.npmrc"
npm install --prefix "$copy" --no-save --cache "$PWD/vendored/npm" --ignore-scripts --no-audit --no-fund
rm -rf vendored/npm/_logs vendored/npm/_update-notifier-last-checked
(cd vendored && find go npm -type f -print0 | sort -z | xargs -0 sha256sum >SHA256SUMS)
du -sh vendored/go vendored/npm
