import { join } from 'node:path'
import { parseConfig } from '../config.ts'
import { syncContent } from '../features/content/index.ts'
import { openDatabase } from '../platform/db/database.ts'

const db = openDatabase({ url: parseConfig(process.env).databaseUrl, poolSize: 1 })
try {
  const changes = await syncContent(db, join(import.meta.dirname, '../../../../content'))
  console.log(changes.length > 0 ? changes.join('\n') : 'the texts are as they were')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await db.destroy()
}
