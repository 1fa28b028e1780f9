import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type { Database } from '../../../apps/server/src/platform/db/database.ts'

export type Statement = { readonly sql: string; readonly parameters: readonly unknown[] }

/** A call of the application that asks the database something. */
export type Call = (db: Kysely<Database>) => Promise<unknown>

/** The first statement of a call, as it would be sent. Nothing answers, so what the call does next does not matter. */
export async function recordStatement(call: Call): Promise<Statement> {
  const asked: Statement[] = []
  const db = new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (given) => new PostgresIntrospector(given),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log({ query }) {
      asked.push({ sql: query.sql, parameters: query.parameters })
    },
  })
  await Promise.allSettled([call(db)])
  const [first] = asked
  if (!first) throw new Error('the call asked nothing')
  return first
}
