import { type Kysely, sql } from 'kysely'
import type { DB } from './schema.ts'

// Which process may do what in the database. Tables belong to the role that runs setup; server and worker have roles of
// their own, which cannot create, alter or drop anything.

type Db = Kysely<DB>

/** The roles of the processes, which `deploy/postgres/create-roles.sh` creates. */
export const roles = { site: 'zeri_site', worker: 'zeri_worker', console: 'zeri_console' } as const
type Process = keyof typeof roles

/** The function of the job engine's schema that says why jobs failed. */
export const FAILURES = 'describe_failures'

const READ = 'select'
const APPEND = 'select, insert'
const SWEEP = 'select, delete'
const NO_DELETE = 'select, insert, update'
const ALL = 'select, insert, update, delete'
const NONE = ''

/** What only the console works with. */
const consoleOnly = {
  audit_head: NONE,
  audit_log: NONE,
  operator_enrolments: NONE,
  operator_passkeys: NONE,
  operator_sessions: NONE,
  operators: NONE,
} as const

/**
 * What the console may do, and nothing else: a table that is not listed is closed to it. No column leads to a birth, a
 * password, a place or a token of a person.
 */
const consoleAccess: Readonly<Record<string, string>> = {
  kysely_migration: READ,
  audit_head: READ,
  audit_log: 'select, insert (at, operator_id, action, subject, details)',
  operator_enrolments: ALL,
  operator_passkeys: ALL,
  operator_sessions: ALL,
  operators: NO_DELETE,
  limit_counters: ALL,
  used_challenges: APPEND,
  accounts:
    'select (id, email, email_typed, locale, created_at, verified_at, deletion_requested_at, mail_stopped_at), update (deletion_requested_at, deletion_cancel_hash, mail_stopped_at, mail_resumed_at)',
  address_proofs: 'insert',
  charts:
    'select (id, added, account_id, is_mobile, is_card_bound, paid_until, personal_until), update (is_card_bound, paid_until, personal_until)',
  security_events: APPEND,
  sessions: 'select (id, account_id, device, created_at, last_used_at), delete',
  tries: ALL,
  grants: NO_DELETE,
  ledger_entries: READ,
  order_charts: READ,
  order_owners: READ,
  orders: READ,
  payment_attempts: READ,
  price_list: APPEND,
  questions:
    'select (id, account_id, email, name, topic, question, locale, asked_at, state, answer, answered_at, answered_by), update (state, answer, answered_at, answered_by)',
  mail_bounces: READ,
  reconciliation_findings: READ,
  reminder_deliveries: 'select (local_date, carrier, state, due_at, ended_at, tries)',
  refunds: APPEND,
  saved_cards: 'select (chart_id, revoked_at), update (revoked_at, revoke_reason)',
  subscriptions: 'select, update (state, ended_at, end_reason, next_charge_at, look_at, period_no)',
  switches: NO_DELETE,
}

/** Tables that a process may not do everything with. Rows that leave with an account are deleted by the tables' owner. */
const limited: Readonly<Record<'site' | 'worker', Readonly<Record<string, string>>>> = {
  site: {
    ...consoleOnly,
    kysely_migration: READ,
    kysely_migration_lock: READ,
    // Setup and the gazetteer's import write these.
    content_entries: READ,
    gazetteer_imports: READ,
    place_names: READ,
    places: READ,
    price_list: READ,
    switches: READ,
    // Only the worker erases accounts, plans and sends.
    accounts: NO_DELETE,
    channel_posts: READ,
    mail_bounces: READ,
    reconciliation_findings: READ,
    // The console requests them, the worker sends them.
    refunds: READ,
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
    ...consoleOnly,
    kysely_migration: READ,
    kysely_migration_lock: READ,
    content_entries: READ,
    gazetteer_imports: READ,
    place_names: READ,
    places: READ,
    price_list: READ,
    switches: READ,
    // A worker cannot sign anybody in, or make an account.
    accounts: 'select, update, delete',
    known_devices: SWEEP,
    passkeys: SWEEP,
    sessions: SWEEP,
    used_challenges: SWEEP,
    address_changes: SWEEP,
    identities: READ,
    identity_attempts: SWEEP,
    second_factors: SWEEP,
    backup_codes: SWEEP,
    // It reads and sweeps what people make on the site.
    api_keys: SWEEP,
    api_key_usage: SWEEP,
    choice_days: SWEEP,
    choice_guests: SWEEP,
    choice_people: SWEEP,
    choice_removed_guests: SWEEP,
    choices: SWEEP,
    feeds: SWEEP,
    lunar_dates: READ,
    grants: NO_DELETE,
    ledger_entries: APPEND,
    order_charts: NO_DELETE,
    order_owners: NO_DELETE,
    orders: NO_DELETE,
    payment_attempts: NO_DELETE,
    refunds: 'select, update (state, provider_refund_id, failure_code, looked_up_at, settled_at)',
    saved_cards: NO_DELETE,
    subscriptions: NO_DELETE,
  },
}

/**
 * The tables of the job engine. The site only puts jobs in; the console also sees how they fare and tries or cancels them, but
 * not what is in them or what came of them.
 */
