#!/bin/sh
# Fills an empty data directory from the copies, ready to be started. PostgreSQL then replays the log and opens.
#   restore.sh /var/backups/zeri /var/lib/postgresql/15/main '2026-11-15 17:05:00+00'   as it was at that moment
#   restore.sh /var/backups/zeri /var/lib/postgresql/15/main latest                     as far as the log goes
#   restore.sh /var/backups/zeri /var/tmp/trial latest trial                            a trial copy beside the real one
# Run it as the owner of the data directory. A trial archives nothing: its log would be mistaken for the real one.
set -eu
# Debian keeps some of PostgreSQL's programs off the path.
PATH=$PATH:/usr/lib/postgresql/15/bin
backups=$(cd "$1" && pwd) data=$2 target=$3 kind=${4:-real}
here=$(cd "$(dirname "$0")" && pwd)

if [ -e "$data" ] && [ -n "$(ls -A "$data")" ]; then
  echo "restore: $data is not empty; move it away first" >&2
  exit 1
fi

# The newest copy that was complete before the moment: a later one contains later writes.
moment=$(date +%s%N)
[ "$target" = latest ] || moment=$(date -d "$target" +%s%N)
copy=
for candidate in "$backups"/base/*Z; do
  manifest=$candidate/backup_manifest
  if [ -e "$manifest" ] && [ "$(date -r "$manifest" +%s%N)" -lt "$moment" ]; then copy=$candidate; fi
done
if [ -z "$copy" ]; then
  echo "restore: no copy is older than $target" >&2
  exit 1
fi

pg_verifybackup --quiet "$copy"
mkdir -p "$data"
cp -a "$copy/." "$data/"
chmod 700 "$data"
rm -f "$data/standby.signal"
# A cluster that was restored before already has these settings.
sed -i '/^restore_command\|^recovery_target/d' "$data/postgresql.auto.conf"
{
  echo "restore_command = '\"$here/fetch-wal.sh\" \"$backups\" %f \"%p\"'"
  echo "recovery_target_action = promote"
  [ "$target" = latest ] || echo "recovery_target_time = '$target'"
  [ "$kind" != trial ] || echo "archive_mode = off"
} >> "$data/postgresql.auto.conf"
touch "$data/recovery.signal"
echo "restored from $copy to $target; start PostgreSQL"
