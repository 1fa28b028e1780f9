import { join } from 'node:path'
import { parseConfig } from '../../config.ts'
import { syncContent } from '../../features/content/index.ts'
import { openDatabase } from '../../platform/db/database.ts'

export const description = 'syncs the texts of content/ into the database and prints what changed'

export async function run(): Promise<number> {
  const db = openDatabase({ url: parseConfig(process.env).databaseUrl, poolSize: 1 })
  try {
    const changes = await syncContent(db, join(import.meta.dirname, '../../../../../content'))
    console.log(changes.length > 0 ? changes.join('\n') : 'no text has changed')
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  } finally {
    await db.destroy()
  }
}
