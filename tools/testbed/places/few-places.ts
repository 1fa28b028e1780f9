import { join } from 'node:path'
import { importGazetteer } from '../../../apps/server/src/features/places/index.ts'

/** Eighteen towns, enough to look for and to choose: what a site under test knows of the world. */
export async function importFewPlaces(databaseUrl: string): Promise<void> {
  await importGazetteer({
    root: join(import.meta.dirname, '../../..'),
    dump: join(import.meta.dirname, 'few-places'),
    url: databaseUrl,
    now: Date.now,
    report: () => {},
  })
}
