#!/bin/bash
# Sends the copies and segments that another host lacks, encrypted before they leave this one.
#   OFFSITE=zeri@backup.internal RECIPIENTS=/etc/zeri/backup.pub send-offsite.sh /var/backups/zeri
# RECIPIENTS names the public keys of age; the private key is never on this host. SSH_OPTIONS adds options, such as
# `-i /etc/zeri/offsite-key -p 2222`. The other host needs receive-offsite.sh. METRICS as in base-backup.sh:
# the time of this run, and the time of the newest copy there.
set -euo pipefail
backups=$1
: "${OFFSITE:?user@host}" "${RECIPIENTS:?a file of public keys}"
exec 9> "$backups/offsite.lock"
flock --nonblock 9 || { echo "send-offsite: another one is sending" >&2; exit 1; }

work=$(mktemp -d)
trap 'ssh -o ControlPath="$work/ssh" -O exit "$OFFSITE" 2> /dev/null || true; rm -rf "$work"' EXIT
# One connection for all files. Its socket must not outlive this run.
options=(-o BatchMode=yes -o ControlMaster=auto -o "ControlPath=$work/ssh" -o ControlPersist=5)
remote() { ssh "${options[@]}" ${SSH_OPTIONS:-} "$OFFSITE" "$@" 9>&-; }

# A file counts as sent only after all of it was encrypted and received: what broke off stays partial there.
is_there() { grep -qxF "$1" "$work/there"; }
send() {
  age --encrypt --recipients-file "$RECIPIENTS" | remote put "$1"
  remote commit "$1" < /dev/null
  echo "sent $1"
}

remote list < /dev/null > "$work/there"
for copy in "$backups"/base/*Z; do
  [ -e "$copy/backup_manifest" ] || continue
  first=$(sed -n 's/^START WAL LOCATION: .*(file \([0-9A-F]*\))$/\1/p' "$copy/backup_label")
  name=base/$(basename "$copy").$first.tar.age
  is_there "$name" || tar --create --file=- --directory="$copy" . | send "$name"
done
for segment in "$backups"/wal/*.gz; do
  [ -e "$segment" ] || continue
  name=wal/$(basename "$segment").age
  is_there "$name" || send "$name" < "$segment"
done
if [ -n "${METRICS:-}" ]; then
  # What the other host lists, not what was sent: a copy that somebody deleted there is missed too.
  remote list < /dev/null > "$work/there"
  newest=$(sed -n 's,^base/\([0-9]*\)T\(..\)\(..\)\(..\)\..*\.tar\.age$,\1 \2:\3:\4,p' "$work/there" | tail -n 1)
  {
    echo "zeri_offsite_timestamp_seconds $(date +%s)"
    [ -z "$newest" ] || echo "zeri_offsite_copy_timestamp_seconds $(date -u -d "$newest" +%s)"
  } > "$METRICS/zeri_offsite.prom.$$"
  chmod 644 "$METRICS/zeri_offsite.prom.$$"
  mv "$METRICS/zeri_offsite.prom.$$" "$METRICS/zeri_offsite.prom"
fi
