#!/bin/sh
# restore_command: brings back one segment of the write-ahead log; restore.sh writes it into the settings.
# A segment that is not kept is how PostgreSQL learns where the log ends. Whatever else goes wrong must not look like that:
# above 125 PostgreSQL stops instead of opening too early.
set -eu
kept=$1/wal/$2.gz target=$3

[ -x "$1/wal" ] || exit 255
[ -e "$kept" ] || exit 1
gzip -dc "$kept" > "$target" || exit 255
