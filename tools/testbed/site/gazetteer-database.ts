import { join } from 'node:path'
import { importGazetteer } from '../../../apps/server/src/features/places/index.ts'
import { createMigratedDatabase } from './site.ts'

/** A database of its own with the whole gazetteer; built once a machine, then copied. */
export async function createGazetteerDatabase(): ReturnType<typeof createMigratedDatabase> {
  const database = await createMigratedDatabase()
  await importGazetteer({
    root: join(import.meta.dirname, '../../..'),
    url: database.url,
    now: Date.now,
    report: (line) => console.error(line),
  })
  return database
}
