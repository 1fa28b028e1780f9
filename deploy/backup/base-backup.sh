#!/bin/sh
# Takes a copy of the whole cluster, verifies it, and deletes copies beyond the number to retain.
#   base-backup.sh /var/backups/zeri 7        retains seven copies and every segment since the oldest
# Connects as libpq does: PGHOST, PGPORT, PGUSER. Needs the right to replicate. METRICS names the folder that
# node_exporter reads; the time of the copy is written there.
set -eu
# Debian keeps some of PostgreSQL's programs off the path.
PATH=$PATH:/usr/lib/postgresql/15/bin
backups=$1 keep=$2
[ "${keep:-0}" -ge 1 ] || { echo "base-backup: how many copies are kept?" >&2; exit 1; }
[ -d "$backups/wal" ] || { echo "base-backup: $backups/wal is not there" >&2; exit 1; }

mkdir -p "$backups/base"
exec 9> "$backups/base.lock"
flock --nonblock 9 || { echo "base-backup: another copy is being taken" >&2; exit 1; }
rm -rf "$backups"/base/*.partial
new=$backups/base/$(date -u +%Y%m%dT%H%M%S.%3NZ)
pg_basebackup --pgdata="$new.partial" --checkpoint=fast --wal-method=stream
pg_verifybackup --quiet "$new.partial"
# Without -T, mv would move it into an existing copy of that name.
mv -T "$new.partial" "$new"
sync "$backups/base"

# Names are times, so the oldest sort first.
ls -1 "$backups/base" | head -n "-$keep" | while read -r old; do rm -rf "$backups/base/$old"; done
oldest=$(ls -1 "$backups/base" | head -n 1)
first=$(sed -n 's/^START WAL LOCATION: .*(file \([0-9A-F]*\))$/\1/p' "$backups/base/$oldest/backup_label")
pg_archivecleanup -x .gz "$backups/wal" "$first"
if [ -n "${METRICS:-}" ]; then
  echo "zeri_backup_timestamp_seconds $(date +%s)" > "$METRICS/zeri_backup.prom.$$"
  chmod 644 "$METRICS/zeri_backup.prom.$$"
  mv "$METRICS/zeri_backup.prom.$$" "$METRICS/zeri_backup.prom"
fi
echo "$new"
