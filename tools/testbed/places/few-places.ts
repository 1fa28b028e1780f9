import { join } from 'node:path'
import { importGazetteer } from '../../../apps/server/src/features/places/index.ts'

/** Imports eighteen towns, the gazetteer of a site under test. */
export async function importFewPlaces(databaseUrl: string): Promise<void> {
  await importGazetteer({
    root: join(import.meta.dirname, '../../..'),
    dump: join(import.meta.dirname, 'few-places'),
    url: databaseUrl,
    now: Date.now,
    report: () => {},
  })
}
