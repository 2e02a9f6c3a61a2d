#!/usr/bin/env bash
# Keeps a small data folder of this version, with an account, conversions, an icon and
# credits, for the upgrade test of the versions after it:
#   FOCAL_BIN=bin/focal scripts/upgrade-fixture.sh     -> internal/app/testdata/upgrade/VERSION.tar.gz
set -euo pipefail
cd "$(dirname "$0")/.."
bin=${FOCAL_BIN:-bin/focal}
version=$(<VERSION)
to=$PWD/internal/app/testdata/upgrade/$version
work=$(mktemp -d)
trap 'kill "${server:-0}" 2>/dev/null || true; rm -rf "$work"' EXIT
port=${PORT:-18931}
base=http://127.0.0.1:$port/api
password=Violet7moon
mkdir "$work/data" "$work/seen"

FOCAL_ADMIN_EMAIL=root@example.org FOCAL_ADMIN_PASSWORD=$password \
  "$bin" serve --data "$work/data" --addr "127.0.0.1:$port" --workers 1 --soffice off 2>"$work/log" &
server=$!
for _ in $(seq 150); do curl -sf "http://127.0.0.1:$port/readyz" >/dev/null && break; sleep .2; done
"$bin" user create --data "$work/data" --email ana@example.org --password "$password" --name "Ana Ferro" \
  --active --credits 7 --templates Generic,Modern >/dev/null

field() { python3 -c 'import json,sys; print(json.load(sys.stdin)[sys.argv[1]])' "$1"; }
token=$(curl -sf "$base/auth/login" -H 'Content-Type: application/json' -d "{\"email\":\"ana@example.org\",\"password\":\"$password\"}" | field access_token)
api() { curl -sf -H "Authorization: Bearer $token" "$@"; }
cat >"$work/ida.txt" <<'CV'
Ida Storm
ida.storm@example.org

EXPERIENCE
Ranger, Fell Park, Mar 2019 - Present
- I repair paths and guide visitors.
- I trained 12 volunteers in first aid.

EDUCATION
BSc Geography, Northmoor University, 2014 - 2017

SKILLS
Chainsaw, First aid, Navigation
CV
printf 'Warden\nRequirements:\n- Must have first aid\n- Experience of leading volunteers\n' >"$work/job.txt"
convert() { api "$base/convert/generate-resume-bulk" "$@" -F perspective=ThirdPerson -F template=Generic | field task_id; }
ended() { for _ in $(seq 300); do [[ $(api "$base/convert/task-status/$1" | field status) == "$2" ]] && return; sleep .2; done; echo "task $1 is not $2" >&2; exit 1; }

done_task=$(convert -F "files=@$work/ida.txt" -F "requirement=@$work/job.txt")
ended "$done_task" Completed
api "$base/convert/generate-docx/$done_task" -F "task_id=$done_task" -F template=Generic -o "$work/seen/document.docx"
printf '%%PDF-1.4\nno more of it' >"$work/bad.pdf"
failed_task=$(convert -F "files=@$work/bad.pdf")
ended "$failed_task" Failed
base64 -d >"$work/icon.png" <<<'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
api "$base/convert/upload-cv-icon" -F "icon=@$work/icon.png;type=image/png" >/dev/null
# What an upgrade must keep, as this version tells it.
api "$base/auth/profile" >"$work/seen/profile.json"
api "$base/convert/task-status/$done_task" >"$work/seen/done.json"
api "$base/convert/task-status/$failed_task" >"$work/seen/failed.json"
api "$base/convert/history" >"$work/seen/history.json"
kill -TERM "$server"; wait "$server" || true
rm -f "$work/data"/*-shm "$work/data/outbox"/*.tmp
mkdir -p "$(dirname "$to")"
tar --sort=name --owner=0 --group=0 --numeric-owner --mtime=@1700000000 -C "$work" -czf "$to.tar.gz" data seen
ls -l "$to.tar.gz"
