#!/bin/sh
# restore_command: returns one segment of the write-ahead log; restore.sh writes it into the settings.
# Exit status 1 for a missing segment tells PostgreSQL that the log ends here. Any other fault must not look like that: a
# status above 125 makes PostgreSQL stop instead of opening too early.
set -eu
stored=$1/wal/$2.gz target=$3

[ -x "$1/wal" ] || exit 255
[ -e "$stored" ] || exit 1
gzip -dc "$stored" > "$target" || exit 255