const CONSOLE_JOBS =
  'insert, select (id, name, state, retry_count, start_after, created_on, started_on, completed_on, blocked), update (state, retry_count, start_after, started_on, completed_on)'
const consoleJobAccess: Readonly<Record<string, string>> = {
  job: CONSOLE_JOBS,
  job_common: CONSOLE_JOBS,
  queue: READ,
}

function jobAccessOf(process: Process, table: string): string {
  if (process === 'console') return consoleJobAccess[table] ?? NONE
  return process === 'site' ? APPEND : ALL
}

type Schemas = { readonly schema: string; readonly jobSchema: string }

/**
 * Grants the roles of the processes what they need, after every setup. Returns false, and does nothing, where server and
 * worker have no roles: then one role does everything. The role of the console may be missing: then there is no console.
 */
export async function grantAccess(db: Db, { schema, jobSchema }: Schemas): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const present = await listRoles(trx)
    if (!present.includes('site') || !present.includes('worker')) return false
    const [all, jobTables] = [await listTables(trx, schema), await listTables(trx, jobSchema)]
    // Rows of a partition are reached through its table, whose rights count; the job engine names its own partitions.
    const tables = namesOf(all.filter(({ isPartition }) => !isPartition))
    for (const process of present) {
      const grant = { role: roles[process], isOpen: process !== 'console' }
      await grantSchema(trx, { ...grant, schema, tables, accessTo: (table) => accessOf(process, table) })
      const accessTo = (table: string) => jobAccessOf(process, table)
      await grantSchema(trx, { ...grant, schema: jobSchema, tables: namesOf(jobTables), accessTo })
    }
    await grantMaintenance(trx, schema)
    if (present.includes('console')) await grantFailures(trx, jobSchema)
    return true
  })
}

/** Server and worker may do everything that is not limited, the console nothing that is not listed. */
function accessOf(process: Process, table: string): string {
  return process === 'console' ? (consoleAccess[table] ?? NONE) : (limited[process][table] ?? ALL)
}

/** The processes that have a role on this server. */
async function listRoles(db: Db): Promise<Process[]> {
  const all = Object.entries(roles) as [Process, string][] // true: the keys of a literal
  const names = all.map(([, role]) => role)
  const { rows } = await sql<{ name: string }>`
    select rolname as name from pg_roles where rolname in (${sql.join(names)})`.execute(db)
  return all.filter(([, role]) => rows.some(({ name }) => name === role)).map(([process]) => process)
}

type Table = { readonly name: string; readonly isPartition: boolean }
const namesOf = (tables: readonly Table[]) => tables.map(({ name }) => name)

async function listTables(db: Db, schema: string): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select relname as name, relispartition as "isPartition" from pg_class
    where relkind in ('r', 'p') and relnamespace = to_regnamespace(${schema}) order by relname`.execute(db)
  return rows
}

/** The worker creates and drops partitions by a function of their owner; a schema of an older release lacks it. */
async function grantMaintenance(trx: Db, schema: string): Promise<void> {
  const { rows } = await sql`
    select from pg_proc where proname = 'maintain_reminder_days' and pronamespace = to_regnamespace(${schema})`.execute(
    trx,
  )
  if (rows.length === 0) return
  const name = sql.id(schema, 'maintain_reminder_days')
  await sql`grant execute on function ${name} to ${sql.id(roles.worker)}`.execute(trx)
  await sql`grant select on ${sql.id(schema, 'reminder_days')} to ${sql.id(roles.worker)}`.execute(trx)
}

/** The console reads why a job failed by a function, because the column may have more than that. */
async function grantFailures(trx: Db, jobSchema: string): Promise<void> {
  const { rows } = await sql`
    select from pg_proc where proname = ${FAILURES} and pronamespace = to_regnamespace(${jobSchema})`.execute(
    trx,
  )
  if (rows.length === 0) return
  await sql`grant execute on function ${sql.id(jobSchema, FAILURES)} to ${sql.id(roles.console)}`.execute(trx)
}

type SchemaGrant = {
  readonly role: string
  readonly schema: string
  readonly tables: readonly string[]
  readonly accessTo: (table: string) => string
  /** Whether the role may read tables that are yet to come. */
  readonly isOpen: boolean
}

async function grantSchema(trx: Db, { role, schema, tables, accessTo, isOpen }: SchemaGrant): Promise<void> {
  if (tables.length === 0) return
  const [grantee, at] = [sql.id(role), sql.id(schema)]
  const listOf = (names: readonly string[]) => sql.join(names.map((name) => sql.id(schema, name)))
  await sql`grant usage on schema ${at} to ${grantee}`.execute(trx)
  await sql`revoke all on ${listOf(tables)} from ${grantee}`.execute(trx)
  for (const [access, names] of Map.groupBy(tables, accessTo))
    if (access !== NONE) await sql`grant ${sql.raw(access)} on ${listOf(names)} to ${grantee}`.execute(trx)
  await sql`grant usage on all sequences in schema ${at} to ${grantee}`.execute(trx)
  if (!isOpen) return
  // For a table that is replaced between two setups, as those of the gazetteer are.
  await sql`alter default privileges in schema ${at} grant select on tables to ${grantee}`.execute(trx)
}
