#!/usr/bin/env bash
# Known vulnerabilities in what the program calls, by govulncheck.
#   vulns.sh                     with the database on the network; without a network it says so and passes
#   FOCAL_VULNDB=DIR vulns.sh    with a copy of the database (index/db.json and so on, from vuln.go.dev), without a
#                                network. A copy older than FOCAL_VULNDB_DAYS (30) fails: what it does not know yet
#                                is what matters.
set -euo pipefail
cd "$(dirname "$0")/.."
govulncheck=(go run golang.org/x/vuln/cmd/govulncheck@v1.8.0)
if [[ -n ${FOCAL_VULNDB:-} ]]; then
  index=$FOCAL_VULNDB/index/db.json
  [[ -f $index ]] || { echo "vulns.sh: $FOCAL_VULNDB is no copy of the vulnerability database: it has no index/db.json"; exit 2; }
  modified=$(python3 -c 'import json,sys; print(json.load(open(sys.argv[1]))["modified"])' "$index")
  age=$((($(date +%s) - $(date -d "$modified" +%s)) / 86400))
  days=${FOCAL_VULNDB_DAYS:-30}
  if ((age > days)); then
    echo "vulns.sh: the copy in $FOCAL_VULNDB is $age days old, $days are allowed: get a new one"
    exit 1
  fi
  echo "vulnerability database of $modified"
  [[ ${1:-} == --age ]] || "${govulncheck[@]}" -db "file://$(realpath "$FOCAL_VULNDB")" ./...
  exit
fi
if ! found=$("${govulncheck[@]}" ./... 2>&1); then
  # What it found may speak of connections too: only without a finding an error is one of the network.
  if ! grep -q '^Vulnerability #' <<<"$found" &&
    grep -qE 'fetching vulnerabilities|dial tcp|no such host|connection refused|i/o timeout|unexpected status code|tls:' <<<"$found"; then
    echo "govulncheck left out: its database cannot be reached; FOCAL_VULNDB can name a copy"
  else
    echo "$found"
    exit 1
  fi
fi
