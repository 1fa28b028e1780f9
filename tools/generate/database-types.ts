import { writeFile } from 'node:fs/promises'
import { generate, PostgresDialect } from 'kysely-codegen'
import { openDatabase } from '../../apps/server/src/platform/db/database.ts'
import { migrate } from '../../apps/server/src/platform/db/migrate.ts'
import { createTemporaryDatabase } from '../testbed/postgres/temporary-database.ts'
import { runTool } from '../testbed/require-program.ts'

/** Writes `platform/db/schema.ts` from a database that has just run every migration. */
const target = new URL('../../apps/server/src/platform/db/schema.ts', import.meta.url)

async function writeTypes(): Promise<void> {
  const database = await createTemporaryDatabase(process.env)
  const db = openDatabase({ url: database.url, poolSize: 2, statementTimeoutMs: 0 })
  try {
    await migrate(db)
    const types = await generate({ db, dialect: new PostgresDialect(), excludePattern: 'kysely_*' })
    await writeFile(target, types)
    console.log('apps/server/src/platform/db/schema.ts is written')
  } finally {
    await db.destroy()
    await database.drop()
  }
}

await runTool(writeTypes)
