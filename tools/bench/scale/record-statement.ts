import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type { Database } from '../../../apps/server/src/platform/db/database.ts'

export type Statement = { readonly sql: string; readonly parameters: readonly unknown[] }

/** A call of the application that queries the database. */
export type Call = (db: Kysely<Database>) => Promise<unknown>

/** The first statement of a call as it would be sent. Its result is empty, and the rest of the call is ignored. */
export async function recordStatement(call: Call): Promise<Statement> {
  const statements: Statement[] = []
  const db = new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log({ query }) {
      statements.push({ sql: query.sql, parameters: query.parameters })
    },
  })
  await Promise.allSettled([call(db)])
  const [first] = statements
  if (!first) throw new Error('the call ran no statement')
  return first
}
