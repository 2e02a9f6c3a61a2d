#!/usr/bin/env bash
# Converts a CV with curl: convert.sh CV [JOB-DESCRIPTION]
#
# FOCAL_URL is the address of your Focal, FOCAL_API_KEY a key with the scopes read and convert. The Word
# document and the JSON Resume are written into the current folder, and a PDF where the server makes them.
set -euo pipefail
cv=${1:?usage: convert.sh CV [JOB-DESCRIPTION]} job=${2:-}
api=${FOCAL_URL:?is not set}/api name=$(basename "${cv%.*}")
: "${FOCAL_API_KEY:?is not set}"

# The key comes from a file descriptor: on the command line every user of the machine would see it. What
# fails for now (429, 503, a lost connection) is tried again, after the time that Retry-After says. A
# redirect is an error: followed, it could take the key to another host.
call() {
  curl --silent --show-error --fail-with-body --retry 5 --retry-connrefused --location --max-redirs 0 \
    --config <(printf 'header = "Authorization: Bearer %s"\n' "$FOCAL_API_KEY") "$@"
}
value() { sed -n "s/.*\"$1\":\"\([^\"]*\)\".*/\1/p" <<<"$2"; }

# With an Idempotency-Key a repeat after a lost answer does not convert, and cost, twice.
form=(-F "files=@\"$cv\"" -F "perspective=ThirdPerson")
[[ -z $job ]] || form+=(-F "requirement=@\"$job\"")
once=$(od -An -N16 -tx1 /dev/urandom | tr -d ' \n')
answer=$(call "${form[@]}" -H "Idempotency-Key: $once" "$api/convert/generate-resume-bulk") || { value error "$answer" >&2; exit 1; }
task=$(value task_id "$answer")

while :; do
  answer=$(call "$api/convert/task-status/$task")
  case $answer in
    *'"task_id":"'$task'","status":"Completed"'*) break ;;
    *'"task_id":"'$task'","status":"Failed"'* | *'"task_id":"'$task'","status":"Error"'*)
      sed 's/.*"error":"\([^"]*\)","files".*/\1/' <<<"$answer" >&2
      exit 1 ;;
  esac
  sleep 1
done

call -F "template=Generic" "$api/convert/generate-docx/$task" -o "$name.docx"
call "$api/convert/export/$task?format=json" -o "$name.json"
if [[ $(call "$api/config") == *'"pdf":true'* ]]; then
  call -F "template=Generic" "$api/convert/generate-pdf/$task" -o "$name.pdf"
fi
echo "$task: $name.docx, $name.json"
