#!/usr/bin/env bash
# The form of commit messages: a subject of at most 72 characters, a blank line, a body that says why.
#   commits.sh            those since main; on main the last one
#   commits.sh RANGE      those of a range
#   commits.sh --file F   the message in a file: git config core.hooksPath scripts/hooks
set -euo pipefail
export LC_ALL=C.UTF-8 # letters, not bytes
wrong=0
judge() { # name, message
  local subject body
  subject=${2%%$'\n'*}
  body=$(sed -n '3,$p' <<<"$2" | grep -vE '^(#|[A-Z][A-Za-z-]+: |$)' || true)
  ((${#subject} <= 72)) || { echo "$1: the subject has ${#subject} characters, 72 are the most: $subject"; wrong=1; }
  [[ -n $subject && -z $(sed -n 2p <<<"$2") ]] || { echo "$1: a blank line must follow the subject: $subject"; wrong=1; }
  [[ -n $body ]] || { echo "$1: no body says why: $subject"; wrong=1; }
}
if [[ ${1:-} == --file ]]; then
  message=$(sed '/^#/d' "$2")
  [[ $message == fixup!* || $message == squash!* || $message == Merge\ * ]] || judge "this commit" "$message"
else
  cd "$(dirname "$0")/.."
  range=${1:-}
  if [[ -z $range ]]; then
    range=-1
    base=$(git merge-base main HEAD 2>/dev/null) && [[ $base != "$(git rev-parse HEAD)" ]] && range=$base..HEAD
  fi
  while read -r commit; do
    judge "${commit:0:9}" "$(git log -1 --format=%B "$commit")"
  done < <(git log --no-merges --format=%H "$range")
fi
exit $wrong
