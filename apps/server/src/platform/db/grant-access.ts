import { type Kysely, sql } from 'kysely'
import type { DB } from './schema.ts'

// Which process may do what in the database. Tables belong to the role that runs setup; server and worker have roles of
// their own, which cannot create, alter or drop anything.

type Db = Kysely<DB>

/** The roles of the processes, which `deploy/postgres/create-roles.sh` creates. */
export const roles = { site: 'zeri_site', worker: 'zeri_worker' } as const
type Process = keyof typeof roles

const READ = 'select'
const APPEND = 'select, insert'
const SWEEP = 'select, delete'
const NO_DELETE = 'select, insert, update'
const ALL = 'select, insert, update, delete'

/** Tables that a process may not do everything with. Rows that leave with an account are deleted by the tables' owner. */
const limited: Readonly<Record<Process, Readonly<Record<string, string>>>> = {
  site: {
    kysely_migration: READ,
    kysely_migration_lock: READ,
    // Setup and the gazetteer's import write these.
    content_entries: READ,
    gazetteer_imports: READ,
    place_names: READ,
    places: READ,
    price_list: READ,
    // Only the worker erases accounts, plans and sends.
    accounts: NO_DELETE,
    reconciliation_findings: READ,
    reminder_carriers: READ,
    reminder_deliveries: READ,
    renewal_notices: READ,
    // Nobody rewrites what happened to money.
    grants: NO_DELETE,
    ledger_entries: APPEND,
    order_charts: NO_DELETE,
    order_owners: NO_DELETE,
    orders: NO_DELETE,
    payment_attempts: NO_DELETE,
    payment_inbox: NO_DELETE,
    saved_cards: NO_DELETE,
    security_events: APPEND,
    subscriptions: NO_DELETE,
  },
  worker: {
    kysely_migration: READ,
    kysely_migration_lock: READ,
    content_entries: READ,
    gazetteer_imports: READ,
    place_names: READ,
    places: READ,
    price_list: READ,
    // A worker cannot sign anybody in, or make an account.
    accounts: 'select, update, delete',
    known_devices: SWEEP,
    passkeys: SWEEP,
    sessions: SWEEP,
    used_challenges: SWEEP,
    identities: READ,
    identity_attempts: SWEEP,
    // It reads and sweeps what people make on the site.
    choice_days: SWEEP,
    choice_guests: SWEEP,
    choice_people: SWEEP,
    choice_removed_guests: SWEEP,
    choices: SWEEP,
    feeds: SWEEP,
    grants: NO_DELETE,
    ledger_entries: APPEND,
    order_charts: NO_DELETE,
    order_owners: NO_DELETE,
    orders: NO_DELETE,
    payment_attempts: NO_DELETE,
    saved_cards: NO_DELETE,
    subscriptions: NO_DELETE,
  },
}

/** The tables of the job engine: the site only puts jobs in. */
const jobAccess: Readonly<Record<Process, string>> = { site: APPEND, worker: ALL }

type Schemas = { readonly schema: string; readonly jobSchema: string }

/**
 * Grants the roles of server and worker what they need, after every setup. Returns false, and does nothing, where these
 * roles do not exist: then one role does everything.
 */
export async function grantAccess(db: Db, { schema, jobSchema }: Schemas): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const known = Object.values(roles)
    const { rows } = await sql`select from pg_roles where rolname in (${sql.join(known)})`.execute(trx)
    if (rows.length < known.length) return false
    const [tables, jobTables] = [await listTables(trx, schema), await listTables(trx, jobSchema)]
    for (const [process, role] of Object.entries(roles) as [Process, string][]) {
      await grantSchema(trx, { role, schema, tables, accessTo: (table) => limited[process][table] ?? ALL })
      await grantSchema(trx, {
        role,
        schema: jobSchema,
        tables: jobTables,
        accessTo: () => jobAccess[process],
      })
    }
    return true
  })
}

async function listTables(db: Db, schema: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind in ('r', 'p') and relnamespace = to_regnamespace(${schema}) order by relname`.execute(db)
  return rows.map(({ name }) => name)
}

type SchemaGrant = {
  readonly role: string
  readonly schema: string
  readonly tables: readonly string[]
  readonly accessTo: (table: string) => string
}

async function grantSchema(trx: Db, { role, schema, tables, accessTo }: SchemaGrant): Promise<void> {
  if (tables.length === 0) return
  const [grantee, at] = [sql.id(role), sql.id(schema)]
  const listOf = (names: readonly string[]) => sql.join(names.map((name) => sql.id(schema, name)))
  await sql`grant usage on schema ${at} to ${grantee}`.execute(trx)
  await sql`revoke all on ${listOf(tables)} from ${grantee}`.execute(trx)
  for (const [access, names] of Map.groupBy(tables, accessTo))
    await sql`grant ${sql.raw(access)} on ${listOf(names)} to ${grantee}`.execute(trx)
  await sql`grant usage on all sequences in schema ${at} to ${grantee}`.execute(trx)
  // For a table that is replaced between two setups, as those of the gazetteer are.
  await sql`alter default privileges in schema ${at} grant select on tables to ${grantee}`.execute(trx)
}
