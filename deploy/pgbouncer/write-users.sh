#!/bin/sh
# Prints the users of PgBouncer with their password hashes, for its auth_file. Run it as a superuser of PostgreSQL after
# create-roles.sh, and again after a password was changed; it connects as libpq does: PGHOST, PGPORT, PGUSER.
#   deploy/pgbouncer/write-users.sh > /etc/pgbouncer/users.txt
# Only the role of the servers connects through PgBouncer.
set -eu
users=$(psql --no-psqlrc --quiet --tuples-only --no-align --set=ON_ERROR_STOP=1 --dbname="${PGDATABASE:-postgres}" --command="
  select format('\"%s\" \"%s\"', rolname, rolpassword) from pg_authid
   where rolname = 'zeri_site' and rolpassword like 'SCRAM-SHA-256\$%'")
[ -n "$users" ] || { echo "write-users: zeri_site has no SCRAM password; run create-roles.sh first" >&2; exit 1; }
printf '%s\n' "$users"
