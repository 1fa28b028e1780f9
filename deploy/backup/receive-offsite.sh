#!/bin/sh
# The other end of send-offsite.sh and fetch-offsite.sh, as the only command that a key may run there. In authorized_keys:
#   restrict,command="/usr/local/lib/zeri-backup/receive-offsite.sh /srv/zeri send" ssh-ed25519 …    the database host
#   restrict,command="/usr/local/lib/zeri-backup/receive-offsite.sh /srv/zeri fetch" ssh-ed25519 …   the host that restores
# A key that sends can add files, and neither read, replace nor delete one: an intruder on the database host cannot either.
set -eu
umask 077
store=$1 may=$2
mkdir -p "$store/base" "$store/wal"
# Words without wildcards: the command comes from the other host.
set -f
# shellcheck disable=SC2086
set -- ${SSH_ORIGINAL_COMMAND:-}
command=${1:-} name=${2:-}

refuse() { echo "receive-offsite: $1" >&2; exit 1; }
case $name in
  '' | base/*[!0-9A-Za-z.]* | wal/*[!0-9A-Za-z.]*) [ "$command" = list ] || refuse 'not a name' ;;
  base/[0-9]*.tar.age | wal/[0-9]*.gz.age) ;;
  *) refuse 'not a name' ;;
esac
case "$may $command" in
  'send list' | 'fetch list')
    cd "$store" && find base wal -type f -name '*.age' | sort ;;
  'send put')
    [ ! -e "$store/$name" ] || refuse 'already there'
    cat > "$store/$name.partial" ;;
  'send commit')
    [ ! -e "$store/$name" ] || refuse 'already there'
    sync "$store/$name.partial"
    mv "$store/$name.partial" "$store/$name"
    sync "$store" ;;
  'fetch get')
    cat "$store/$name" ;;
  *) refuse 'not allowed' ;;
esac
