#!/usr/bin/env bash
# Installs the Debian packages that the tests use, where they are missing:
# a real PostgreSQL, a real Chromium, LibreOffice and poppler to open and look at
# documents, tesseract to read scans. Needs root (or sudo) only when one is missing.
set -euo pipefail
declare -A need=(
  [chromium]=chromium
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
if ((${#missing[@]})); then
  echo "Installing: ${missing[*]}"
  as_root=()
  ((EUID == 0)) || as_root=(sudo)
  "${as_root[@]}" apt-get update -qq
  DEBIAN_FRONTEND=noninteractive "${as_root[@]}" apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
fi
