#!/bin/sh
# archive_command: keeps one finished segment of the write-ahead log, compressed.
#   archive_command = '/usr/local/lib/zeri-backup/archive-wal.sh /var/backups/zeri %p %f'
# Says yes only when the segment is on the disk. Told twice it says yes again, unless the bytes differ. The folder must be
# there: one made here would lie on the wrong disk when that of the backups is not mounted.
set -eu
folder=$1/wal segment=$2 name=$3
kept=$folder/$name.gz

if [ -e "$kept" ]; then
  gzip -dc "$kept" | cmp -s - "$segment" && exit 0
  echo "archive-wal: $name is kept already, with other bytes" >&2
  exit 1
fi
gzip -1 -c "$segment" > "$kept.partial"
sync "$kept.partial"
mv "$kept.partial" "$kept"
sync "$folder"
