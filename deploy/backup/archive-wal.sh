#!/bin/sh
# archive_command: stores one finished segment of the write-ahead log, compressed.
#   archive_command = '/usr/local/lib/zeri-backup/archive-wal.sh /var/backups/zeri %p %f'
# Succeeds only when the segment is on disk. A second call for the same segment succeeds, unless the bytes differ. The folder
# must exist: creating it here would use the wrong disk when the disk of the backups is not mounted.
set -eu
folder=$1/wal segment=$2 name=$3
stored=$folder/$name.gz

if [ -e "$stored" ]; then
  gzip -dc "$stored" | cmp -s - "$segment" && exit 0
  echo "archive-wal: $name is already archived with other bytes" >&2
  exit 1
fi
gzip -1 -c "$segment" > "$stored.partial"
sync "$stored.partial"
mv "$stored.partial" "$stored"
sync "$folder"
