#!/usr/bin/env bash
# Installs the Debian packages that the tests use, where they are missing:
# a real PostgreSQL, a real Chromium, LibreOffice and poppler to open and look at
# documents, tesseract to read scans. Needs root (or sudo) only when one is missing.
set -euo pipefail
declare -A need=(
  [soffice]=libreoffice-writer-nogui
  [pdftoppm]=poppler-utils
  [tesseract]=tesseract-ocr
)
missing=()
for command in "${!need[@]}"; do
  command -v "$command" >/dev/null || missing+=("${need[$command]}")
done
compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null || missing+=(postgresql)
compgen -G '/usr/share/fonts/truetype/crosextra/Carlito*' >/dev/null || missing+=(fonts-crosextra-carlito)
compgen -G '/usr/share/fonts/truetype/liberation*' >/dev/null || missing+=(fonts-liberation)
command -v python3 >/dev/null || missing+=(python3)
as_root=()
((EUID == 0)) || as_root=(sudo)
updated=
install() {
  echo "Installing: $*"
  [[ $updated ]] || "${as_root[@]}" apt-get update -qq -o Acquire::http::Timeout=20
  updated=yes
  DEBIAN_FRONTEND=noninteractive "${as_root[@]}" apt-get install -y -qq --no-install-recommends "$@" >/dev/null
}

((${#missing[@]} == 0)) || install "${missing[@]}"

# Chromium without its windows draws the same pages for a third less work; where there is none, the whole of it does.
if ! command -v chromium-headless-shell >/dev/null && ! (install chromium-headless-shell); then
  command -v chromium >/dev/null || install chromium
fi
