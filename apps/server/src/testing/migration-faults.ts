import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type { Migration } from '../platform/db/run-migrations.ts'

/** The statements that a migration executes on a database that answers nothing. */
export async function listStatements({ up }: Migration): Promise<string[]> {
  const statements: string[] = []
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (one) => new PostgresIntrospector(one),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => {
      statements.push(query.sql)
    },
  })
  await up(db)
  return statements
}

type Rule = {
  readonly fault: string
  readonly isBroken: (statement: string, before: Before) => boolean
}
/** The tables that the statements before this one have created and altered. */
type Before = { readonly created: ReadonlySet<string>; readonly altered: ReadonlySet<string> }

const CREATED = /^create (?:unlogged )?table (?:if not exists )?(\w+)/
const ALTERED = /^alter table (?:if exists )?(?:only )?(\w+)/
const INDEXED = /^create (?:unique )?index (?!concurrently).*? on (?:only )?"?(\w+)/
const WRITTEN = /^(?:update|delete from) (?:only )?(\w+)/

const nameIn = (pattern: RegExp, statement: string) => pattern.exec(statement)?.[1] ?? ''

/** What would stop the release before from serving, or the whole site behind a lock. */
const rules: readonly Rule[] = [
  {
    fault: 'drops what the release before may use',
    isBroken: (text) => /\bdrop (?:table|column|constraint|schema|type|view|index)\b/.test(text),
  },
  { fault: 'renames what the release before uses', isBroken: (text) => /\brename\b/.test(text) },
  {
    fault: 'changes the type of a column',
    isBroken: (text) => /\balter column \w+ (?:set data )?type\b/.test(text),
  },
  {
    fault: 'requires a value that the release before does not write',
    isBroken: (text, { created }) =>
      !created.has(nameIn(ALTERED, text)) &&
      (/\bset not null\b/.test(text) ||
        text.split(/\badd column\b/).some((column, index) => index > 0 && isRequired(column))),
  },
  {
    fault: 'writes every row under a lock: only a constant or now() may be the default of a new column',
    isBroken: (text, { created }) =>
      !created.has(nameIn(ALTERED, text)) && /\badd column\b.*\bdefault (?!now\(\))[\w.]*\w\(/.test(text),
  },
  {
    fault: 'checks every row under a lock: add the constraint as not valid',
    isBroken: (text, { created }) =>
      /\badd (?:constraint|check|foreign key|unique|primary key)\b/.test(text) &&
      !/\bnot valid\b/.test(text) &&
      !created.has(nameIn(ALTERED, text)),
  },
  {
    fault: 'builds an index under a lock: createIndexConcurrently does not',
    isBroken: (text, { created }) => INDEXED.test(text) && !created.has(nameIn(INDEXED, text)),
  },
  {
    fault: 'writes rows while the table is locked by alter table: put that in the next migration',
    isBroken: (text, { altered }) => altered.has(nameIn(WRITTEN, text)),
  },
]

const isRequired = (column: string) => /\bnot null\b/.test(column) && !/\bdefault\b/.test(column)

/** Names what is wrong with each statement of a migration, in their order. */
export function findMigrationFaults(statements: readonly string[]): string[] {
  const [created, altered] = [new Set<string>(), new Set<string>()]
  return statements.flatMap((statement) => {
    const text = statement.toLowerCase().replaceAll(/\s+/g, ' ').trim()
    const faults = rules.filter(({ isBroken }) => isBroken(text, { created, altered }))
    if (CREATED.test(text)) created.add(nameIn(CREATED, text))
    if (ALTERED.test(text) && !created.has(nameIn(ALTERED, text))) altered.add(nameIn(ALTERED, text))
    return faults.map(({ fault }) => `${fault}: ${text.slice(0, 80)}`)
  })
}
