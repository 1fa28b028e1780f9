#!/bin/sh
# Deletes copies beyond the number to retain, and the log before the oldest. It runs on the other host, by its own timer: the
# database host may delete nothing there.
#   expire-offsite.sh /srv/zeri 30
set -eu
store=$1 keep=$2
[ "${keep:-0}" -ge 1 ] || { echo "expire-offsite: how many copies are retained?" >&2; exit 1; }
cd "$store"
# Names are times, so the oldest sort first.
ls -1 base | grep '\.tar\.age$' | head -n "-$keep" | while read -r old; do rm -f "base/$old"; done
oldest=$(ls -1 base | grep '\.tar\.age$' | head -n 1)
[ -n "$oldest" ] || exit 0
first=${oldest%.tar.age} first=${first##*.}
ls -1 wal | awk -v first="$(echo "$first" | cut -c 9-24)" '!/\.history\./ && substr($0, 9, 16) < first' |
  while read -r old; do rm -f "wal/$old"; done
