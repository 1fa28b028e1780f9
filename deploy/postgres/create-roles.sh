#!/bin/sh
# Creates the roles of setup, server, worker and console and the database they share; safe to repeat. Run it as a superuser of
# PostgreSQL, with the passwords in the environment; it connects as libpq does: PGHOST, PGPORT, PGUSER.
#   OWNER_PASSWORD=… SITE_PASSWORD=… WORKER_PASSWORD=… CONSOLE_PASSWORD=… deploy/postgres/create-roles.sh
# A database that another role owns is handed over to zeri_owner. Setup grants the others what they need.
# Without CONSOLE_PASSWORD zeri_console cannot log in: a deployment without the operator's console.
set -eu
: "${OWNER_PASSWORD:?a password for zeri_owner}" "${SITE_PASSWORD:?one for zeri_site}" "${WORKER_PASSWORD:?one for zeri_worker}"
psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --dbname="${PGDATABASE:-postgres}" <<'SQL'
\set owner_password `printf %s "$OWNER_PASSWORD"`
\set site_password `printf %s "$SITE_PASSWORD"`
\set worker_password `printf %s "$WORKER_PASSWORD"`
\set console_password `printf %s "${CONSOLE_PASSWORD:-}"`

select format('create role %I', name) from (values ('zeri_owner'), ('zeri_site'), ('zeri_worker'), ('zeri_console')) as wanted (name)
where not exists (select from pg_roles where rolname = name) \gexec
alter role zeri_owner login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password :'owner_password';
alter role zeri_site login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password :'site_password';
alter role zeri_worker login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password :'worker_password';
alter role zeri_console nologin nosuperuser nocreatedb nocreaterole noreplication nobypassrls password null;
select format('alter role zeri_console login password %L', :'console_password') where :'console_password' <> '' \gexec

-- Limits belong to the role: PgBouncer passes on none that a connection sets for itself. Server and console end a statement
-- after five seconds; the job engine of the worker may take a minute, and its other connections set five seconds themselves.
-- zeri_owner has none: a migration takes as long as it needs.
alter role zeri_site set statement_timeout = '5s';
alter role zeri_site set idle_in_transaction_session_timeout = '10s';
alter role zeri_worker set statement_timeout = '60s';
alter role zeri_worker set idle_in_transaction_session_timeout = '60s';
alter role zeri_console set statement_timeout = '5s';
alter role zeri_console set idle_in_transaction_session_timeout = '10s';

select 'create database zeri owner zeri_owner' where not exists (select from pg_database where datname = 'zeri') \gexec
alter database zeri owner to zeri_owner;
-- Temporary tables too are tables.
revoke all on database zeri from public;
grant connect on database zeri to zeri_site, zeri_worker, zeri_console;

\connect zeri
select format('alter schema %I owner to zeri_owner', nspname) from pg_namespace where nspname in ('public', 'jobs') \gexec
revoke all on schema public from public;

-- What another role owned. A sequence of a column follows its table, and what belongs to an extension stays.
select format('alter table %s owner to zeri_owner', pg_class.oid::regclass)
from pg_class join pg_namespace on pg_namespace.oid = relnamespace
where nspname in ('public', 'jobs') and relkind in ('r', 'p', 'v', 'm')
  and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e') \gexec
select format('alter sequence %s owner to zeri_owner', pg_class.oid::regclass)
from pg_class join pg_namespace on pg_namespace.oid = relnamespace
where nspname in ('public', 'jobs') and relkind = 'S'
  and not exists (select from pg_depend where objid = pg_class.oid and deptype in ('a', 'i', 'e')) \gexec
select format('alter %s %s owner to zeri_owner', case prokind when 'p' then 'procedure' else 'function' end, pg_proc.oid::regprocedure)
from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
where nspname in ('public', 'jobs')
  and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e') \gexec
select format('alter type %s owner to zeri_owner', pg_type.oid::regtype)
from pg_type join pg_namespace on pg_namespace.oid = typnamespace
where nspname in ('public', 'jobs') and typtype in ('e', 'd')
  and not exists (select from pg_depend where objid = pg_type.oid and deptype = 'e') \gexec
SQL
