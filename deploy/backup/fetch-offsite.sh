#!/bin/bash
# Brings a copy and its log back from the other host and decrypts them, into a folder that restore.sh then reads.
#   OFFSITE=zeri@backup.internal IDENTITY=/root/backup.key fetch-offsite.sh /var/backups/zeri
#   … fetch-offsite.sh /var/backups/zeri '2026-11-15 17:05:00+00'     the newest copy that was begun before this moment
# IDENTITY names the private key of age. SSH_OPTIONS as in send-offsite.sh. With a wrong key, or a file that was changed,
# it fails, and restore.sh finds no copy.
set -euo pipefail
backups=$1 moment=${2:-now}
: "${OFFSITE:?user@host}" "${IDENTITY:?the private key}"
[ ! -e "$backups/base" ] || { echo "fetch-offsite: $backups/base is already there" >&2; exit 1; }

work=$(mktemp -d)
trap 'ssh -o ControlPath="$work/ssh" -O exit "$OFFSITE" 2> /dev/null || true; rm -rf "$work"' EXIT
options=(-o BatchMode=yes -o ControlMaster=auto -o "ControlPath=$work/ssh" -o ControlPersist=5)
# shellcheck disable=SC2086
remote() { ssh "${options[@]}" ${SSH_OPTIONS:-} "$OFFSITE" "$@" < /dev/null; }

before=$(date -u -d "$moment" +%Y%m%dT%H%M%S.%3NZ)
remote list > "$work/there"
copy=$(sed -n 's,^base/\(.*\)\.tar\.age$,\1,p' "$work/there" | awk -v before="$before" '$0 < before' | tail -n 1)
[ -n "$copy" ] || { echo "fetch-offsite: no copy is older than $moment" >&2; exit 1; }
first=${copy##*.} name=${copy%.*}

umask 077
mkdir -p "$backups/wal" "$backups/base.partial/$name"
remote get "base/$copy.tar.age" | age --decrypt --identity "$IDENTITY" |
  tar --extract --file=- --directory="$backups/base.partial/$name"
# Segments are compared without their timeline, as pg_archivecleanup does; the history of timelines is always needed.
sed -n 's,^wal/\(.*\)\.age$,\1,p' "$work/there" |
  awk -v first="${first:8}" '/\.history\.gz$/ || substr($0, 9, 16) >= first' > "$work/segments"
while read -r segment; do
  remote get "wal/$segment.age" | age --decrypt --identity "$IDENTITY" > "$backups/wal/$segment.partial"
  mv "$backups/wal/$segment.partial" "$backups/wal/$segment"
done < "$work/segments"
mv "$backups/base.partial" "$backups/base"
echo "fetched $name and $(wc -l < "$work/segments") segments"
